"""Calls of mwclient that wikidouble does not support; fidelity/clients/libraries/unsupported.test.mjs runs it.

Reads the address of api.php and the options of mwclient.Site as JSON from the standard input, and prints what came of each
call as JSON: what it returned, or the error and what mwclient logged.
"""

import json
import logging
import sys
import warnings
from urllib.parse import urlsplit

import mwclient

warnings.simplefilter("ignore")

GIVEN = json.load(sys.stdin)


class Collected(logging.Handler):
    def __init__(self):
        super().__init__()
        self.text = ""

    def emit(self, record):
        self.text += record.getMessage() + "\n"


def start():
    address = urlsplit(GIVEN["entryPoint"])
    path = address.path[: -len("api.php")]
    options = {"scheme": address.scheme, "clients_useragent": "wikidouble", **GIVEN["options"]}
    return mwclient.Site(address.netloc, path=path, **options)


CALLS = {
    "the parameter parsoid of action=parse": lambda site: site.get("parse", text="a", parsoid="1"),
    "action=imagerotate": lambda site: site.get("imagerotate", rotation="90"),
}


def outcome(call):
    log = Collected()
    logging.getLogger("mwclient").addHandler(log)
    try:
        return {"returned": repr(call(start()))}
    except Exception as error:  # Whatever it is, the test looks at it.
        return {"error": type(error).__name__, "message": str(error), "log": log.text}
    finally:
        logging.getLogger("mwclient").removeHandler(log)


print(json.dumps({name: outcome(call) for name, call in CALLS.items()}))
