"""Messages as source text: plain Python and plain TypeScript, with nothing left to parse when they are spoken."""

from __future__ import annotations

import json
from collections.abc import Mapping

from tools.message_syntax import Choice, Gap, Kind, Pattern, gaps_of

Texts = Mapping[str, Pattern]
SOFT_HYPHEN = "\u00ad"
"""Where a browser may break a word; a terminal would show it."""


def quoted(text: str) -> str:
    r"""A text as a literal of Python and TypeScript alike.

    >>> print(quoted('a "b"'))
    "a \"b\""
    """
    return json.dumps(text, ensure_ascii=False)


def python_value(pattern: Pattern) -> str:
    """A message in Python: a text, or a function of its gaps."""
    value = python_code(pattern).replace(SOFT_HYPHEN, "")
    gaps = gaps_of(pattern)
    return f"lambda *, {', '.join(sorted(gaps))}: {value}" if gaps else value


def python_code(pattern: Pattern) -> str:
    """A pattern as an expression of Python."""
    if any(isinstance(part, Choice) for part in pattern):
        return " + ".join(python_choice(part) if isinstance(part, Choice) else python_code((part,)) for part in pattern)
    if all(isinstance(part, str) for part in pattern):
        return quoted("".join(str(part) for part in pattern))
    parts = [f"{{{part.name}}}" if isinstance(part, Gap) else in_format(str(part)) for part in pattern]
    return f'f"{"".join(parts)}"'


def in_format(text: str) -> str:
    """A text inside an f-string."""
    return quoted(text)[1:-1].replace("{", "{{").replace("}", "}}")


def python_choice(choice: Choice) -> str:
    """A choice as a conditional expression of Python."""
    *named, (_, default) = choice.variants
    code = python_code(default)
    if all(pattern == default for _, pattern in named):
        return code
    for name, pattern in reversed(named):
        wanted = "1" if choice.kind == "number" else quoted(name)
        code = f"{python_code(pattern)} if {choice.name} == {wanted} else {code}"
    return f"({code})"


def python_module(language: str, texts: Texts) -> str:
    """The module of a language."""
    lines = [f"    {quoted(key)}: {python_value(pattern)}," for key, pattern in texts.items()]
    return "\n".join(
        [
            f'"""Made from messages/{language} by tools/messages.py."""',
            "",
            "from collections.abc import Callable",
            "",
            "MESSAGES: dict[str, str | Callable[..., str]] = {",
            *lines,
            "}",
            "",
        ]
    )


def python_languages(names: Mapping[str, str]) -> str:
    """The package: which languages there are, and what they call themselves."""
    lines = [f"    {quoted(language)}: {quoted(name)}," for language, name in names.items()]
    head = ['"""Made from messages by tools/messages.py."""', "", "LANGUAGES = {"]
    return "\n".join([*head, *lines, "}", ""])


def script_value(pattern: Pattern) -> str:
    """A message in TypeScript: a text, or a function of an object of its gaps."""
    return f"(gaps) => {script_code(pattern)}" if gaps_of(pattern) else script_code(pattern)


def script_code(pattern: Pattern) -> str:
    """A pattern as an expression of TypeScript."""
    if all(isinstance(part, str) for part in pattern):
        return quoted("".join(str(part) for part in pattern))
    if len(pattern) == 1 and isinstance(pattern[0], Choice):
        return script_choice(pattern[0])
    return f"`{''.join(map(in_template, pattern))}`"


def in_template(part: str | Gap | Choice) -> str:
    """A part inside a template literal."""
    if isinstance(part, Gap):
        return f"${{gaps.{part.name}}}"
    if isinstance(part, Choice):
        return f"${{{script_choice(part)}}}"
    return part.replace("\\", "\\\\").replace("`", "\\`").replace("${", "\\${")


def script_choice(choice: Choice) -> str:
    """A choice as a conditional expression of TypeScript."""
    *named, (_, default) = choice.variants
    code = script_code(default)
    if all(pattern == default for _, pattern in named):
        return code
    for name, pattern in reversed(named):
        wanted = "1" if choice.kind == "number" else quoted(name)
        code = f"gaps.{choice.name} === {wanted} ? {script_code(pattern)} : {code}"
    return f"({code})"


def script_module(language: str, texts: Texts) -> str:
    """The module of a language."""
    lines = [f"  {quoted(key)}: {script_value(pattern)}," for key, pattern in texts.items()]
    head = [f"/** Made from messages/{language} by tools/messages.py. */", 'import type { Words } from "./keys";', ""]
    return "\n".join([*head, "export const words: Words = {", *lines, "};", ""])


SCRIPT_TYPES: dict[Kind, str] = {"text": "string | number", "number": "number", "word": "string"}


def script_gaps(pattern: Pattern) -> str:
    """The type of the gaps of a message; one without gaps has none."""
    gaps = gaps_of(pattern)
    typed = "; ".join(f"readonly {name}: {SCRIPT_TYPES[gaps[name]]}" for name in sorted(gaps))
    return f"{{ {typed} }}" if gaps else "undefined"


def script_keys(texts: Texts) -> str:
    """The types of all messages."""
    lines = [f"  readonly {quoted(key)}: {script_gaps(pattern)};" for key, pattern in texts.items()]
    return "\n".join(
        [
            "/** Made from messages/en by tools/messages.py: every key, with the gaps of its message. */",
            "export interface Gaps {",
            *lines,
            "}",
            "",
            "export type Key = keyof Gaps;",
            "",
            "/** A language: a text for each key, or a function of its gaps. */",
            "export type Words = {",
            "  readonly [key in Key]: Gaps[key] extends undefined ? string : (gaps: Gaps[key]) => string;",
            "};",
            "",
        ]
    )


def script_languages(names: Mapping[str, str]) -> str:
    """Which languages there are, what they call themselves, and how each is loaded."""
    named = [f"  {language}: {quoted(name)}," for language, name in names.items()]
    loaded = [f'  {language}: () => import("./{language}"),' for language in names]
    return "\n".join(
        [
            "/** Made from messages by tools/messages.py. */",
            'import type { Words } from "./keys";',
            "",
            "export const LANGUAGES = {",
            *named,
            "} as const;",
            "",
            "export type Language = keyof typeof LANGUAGES;",
            "",
            "export const LOADERS: Record<Language, () => Promise<{ words: Words }>> = {",
            *loaded,
            "};",
            "",
        ]
    )
