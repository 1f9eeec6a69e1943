"""7 & 7, 2 to 5 seats."""
