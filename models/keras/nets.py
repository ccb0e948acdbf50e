"""The networks of keras.applications, and nothing else: notebooks import all of it with a star."""

from models.keras._applications import (VGG16, VGG19, ResNet50, ResNet101, ResNet152, ResNet50V2, ResNet101V2, ResNet152V2, InceptionV3, InceptionResNetV2,
    Xception, DenseNet121, DenseNet169, DenseNet201, EfficientNetB0, EfficientNetB1, EfficientNetB2, EfficientNetB3,
    EfficientNetB4, EfficientNetB5, EfficientNetB6, EfficientNetB7, EfficientNetV2B0, EfficientNetV2B1, EfficientNetV2B2,
    EfficientNetV2B3, EfficientNetV2S, EfficientNetV2M, EfficientNetV2L, ConvNeXtTiny, ConvNeXtSmall, ConvNeXtBase,
    ConvNeXtLarge, ConvNeXtXLarge, MobileNet, MobileNetV2, NASNetMobile, NASNetLarge)

__pure__ = True
