"""Content files to tables, texts and options."""
