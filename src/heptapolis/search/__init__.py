"""Bots that look ahead; README.md maps the room."""
