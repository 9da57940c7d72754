"""How any game is taught: lessons at the real table, rules by topic, first hints; all words are data of the game."""
