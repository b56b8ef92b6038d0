"""A wiki for the tests, served by wikidouble."""

import re
import shutil
import subprocess
from pathlib import Path

import mwclient
import pytest

here = Path(__file__).parent
password = "0123456789abcdefghijklmnopqrstuv"


class Server:
    """A process that serves the wiki of a wiki file."""

    def __init__(self, process, file):
        self.process = process
        self.file = file
        self.host = self.wait_for(r"wikidouble listening on http://(.+)/api\.php$")[1]

    def reset(self):
        """Resets the wiki: with --watch, wikidouble reloads a file that is touched."""
        self.file.touch()
        self.wait_for("wikidouble reloaded ")

    def wait_for(self, pattern):
        for line in self.process.stdout:
            if match := re.match(pattern, line):
                return match
        raise RuntimeError("wikidouble has ended; standard error says why.")


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """One server for all tests. It ends when its standard input is closed: here, or when this process is killed."""
    file = tmp_path_factory.mktemp("wiki") / "wiki.yaml"
    shutil.copy(here / "wiki.yaml", file)
    command = ["node", here / "node_modules/wikidouble/dist/cli/main.js", "serve"]
    options = ["--port", "0", "--wiki", file, "--watch", "--unsupported", "api-error"]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "encoding": "utf-8"}
    with subprocess.Popen(command + options, **pipes) as process:
        yield Server(process, file)


@pytest.fixture
def wiki(server):
    """The host and port of the wiki. Each test starts with the wiki that wiki.yaml describes."""
    yield server.host
    server.reset()


@pytest.fixture
def site(wiki):
    """A client of that wiki, logged in."""
    site = mwclient.Site(wiki, path="/", scheme="http", clients_useragent="BotExample/1.0 (operator@bot.example)")
    site.login("Pat@patrol", password)
    return site


@pytest.fixture
def administrator(wiki):
    """A client of an administrator, who may delete and upload."""
    site = mwclient.Site(wiki, path="/", scheme="http", clients_useragent="BotExample/1.0 (operator@bot.example)")
    site.login("Admin", "admin-password")
    return site
