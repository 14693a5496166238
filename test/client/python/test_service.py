"""Run by test/client/python.test.ts, against a service that it has started."""

import datetime
import hashlib
import io
import json
import os
import tempfile
import threading
import unittest

from saude_integra import ApiError, Client, JobFailed, MissingPandas, Tokens, Upload

BASE = os.environ["BASE"]
HEADERS = {"x-forwarded-proto": "https"}
EMAIL, SENHA = os.environ["EMAIL"], os.environ["SENHA"]
CSV = os.environ["CSV"].encode()


def connect(**options):
    given = {"email": EMAIL, "senha": SENHA, **options}
    return Client(BASE, language="en-US", headers=HEADERS, **given)


class Service(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.client = connect()

    @classmethod
    def tearDownClass(cls):
        cls.client.close()

    def test_login_call_and_logout(self):
        with connect() as client:
            self.assertIsNone(client.tokens)
            self.assertEqual(client.usuarios.obter_perfil()["email"], EMAIL)
            token = client.tokens.access_token
            client.logout()
            self.assertIsNone(client.tokens)
            with connect(email=None, senha=None, tokens=token) as other, self.assertRaises(ApiError) as caught:
                other.usuarios.obter_perfil()
            self.assertEqual((caught.exception.status, caught.exception.code), (401, "UNAUTHORIZED"))

    def test_a_key_is_sent_as_it_is(self):
        with connect() as other:
            other.usuarios.obter_perfil()
            with connect(email=None, senha=None, key=other.tokens.access_token) as client:
                self.assertEqual(client.usuarios.obter_perfil()["email"], EMAIL)

    def test_old_tokens_are_renewed_once_by_however_many_threads(self):
        with connect() as client:
            client.usuarios.obter_perfil()
            first = client.tokens
            client._session.tokens = first._replace(expires_at=0.0)
            found = []
            threads = [
                threading.Thread(target=lambda: found.append(client.usuarios.obter_perfil()["email"])) for _ in range(8)
            ]
            for each in threads:
                each.start()
            for each in threads:
                each.join()
            self.assertEqual(found, [EMAIL] * 8)
            self.assertNotEqual(client.tokens.refresh_token, first.refresh_token)

    def test_a_refused_token_is_renewed(self):
        with connect() as client:
            client.usuarios.obter_perfil()
            tokens = client.tokens
            with connect(email=None, senha=None, tokens=Tokens("not.a.token", tokens.refresh_token)) as other:
                self.assertEqual(other.usuarios.obter_perfil()["email"], EMAIL)

    def test_errors_say_what_is_wrong(self):
        with self.assertRaises(ApiError) as caught:
            self.client.casos.criar({"tipo_agravo": "dengue"})
        error = caught.exception
        self.assertEqual((error.status, error.code), (422, "VALIDATION_ERROR"))
        self.assertIn("numero_notificacao", [each.field for each in error.details])
        self.assertTrue(error.request_id)
        with self.assertRaises(ApiError) as caught:
            self.client.a.usuarios.cadastrar({"usuario": {"email": "x"}})
        self.assertEqual((caught.exception.status, caught.exception.code), (422, "VALIDATION_ERROR"))
        self.assertTrue(caught.exception.details)

    def test_lists_of_every_kind(self):
        users = self.client.usuarios.pesquisar(sort="id")
        first = users.first_page()
        self.assertGreater(first["total"], 100)
        ids = [each["id"] for each in users]
        self.assertEqual((len(ids), len(set(ids))), (first["total"], first["total"]))
        self.assertEqual(len(list(self.client.usuarios.pesquisar(size=50).pages())), -(-len(ids) // 50))
        self.assertEqual(len(self.client.a.usuarios.listar().all()), len(ids))
        self.assertEqual([each["codigo"] for each in self.client.tipos.listar()], ["dengue", "zika", "chikungunya"])
        found = self.client.usuarios.buscar({"filtros": {"email": EMAIL}}).all()
        self.assertEqual([each["email"] for each in found], [EMAIL])
        self.assertEqual(len(self.client.usuarios.pesquisar(filtros={"email[like]": EMAIL}).all()), 1)

    def test_days_and_booleans_are_written_as_the_service_reads_them(self):
        self.assertEqual(self.client.casos.listar(data_inicio=datetime.date(2020, 1, 1), hospitalizacao=True).all(), [])

    def test_writing_nothing_and_answers_without_content(self):
        grupo = self.client.grupos.criar({"nome": "python", "descricao": "x"})
        self.assertIsNone(self.client.grupos.excluir(grupo["id"]))
        with self.assertRaises(ApiError) as caught:
            self.client.grupos.obter(grupo["id"])
        self.assertEqual(caught.exception.code, "NOT_FOUND")

    def test_a_write_sent_twice_with_one_key_is_done_once(self):
        body = {"nome": "python-uma-vez", "descricao": "x"}
        first = self.client.grupos.criar(body, idempotency_key="py-1")
        self.assertEqual(self.client.grupos.criar(body, idempotency_key="py-1"), first)
        self.client.grupos.excluir(first["id"])

    def test_an_import_with_progress_and_its_export(self):
        told, looks = [], []
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "casos.csv")
            with open(path, "wb") as file:
                file.write(CSV)
            upload = Upload(path, on_progress=lambda sent, total: told.append((sent, total)))
            started = self.client.importacoes.importar_casos(upload, formato="csv", modo="importar", ignorar_erros=True)
            job = self.client.jobs.wait(started, on_progress=lambda each: looks.append(each["progress"]), interval=0.2)
            self.assertEqual((job["status"], job["resultado"]["importados"]), ("completed", 2))
            self.assertEqual(told[-1], (len(CSV), len(CSV)))
            self.assertEqual(looks[-1], 100)
            again = self.client.importacoes.importar_casos(io.BytesIO(CSV), formato="csv", modo="validar")
            self.assertEqual(self.client.jobs.wait(again, interval=0.2)["resultado"]["importados"], 0)

            started = self.client.casos.exportar({"formato": "csv"})
            job = self.client.jobs.wait(started, interval=0.2)
            target = os.path.join(folder, "export.csv")
            download = self.client.jobs.download(job)
            self.assertTrue(download.filename.endswith(".csv"))
            size = download.save(target)
            self.assertEqual(size, os.path.getsize(target))
            self.assertEqual(os.listdir(folder), sorted(os.listdir(folder)))
            self.assertFalse(os.path.exists(target + ".part"))
            with self.client.jobs.download(job) as left:
                next(iter(left))
            self.assertEqual(self.client.usuarios.obter_perfil()["email"], EMAIL)
        self.assertEqual(len(self.client.casos.listar().all()), 2)

    def test_a_job_that_fails(self):
        started = self.client.importacoes.importar_casos(b"tipo_agravo;numero_notificacao\ndengue;\n", formato="csv")
        try:
            job = self.client.jobs.wait(started, interval=0.2)
            self.assertGreater(job["resultado"]["erros"], 0)
        except JobFailed as error:
            self.assertEqual(error.job["status"], "failed")
        with self.assertRaises(ApiError):
            self.client.jobs.wait("job_00000000-0000-4000-8000-000000000000")

    def test_a_picture_of_an_account(self):
        me = self.client.usuarios.obter_perfil()["id"]
        with self.assertRaises(ApiError) as caught:
            self.client.a.usuarios.enviar_foto_perfil(me, b"not a picture")
        self.assertEqual(caught.exception.status, 422)

    def test_data_frames(self):
        try:
            import pandas  # noqa: F401
        except ImportError:
            with self.assertRaises(MissingPandas) as caught:
                self.client.tipos.listar().to_dataframe()
            self.assertIn("pip install pandas", str(caught.exception))
        else:
            self.assertEqual(list(self.client.tipos.listar().to_dataframe()["codigo"])[0], "dengue")

    def test_the_types_are_there_at_run_time(self):
        from saude_integra import types, types_a

        self.assertIn("paciente", types.CasoItem.__annotations__)
        self.assertTrue(types_a.__doc__)
        digest = hashlib.sha256(json.dumps(sorted(vars(types))).encode()).hexdigest()
        self.assertEqual(len(digest), 64)


if __name__ == "__main__":
    unittest.main()
