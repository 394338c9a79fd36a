"""Games held to their rulebooks."""
