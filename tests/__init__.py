"""All tests; `pytest` runs them."""
