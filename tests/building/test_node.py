"""Node for the client: the machine's if it is new enough, else the one of the wheel, else a sentence."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path

import pytest
from tools import node

ROOT = Path(__file__).parents[2]


def script(file: Path, words: str) -> None:
    """A program that says something."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"#!/bin/sh\necho {words}\n")
    file.chmod(0o755)


def machine(folder: Path, version: str, npm: bool = True) -> str:
    """A PATH with a Node of a version."""
    script(folder / "node", version)
    if npm:
        script(folder / "npm", "10.0.0")
    return str(folder)


def wheel(folder: Path, version: str = "v24.1.0") -> Path:
    """What the package from PyPI unpacks to."""
    script(folder / "bin" / "node", version)
    for name in ("npm-cli.js", "npx-cli.js"):
        script(folder / "lib" / "node_modules" / "npm" / "bin" / name, "11.0.0")
    return folder


def never() -> bool:
    raise AssertionError("nothing is to be installed")


@pytest.mark.parametrize("version", ["v20.19.0", "v22.13.1", "v24.0.0", "v26.3.1"])
def test_the_machines_node_is_used_if_it_is_new_enough(version: str, tmp_path: Path) -> None:
    path = machine(tmp_path, version)
    assert node.path_with_node(path, lambda: None, never) == path


@pytest.mark.parametrize(
    ("version", "npm"),
    [
        ("v18.20.4", True),
        ("v20.18.3", True),
        ("v22.12.0", True),
        ("v23.9.0", True),
        ("rubbish", True),
        ("v24.0.0", False),
    ],
)
def test_another_node_is_taken_from_the_wheel(version: str, npm: bool, tmp_path: Path) -> None:
    path, own = machine(tmp_path / "machine", version, npm), tmp_path / "own"
    found = wheel(tmp_path / "wheel")
    assert node.path_with_node(path, lambda: found, never, own) == f"{own}{os.pathsep}{path}"
    assert (own / "npm").resolve() == found / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def test_the_wheel_is_installed_only_where_it_is_missing(tmp_path: Path) -> None:
    installed: list[Path] = []

    def install() -> bool:
        installed.append(wheel(tmp_path / "wheel"))
        return True

    for _ in range(2):
        found = node.path_with_node(str(tmp_path), lambda: next(iter(installed), None), install, tmp_path / "own")
        assert shutil.which("node", path=found) == str(tmp_path / "own" / "node")
    assert len(installed) == 1


@pytest.mark.parametrize("works", [False, True])
def test_without_any_way_there_is_none(works: bool, tmp_path: Path) -> None:
    assert node.path_with_node(str(tmp_path), lambda: None, lambda: works, tmp_path / "own") is None


def test_a_wheel_that_does_not_run_here_is_none(tmp_path: Path) -> None:
    found = wheel(tmp_path / "wheel")
    (found / "bin" / "node").write_bytes(b"\x7fELF of another machine")
    assert node.path_with_node(str(tmp_path), lambda: found, lambda: True, tmp_path / "own") is None


def test_a_sentence_tells_what_is_missing(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(node, "path_with_node", lambda _: None)
    assert node.npm("--version") == 1
    assert capfd.readouterr().err == f"{node.NONE}\n"


def test_npm_runs_in_the_folder_of_the_client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    machine(tmp_path, "v24.0.0")
    script(tmp_path / "npm", f'"$@" > {tmp_path / "said"} && pwd >> {tmp_path / "said"} && exit 3')
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    assert node.npm("run", "build") == 3
    assert (tmp_path / "said").read_text().splitlines() == ["run build", str(node.CLIENT)]


def test_packages_are_pinned_and_no_registry_is_named() -> None:
    wanted = json.loads((node.CLIENT / "package.json").read_text())
    locked = json.loads((node.CLIENT / "package-lock.json").read_text())
    for kind in ("dependencies", "devDependencies"):
        assert locked["packages"][""].get(kind) == wanted.get(kind)
        assert all(version[0].isdecimal() for version in wanted.get(kind, {}).values())
    assert not any("resolved" in package for package in locked["packages"].values())
    texts = [*ROOT.glob("requirements/*"), ROOT / "Makefile", node.CLIENT / ".npmrc"]
    assert not any(
        "index-url" in line and "no-emit" not in line for file in texts for line in file.read_text().split("\n")
    )
    assert "registry=" not in (node.CLIENT / ".npmrc").read_text()
