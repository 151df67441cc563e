"""What is distributed: wheel and source distribution carry the built client and the made words, which git ignores."""

from __future__ import annotations

import gzip
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest
from tools import web

ROOT = Path(__file__).parents[2]
COPIED = (
    "pyproject.toml",
    "README.md",
    "LICENSE",
    ".gitignore",
    "hatch_build.py",
    "messages",
    "src/heptapolis",
    "tools",
)
WORDS = {f"heptapolis/words/made/{name}.py" for name in ("__init__", "en", "da", "nb", "sv", "nl")}
PAGES = {"web/index.html", "web/index.html.gz", "web/assets/index-1.js", "web/icon.svg"}


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project with a client that looks built."""
    folder = tmp_path_factory.mktemp("project")
    for name in COPIED:
        source, place = ROOT / name, folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, place, ignore=shutil.ignore_patterns("__pycache__", "web", "made"))
        else:
            shutil.copy(source, place)
    pages = folder / "src" / "heptapolis" / "server" / "web"
    (pages / "assets").mkdir(parents=True)
    for name in ("index.html", "assets/index-1.js", "icon.svg"):
        (pages / name).write_text("here")
    web.pack(pages)
    (folder / "client" / "node_modules").mkdir(parents=True)
    (folder / "client" / "node_modules" / "large.js").write_text("not ours")
    return folder


def build(project: Path, target: str, place: Path) -> Path:
    """A distribution of the project."""
    words = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(place)]
    subprocess.run(words, cwd=project, check=True, capture_output=True)
    (file,) = place.iterdir()
    return file


def in_wheel(file: Path) -> set[str]:
    with ZipFile(file) as wheel:
        return set(wheel.namelist())


def test_the_wheel_carries_the_client(project: Path, tmp_path: Path) -> None:
    names = in_wheel(build(project, "wheel", tmp_path))
    assert {f"heptapolis/server/{page}" for page in PAGES} <= names
    assert "heptapolis/catalogue/__init__.py" in names
    assert names >= WORDS
    assert not any("node_modules" in name for name in names)


def test_the_source_distribution_does_too_and_makes_the_same_wheel(project: Path, tmp_path: Path) -> None:
    with tarfile.open(build(project, "sdist", tmp_path / "sdist")) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
        for member in packed.getmembers():
            if content := packed.extractfile(member):
                (tmp_path / member.name).parent.mkdir(parents=True, exist_ok=True)
                (tmp_path / member.name).write_bytes(content.read())
    assert {f"src/heptapolis/server/{page}" for page in PAGES} <= names
    assert {f"src/{module}" for module in WORDS} <= names
    assert {"hatch_build.py", "messages/nl/names.ftl", "tools/messages.py"} <= names
    assert not any("node_modules" in name for name in names)
    (unpacked,) = tmp_path.glob("heptapolis-*")
    again = in_wheel(build(unpacked, "wheel", tmp_path / "wheel"))
    assert again == in_wheel(build(project, "wheel", tmp_path / "first"))


def test_an_editable_installation_makes_the_words(project: Path, tmp_path: Path) -> None:
    made = project / "src" / "heptapolis" / "words" / "made"
    shutil.rmtree(made, ignore_errors=True)
    code = f"import hatchling.build as build; build.build_editable({str(tmp_path)!r})"
    subprocess.run([sys.executable, "-c", code], cwd=project, check=True, capture_output=True)
    words = subprocess.run(
        [sys.executable, "-c", "from heptapolis.words.made.nl import MESSAGES; print(MESSAGES['table-coins'](n=1))"],
        cwd=project,
        env={"PYTHONPATH": "src"},
        check=True,
        capture_output=True,
        text=True,
    )
    assert words.stdout == "1 muntstuk\n"


def test_a_fault_in_a_message_ends_the_build(project: Path, tmp_path: Path) -> None:
    file = project / "messages" / "nl" / "game.ftl"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("app-you = ", "app-yuo = "), encoding="utf-8")
    words = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    ended = subprocess.run(words, cwd=project, check=False, capture_output=True, text=True)
    file.write_text(text, encoding="utf-8")
    assert ended.returncode
    assert "messages/nl/game.ftl: app-you is missing" in ended.stderr


def test_texts_are_packed_and_the_page_comes_last(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    bodies = {"index.html": b"<p>", "assets/a-1.js": b"x" * 900, "assets/b-2.woff2": b"y" * 900, "icon.svg": b"<svg/>"}
    for name, body in bodies.items():
        (tmp_path / name).write_bytes(body)
    written = web.pack(tmp_path)
    assert [file.relative_to(tmp_path).as_posix() for file in written] == ["assets/a-1.js.gz", "index.html.gz"]
    assert gzip.decompress(written[0].read_bytes()) == bodies["assets/a-1.js"]
    before = written[0].read_bytes()
    assert web.pack(tmp_path)[0].read_bytes() == before
