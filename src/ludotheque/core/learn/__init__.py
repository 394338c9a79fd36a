"""Learning a game by playing it: guided steps, a coach, exercises; see docs/learning.md."""
