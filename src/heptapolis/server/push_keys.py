"""The cryptography of Web Push: who sends (VAPID, RFC 8292), and messages that only one browser can read (RFC 8291)."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from pathlib import Path
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid

from heptapolis.server.settings import kept_once

CURVE = ec.SECP256R1()
POINT, SECRET = 65, 16
"""Bytes of the public key of a browser, and of the secret that it shares."""


class PushKeys:
    """The key pair that push services know the server by; made once, kept in the data folder."""

    def __init__(self, folder: Path) -> None:
        self.vapid = Vapid.from_pem(kept_once(folder / "push-key", new_key))
        point = self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = encoded(point)

    def proof(self, endpoint: str, site: str) -> str:
        """What shows a push service who sends, and where to complain: the site that the browser subscribed at."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": f"https://{site}"}
        return str(self.vapid.sign(claims)["Authorization"])


def new_key() -> bytes:
    """A key pair, as the file has it."""
    vapid = Vapid()
    vapid.generate_keys()
    pem: bytes = vapid.private_pem()
    return pem


def sealed(text: bytes, point: str, secret: str) -> bytes:
    """A message that only the browser with this public key can open."""
    receiver, shared = read_point(point), read_secret(secret)
    own = ec.generate_private_key(CURVE)
    body: bytes = http_ece.encrypt(text, private_key=own, dh=receiver, auth_secret=shared, version="aes128gcm")
    return body


def read_point(text: str) -> bytes:
    """The public key of a browser; a ValueError if it is none."""
    point = decoded(text, POINT)
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    return point


def read_secret(text: str) -> bytes:
    """The secret that a browser shares; a ValueError if it is none."""
    return decoded(text, SECRET)


def encoded(values: bytes) -> str:
    """Bytes as text that fits into addresses.

    >>> encoded(bytes([255, 254]))
    '__4'
    """
    return urlsafe_b64encode(values).rstrip(b"=").decode()


def decoded(text: str, length: int) -> bytes:
    """The bytes of such a text; a ValueError if there are more or fewer.

    >>> list(decoded("__4", 2))
    [255, 254]
    """
    values = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    if len(values) != length:
        raise ValueError(f"{length} bytes are needed")
    return values
