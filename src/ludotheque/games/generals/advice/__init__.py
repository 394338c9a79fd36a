"""The computer's plain player: what it would order now, in one of several styles."""
