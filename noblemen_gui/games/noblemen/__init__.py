"""Noblemen: Elizabethan England, 3 to 5 seats, three decades of land, castles, the Queen and masquerade balls."""
