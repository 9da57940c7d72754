"""What every board game is, whichever game it may be: contract, match, record and chance."""
