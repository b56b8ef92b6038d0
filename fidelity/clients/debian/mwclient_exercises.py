"""What mwclient is tried with; fidelity/clients/libraries/debian.test.mjs runs it.

Reads the tried wiki and the name of an exercise as JSON from the standard input, and prints what came of it as JSON:
the name, and what failed if something did.
"""

import json
import re
import sys
import time
import warnings
from urllib.parse import urlsplit

import mwclient
from mwclient.errors import APIError, EditError, LoginError, MaximumRetriesExceeded, ProtectedPageError

warnings.simplefilter("ignore")

TRIED = json.load(sys.stdin)
USERS_OF_USED_PNG = [
    "Alpha", "Zürich", "User:Bob", "Template:Tpl", "Talk:Alpha", "Help:Guide", 'Apos & "quote"', "File:Redir.png",
    "File:Redir2.png", "ViaRedir2", "RedirPage", "Category:C",
]
TOKEN = re.compile(r"[0-9a-f]{40,}\+\\")


def start(**options):
    """Reads the namespaces, the version and who it is."""
    address = urlsplit(TRIED["entryPoint"])
    path = address.path[: -len("api.php")]
    return mwclient.Site(address.netloc, path=path, scheme=address.scheme, clients_useragent="wikidouble", **options)


def logged_in(account="botAccount"):
    site = start()
    site.login(TRIED[account]["name"], TRIED[account]["password"])
    return site


def equal(seen, expected):
    if seen != expected:
        raise AssertionError(f"{seen!r} is not {expected!r}")


def error_of(kind, work):
    try:
        work()
    except kind as error:
        return error
    raise AssertionError("it succeeded")


def tokens_without_log_in():
    site = start()
    equal(site.logged_in, False)
    equal([site.get_token("watch"), site.get_token("patrol")], ["+\\", "+\\"])


def usage_of_a_file():
    # The default is a generator, with the properties of each page.
    pages = list(start().images["Used.png"].imageusage())
    equal(sorted(page.name for page in pages), sorted(USERS_OF_USED_PNG))
    equal(all(page.exists for page in pages), True)
    equal(list(start().images["Used.png"].imageusage(generator=False)), USERS_OF_USED_PNG)


def usage_by_continuation():
    # Every request names the user as well, whom the later responses leave out.
    image = start().images["Used.png"]
    equal(list(image.imageusage(limit=5, generator=False)), USERS_OF_USED_PNG)
    equal(sorted(page.name for page in image.imageusage(limit=5)), sorted(USERS_OF_USED_PNG))


def log_in_by_password():
    site = logged_in("account")
    equal((site.username, site.logged_in), ("Admin", True))
    equal("delete" in site.rights, True)
    error = error_of(LoginError, lambda: start().login(f"Nobody {time.time()}", "wrong"))
    equal(error.code, "Failed")
    equal(error.info, "Incorrect username or password entered. Please try again.")


def log_in_by_bot_password():
    site = logged_in()
    equal((site.username, "patrol" in site.rights, "delete" in site.rights), ("Admin", True, False))


def tokens_after_log_in():
    site = logged_in()
    watch, csrf = site.get_token("watch"), site.get_token("edit")
    equal(bool(TOKEN.fullmatch(watch)) and bool(TOKEN.fullmatch(csrf)) and watch != csrf, True)


def watch_unwatch():
    site = logged_in()
    token = site.get_token("watch")

    def is_watched():
        response = site.get("query", prop="info", inprop="watched", titles="Alpha")
        return "watched" in response["query"]["pages"]["2"]

    response = site.post("watch", titles="Alpha", token=token)
    equal(response["watch"], [{"title": "Alpha", "watched": "", "ns": 0}])
    equal(is_watched(), True)
    response = site.post("watch", titles="Alpha", unwatch="1", token=token)
    equal(response["watch"], [{"title": "Alpha", "unwatched": "", "ns": 0}])
    equal(is_watched(), False)


def patrol():
    site = logged_in()
    rcid = TRIED["change"]
    response = site.post("patrol", rcid=rcid, token=site.get_token("patrol"))
    equal(response["patrol"], {"rcid": rcid, "ns": 0, "title": "Clients edited"})
    patrolled = site.recentchanges(prop="ids|patrolled|title", show="patrolled", limit=50)
    equal(rcid in [change["rcid"] for change in patrolled], True)


def a_wrong_token():
    site = logged_in()
    error = error_of(APIError, lambda: site.post("watch", titles="Alpha", token="wrong+\\"))
    equal((error.code, error.info), ("badtoken", "Invalid CSRF token."))


def log_out():
    site = logged_in()
    equal(site.post("logout", token=site.get_token("csrf")), {})
    site.site_init()
    equal(site.logged_in, False)
    equal(site.get_token("watch", force=True), "+\\")


def a_title_that_is_not_a_file():
    site = start()
    error = error_of(APIError, lambda: site.get("query", list="imageusage", iutitle="Main Page"))
    equal((error.code, error.info), ("bad_image_title", 'The title for "imageusage" must be a file.'))


def maxlag():
    # It reads the headers and not the response. A wiki on one database lags by -1 second, which is more than -5.
    site = start(max_retries=1, retry_timeout=0)
    begin = time.monotonic()
    error_of(MaximumRetriesExceeded, lambda: site.get("query", maxlag=-5))
    equal(5 <= time.monotonic() - begin < 9, True)


def edit():
    site = logged_in("writer")
    page = site.pages[TRIED["titles"][0]]
    equal(page.exists, False)
    made = page.edit("Two.", "new")
    equal((made["result"], made["oldrevid"], "new" in made), ("Success", 0, True))
    equal(page.append(" Three.", "more")["oldrevid"], made["newrevid"])
    page.prepend("One. ", "more")
    # It takes the page for missing still.
    equal(site.pages[page.name].text(), "One. Two. Three.")
    equal("nochange" in page.edit("One. Two. Three.", "again"), True)


def edit_conflict():
    page = logged_in("writer").pages[TRIED["page"]]
    text = page.text()
    equal(logged_in("editor").pages[TRIED["page"]].edit("Another text.", "meanwhile")["result"], "Success")
    error = error_of(EditError, lambda: page.edit(text + " And mine.", "more"))
    equal(error.args[1:], ("more", "Edit conflict."))
    equal(start().pages[TRIED["page"]].text(), "Another text.")


def edit_of_a_protected_page():
    # It reads the protection, and sends no edit.
    page = logged_in("writer").pages["Clients protected"]
    equal(page.can("edit"), False)
    error_of(ProtectedPageError, lambda: page.edit("Text.", "more"))
    post = page.site.post
    token = page.site.get_token("edit")
    error = error_of(APIError, lambda: post("edit", title=page.name, text="Text.", summary="more", token=token))
    equal(error.code, "protectedpage")


def move():
    site = logged_in("writer")
    old, new = TRIED["titles"]
    site.pages[old].edit("Text.", "new")
    moved = site.pages[old].move(new, "renamed")
    equal((moved["from"], moved["to"], moved["reason"], "redirectcreated" in moved), (old, new, "renamed", True))
    equal(site.pages[old].text(), f"#REDIRECT [[{new}]]")
    equal(site.pages[new].text(), "Text.")
    equal(error_of(APIError, lambda: site.pages[new].move("Alpha", "renamed")).code, "articleexists")


def delete():
    site = logged_in("writer")
    title = TRIED["titles"][0]
    site.pages[title].edit("Text.", "new")
    deleted = site.pages[title].delete("unused")
    equal((deleted["title"], deleted["reason"]), (title, "unused"))
    equal(site.pages[title].exists, False)


def upload():
    name, path = TRIED["image"]["name"], TRIED["image"]["path"]
    site = logged_in("writer")
    with open(path, "rb") as file:
        uploaded = site.upload(file, filename=name, description="A file.", comment="my own")
    equal((uploaded["result"], uploaded["filename"]), ("Success", name.replace(" ", "_")))
    image = site.images[name]
    equal((image.imageinfo["width"], image.imageinfo["height"], image.imageinfo["comment"]), (2, 2, "my own"))
    equal(image.text(), "A file.")
    with open(path, "rb") as file:
        equal(image.download(), file.read())


def rollback():
    site = logged_in("writer")
    token = site.get_token("rollback")
    title, user = TRIED["page"], TRIED["editorName"]
    response = site.post("rollback", title=title, user=user, summary="back", token=token)
    equal((response["rollback"]["title"], response["rollback"]["summary"]), (title, "back"))
    equal(site.pages[title].text(), "The text of the administrator.")


EXERCISES = {
    "tokens without log-in": tokens_without_log_in,
    "usage of a file": usage_of_a_file,
    "usage by continuation": usage_by_continuation,
    "log-in by password": log_in_by_password,
    "log-in by bot password": log_in_by_bot_password,
    "tokens after log-in": tokens_after_log_in,
    "watch, unwatch": watch_unwatch,
    "patrol": patrol,
    "a wrong token": a_wrong_token,
    "log-out": log_out,
    "a title that is not a file": a_title_that_is_not_a_file,
    "maxlag": maxlag,
    "edit": edit,
    "edit conflict": edit_conflict,
    "edit of a protected page": edit_of_a_protected_page,
    "move": move,
    "delete": delete,
    "upload": upload,
    "rollback": rollback,
}

result = {"exercise": TRIED["exercise"]}
try:
    EXERCISES[TRIED["exercise"]]()
except Exception as error:  # pylint: disable=broad-except
    result["failure"] = f"{type(error).__name__}: {error}"
print(json.dumps(result))
