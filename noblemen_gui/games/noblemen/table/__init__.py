"""How Noblemen looks and is played on screen: events become animation and sound, drops become moves."""
