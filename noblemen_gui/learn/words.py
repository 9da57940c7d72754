"""A sentence that is still to be translated, with the facts that fill its gaps."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

Translate = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class Said:
    """What is to be said: the English template is the key of the catalogues; facts that are words are translated."""

    template: str
    facts: Mapping[str, object] = field(default_factory=dict)

    def sentence(self, translate: Translate = str) -> str:
        """Fill the translated template."""
        facts = {name: translate(fact) if isinstance(fact, str) else fact for name, fact in self.facts.items()}
        return translate(self.template).format(**facts)
