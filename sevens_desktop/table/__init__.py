"""Qt objects of one running game: session, card models, prompts, and words for every code of the engine."""
