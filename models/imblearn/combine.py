"""imblearn.combine: more of the rarer classes, then fewer of all."""

from models.imblearn._base import Sampler as _Sampler

__pure__ = True


class SMOTEENN(_Sampler):
    pass


class SMOTETomek(_Sampler):
    pass
