"""Texts are changed as careless translators change them."""

from tools.mutate.catalogues import catalogue_edits
from tools.mutate.changes import Change

SOURCE = '''
[refusal.too_low]
text = "{card:cards} is below {level:rank}: 10 at least."
note = "2 notes"

[refusal.too_high]
text = "{level:rank} is below {card:cards}."

[event.led]
text = "{card:cards}, {level:rank}"

[help]
keys = """
a = "5"
"""
less = "少"
more = "多"
'''.encode()


def changed(kind: str) -> list[tuple[str, str]]:
    found = [Change("zh.toml", SOURCE, edit) for edit in catalogue_edits(SOURCE)]
    return [(change.edit.within, change.after) for change in found if change.edit.kind == kind]


def test_facts_are_exchanged() -> None:
    assert changed("fact") == [
        ("refusal.too_low.text", 'text = "{level:rank} is below {card:cards}: 10 at least."'),
        ("refusal.too_high.text", 'text = "{card:cards} is below {level:rank}."'),
        ("event.led.text", 'text = "{level:rank}, {card:cards}"'),
    ]


def test_numbers_are_changed_but_not_in_names_of_facts_notes_and_long_texts() -> None:
    assert changed("number") == [
        ("refusal.too_low.text", 'text = "{card:cards} is below {level:rank}: 11 at least."')
    ]


def test_a_sentence_is_that_of_another_code_of_its_kind() -> None:
    assert changed("sentence") == [
        ("refusal.too_low.text", 'text = "{level:rank} is below {card:cards}."'),
        (
            "refusal.too_high.text",
            'text = "{card:cards} is below {level:rank}: 10 at least."',
        ),
        ("help.less", 'less = "多"'),
        ("help.more", 'more = "少"'),
    ]
