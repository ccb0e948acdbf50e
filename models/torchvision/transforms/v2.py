"""torchvision.transforms.v2: what it shares with the first version; the rest is not known."""

from models.torchvision.transforms.transforms import (CenterCrop, ColorJitter, Compose, GaussianBlur, Lambda, RandomCrop,
                                                      RandomHorizontalFlip, RandomResizedCrop, RandomVerticalFlip)

__pure__ = True
