"""The content side of Generals: files, maps, options, texts and pictures."""
