import base64

import mwclient
import pytest

from bot import patrol_new_pages, unused_files
from replace_file import replace_file

png = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII="
)


def test_finds_the_files_that_no_page_uses(site):
    assert unused_files(site) == ["File:Dog.jpg"]


def test_patrols_the_new_pages_of_trusted_authors(site):
    assert patrol_new_pages(site, {"Alice"}) == ["Gallery"]
    left = site.recentchanges(type="new", show="!patrolled", prop="title")
    assert [change["title"] for change in left] == ["Lighthouse"]


def test_leaves_the_new_pages_of_others(site):
    # Other tests have no effect: each starts with the wiki that wiki.yaml describes.
    assert patrol_new_pages(site, {"Bob"}) == []
    left = site.recentchanges(type="new", show="!patrolled", prop="title")
    assert [change["title"] for change in left] == ["Lighthouse", "Gallery"]


def test_refuses_to_patrol_without_the_right(wiki):
    anonymous = mwclient.Site(wiki, path="/", scheme="http")
    with pytest.raises(mwclient.errors.APIError) as failure:
        anonymous.post("patrol", rcid=1, token=anonymous.get_token("patrol"))
    assert failure.value.code == "permissiondenied"


def test_replaces_a_file_everywhere(administrator, tmp_path):
    new = tmp_path / "tiger.png"
    new.write_bytes(png)
    assert replace_file(administrator, "Cat.jpg", "Tiger.png", new) == (["Gallery"], [])
    assert administrator.pages["Gallery"].text() == "See [[File:Tiger.png|thumb]]."
    assert not administrator.images["Cat.jpg"].exists
