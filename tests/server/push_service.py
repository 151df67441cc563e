"""A push service for tests, and a browser that subscribed at it: by the standards, with no code of ours."""

from __future__ import annotations

import json
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from patience import PATIENCE


@dataclass
class Delivered:
    """A request that reached the push service."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class PushService:
    """Where browsers have their subscriptions; `answers` are statuses by path, else 201."""

    url: str = ""
    heard: Queue[Delivered] = field(default_factory=Queue)
    answers: dict[str, int] = field(default_factory=dict)

    def next(self) -> Delivered:
        """The next request."""
        return self.heard.get(timeout=PATIENCE)


@contextmanager
def a_push_service() -> Iterator[PushService]:
    """A push service on this machine."""
    service = PushService()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            self.send_response(service.answers.get(self.path, 201))
            self.end_headers()
            service.heard.put(Delivered(self.path, headers, body))

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service.url = f"http://127.0.0.1:{server.server_port}"
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Browser:
    """A browser with a subscription."""

    def __init__(self, service: PushService, name: str) -> None:
        self.endpoint = f"{service.url}/{name}"
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.secret = bytes(range(16))

    @property
    def subscription(self) -> dict[str, str]:
        """What a page sends to the server."""
        return {"endpoint": self.endpoint, "p256dh": text(self.point), "auth": text(self.secret)}

    def read(self, message: Delivered) -> Any:
        """A message, decrypted as RFC 8291 and RFC 8188 say."""
        salt, size, body = message.body[:16], message.body[20], message.body[21:]
        sender, sealed = body[:size], body[size:]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        keyed = derived(shared, self.secret, b"WebPush: info\0" + self.point + sender, 32)
        content = derived(keyed, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(keyed, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(content).decrypt(nonce, sealed, None)
        assert plain.endswith(b"\x02")  # the last record
        return json.loads(plain[:-1])


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """A key made from another."""
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def text(values: bytes) -> str:
    """Bytes as text in addresses."""
    return urlsafe_b64encode(values).rstrip(b"=").decode()


def bytes_of(words: str) -> bytes:
    """The bytes of such a text."""
    return urlsafe_b64decode(words + "=" * (-len(words) % 4))


def claims_of(message: Delivered, key: str) -> Any:
    """What the sender claims, once its signature was checked against the key that browsers were given (RFC 8292)."""
    kind, _, values = message.headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in values.split(","))
    assert kind == "vapid"
    assert parts["k"] == key
    signed, _, mark = parts["t"].rpartition(".")
    raw = bytes_of(mark)
    signature = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(key))
    public.verify(signature, signed.encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(bytes_of(signed.partition(".")[2]))
