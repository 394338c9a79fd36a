"""What the names of `events.py` stand for. Written by `python -m ludotheque.core.derive`."""

# REFUSALS
TIRED = 1

# REASONS
ARRIVED = 1
