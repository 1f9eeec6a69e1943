"""Growl with 7 Sins and Undead, 4 to 10 seats."""
