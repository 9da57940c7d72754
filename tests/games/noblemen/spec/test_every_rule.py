"""Every numbered rule has a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

# How many numbered rules each chapter has; N1 and N6.2's parts have numbers of their own.
CHAPTERS = {2: 3, 3: 7, 4: 3, 5: 3, 6: 8, 7: 2, 8: 4, 9: 2, 10: 3, 11: 2}
RULES = ["N1", *(f"N{chapter}.{number + 1}" for chapter, count in CHAPTERS.items() for number in range(count))]
RULES += [f"N6.2{part}" for part in "abcd"]

NAMES = re.findall(
    r"^def (test_\w+)",
    "\n".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")),
    re.MULTILINE,
)


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_has_a_test_that_names_it(rule: str) -> None:
    assert [name for name in NAMES if f"_{rule.replace('.', '_')}_" in name]
