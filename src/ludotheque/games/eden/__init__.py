"""Battle For Eden."""
