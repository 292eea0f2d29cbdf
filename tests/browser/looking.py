"""Look at a page as a reader does: words without keys, and nothing that shuts anybody out."""

import re

from playwright.sync_api import Page

from tests.lint.tree import ROOT

AXE = (ROOT / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")
KEY = re.compile(r"\b[a-z]+(?:[._][a-z]+)+\b")
LATIN = re.compile(r"[a-z]{3,}")
# A command, an option, a scheme of addresses.
LATIN_IN_CHINESE = {"paiju", "verify", "lan", "http"}
# What is in another language says so; seeds, codes and addresses are no words.
WORDS = """() => {
    const apart = "body [lang], .fair-code, .invite-code, .invite-link, script, style, noscript";
    const said = [document.title];
    for (const one of document.body.querySelectorAll("*")) {
        if (one.closest(apart) || !one.checkVisibility()) continue;
        for (const name of ["aria-label", "alt", "title", "placeholder"])
            said.push(one.getAttribute(name) ?? "");
        for (const node of one.childNodes)
            if (node.nodeType === Node.TEXT_NODE) said.push(node.data);
    }
    return said.join("\\n");
}"""


def raw_keys(page: Page, lang: str) -> list[str]:
    """Find what is no text for people: keys, and words that are left in English."""
    shown = page.evaluate(WORDS)
    found = KEY.findall(shown)
    if lang == "zh":
        found += [word for word in LATIN.findall(shown) if word not in LATIN_IN_CHINESE]
    return sorted(set(found))


def barriers(page: Page) -> list[str]:
    """Run axe and tell what it finds, with the elements."""
    page.evaluate(AXE)
    violations = page.evaluate(
        "axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa',"
        " 'best-practice']}).then((found) => found.violations)"
    )
    return [f"{one['id']}: {[node['target'] for node in one['nodes'][:4]]}" for one in violations]
