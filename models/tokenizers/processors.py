"""tokenizers.processors: what is added to the tokens of a text."""

from models.tokenizers._base import Part as _Part
from models.crane import known as _known
from models.crane import unknown as _unknown
from models._std import is_text as _is_text
from models.tokenizers._base import plain as _plain

__pure__ = True


class PostProcessor(_Part):
    __real__ = "tokenizers.processors.PostProcessor"

    def num_special_tokens_to_add(self, is_pair):
        return _unknown(int)

    process = _Part.method_


class BertProcessing(PostProcessor):
    __real__ = "tokenizers.processors.BertProcessing"
    placed_ = (("sep", "any"), ("cls", "any"))
    required_ = 2
    cls = sep = _unknown()


class ByteLevel(PostProcessor):
    __real__ = "tokenizers.processors.ByteLevel"
    placed_ = (("add_prefix_space", "flag?"), ("trim_offsets", "flag?"), ("use_regex", "flag?"))
    loose_ = True
    add_prefix_space = trim_offsets = use_regex = _unknown()


class RobertaProcessing(PostProcessor):
    __real__ = "tokenizers.processors.RobertaProcessing"
    placed_ = (("sep", "any"), ("cls", "any"), ("trim_offsets", "flag"), ("add_prefix_space", "flag"))
    required_ = 2
    add_prefix_space = cls = sep = trim_offsets = _unknown()


class Sequence(PostProcessor):
    __real__ = "tokenizers.processors.Sequence"
    placed_ = (("processors", "list"),)
    required_ = 1


class TemplateProcessing(PostProcessor):
    """Tokens around and between texts; each of them must be given its number."""

    __real__ = "tokenizers.processors.TemplateProcessing"
    placed_ = (("single", "any"), ("pair", "any"), ("special_tokens", "sequence?"))
    single = _unknown()

    def checked_(self, given):
        tokens = given["special_tokens"] if "special_tokens" in given else []
        names = []
        if isinstance(tokens, (list, tuple)) is not True or not _known(tokens):
            names = None
        else:
            for token in tokens:
                names = None if names is None else self.named_token_(token, names)
        for key in ("single", "pair"):
            template = given[key] if key in given else None
            if template is not None and _plain(template) and isinstance(template, (str, list)) is not True:
                raise TypeError("Expected Union[str, List[str]]")
            if names is not None and _is_text(template) and _known(template):
                missing = [piece for piece in template.split() if not piece.startswith("$") and piece.split(":")[0] not in names]
                if len(missing) > 0:
                    raise ValueError("Missing SpecialToken(s) with id(s) `" + ", ".join(missing) + "`")

    def named_token_(self, token, names):
        """The names, with that of a (text, number) pair; None where it is not known."""
        if _is_text(token) or isinstance(token, (int, float)) is True:
            raise TypeError("Expected Union[Tuple[str, int], Tuple[int, str], dict]")
        if isinstance(token, tuple) is not True or len(token) != 2:
            return None
        for part in token:
            if part is None or isinstance(part, (float, list)) is True:
                raise TypeError("Expected Union[Tuple[str, int], Tuple[int, str], dict]")
        if all([_is_text(part) for part in token]):
            raise TypeError("Expected Union[Tuple[str, int], Tuple[int, str], dict]")
        if _is_text(token[0]) and _known(token[0]):
            names.append(token[0])
            return names
        return None
