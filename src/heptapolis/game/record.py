"""The file of a game: versioned JSON that is the save file, the replay, the bug report and the research format.

A record holds the ruleset, the options, the seats, the deal and one entry per decision. The state at any decision is
a fold over it (`heptapolis.game.fold`). Every ruleset has its own kind of record; a file says which.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from heptapolis.errors import HeptapolisError, RecordError, SetupError
from heptapolis.game.fair import Fair
from heptapolis.game.registry import ruleset_of

FORMAT = "heptapolis-record/1"
RULES_VERSION = 2
"""Raised whenever the rules allow less or do something else than before; records of all versions are folded."""

LARGEST_FILE = 1_000_000


@dataclass(frozen=True, repr=False)
class Record:
    """Everything that makes a game: who sat down to what, what was dealt, what was decided."""

    options: Any
    seats: tuple[str, ...]
    deal: Any
    decisions: tuple[tuple[int, Any], ...] = ()
    seed: int | None = None
    result: dict[str, Any] | None = field(default=None, compare=False)
    fair: Fair | None = None
    version: int = field(default=RULES_VERSION, compare=False)
    """The version of the rules that it follows."""

    def __post_init__(self) -> None:
        if len(self.seats) != self.options.players or not all(isinstance(name, str) for name in self.seats):
            raise SetupError(
                f"{len(self.seats)} seat names were given for {self.options.players} players; names are text."
            )
        if not hasattr(self.deal, "checked"):
            raise SetupError(f"{self.deal!r} is not a deal; Deal.from_seed(options, seed) makes one.")
        self.deal.checked(self.options)

    def __repr__(self) -> str:
        return f"{type(self).__name__}.parse({str(self)!r})"

    @classmethod
    def parse(cls, text: str) -> Any:
        """Read the short text form; str() gives it back."""
        if not isinstance(text, str):
            raise RecordError(f"{text!r} is not a text form of a game.")
        rules = text.split(maxsplit=1)[0] if text.split() else ""
        return ruleset_of(rules).record.parse(text)

    @classmethod
    def read_parts(cls, values: Mapping[str, Any]) -> Record:
        """The record of the values of a file; a subclass reads its options, deal and actions."""
        raise NotImplementedError

    def to_json(self) -> dict[str, Any]:
        """As plain JSON values, with a digest that shows later edits."""
        values: dict[str, Any] = {
            "format": FORMAT,
            "rules": self.options.rules,
            "rules_version": self.version,
            "options": self.options.to_json(),
            "seats": list(self.seats),
            "seed": self.seed,
            "deal": self.deal.to_json(),
            "decisions": [f"{seat} {action}" for seat, action in self.decisions],
            "result": self.result,
        } | ({"fair": self.fair.to_json()} if self.fair else {})
        return values | {"digest": digest_of(values)}

    def dumps(self) -> str:
        """The text of the file: one line per entry, so that a difference is readable."""
        return json.dumps(self.to_json(), indent=1, ensure_ascii=False) + "\n"

    def save(self, file: Path | str) -> None:
        """Write the file whole or not at all."""
        file, content = checked_path(file), self.dumps()
        try:
            with NamedTemporaryFile("w", encoding="utf-8", dir=file.parent, delete=False) as stream:
                draft = Path(stream.name)
            try:
                draft.write_text(content, encoding="utf-8")
                draft.replace(file)
            finally:
                draft.unlink(missing_ok=True)
        except OSError as fault:
            raise RecordError(f"{file} cannot be written: {fault.strerror}.") from fault

    @classmethod
    def from_json(cls, values: Any) -> Any:
        """Read what `to_json` wrote; a record that another program wrote may do without the digest."""
        if not isinstance(values, dict) or "format" not in values:
            raise RecordError("this is not a record of a game: the key 'format' is missing.")
        if values["format"] != FORMAT:
            raise RecordError(f"the format {values['format']!r} is unknown; this version reads {FORMAT!r}.")
        version = values.get("rules_version")
        if type(version) is not int or not 1 <= version <= RULES_VERSION:
            raise RecordError(
                f"the record follows version {version!r} of the rules; this program plays 1 to {RULES_VERSION}."
            )
        content = {key: value for key, value in values.items() if key != "digest"}
        if "digest" in values and values["digest"] != digest_of(content):
            raise RecordError("the digest does not match: the record was truncated or edited after it was written.")
        try:
            check_parts(values)
            record = ruleset_of(values["rules"]).record.read_parts(values | {"result": result_of(values)})
            return replace(record, fair=Fair.from_json(values["fair"]) if "fair" in values else None, version=version)
        except HeptapolisError as fault:
            raise RecordError(f"the record is not playable: {fault}") from None
        except KeyError as fault:
            raise RecordError(f"the record is not complete: {fault} is missing.") from None
        except (TypeError, ValueError, AttributeError) as fault:
            raise RecordError(f"the record is malformed: {fault}.") from None

    @classmethod
    def loads(cls, text: str) -> Any:
        """Read the text of a file."""
        try:
            return cls.from_json(json.loads(text))
        except (TypeError, ValueError, RecursionError) as fault:
            raise RecordError(f"this is not JSON, or it was truncated: {fault}") from None

    @classmethod
    def load(cls, file: Path | str) -> Any:
        """Read a file."""
        file = checked_path(file)
        try:
            with file.open("rb") as stream:
                content = stream.read(LARGEST_FILE + 1)
            if len(content) > LARGEST_FILE:
                raise RecordError(f"{file} is larger than any record of a game.")
            return cls.loads(content.decode())
        except OSError as fault:
            raise RecordError(f"{file} cannot be read: {fault.strerror}.") from None
        except UnicodeDecodeError:
            raise RecordError(f"{file} is not a text file.") from None


def checked_path(file: Any) -> Path:
    """The path of a file, given as a path or as text."""
    try:
        path = Path(file)
    except TypeError:
        raise RecordError(f"{file!r} is not a file path.") from None
    if "\0" in str(path):
        raise RecordError(f"{file!r} is not a file path.")
    return path


WITH_SPACES = {
    "coins left": "coins_left",
    "copied guild": "copied_guild",
    "repeated guilds": "repeated_guilds",
    "symbols of choice": "symbols_of_choice",
}
"""Keys of a score as the first records write them, and as they are written now."""


def result_of(values: Mapping[str, Any]) -> Any:
    """The result of a record, with the keys of today."""
    result = values["result"]
    if not isinstance(result, dict) or not isinstance(result.get("scores"), list):
        return result
    scores = [{WITH_SPACES.get(key, key): value for key, value in dict(score).items()} for score in result["scores"]]
    return result | {"scores": scores}


PARTS: dict[str, tuple[tuple[type, ...], str]] = {
    "options": ((dict,), "an object"),
    "seats": ((list,), "a list"),
    "seed": ((int, type(None)), "a whole number or null"),
    "decisions": ((list,), "a list"),
}
"""What some parts of a record are in JSON."""


def check_parts(values: Mapping[str, Any]) -> None:
    """Refuse a record in which a part is of another kind."""
    for name, (kinds, what) in PARTS.items():
        if type(values[name]) not in kinds:
            raise RecordError(f"{name} must be {what}.")


def digest_of(values: dict[str, Any]) -> str:
    """A short digest of JSON values, whatever the order of keys and the white space."""
    text = json.dumps(values, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:32]
