"""The rules of the four games. Standard library only; nothing here knows about a screen."""
