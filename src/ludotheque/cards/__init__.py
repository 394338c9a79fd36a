"""What card games share: closed vocabularies of effects, and card texts made from them."""
