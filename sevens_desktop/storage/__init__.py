"""What is kept: games, settings, people and statistics. No Qt here."""
