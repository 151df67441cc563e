"""A bot in a process of its own: the same choices as in ours, and a clear message for everything that goes wrong."""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]
import pytest

from bots import own
from bots.own import named
from heptapolis import DiceGame, Game, Table
from heptapolis.bots import process
from heptapolis.bots.process import BotProcess
from heptapolis.bots.source import source_of
from heptapolis.errors import BotError, SetupError
from heptapolis.server.metrics import VARIABLE
from heptapolis.server.settings import ENVIRONMENT, FIRST_ENVIRONMENT
from server.listeners import wait_for

GAMES: dict[str, Callable[[], Table]] = {
    "two players": lambda: Game("first-edition", 2, seed=3),
    "edifice": lambda: Game("second-edition", 3, seed=4, expansions=["edifice"], sides="choice"),
    "seven players": lambda: Game("second-edition", 7, seed=5),
    "dice": lambda: DiceGame(3, seed=6),
}


def opened(bot: type, seconds: float = 10, **more: Any) -> BotProcess:
    """A bot of the file in a process."""
    return BotProcess(source_of(named(bot)), seconds, **more)


def played(game: Table, bots: list[Any]) -> str:
    """The record of a game between bots."""
    while not game.over:
        for seat in game.deciding():
            player = game.chooser(seat)
            game.choose(seat, bots[player].choose(game.view(player), seat))
    return str(game.record)


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_is_shown_the_same_and_chooses_the_same_as_in_our_own_process(name: str) -> None:
    inside = played(GAMES[name](), [own.Watchful() for _ in range(7)])
    game = GAMES[name]()
    bots = [opened(own.Watchful) for _ in range(game.players)]
    for _ in range(2):  # the second game in the same processes knows nothing of the first
        for bot in bots:
            bot.begin()
        assert played(GAMES[name](), bots) == inside
    for bot in bots:
        bot.close()


def test_a_text_is_as_good_as_an_action() -> None:
    game = Game(seed=1)
    with opened(own.Text) as bot:
        bot.begin()
        assert bot.choose(game.view(0), 0) == game.legal(0).actions[-1]


def test_a_seed_and_the_seconds_are_given_to_a_bot_that_takes_them() -> None:
    view = Game(seed=1).view(0)
    with opened(own.Seeded) as bot, opened(own.Timed, 4) as timed, opened(own.First) as plain:
        assert (bot.takes_seed, timed.takes_seed, plain.takes_seed) == (True, False, False)
        chosen = []
        for seed in (5, 5, 6, 7, 8):
            bot.begin(seed)
            chosen.append(bot.choose(view, 0))
        assert chosen[0] == chosen[1] == own.Seeded(5).choose(view, 0)
        assert len(set(chosen)) > 1
        timed.begin()
        plain.begin()


def test_a_bot_is_made_once_for_each_game_and_seats_share_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    with opened(own.Counts) as bot, opened(own.Counts) as neighbour:
        for _ in range(2):
            bot.begin()
        neighbour.begin()
        bot.choose(Game(seed=1).view(0), 0)
    printed = capfd.readouterr()
    assert not printed.out, "what a bot prints is not ours"
    assert sorted(printed.err.split("\n")) == ["", "made 1", "made 1", "made 2", "thinking"]


def test_a_bot_may_say_why() -> None:
    view = Game(seed=1).view(0)
    with opened(own.Seeded) as bot, opened(own.First) as silent, opened(own.Mumbles) as mumbles:
        for each in (bot, silent, mumbles):
            each.begin(1)
        action = bot.choose(view, 0)
        assert bot.why(view, 0, action) == ("anything", 0)
        assert silent.why(view, 0, action) is None
        with pytest.raises(BotError, match="gave a reason that no table knows: 'because'"):
            mumbles.why(view, 0, action)


FAULTS: dict[type, str] = {
    own.Raises: f"at seat 0 raised KeyError: 'altar' in choose ({own.FILE}, line ",
    own.Leaves: "raised SystemExit: that was enough in choose",
    own.Asks: "raised EOFError: EOF when reading a line in choose",
    own.Unmakeable: "raised OSError: no network in __init__",
    own.Hangs: "did not answer within 0.5 s; --bot-seconds gives it more time",
    own.Sleeps: "did not answer within 0.5 s",
    own.Ends: "ended its process (exit code 3)",
    own.Crashes: "ended its process (killed by SIGSEGV)",
    own.AnswersNothing: "answered nothing: None; return an action or its text",
    own.AnswersNumbers: "answered an int: 0; return an action or its text",
    own.AnswersOptions: "return option.action",
    own.Babbles: "answered 'biuld altar': unknown action 'biuld'; did you mean 'build'?",
    own.Cheats: "answered 'build palace', which is not legal; legal: build stone_pit, sell stone_pit, ",
    own.Meddles: "changed view.state.coins, which others may read too; change a copy (view.state.copy())",
    own.Impatient: "wants 60 s for a decision but has 0.5; --bot-seconds 60 gives it",
    own.Strange: "is not a valid bot: its budget is 'long'; it is a number of seconds",
    own.Silent: "is not a bot: what it makes is a Silent without choose(view, seat)",
}
SAYS_WHERE = {own.Raises, own.Leaves, own.Asks, own.Unmakeable, own.Hangs, own.Sleeps, own.Crashes}


def first_choice(bot: BotProcess) -> None:
    """Make a bot and ask it once."""
    bot.begin()
    bot.choose(Game("second-edition", seed=1).view(0), 0)


@pytest.mark.parametrize("bot", FAULTS, ids=lambda bot: bot.__name__)
def test_a_bot_that_fails_says_who_where_and_why(bot: type) -> None:
    with opened(bot, 0.5, careful=True) as failing:
        with pytest.raises(BotError) as raised:
            first_choice(failing)
        with pytest.raises(BotError) as again:
            first_choice(failing)
    fault = raised.value
    assert again.value is fault, "a bot that has failed stays so"
    assert str(fault).startswith(f"bot {named(bot)} ")
    assert FAULTS[bot] in str(fault)
    assert ("own.py" in fault.traceback) == (bot in SAYS_WHERE)
    assert "child.py" not in str(fault), "our own code is not the place"
    if fault.seat is not None:
        assert fault.position == "second-edition 3p Age I turn 1"
    assert failing._process.returncode is not None
    assert str(pickle.loads(pickle.dumps(fault))) == str(fault)  # noqa: S301 - pickled by ourselves


def test_the_seat_and_the_position_are_those_of_the_decision() -> None:
    game = DiceGame(3, seed=1)
    with opened(own.Babbles) as bot:
        bot.begin()
        with pytest.raises(BotError) as fault:
            bot.choose(game.view(2), 2)
    assert (fault.value.seat, fault.value.position) == (2, "dice 3p turn 1")


LOADING = {
    "class Bot:\n    def choose(self, view, seat)\n        pass\n": "cannot be read: {file}, line 2: expected ':'",
    "import not_there\n": "raised ModuleNotFoundError: No module named 'not_there' in <module> ({file}, line 1)",
    "1 / 0\n": "raised ZeroDivisionError: division by zero in <module> ({file}, line 1)",
    "class Bott: pass\n": "cannot be loaded: there is no 'Bot' in it; did you mean 'Bott'?",
    "": "cannot be loaded: there is no 'Bot' in it",
    "Bot = 7\n": "is not a bot: Bot is an int; name a class, or a function that makes a bot",
    "class Bot:\n    def __init__(self, depth): pass\n": "missing 1 required positional argument: 'depth'",
    "import time\ntime.sleep(60)\n": "did not answer within 0.7 s",
    "\0": "cannot be read: ",
}


@pytest.mark.parametrize("text", LOADING)
def test_a_file_that_cannot_be_loaded(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if "sleep" in text:
        monkeypatch.setattr(process, "START_SECONDS", 0.7)
    file = tmp_path / "mine.py"
    file.write_text(text)
    with BotProcess(source_of(f"{file}:Bot")) as bot, pytest.raises(BotError) as fault:
        bot.begin()
    assert LOADING[text].format(file=file) in str(fault.value)


def test_a_traceback_without_a_line_is_not_told() -> None:
    with BotProcess(source_of("os.path:join")) as bot, pytest.raises(BotError) as fault:
        bot.begin()
    assert str(fault.value) == ("bot os.path:join raised TypeError: join() missing 1 required positional argument: 'a'")


def test_modules_are_found_in_the_working_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "clever.py").write_text("from mine.help import help\nBot = help\n")
    (tmp_path / "mine" / "help.py").write_text("from bots.own import First\ndef help():\n    return First()\n")
    monkeypatch.chdir(tmp_path)
    with BotProcess(source_of("mine.clever:Bot")) as bot:
        bot.begin()
        assert bot.choose(Game(seed=1).view(0), 0)
    for name, missing in {"mine.dull:Bot": "mine.dull", "yours.dull:Bot": "yours"}.items():
        with BotProcess(source_of(name)) as bot, pytest.raises(BotError, match=f"there is no module {missing}$"):
            bot.begin()


def test_a_file_imports_its_neighbours_and_may_be_called_like_a_module_of_python(tmp_path: Path) -> None:
    (tmp_path / "beside.py").write_text("from bots.own import First\n")
    (tmp_path / "json.py").write_text("from beside import First as Bot\n")
    with BotProcess(source_of(f"{tmp_path / 'json.py'}:Bot")) as bot:
        bot.begin()
        assert bot.choose(Game(seed=1).view(0), 0)


@pytest.mark.parametrize("seconds", [0, -1, float("nan"), float("inf")])
def test_a_time_limit_that_is_none(seconds: float) -> None:
    with pytest.raises(SetupError, match="is not a valid time limit for a decision"):
        opened(own.First, seconds)


def test_the_process_ends_with_the_game() -> None:
    with opened(own.First) as bot:
        bot.begin()
        assert bot._process.poll() is None
    assert bot._process.returncode == 0


PARENT = """
import sys
from heptapolis import Game
from heptapolis.bots.process import BotProcess
from heptapolis.bots.source import source_of
bot = BotProcess(source_of(sys.argv[1]), 3)
bot.begin()
print(bot._process.pid, flush=True)
bot.choose(Game(seed=1).view(0), 0)
sys.stdin.read()
"""


def is_alive(pid: int) -> bool:
    """Whether a process is there and runs."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def seconds_used(pid: int) -> float:
    """How long a process has been on the processor."""
    times = psutil.Process(pid).cpu_times()
    return float(times.user + times.system)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes as Linux shows them")
@pytest.mark.parametrize("bot", [own.First, own.Hangs])
def test_the_process_ends_when_ours_is_killed(bot: type) -> None:
    command = [sys.executable, "-c", PARENT, named(bot)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as parent:
        assert parent.stdout
        child = int(parent.stdout.readline())
        assert is_alive(child)
        thought = seconds_used(child)
        if bot is own.Hangs:
            wait_for(lambda: seconds_used(child) > thought)  # it is asked, and thinks
        os.kill(parent.pid, signal.SIGKILL)
        parent.wait()
    wait_for(lambda: not is_alive(child))


def test_a_bot_is_not_given_the_secrets_of_a_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HEPTAPOLIS_LONG", raising=False)  # what the tests themselves are told
    for name in (ENVIRONMENT, FIRST_ENVIRONMENT, VARIABLE, "HEPTAPOLIS_KEY", "HEPTAPOLIS_CACHE"):
        monkeypatch.setenv(name, "sesame")
    with opened(own.Curious) as bot, pytest.raises(BotError, match="ValueError: HEPTAPOLIS_CACHE in "):
        bot.begin()
