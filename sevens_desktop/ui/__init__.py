"""The application object and the QML module ``Sevens``."""
