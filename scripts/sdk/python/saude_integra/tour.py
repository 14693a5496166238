"""Five minutes with the client: a login, a typed call, every case, an error.

BASE=https://localhost:8443 EMAIL=... SENHA=... CA=cert.pem python -m saude_integra.tour
"""

from __future__ import annotations

import os

from . import ApiError, Client


def main() -> None:
    with Client(
        os.environ.get("BASE", "https://localhost:8443"),
        email=os.environ["EMAIL"],
        senha=os.environ["SENHA"],
        ca_file=os.environ.get("CA"),
        language="en-US",
    ) as client:
        print("logged in as", client.usuarios.obter_perfil()["nome"])
        for tipo in client.tipos.listar():
            print(f"{tipo['codigo']}: {tipo['nome']}")
        count = 0
        for caso in client.casos.listar(sort="criado_em"):
            count += 1
            if count <= 3:
                print(caso["id"], caso["tipo_agravo"], caso["paciente"]["idade"])
        print(f"{count} cases")
        try:
            client.casos.obter(2147483647)
        except ApiError as error:
            if error.code != "NOT_FOUND":
                raise
            print(f"{error.code}: {error.message} (request {error.request_id})")
        client.logout()


if __name__ == "__main__":
    main()
