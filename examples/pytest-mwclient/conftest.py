"""A wiki for the tests: a fresh one for each, because a test may change it."""

import re
import subprocess
from pathlib import Path

import mwclient
import pytest

here = Path(__file__).parent
password = "0123456789abcdefghijklmnopqrstuv"


@pytest.fixture
def wiki():
    """Host and port of a wiki that holds what wiki.yaml says."""
    command = ["npx", "--no-install", "wikidouble", "serve", "--port", "0", "--wiki", "wiki.yaml"]
    with subprocess.Popen(command, cwd=here, stdout=subprocess.PIPE, text=True) as server:
        first_line = server.stdout.readline()
        yield re.fullmatch(r"wikidouble listening on http://(.+)/api\.php\n", first_line)[1]
        server.terminate()


@pytest.fixture
def site(wiki):
    """A client of that wiki, logged in."""
    site = mwclient.Site(wiki, path="/", scheme="http", clients_useragent="BotExample/1.0 (operator@bot.example)")
    site.login("Pat@patrol", password)
    return site
