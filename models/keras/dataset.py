"""Datasets from folders."""

from models.crane import unknown

__pure__ = True


def image_dataset_from_directory(*args, **kwargs):
    return unknown()


def text_dataset_from_directory(*args, **kwargs):
    return unknown()
