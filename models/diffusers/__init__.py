"""diffusers: pipelines that make pictures, which are not known; what they are given stays as it is."""

from models.crane import unknown as _unknown
from models._std import may_fail as _may_fail

__pure__ = True


class _Part:
    """A pipeline, a scheduler or a network of one."""

    def __init__(self, *args, **kwargs):
        _may_fail()

    @classmethod
    def from_pretrained(cls, pretrained_model_name_or_path, *args, **kwargs):
        _may_fail()
        return cls()

    @classmethod
    def from_config(cls, config=None, *args, **kwargs):
        _may_fail()
        return cls()

    @classmethod
    def from_pipe(cls, pipeline, **kwargs):
        _may_fail()
        return cls()

    def __getattr__(self, name):
        return _unknown()

    def __call__(self, *args, **kwargs):
        _may_fail()
        return _unknown()

    def to(self, *args, **kwargs):
        _may_fail()
        return self

    def save_pretrained(self, save_directory, *args, **kwargs):
        _may_fail()

    def enable_model_cpu_offload(self, *args, **kwargs):
        _may_fail()

    def enable_xformers_memory_efficient_attention(self, *args, **kwargs):
        _may_fail()

    def enable_attention_slicing(self, *args, **kwargs):
        _may_fail()


#: What `from_pretrained` gives is of a class that the checkpoint names.
_LOOSE = {"__abstract__": True}

AnimateDiffPipeline = type("AnimateDiffPipeline", (_Part,), _LOOSE)
AutoModel = type("AutoModel", (_Part,), _LOOSE)
AutoPipelineForImage2Image = type("AutoPipelineForImage2Image", (_Part,), _LOOSE)
AutoPipelineForInpainting = type("AutoPipelineForInpainting", (_Part,), _LOOSE)
AutoPipelineForText2Image = type("AutoPipelineForText2Image", (_Part,), _LOOSE)
AutoencoderKL = type("AutoencoderKL", (_Part,), _LOOSE)
AutoencoderTiny = type("AutoencoderTiny", (_Part,), _LOOSE)
ControlNetModel = type("ControlNetModel", (_Part,), _LOOSE)
DDIMInverseScheduler = type("DDIMInverseScheduler", (_Part,), _LOOSE)
DDIMPipeline = type("DDIMPipeline", (_Part,), _LOOSE)
DDIMScheduler = type("DDIMScheduler", (_Part,), _LOOSE)
DDPMPipeline = type("DDPMPipeline", (_Part,), _LOOSE)
DDPMScheduler = type("DDPMScheduler", (_Part,), _LOOSE)
DPMSolverMultistepScheduler = type("DPMSolverMultistepScheduler", (_Part,), _LOOSE)
DiTPipeline = type("DiTPipeline", (_Part,), _LOOSE)
DiffusionPipeline = type("DiffusionPipeline", (_Part,), _LOOSE)
EulerAncestralDiscreteScheduler = type("EulerAncestralDiscreteScheduler", (_Part,), _LOOSE)
EulerDiscreteScheduler = type("EulerDiscreteScheduler", (_Part,), _LOOSE)
FluxPipeline = type("FluxPipeline", (_Part,), _LOOSE)
FluxTransformer2DModel = type("FluxTransformer2DModel", (_Part,), _LOOSE)
Kandinsky3Img2ImgPipeline = type("Kandinsky3Img2ImgPipeline", (_Part,), _LOOSE)
Kandinsky3Pipeline = type("Kandinsky3Pipeline", (_Part,), _LOOSE)
KandinskyImg2ImgPipeline = type("KandinskyImg2ImgPipeline", (_Part,), _LOOSE)
KandinskyInpaintPipeline = type("KandinskyInpaintPipeline", (_Part,), _LOOSE)
KandinskyPipeline = type("KandinskyPipeline", (_Part,), _LOOSE)
KandinskyPriorPipeline = type("KandinskyPriorPipeline", (_Part,), _LOOSE)
KandinskyV22ControlnetImg2ImgPipeline = type("KandinskyV22ControlnetImg2ImgPipeline", (_Part,), _LOOSE)
KandinskyV22ControlnetPipeline = type("KandinskyV22ControlnetPipeline", (_Part,), _LOOSE)
KandinskyV22Img2ImgPipeline = type("KandinskyV22Img2ImgPipeline", (_Part,), _LOOSE)
KandinskyV22InpaintPipeline = type("KandinskyV22InpaintPipeline", (_Part,), _LOOSE)
KandinskyV22Pipeline = type("KandinskyV22Pipeline", (_Part,), _LOOSE)
KandinskyV22PriorEmb2EmbPipeline = type("KandinskyV22PriorEmb2EmbPipeline", (_Part,), _LOOSE)
KandinskyV22PriorPipeline = type("KandinskyV22PriorPipeline", (_Part,), _LOOSE)
LCMScheduler = type("LCMScheduler", (_Part,), _LOOSE)
LDMSuperResolutionPipeline = type("LDMSuperResolutionPipeline", (_Part,), _LOOSE)
LMSDiscreteScheduler = type("LMSDiscreteScheduler", (_Part,), _LOOSE)
MotionAdapter = type("MotionAdapter", (_Part,), _LOOSE)
PNDMScheduler = type("PNDMScheduler", (_Part,), _LOOSE)
QwenImagePipeline = type("QwenImagePipeline", (_Part,), _LOOSE)
QwenImageTransformer2DModel = type("QwenImageTransformer2DModel", (_Part,), _LOOSE)
RePaintScheduler = type("RePaintScheduler", (_Part,), _LOOSE)
ShapEImg2ImgPipeline = type("ShapEImg2ImgPipeline", (_Part,), _LOOSE)
ShapEPipeline = type("ShapEPipeline", (_Part,), _LOOSE)
StableDiffusionControlNetInpaintPipeline = type("StableDiffusionControlNetInpaintPipeline", (_Part,), _LOOSE)
StableDiffusionControlNetPipeline = type("StableDiffusionControlNetPipeline", (_Part,), _LOOSE)
StableDiffusionDepth2ImgPipeline = type("StableDiffusionDepth2ImgPipeline", (_Part,), _LOOSE)
StableDiffusionDiffEditPipeline = type("StableDiffusionDiffEditPipeline", (_Part,), _LOOSE)
StableDiffusionImg2ImgPipeline = type("StableDiffusionImg2ImgPipeline", (_Part,), _LOOSE)
StableDiffusionInpaintPipeline = type("StableDiffusionInpaintPipeline", (_Part,), _LOOSE)
StableDiffusionInstructPix2PixPipeline = type("StableDiffusionInstructPix2PixPipeline", (_Part,), _LOOSE)
StableDiffusionLatentUpscalePipeline = type("StableDiffusionLatentUpscalePipeline", (_Part,), _LOOSE)
StableDiffusionPipeline = type("StableDiffusionPipeline", (_Part,), _LOOSE)
StableDiffusionUpscalePipeline = type("StableDiffusionUpscalePipeline", (_Part,), _LOOSE)
StableDiffusionXLAdapterPipeline = type("StableDiffusionXLAdapterPipeline", (_Part,), _LOOSE)
StableDiffusionXLControlNetPipeline = type("StableDiffusionXLControlNetPipeline", (_Part,), _LOOSE)
StableDiffusionXLImg2ImgPipeline = type("StableDiffusionXLImg2ImgPipeline", (_Part,), _LOOSE)
StableDiffusionXLInpaintPipeline = type("StableDiffusionXLInpaintPipeline", (_Part,), _LOOSE)
StableDiffusionXLInstructPix2PixPipeline = type("StableDiffusionXLInstructPix2PixPipeline", (_Part,), _LOOSE)
StableDiffusionXLPipeline = type("StableDiffusionXLPipeline", (_Part,), _LOOSE)
StableVideoDiffusionPipeline = type("StableVideoDiffusionPipeline", (_Part,), _LOOSE)
T2IAdapter = type("T2IAdapter", (_Part,), _LOOSE)
TCDScheduler = type("TCDScheduler", (_Part,), _LOOSE)
UNet1DModel = type("UNet1DModel", (_Part,), _LOOSE)
UNet2DConditionModel = type("UNet2DConditionModel", (_Part,), _LOOSE)
UNet2DModel = type("UNet2DModel", (_Part,), _LOOSE)
UniDiffuserPipeline = type("UniDiffuserPipeline", (_Part,), _LOOSE)
UniPCMultistepScheduler = type("UniPCMultistepScheduler", (_Part,), _LOOSE)
ValueGuidedRLPipeline = type("ValueGuidedRLPipeline", (_Part,), _LOOSE)
