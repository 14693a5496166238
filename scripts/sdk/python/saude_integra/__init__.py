"""A typed client of Saude Integra, the health-data integration service.

    from saude_integra import Client

    with Client("https://YOUR-SERVER", email="ana@saude.example", senha="...") as client:
        for caso in client.casos.listar(estado="PE", idade_gte=60):
            print(caso["id"], caso["paciente"]["idade"])
"""

from ._client import Client, ClientA
from ._contract import RELEASE, VERSION
from ._errors import (
    ApiError,
    ErrorDetail,
    JobFailed,
    MissingPandas,
    NetworkError,
    SaudeIntegraError,
    WebhookVerificationError,
)
from ._files import Download, Upload
from ._jobs import Jobs
from ._pages import Listing, to_dataframe
from ._retry import Retry
from ._session import Tokens
from ._webhook import verify_webhook

__version__ = VERSION

__all__ = [
    "RELEASE",
    "VERSION",
    "ApiError",
    "Client",
    "ClientA",
    "Download",
    "ErrorDetail",
    "JobFailed",
    "Jobs",
    "Listing",
    "MissingPandas",
    "NetworkError",
    "Retry",
    "SaudeIntegraError",
    "Tokens",
    "Upload",
    "WebhookVerificationError",
    "__version__",
    "to_dataframe",
    "verify_webhook",
]
