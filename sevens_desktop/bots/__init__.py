"""Opponents. They get a determinization of what their seat knows, never the real state. No Qt here."""
