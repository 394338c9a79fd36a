"""Maps as people draw them: read, checked, told in words."""
