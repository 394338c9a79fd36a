"""Night Dealer, held to its rulebook."""
