"""transformers: models, tokenizers and trainers of Hugging Face. What a checkpoint holds is not known."""

from models.crane import instance as _instance
from models.crane import known as _known
from models.crane import unknown as _unknown
from models.crane import value as _value
from models._std import may_fail as _may_fail
from models.transformers._nets import Auto as _Auto
from models.transformers._nets import Config as _Config
from models.transformers._nets import net as _net
from models.transformers._nets import Net as _Net
from models.transformers._nets import recorded as _recorded_net
from models.transformers._nets import recorded_config as _recorded_config
from models.transformers._nets import TFNet as _TFNet
from models.transformers._outputs import recorded as _recorded_output
from models.transformers._text import Encoding as BatchEncoding  # noqa: F401
from models.transformers._text import Made as PreTrainedTokenizerFast  # noqa: F401
from models.transformers._text import Processor as _Processor
from models.transformers._text import recorded as _recorded_tokenizer
from models.transformers._text import Tokenizer as _Tokenizer
from models.transformers._training import Collator as _Collator
from models.transformers._training import DataCollatorWithPadding  # noqa: F401
from models.transformers._training import PredictionOutput as _PredictionOutput
from models.transformers._training import TrainOutput as _TrainOutput
from models.transformers._training import (  # noqa: F401
    Pipeline, Seq2SeqTrainer, Seq2SeqTrainingArguments, Trainer, TrainingArguments, pipeline,
)

__pure__ = True

#: What `from_pretrained` gives is of a class that the checkpoint names: it may be an instance of any of these.
_LOOSE = {"__abstract__": True}


class AutoTokenizer:
    def __init__(self):
        raise OSError("AutoTokenizer is designed to be instantiated using the "
                      "`AutoTokenizer.from_pretrained(pretrained_model_name_or_path)` method.")

    @classmethod
    def from_pretrained(cls, pretrained_model_name_or_path, *inputs, **kwargs):
        return _Tokenizer.from_pretrained(pretrained_model_name_or_path, *inputs, **kwargs)


class AutoConfig:
    @classmethod
    def from_pretrained(cls, pretrained_model_name_or_path, *args, **kwargs):
        return _Config.from_pretrained(pretrained_model_name_or_path)

    @classmethod
    def for_model(cls, model_type, *args, **kwargs):
        _may_fail()
        return _Config()


class AutoProcessor:
    @classmethod
    def from_pretrained(cls, pretrained_model_name_or_path, *args, **kwargs):
        return _Processor.from_pretrained(pretrained_model_name_or_path)


AutoImageProcessor = AutoFeatureExtractor = AutoVideoProcessor = AutoProcessor


def set_seed(seed, deterministic=False):
    return None


def get_scheduler(name, optimizer, num_warmup_steps=None, num_training_steps=None, scheduler_specific_kwargs=None):
    _may_fail()
    return _Schedule()


def get_linear_schedule_with_warmup(optimizer, num_warmup_steps, num_training_steps, last_epoch=-1):
    _may_fail()
    return _Schedule()


def get_cosine_schedule_with_warmup(optimizer, num_warmup_steps, num_training_steps, num_cycles=0.5, last_epoch=-1):
    _may_fail()
    return _Schedule()


class _Schedule:
    """A schedule of the learning rate; the rates are not followed."""

    def step(self, *args):
        _may_fail()

    def __getattr__(self, name):
        return _unknown()


def default_data_collator(features, return_tensors="pt"):
    _may_fail()
    return _unknown()


def create_optimizer(*args, **kwargs):
    _may_fail()
    return (_unknown(), _unknown())


class TrainerCallback:
    """Base of users' callbacks."""

    def __getattr__(self, name):
        return _unknown()


class EarlyStoppingCallback(TrainerCallback):
    def __init__(self, early_stopping_patience=1, early_stopping_threshold=0.0):
        self.early_stopping_patience = early_stopping_patience


AutoBackbone = type("AutoBackbone", (_Auto,), _LOOSE)
AutoModel = type("AutoModel", (_Auto,), _LOOSE)
AutoModelForAudioClassification = type("AutoModelForAudioClassification", (_Auto,), _LOOSE)
AutoModelForCTC = type("AutoModelForCTC", (_Auto,), _LOOSE)
AutoModelForCausalLM = type("AutoModelForCausalLM", (_Auto,), _LOOSE)
AutoModelForDocumentQuestionAnswering = type("AutoModelForDocumentQuestionAnswering", (_Auto,), _LOOSE)
AutoModelForImageClassification = type("AutoModelForImageClassification", (_Auto,), _LOOSE)
AutoModelForImageTextToText = type("AutoModelForImageTextToText", (_Auto,), _LOOSE)
AutoModelForInstanceSegmentation = type("AutoModelForInstanceSegmentation", (_Auto,), _LOOSE)
AutoModelForMaskedLM = type("AutoModelForMaskedLM", (_Auto,), _LOOSE)
AutoModelForMultimodalLM = type("AutoModelForMultimodalLM", (_Auto,), _LOOSE)
AutoModelForMultipleChoice = type("AutoModelForMultipleChoice", (_Auto,), _LOOSE)
AutoModelForNextSentencePrediction = type("AutoModelForNextSentencePrediction", (_Auto,), _LOOSE)
AutoModelForObjectDetection = type("AutoModelForObjectDetection", (_Auto,), _LOOSE)
AutoModelForPreTraining = type("AutoModelForPreTraining", (_Auto,), _LOOSE)
AutoModelForQuestionAnswering = type("AutoModelForQuestionAnswering", (_Auto,), _LOOSE)
AutoModelForSemanticSegmentation = type("AutoModelForSemanticSegmentation", (_Auto,), _LOOSE)
AutoModelForSeq2SeqLM = type("AutoModelForSeq2SeqLM", (_Auto,), _LOOSE)
AutoModelForSequenceClassification = type("AutoModelForSequenceClassification", (_Auto,), _LOOSE)
AutoModelForSpeechSeq2Seq = type("AutoModelForSpeechSeq2Seq", (_Auto,), _LOOSE)
AutoModelForTextEncoding = type("AutoModelForTextEncoding", (_Auto,), _LOOSE)
AutoModelForTokenClassification = type("AutoModelForTokenClassification", (_Auto,), _LOOSE)
AutoModelForVision2Seq = type("AutoModelForVision2Seq", (_Auto,), _LOOSE)
AutoModelForZeroShotImageClassification = type("AutoModelForZeroShotImageClassification", (_Auto,), _LOOSE)
AutoModelForZeroShotObjectDetection = type("AutoModelForZeroShotObjectDetection", (_Auto,), _LOOSE)
AlbertModel = type("AlbertModel", (_Net,), _LOOSE)
AudioFlamingo3ForConditionalGeneration = type("AudioFlamingo3ForConditionalGeneration", (_Net,), _LOOSE)
AutoformerForPrediction = type("AutoformerForPrediction", (_Net,), _LOOSE)
BartForConditionalGeneration = type("BartForConditionalGeneration", (_Net,), _LOOSE)
BertForMaskedLM = type("BertForMaskedLM", (_Net,), _LOOSE)
BertForQuestionAnswering = type("BertForQuestionAnswering", (_Net,), _LOOSE)
BertForSequenceClassification = type("BertForSequenceClassification", (_Net,), _LOOSE)
BertForTokenClassification = type("BertForTokenClassification", (_Net,), _LOOSE)
BertModel = type("BertModel", (_Net,), _LOOSE)
Blip2ForConditionalGeneration = type("Blip2ForConditionalGeneration", (_Net,), _LOOSE)
BlipForConditionalGeneration = type("BlipForConditionalGeneration", (_Net,), _LOOSE)
CLIPModel = type("CLIPModel", (_Net,), _LOOSE)
CLIPSegForImageSegmentation = type("CLIPSegForImageSegmentation", (_Net,), _LOOSE)
CLIPTextModel = type("CLIPTextModel", (_Net,), _LOOSE)
CLIPTextModelWithProjection = type("CLIPTextModelWithProjection", (_Net,), _LOOSE)
CLIPVisionModelWithProjection = type("CLIPVisionModelWithProjection", (_Net,), _LOOSE)
CamembertForMaskedLM = type("CamembertForMaskedLM", (_Net,), _LOOSE)
CamembertModel = type("CamembertModel", (_Net,), _LOOSE)
DPTForDepthEstimation = type("DPTForDepthEstimation", (_Net,), _LOOSE)
DebertaV2ForSequenceClassification = type("DebertaV2ForSequenceClassification", (_Net,), _LOOSE)
DetrForObjectDetection = type("DetrForObjectDetection", (_Net,), _LOOSE)
DistilBertForSequenceClassification = type("DistilBertForSequenceClassification", (_Net,), _LOOSE)
DistilBertModel = type("DistilBertModel", (_Net,), _LOOSE)
ElectraModel = type("ElectraModel", (_Net,), _LOOSE)
EsmForProteinFolding = type("EsmForProteinFolding", (_Net,), _LOOSE)
GPT2LMHeadModel = type("GPT2LMHeadModel", (_Net,), _LOOSE)
GPT2Model = type("GPT2Model", (_Net,), _LOOSE)
Gemma4ForConditionalGeneration = type("Gemma4ForConditionalGeneration", (_Net,), _LOOSE)
IdeficsForVisionText2Text = type("IdeficsForVisionText2Text", (_Net,), _LOOSE)
InformerForPrediction = type("InformerForPrediction", (_Net,), _LOOSE)
LlamaForCausalLM = type("LlamaForCausalLM", (_Net,), _LOOSE)
LlavaOnevisionForConditionalGeneration = type("LlavaOnevisionForConditionalGeneration", (_Net,), _LOOSE)
M2M100ForConditionalGeneration = type("M2M100ForConditionalGeneration", (_Net,), _LOOSE)
MT5ForConditionalGeneration = type("MT5ForConditionalGeneration", (_Net,), _LOOSE)
MarianMTModel = type("MarianMTModel", (_Net,), _LOOSE)
MobileNetV2ForImageClassification = type("MobileNetV2ForImageClassification", (_Net,), _LOOSE)
OPTForCausalLM = type("OPTForCausalLM", (_Net,), _LOOSE)
OpenAIGPTLMHeadModel = type("OpenAIGPTLMHeadModel", (_Net,), _LOOSE)
OwlViTForObjectDetection = type("OwlViTForObjectDetection", (_Net,), _LOOSE)
PaliGemmaForConditionalGeneration = type("PaliGemmaForConditionalGeneration", (_Net,), _LOOSE)
PegasusForConditionalGeneration = type("PegasusForConditionalGeneration", (_Net,), _LOOSE)
Pix2StructForConditionalGeneration = type("Pix2StructForConditionalGeneration", (_Net,), _LOOSE)
RobertaForSequenceClassification = type("RobertaForSequenceClassification", (_Net,), _LOOSE)
RobertaModel = type("RobertaModel", (_Net,), _LOOSE)
SamModel = type("SamModel", (_Net,), _LOOSE)
SegformerForSemanticSegmentation = type("SegformerForSemanticSegmentation", (_Net,), _LOOSE)
SpeechT5ForTextToSpeech = type("SpeechT5ForTextToSpeech", (_Net,), _LOOSE)
SuperPointForKeypointDetection = type("SuperPointForKeypointDetection", (_Net,), _LOOSE)
Swin2SRForImageSuperResolution = type("Swin2SRForImageSuperResolution", (_Net,), _LOOSE)
T5EncoderModel = type("T5EncoderModel", (_Net,), _LOOSE)
T5ForConditionalGeneration = type("T5ForConditionalGeneration", (_Net,), _LOOSE)
T5Model = type("T5Model", (_Net,), _LOOSE)
TimeSeriesTransformerForPrediction = type("TimeSeriesTransformerForPrediction", (_Net,), _LOOSE)
TimesFm2_5ModelForPrediction = type("TimesFm2_5ModelForPrediction", (_Net,), _LOOSE)
ViTForImageClassification = type("ViTForImageClassification", (_Net,), _LOOSE)
ViTModel = type("ViTModel", (_Net,), _LOOSE)
VideoMAEForVideoClassification = type("VideoMAEForVideoClassification", (_Net,), _LOOSE)
ViltForQuestionAnswering = type("ViltForQuestionAnswering", (_Net,), _LOOSE)
Wav2Vec2ForCTC = type("Wav2Vec2ForCTC", (_Net,), _LOOSE)
Wav2Vec2Model = type("Wav2Vec2Model", (_Net,), _LOOSE)
WhisperForConditionalGeneration = type("WhisperForConditionalGeneration", (_Net,), _LOOSE)
XLMRobertaForMaskedLM = type("XLMRobertaForMaskedLM", (_Net,), _LOOSE)
XLMRobertaModel = type("XLMRobertaModel", (_Net,), _LOOSE)
XLMWithLMHeadModel = type("XLMWithLMHeadModel", (_Net,), _LOOSE)
XLNetModel = type("XLNetModel", (_Net,), _LOOSE)
PreTrainedModel = _Net
AlbertTokenizer = type("AlbertTokenizer", (_Tokenizer,), _LOOSE)
AlbertTokenizerFast = type("AlbertTokenizerFast", (_Tokenizer,), _LOOSE)
BartTokenizer = type("BartTokenizer", (_Tokenizer,), _LOOSE)
BertTokenizer = type("BertTokenizer", (_Tokenizer,), _LOOSE)
BertTokenizerFast = type("BertTokenizerFast", (_Tokenizer,), _LOOSE)
CLIPTokenizer = type("CLIPTokenizer", (_Tokenizer,), _LOOSE)
CamembertTokenizer = type("CamembertTokenizer", (_Tokenizer,), _LOOSE)
DebertaV2Tokenizer = type("DebertaV2Tokenizer", (_Tokenizer,), _LOOSE)
DistilBertTokenizer = type("DistilBertTokenizer", (_Tokenizer,), _LOOSE)
DistilBertTokenizerFast = type("DistilBertTokenizerFast", (_Tokenizer,), _LOOSE)
ElectraTokenizer = type("ElectraTokenizer", (_Tokenizer,), _LOOSE)
GPT2Tokenizer = type("GPT2Tokenizer", (_Tokenizer,), _LOOSE)
GPT2TokenizerFast = type("GPT2TokenizerFast", (_Tokenizer,), _LOOSE)
GemmaTokenizer = type("GemmaTokenizer", (_Tokenizer,), _LOOSE)
LlamaTokenizer = type("LlamaTokenizer", (_Tokenizer,), _LOOSE)
LongformerTokenizer = type("LongformerTokenizer", (_Tokenizer,), _LOOSE)
M2M100Tokenizer = type("M2M100Tokenizer", (_Tokenizer,), _LOOSE)
MarianTokenizer = type("MarianTokenizer", (_Tokenizer,), _LOOSE)
OpenAIGPTTokenizer = type("OpenAIGPTTokenizer", (_Tokenizer,), _LOOSE)
PegasusTokenizer = type("PegasusTokenizer", (_Tokenizer,), _LOOSE)
PreTrainedTokenizer = type("PreTrainedTokenizer", (_Tokenizer,), _LOOSE)
RobertaTokenizer = type("RobertaTokenizer", (_Tokenizer,), _LOOSE)
RobertaTokenizerFast = type("RobertaTokenizerFast", (_Tokenizer,), _LOOSE)
T5Tokenizer = type("T5Tokenizer", (_Tokenizer,), _LOOSE)
T5TokenizerFast = type("T5TokenizerFast", (_Tokenizer,), _LOOSE)
XLMRobertaTokenizer = type("XLMRobertaTokenizer", (_Tokenizer,), _LOOSE)
XLMTokenizer = type("XLMTokenizer", (_Tokenizer,), _LOOSE)
XLNetTokenizer = type("XLNetTokenizer", (_Tokenizer,), _LOOSE)
XLNetTokenizerFast = type("XLNetTokenizerFast", (_Tokenizer,), _LOOSE)
Blip2Processor = type("Blip2Processor", (_Processor,), _LOOSE)
BlipProcessor = type("BlipProcessor", (_Processor,), _LOOSE)
CLIPFeatureExtractor = type("CLIPFeatureExtractor", (_Processor,), _LOOSE)
CLIPImageProcessor = type("CLIPImageProcessor", (_Processor,), _LOOSE)
CLIPProcessor = type("CLIPProcessor", (_Processor,), _LOOSE)
CLIPSegProcessor = type("CLIPSegProcessor", (_Processor,), _LOOSE)
DPTImageProcessor = type("DPTImageProcessor", (_Processor,), _LOOSE)
DetrImageProcessor = type("DetrImageProcessor", (_Processor,), _LOOSE)
DonutProcessor = type("DonutProcessor", (_Processor,), _LOOSE)
OwlViTProcessor = type("OwlViTProcessor", (_Processor,), _LOOSE)
PaliGemmaProcessor = type("PaliGemmaProcessor", (_Processor,), _LOOSE)
SamProcessor = type("SamProcessor", (_Processor,), _LOOSE)
SegformerFeatureExtractor = type("SegformerFeatureExtractor", (_Processor,), _LOOSE)
SpeechT5Processor = type("SpeechT5Processor", (_Processor,), _LOOSE)
Swin2SRImageProcessor = type("Swin2SRImageProcessor", (_Processor,), _LOOSE)
ViTFeatureExtractor = type("ViTFeatureExtractor", (_Processor,), _LOOSE)
ViTImageProcessor = type("ViTImageProcessor", (_Processor,), _LOOSE)
VideoMAEImageProcessor = type("VideoMAEImageProcessor", (_Processor,), _LOOSE)
ViltProcessor = type("ViltProcessor", (_Processor,), _LOOSE)
Wav2Vec2Processor = type("Wav2Vec2Processor", (_Processor,), _LOOSE)
WhisperProcessor = type("WhisperProcessor", (_Processor,), _LOOSE)
AutoformerConfig = type("AutoformerConfig", (_Config,), _LOOSE)
BartConfig = type("BartConfig", (_Config,), _LOOSE)
BertConfig = type("BertConfig", (_Config,), _LOOSE)
BitsAndBytesConfig = type("BitsAndBytesConfig", (_Config,), _LOOSE)
CLIPTextConfig = type("CLIPTextConfig", (_Config,), _LOOSE)
CamembertConfig = type("CamembertConfig", (_Config,), _LOOSE)
DistilBertConfig = type("DistilBertConfig", (_Config,), _LOOSE)
GPT2Config = type("GPT2Config", (_Config,), _LOOSE)
GenerationConfig = type("GenerationConfig", (_Config,), _LOOSE)
InformerConfig = type("InformerConfig", (_Config,), _LOOSE)
MobileNetV2Config = type("MobileNetV2Config", (_Config,), _LOOSE)
PatchTSMixerConfig = type("PatchTSMixerConfig", (_Config,), _LOOSE)
PretrainedConfig = type("PretrainedConfig", (_Config,), _LOOSE)
QuantoConfig = type("QuantoConfig", (_Config,), _LOOSE)
RobertaConfig = type("RobertaConfig", (_Config,), _LOOSE)
TimeSeriesTransformerConfig = type("TimeSeriesTransformerConfig", (_Config,), _LOOSE)
TorchAoConfig = type("TorchAoConfig", (_Config,), _LOOSE)
ViTConfig = type("ViTConfig", (_Config,), _LOOSE)
DataCollatorForLanguageModeling = type("DataCollatorForLanguageModeling", (_Collator,), _LOOSE)
DataCollatorForMultipleChoice = type("DataCollatorForMultipleChoice", (_Collator,), _LOOSE)
DataCollatorForSeq2Seq = type("DataCollatorForSeq2Seq", (_Collator,), _LOOSE)
DataCollatorForTokenClassification = type("DataCollatorForTokenClassification", (_Collator,), _LOOSE)
DefaultDataCollator = type("DefaultDataCollator", (_Collator,), _LOOSE)
TFAutoModel = type("TFAutoModel", (_TFNet,), _LOOSE)
TFAutoModelForCausalLM = type("TFAutoModelForCausalLM", (_TFNet,), _LOOSE)
TFAutoModelForImageClassification = type("TFAutoModelForImageClassification", (_TFNet,), _LOOSE)
TFAutoModelForMaskedLM = type("TFAutoModelForMaskedLM", (_TFNet,), _LOOSE)
TFAutoModelForMultipleChoice = type("TFAutoModelForMultipleChoice", (_TFNet,), _LOOSE)
TFAutoModelForQuestionAnswering = type("TFAutoModelForQuestionAnswering", (_TFNet,), _LOOSE)
TFAutoModelForSeq2SeqLM = type("TFAutoModelForSeq2SeqLM", (_TFNet,), _LOOSE)
TFAutoModelForSequenceClassification = type("TFAutoModelForSequenceClassification", (_TFNet,), _LOOSE)
TFAutoModelForTokenClassification = type("TFAutoModelForTokenClassification", (_TFNet,), _LOOSE)
TFBertForSequenceClassification = type("TFBertForSequenceClassification", (_TFNet,), _LOOSE)
TFBertModel = type("TFBertModel", (_TFNet,), _LOOSE)
TFCamembertForMaskedLM = type("TFCamembertForMaskedLM", (_TFNet,), _LOOSE)
TFCamembertModel = type("TFCamembertModel", (_TFNet,), _LOOSE)
TFDistilBertForSequenceClassification = type("TFDistilBertForSequenceClassification", (_TFNet,), _LOOSE)
TFDistilBertModel = type("TFDistilBertModel", (_TFNet,), _LOOSE)
TFGPT2LMHeadModel = type("TFGPT2LMHeadModel", (_TFNet,), _LOOSE)
TFRobertaModel = type("TFRobertaModel", (_TFNet,), _LOOSE)
TFSegformerForSemanticSegmentation = type("TFSegformerForSemanticSegmentation", (_TFNet,), _LOOSE)


def from_summary(summary):
    """A recorded object."""
    name = summary.get("types", {}).get("type", "")
    if not _known(name):
        return _unknown()
    last = name.split(".")[-1]
    if last.startswith(("TF", "Flax")):
        return _unknown()
    if last == "BatchEncoding":
        entries = summary.get("entries")
        whole = entries is not None and summary.get("complete") is True
        return BatchEncoding({entry["key"]: _value(entry["value"]) for entry in entries} if whole else _unknown(dict))
    if name.startswith("transformers.modeling_outputs."):
        return _recorded_output(last, summary, _value)
    if last.endswith(("Tokenizer", "TokenizerFast", "TokenizersBackend")):
        return _recorded_tokenizer(summary, last)
    if ".configuration_" in name and last.endswith("Config"):
        return _recorded_config(summary)
    if ".modeling_" in name and last.endswith(("Model", "Classification", "LM", "Answering", "Generation")):
        return _recorded_net(summary, last)
    if name == "transformers.training_args.TrainingArguments":
        return _instance(TrainingArguments)
    if name == "transformers.trainer.Trainer":
        return _instance(Trainer)
    if name == "transformers.trainer_utils.PredictionOutput":
        return _PredictionOutput()
    if name == "transformers.trainer_utils.TrainOutput":
        return _TrainOutput()
    if name == "transformers.data.data_collator.DataCollatorWithPadding":
        return _instance(DataCollatorWithPadding)
    return _unknown()
