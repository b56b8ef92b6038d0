"""Replaces a file by another on every page that uses it."""

import re

import mwclient


def replace_file(site, old, new, path):
    """Uploads the new file, edits the pages, deletes the old file, and patrols what others did to the pages meanwhile.

    The names of the files are without "File:". Returns the titles of the pages that were changed, and of those that could not be.
    """
    with open(path, "rb") as file:
        site.upload(file, new, f"New version of [[:File:{old}]]", ignore=True)
    replaced, skipped = [], []
    for page in list(site.images[old].imageusage()):
        (replaced if change(page, old, new) else skipped).append(page.name)
    if not skipped:
        site.images[old].delete(f"Replaced by [[:File:{new}]]")
    patrol(site, replaced)
    return replaced, skipped


def change(page, old, new, attempts=3):
    """Saves the page with the new name; False if it is protected. Reads it again if somebody else has edited it meanwhile."""
    text = replace_name(page.text(cache=False), old, new)
    try:
        page.save(text, f"{old} → {new}", minor=True, bot=True, nocreate=True)
        return True
    except mwclient.errors.ProtectedPageError:
        return False
    except mwclient.errors.EditError:
        if attempts == 1:
            raise
        return change(page, old, new, attempts - 1)


def replace_name(text, old, new):
    """Spaces and underscores mean the same, and so do the two cases of the first letter."""
    first, rest = old[0], re.escape(old[1:]).replace("\\ ", "[ _]")
    return re.sub(f"[{first.upper()}{first.lower()}]{rest}", lambda _: new, text)


def patrol(site, titles):
    """Marks changes of these pages as patrolled."""
    for change in list(site.recentchanges(show="!patrolled", prop="ids|title")):
        if change["title"] in titles:
            site.post("patrol", rcid=change["rcid"], token=site.get_token("patrol"))
