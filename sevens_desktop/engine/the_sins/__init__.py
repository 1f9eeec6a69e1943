"""7: The Sins, 2 to 5 seats."""
