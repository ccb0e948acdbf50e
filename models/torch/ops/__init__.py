"""Operations on tensors, by kind."""
