"""The rules of Night Dealer, by chapter of the rulebook."""
