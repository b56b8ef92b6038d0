"""A bot that finds unused files and patrols new pages."""


def unused_files(site):
    """The titles of all files that no page uses."""
    return [page.name for page in site.allpages(namespace=6) if next(iter(site.images[page.page_title].imageusage()), None) is None]


def patrol_new_pages(site, trusted):
    """Marks the new pages of trusted authors as patrolled, and returns their titles."""
    titles = []
    changes = list(site.recentchanges(type="new", show="!patrolled", prop="ids|title|user"))
    for change in changes:
        if change["user"] in trusted:
            site.post("patrol", rcid=change["rcid"], token=site.get_token("patrol"))
            titles.append(change["title"])
    return titles
