"""Extracts the signatures and attributes of published libraries, a version at a time, without importing them."""
