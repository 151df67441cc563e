"""Draws the icons of the installed app from `client/public/icon.svg`: `python -m tools.icons`, when that changes.

The pictures are in git: they are small, and drawing them needs a Chromium.
"""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import sync_playwright
from tools import chromium

PUBLIC = Path("client", "public")
GROUND = "#7c2d1c"
SAFE = 0.8
"""The part of a maskable icon that no system cuts away."""


def drawings(icon: str) -> dict[str, tuple[int, str]]:
    """Every picture: its size, and what is drawn."""
    inner = re.sub(r"</?svg[^>]*>|<rect[^>]*/>", "", icon)
    open_svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">'
    shrink = f"translate({32 * (1 - SAFE)} {32 * (1 - SAFE)}) scale({SAFE})"
    full = f'{open_svg}<rect width="64" height="64" fill="{GROUND}"/><g transform="{shrink}">{inner}</g></svg>'
    # the status bar of Android shows the shape alone, in its own colour
    shape = re.sub(r'(fill|stroke)="#[0-9a-f]{6}"', r'\1="#fff"', inner).replace(
        'fill="#fff" stroke', 'fill="none" stroke'
    )
    return {
        "icon-192.png": (192, icon),
        "icon-512.png": (512, icon),
        "maskable-512.png": (512, full),
        "apple-touch-icon.png": (180, full),
        "badge-96.png": (96, f"{open_svg}{shape}</svg>"),
    }


def draw() -> None:
    """Write all pictures."""
    with sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=str(chromium.find()), args=["--no-sandbox", "--disable-gpu"])
        for name, (size, drawing) in drawings((PUBLIC / "icon.svg").read_text()).items():
            page = browser.new_page(viewport={"width": size, "height": size})
            style = "<style>html, body { margin: 0; background: none } svg { display: block; width: 100vw }</style>"
            page.set_content(style + drawing)
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    draw()
