"""Measurements, run by hand; no test depends on them."""
