"""Sevens: four card games about the number seven at one desktop table."""

__version__ = "0.1.0"
