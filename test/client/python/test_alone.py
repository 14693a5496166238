"""What needs no service: retries, connections, uploads and webhooks, against a server of this file."""

import base64
import hashlib
import hmac
import http.server
import io
import json
import threading
import unittest

from saude_integra import ApiError, Client, NetworkError, Retry, WebhookVerificationError, verify_webhook


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def handle_any(self):
        length = int(self.headers.get("content-length") or 0)
        body = self.rfile.read(length)
        self.server.seen.append((self.command, self.path, dict(self.headers), body, self.client_address[1]))
        status, headers, answer = self.server.answers.pop(0)
        if status == "drop":
            self.close_connection = True
            return
        data = answer if isinstance(answer, bytes) else json.dumps(answer).encode()
        self.send_response(status)
        for name, value in {"content-length": str(len(data)), **headers}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(data)
        self.close_connection = headers.get("connection") == "close" or "cut" in headers

    do_GET = do_POST = do_PUT = do_DELETE = handle_any

    def log_message(self, *_):
        pass


class WithServer(unittest.TestCase):
    def setUp(self):
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.seen, self.server.answers = [], []
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.slept = []
        self.client = self.connect()

    def tearDown(self):
        self.client.close()
        self.server.shutdown()
        self.server.server_close()

    def connect(self, **options):
        return Client(f"http://127.0.0.1:{self.server.server_port}", tokens="t", sleep=self.slept.append, **options)

    def answer(self, *answers):
        self.server.answers.extend(answers)

    def test_a_passing_failure_is_tried_again_after_what_the_service_asks_for(self):
        self.answer((503, {"retry-after": "7"}, {}), (429, {}, {}), ("drop", {}, b""), (200, {}, {"status": "ok"}))
        self.assertEqual(self.client.health.verificar_saude(), {"status": "ok"})
        self.assertEqual(self.slept[0], 7)
        self.assertEqual([0.25 <= each <= 1 for each in self.slept[1:]], [True, True])

    def test_a_pause_that_is_too_long_and_the_last_try_are_errors(self):
        self.answer((429, {"retry-after": "121"}, {"error": {"code": "RATE_LIMIT_EXCEEDED", "message": "x"}}))
        with self.assertRaises(ApiError) as caught:
            self.client.health.verificar_saude()
        self.assertEqual((caught.exception.code, caught.exception.retry_after), ("RATE_LIMIT_EXCEEDED", 121))
        self.answer(*[(503, {}, b"<html>")] * 5)
        with self.assertRaises(ApiError) as caught:
            self.client.health.verificar_saude()
        self.assertEqual((caught.exception.code, len(self.slept)), ("HTTP_503", 4))
        self.answer((503, {}, {}))
        with self.connect(retry=Retry(retries=0)) as client, self.assertRaises(ApiError):
            client.health.verificar_saude()

    def test_what_creates_keeps_its_key_and_other_posts_are_sent_once(self):
        self.answer(("drop", {}, b""), (201, {}, {"id": 1}))
        self.client.grupos.criar({"nome": "x"})
        keys = [headers["Idempotency-Key"] for _, _, headers, _, _ in self.server.seen]
        self.assertEqual((len(keys), len(set(keys))), (2, 1))
        self.answer(("drop", {}, b""))
        with self.assertRaises(NetworkError):
            self.client.auth.reautenticar({"senha": "x"})

    def test_an_upload_is_sent_whole_at_each_try(self):
        file = io.BytesIO(b"0123456789")
        file.seek(4)
        self.answer((503, {}, {}), (202, {}, {"job_id": "job_1"}))
        self.client.importacoes.importar_casos(file, formato="csv", ignorar_erros=True)
        bodies = [body for _, _, _, body, _ in self.server.seen]
        self.assertEqual(len(bodies), 2)
        for body in bodies:
            self.assertIn(b"\r\n\r\n456789\r\n", body)
            self.assertIn(b'name="ignorar_erros"\r\n\r\ntrue\r\n', body)

    def test_connections_are_used_again_and_an_answer_that_breaks_off_is_an_error(self):
        self.answer((200, {}, {}), (200, {}, {}), (200, {"connection": "close"}, {}), (200, {}, {}))
        for _ in range(4):
            self.client.health.verificar_saude()
        ports = [port for *_, port in self.server.seen]
        self.assertEqual((ports[0] == ports[2], ports[0] == ports[3]), (True, False))
        self.answer((200, {"content-length": "50", "cut": "yes"}, b"half"))
        with self.assertRaises(NetworkError):
            self.client.jobs.baixar_resultado("job_1").read()

    def test_values_are_escaped(self):
        self.answer((200, {}, {}), (200, {}, {"total": 0, "pages": 0, "tipos": []}))
        self.client.jobs.obter("a/b?c")
        self.assertEqual(self.server.seen[0][1], "/api/v1/jobs/a%2Fb%3Fc")
        list(self.client.casos.listar(municipio="São & José", idade_gte=60))
        self.assertIn("municipio=S%C3%A3o+%26+Jos%C3%A9", self.server.seen[1][1])
        self.assertIn("idade%5Bgte%5D=60", self.server.seen[1][1])

    def test_what_a_client_may_not_be_made_of(self):
        for given in ({"email": "x"}, {"key": "k", "tokens": "t"}, {"key": "k", "email": "x", "senha": "y"}):
            with self.assertRaises(ValueError):
                Client("https://localhost", **given)
        for address in ("http://saude.example", "saude.example", "ftp://localhost"):
            with self.assertRaises(ValueError):
                Client(address)


class Webhooks(unittest.TestCase):
    key = b"\x01" * 32
    secret = "whsec_" + base64.b64encode(key).decode()
    body = b'{"id": "evt_1", "tipo": "agravo.criado", "dados": {"id": 7}}'
    now = 1_790_000_000

    def headers(self, at=now, key=key, body=body):
        digest = hmac.new(key, f"evt_1.{at}.".encode() + body, hashlib.sha256).digest()
        return {
            "Webhook-Id": "evt_1",
            "Webhook-Timestamp": str(at),
            "Webhook-Signature": "v1," + base64.b64encode(digest).decode(),
            "X-Webhook-Signature": hmac.new(self.secret.encode(), body, hashlib.sha256).hexdigest(),
        }

    def fault(self, headers, secret=secret, body=body, **options):
        with self.assertRaises(WebhookVerificationError) as caught:
            verify_webhook(body, headers, secret, now=self.now, **options)
        return caught.exception.fault

    def test_what_is_right_is_the_event(self):
        for scheme in ("standard", "plain"):
            event = verify_webhook(self.body, self.headers(), self.secret, scheme=scheme, now=self.now)
            self.assertEqual(event["dados"], {"id": 7})
        other = "whsec_" + base64.b64encode(b"\x02" * 32).decode()
        self.assertTrue(verify_webhook(self.body.decode(), self.headers(), [other, self.secret], now=self.now))
        given = os_environ_delivery()
        if given:
            self.assertEqual(verify_webhook(given["body"], given["headers"], given["secret"])["id"], given["id"])

    def test_what_is_wrong_says_why(self):
        right = self.headers()
        self.assertEqual(self.fault({}), "headers")
        self.assertEqual(self.fault({}, scheme="plain"), "headers")
        self.assertEqual(self.fault(right, secret="whsec_"), "secret")
        self.assertEqual(self.fault(right, secret="whsec_", scheme="plain"), "secret")
        self.assertEqual(self.fault({**right, "Webhook-Timestamp": "soon"}), "timestamp")
        self.assertEqual(self.fault(self.headers(at=self.now - 301)), "too-old")
        self.assertEqual(self.fault(self.headers(at=self.now + 301)), "too-new")
        self.assertEqual(self.fault(self.headers(key=b"\x03" * 32)), "signature")
        self.assertEqual(self.fault(right, body=self.body + b" "), "signature")
        self.assertEqual(self.fault({**right, "X-Webhook-Signature": "zz"}, scheme="plain"), "signature")
        self.assertEqual(self.fault(self.headers(body=b"[]"), body=b"[]"), "body")
        with self.assertRaises(ValueError):
            verify_webhook(self.body, right, self.secret, scheme="none")


def os_environ_delivery():
    """A delivery that the service itself has signed."""
    import os

    return json.loads(os.environ["DELIVERY"]) if "DELIVERY" in os.environ else None


if __name__ == "__main__":
    unittest.main()
