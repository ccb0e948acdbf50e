"""keras.applications. A submodule has the names of all: which network is where does not decide crashes."""

import models.keras.nets as convnext
import models.keras.nets as densenet
import models.keras.nets as efficientnet
import models.keras.nets as efficientnet_v2
import models.keras.nets as imagenet_utils
import models.keras.nets as inception_resnet_v2
import models.keras.nets as inception_v3
import models.keras.nets as mobilenet
import models.keras.nets as mobilenet_v2
import models.keras.nets as mobilenet_v3
import models.keras.nets as nasnet
import models.keras.nets as resnet
import models.keras.nets as resnet50
import models.keras.nets as resnet_v2
import models.keras.nets as vgg16
import models.keras.nets as vgg19
import models.keras.nets as xception
from models.keras._applications import (VGG16, VGG19, ResNet50, ResNet101, ResNet152, ResNet50V2, ResNet101V2, ResNet152V2, InceptionV3, InceptionResNetV2,
    Xception, DenseNet121, DenseNet169, DenseNet201, EfficientNetB0, EfficientNetB1, EfficientNetB2, EfficientNetB3,
    EfficientNetB4, EfficientNetB5, EfficientNetB6, EfficientNetB7, EfficientNetV2B0, EfficientNetV2B1, EfficientNetV2B2,
    EfficientNetV2B3, EfficientNetV2S, EfficientNetV2M, EfficientNetV2L, ConvNeXtTiny, ConvNeXtSmall, ConvNeXtBase,
    ConvNeXtLarge, ConvNeXtXLarge, MobileNet, MobileNetV2, NASNetMobile, NASNetLarge)

__pure__ = True
