"""Logging as one JSON object a line: what happened, never a secret, a token or a hand."""

from __future__ import annotations

import json
import logging
import sys
import time


class JsonLines(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as JSON: time, level, place, words, and where a fault came from."""
        values = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            values["fault"] = self.formatException(record.exc_info)
        return json.dumps(values, ensure_ascii=False)


def log_to_stderr(level: str) -> None:
    """Log everything of the server and of uvicorn to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = name != "uvicorn.access"
    for name in ("alembic", "asyncio", "sqlalchemy", "psycopg"):
        logging.getLogger(name).setLevel("WARNING")  # at lower levels they log statements with their values
