"""From content files and options to tables, texts and facts."""
