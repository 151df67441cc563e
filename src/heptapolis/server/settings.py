"""Settings of a server: where it keeps its data, its key, its limits."""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path

from heptapolis.bots.protocol import BOT_SECONDS
from heptapolis.errors import SetupError


@dataclass(frozen=True)
class Limits:
    """How much one person or address may use, how large a request may be, how many custom bots play at once."""

    body: int = 64_000
    body_seconds: float = 10.0
    tables_a_person: int = 50
    tables_an_address_an_hour: int = 300
    streams_a_person: int = 12
    streams_an_address: int = 400
    choices_a_second: int = 20
    """Choices, and all else that changes something, of one person."""
    changes_an_address_a_second: int = 200
    wrong_codes_an_address_a_minute: int = 60
    """Short codes that no table has, so that nobody finds a table by trying them all."""
    boxes_an_address_a_minute: int = 20
    """Boxes of their own that people send, each of which is checked in a process."""
    boards_an_address_a_minute: int = 20
    """Files with boards of the dice game, which are checked in the same way."""
    boxes_an_address: int = 50
    """Boxes that are kept for tables to come; the oldest go first."""
    reads_a_second: int = 20
    """Whatever is read of tables and finished games, and streams that are opened, for one person, or one address of
    strangers."""
    devices_a_person: int = 10
    """Devices on which one person is told of their turn; the oldest go first."""
    host_away_seconds: int = 60
    """For so long the host of a table must be away before someone who sits there may take the role over."""
    own_bot_processes: int = 32
    """Bots of the operator's own that play at the same time; where there is one more, `beginner` decides."""

    @classmethod
    def from_words(cls, words: Sequence[str]) -> Limits:
        """Limits with some of them changed.

        >>> Limits.from_words(["choices_a_second=5"]).choices_a_second
        5
        """
        values: dict[str, int] = {}
        for word in words:
            name, _, number = word.partition("=")
            if name not in (known := [each.name for each in fields(cls)]):
                raise SetupError(f"there is no limit {name!r}; known: {', '.join(known)}.")
            if not number.isdecimal() or int(number) < 1:
                raise SetupError(f"a limit is a whole number of at least 1, as in {name}=100.")
            values[name] = int(number)
        return cls(**values)


@dataclass(frozen=True)
class Settings:
    """Everything that is decided before the server starts."""

    data: Path
    database: str = ""
    limits: Limits = field(default_factory=Limits)
    bot_processes: int = 1
    bots: tuple[str, ...] = ()
    """The operator's custom bots: file.py:Name, package.module:Name, or the name of an installed one."""
    bot_seconds: float = BOT_SECONDS
    """The time limit of a decision of those."""
    boxes: tuple[str, ...] = ()
    """The folders of the boxes that the operator offers."""
    box_uploads: bool = False
    """Whether you may send boxes of your own."""
    secure_cookies: bool = False
    sweep: float = 1.0
    """Seconds between sweeps over clocks, absent players and bots that were left thinking."""
    exports: bool = True
    """Whether finished public games are exported without names every night."""
    local_webhooks: bool = False
    """Whether webhooks and push may call addresses of private networks."""
    push_after: float = 5.0
    """Seconds before someone who is away is told of their turn."""
    asleep_after: float = 300.0
    """A table that nobody looked at for so many seconds is dropped from memory."""

    def to_environment(self) -> dict[str, str]:
        """As variables for processes that the server starts; `from_environment` reads them."""
        return {ENVIRONMENT: json.dumps(asdict(self) | {"data": str(self.data)})}

    @classmethod
    def from_environment(cls) -> Settings:
        """The settings that `to_environment` passed on."""
        values = json.loads(os.environ.get(ENVIRONMENT) or os.environ[FIRST_ENVIRONMENT])
        lists = {name: tuple(values.get(name, ())) for name in ("bots", "boxes")}
        return cls(**values | lists | {"data": Path(values["data"]), "limits": Limits(**values["limits"])})

    @property
    def url(self) -> str:
        """The database; SQLite in the data folder if none is named."""
        if not self.database:
            first = self.data / FIRST_DATABASE
            return f"sqlite:///{first if first.exists() else self.data / DATABASE}"
        scheme, _, rest = self.database.partition("://")
        if scheme in ("postgresql", "postgres"):
            return f"postgresql+psycopg://{rest}"
        if scheme == "sqlite":
            return self.database
        raise SetupError(f"the database {scheme}:// is not supported; use postgresql://... or sqlite:///FILE.")


DATABASE, FIRST_DATABASE = "heptapolis.sqlite", "house.sqlite"
"""The database in a new data folder, and what it was first called: such a file is still used where there is one."""

ENVIRONMENT, FIRST_ENVIRONMENT = "HEPTAPOLIS_SERVER", "HEPTAPOLIS_HOUSE"
"""The variable that hands settings to workers, and its first name, which service files may still set."""


def user_data() -> Path:
    """The user's data folder for Heptapolis; HEPTAPOLIS_DATA names another."""
    if os.environ.get("HEPTAPOLIS_DATA"):
        return Path(os.environ["HEPTAPOLIS_DATA"])
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "heptapolis"


def prepared(folder: Path) -> Path:
    """The data folder, created if needed and readable only by its owner."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(0o700)
    except OSError as fault:
        raise SetupError(f"the folder {folder} cannot be used: {fault.strerror}.") from None
    return folder


def signing_key(folder: Path) -> bytes:
    """The key that signs cookies and links; made once, kept in the data folder. HEPTAPOLIS_KEY gives another."""
    if os.environ.get("HEPTAPOLIS_KEY"):
        return os.environ["HEPTAPOLIS_KEY"].encode()
    return kept_once(folder / "key", lambda: secrets.token_hex(32).encode())


def kept_once(file: Path, made: Callable[[], bytes]) -> bytes:
    """What a file has that only its owner may read, made if there is none. Several processes of a server share it."""
    if not file.exists():
        draft = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
        draft.touch(mode=0o600)
        draft.write_bytes(made())
        try:
            os.link(draft, file)  # the first to write decides
        except FileExistsError:
            pass
        finally:
            draft.unlink()
    return file.read_bytes()
