"""What is kept: games, settings, people and statistics. No Qt here.

``places`` says where; ``GameStore`` creates, opens, deletes, imports and exports games; ``Library`` lists them;
``statistics.tally`` counts them; ``People`` and ``Settings`` are small files that are written whole.
"""
