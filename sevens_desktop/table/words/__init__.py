"""Codes with facts become sentences here and nowhere else.

Every sentence is a literal in a call of ``translate`` (lupdate collects them), read in the language of the moment.
Without an application object it comes out in English. Styled sentences may hold ``<b>``; ``plain`` strips it.
"""
