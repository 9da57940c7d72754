"""Players of any game: each sees only a seat's view and answers with one of the moves offered."""
