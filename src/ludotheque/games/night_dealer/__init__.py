"""Le Meneur de Nuit / Night Dealer: a duel of arcana on nine cells."""
