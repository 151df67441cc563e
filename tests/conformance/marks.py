"""The marks of all conformance tests, collected once in a process of its own, and the tool that reads them."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

TOOL = Path(__file__).parents[2] / "tools" / "conformance.py"


@cache
def tool() -> ModuleType:
    """The module tools/conformance.py, which is no part of a package."""
    spec = spec_from_file_location("conformance_tool", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@cache
def all_marks() -> dict[str, dict[str, list[str]]]:
    """Which tests carry which ids and effects, whatever part of the suite runs now."""
    answer = subprocess.run([sys.executable, str(TOOL), "--marks"], capture_output=True, text=True, check=True)
    marks: dict[str, dict[str, list[str]]] = json.loads(answer.stdout)
    return marks
