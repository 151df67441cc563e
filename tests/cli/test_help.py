"""Help, version, and commands or options that are not there."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from cli.shell import inside, outside
from heptapolis import __version__
from heptapolis.catalogue.cards import expansion_of
from heptapolis.cli.cards.choices import switch
from heptapolis.game.cards.deal import EXPANSIONS

COMMANDS = {
    "play": [
        "--rules",
        "--players",
        "--bots",
        "--bot-seconds",
        "--wonders",
        "--sides",
        "--seed",
        "--name",
        "--save",
        "--terminal",
        *(f"--{name}" for name in EXPANSIONS),
        "--no-browser",
        "--port",
        "--data",
    ],
    "simulate": [
        "--rules",
        "--players",
        "--games",
        "--seed",
        "--bots",
        "--bot-seconds",
        "--wonders",
        "--threads",
        "--device",
        "--json",
        *(f"--{name}" for name in EXPANSIONS),
    ],
    "check-bot": ["--games", "--bot-seconds", "BOT"],
    "show": ["--rules", "NAME"],
    "replay": ["FILE"],
    "verify": ["FILE"],
    "analyze": ["FILE", "--playouts", "--seed", "--seat", "--threads", "--html", "--json", "--language"],
    "warm-up": [],
}


@pytest.mark.parametrize("flag", ["--help", "-h"])
def test_help_lists_every_command(flag: str) -> None:
    result = inside(flag)
    assert result.code == 0
    assert not result.err
    assert set(COMMANDS) <= set(re.findall(r"[a-z-]+", result.out))


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_a_command_lists_its_options(command: str) -> None:
    result = inside(command, "--help")
    assert result.code == 0
    assert not result.err
    for option in COMMANDS[command]:
        assert option in result.out or option.lower() in result.out


def test_a_new_expansion_has_its_switch() -> None:
    leaders = replace(expansion_of("edifice"), id="leaders", name="Leaders")
    name, kind, default = switch(leaders)
    assert (name, default) == ("leaders", False)
    assert kind.__metadata__[0].help == "Play with the Leaders expansion."


def test_help_of_the_installed_script() -> None:
    result = outside("--help")
    assert result.code == 0
    assert "simulate" in result.out
    assert not result.err


def test_the_version_is_printed() -> None:
    assert outside("--version").out == f"heptapolis {__version__}\n"
    assert inside("--version").code == 0


def test_no_command_shows_the_help_and_is_an_error() -> None:
    result = inside()
    assert result.code == 2
    assert "simulate" in result.out + result.err


def test_a_misspelt_command_or_option_gets_a_hint() -> None:
    command = inside("simulat")
    assert command.code == 2
    assert "Did you mean 'simulate'?" in command.err
    option = inside("simulate", "--playrs", "3")
    assert option.code == 2
    assert "--players" in option.err


@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", "--players", "three"],
        ["simulate", "--games", "1.5"],
        ["simulate", "--seed"],
        ["simulate", "extra"],
        ["play", "--seed", "x"],
        ["check-bot"],
        ["check-bot", "mine.py:Mine", "--games", "0"],
        ["check-bot", "mine.py:Mine", "--bot-seconds", "0"],
        ["simulate", "--bot-seconds", "-1"],
        ["show"],
        ["show", "Altar", "Baths"],
        ["replay"],
        ["verify"],
        ["warm-up", "now"],
    ],
    ids=" ".join,
)
def test_arguments_that_cannot_be_read_end_with_two(arguments: list[str]) -> None:
    result = inside(*arguments)
    assert result.code == 2
    assert result.err
    assert not result.out
