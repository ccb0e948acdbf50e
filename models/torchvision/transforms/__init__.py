"""torchvision.transforms."""

import models.torchvision.transforms.functional
import models.torchvision.transforms.v2
from models.torchvision.transforms.transforms import (CenterCrop, ColorJitter, Compose, ConvertImageDtype, FiveCrop, GaussianBlur,
                                                      Grayscale, Lambda, Normalize, Pad, PILToTensor, RandomAdjustSharpness, RandomAffine,
                                                      RandomCrop, RandomErasing, RandomGrayscale, RandomHorizontalFlip, RandomPerspective,
                                                      RandomResizedCrop, RandomRotation, RandomVerticalFlip, Resize, ToPILImage, ToTensor)

__pure__ = True
