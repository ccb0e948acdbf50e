"""torch.utils.data.dataloader."""

from models.torch.utils.data.loader import DataLoader, default_collate
