"""Draws the vector art that repeats, varies or is put together from other pieces; the rest of art/ is kept by hand."""
