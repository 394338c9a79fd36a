"""What names of `events` and `moves` stand for. Written by `python -m ludotheque.core.derive`."""

# REFUSALS
TIRED = 1

# REASONS
ARRIVED = 1
