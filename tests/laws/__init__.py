"""Laws that hold in every game: cards and coins are conserved, views leak nothing, texts can be read back."""
