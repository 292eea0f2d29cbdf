"""The judge (裁判): one question, one ruling.

A question is plain JSON values, and so is the ruling. Whatever is asked, there is an answer:
what cannot be ruled on is an `error` that names the field at fault.
"""

from paiju.judge.rulings import MOST_QUESTIONS, rule, rule_many
from paiju.judge.stream import lines_of, stream

__all__ = ["MOST_QUESTIONS", "lines_of", "rule", "rule_many", "stream"]
