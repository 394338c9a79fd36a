"""What computer players weigh."""
