"""What computer players weigh: the estimate, and the moves they look at."""
