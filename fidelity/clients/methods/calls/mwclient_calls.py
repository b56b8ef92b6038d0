import urllib.parse

import mwclient
import mwclient.image
import mwclient.listing
import mwclient.page

from run_calls import left_out, public, run_calls, wiki

site = mwclient.Site(
    urllib.parse.urlsplit(wiki["api"]).netloc,
    path="/",
    scheme="http",
    clients_useragent="wikidouble",
    max_retries=0,
)

pages = site.pages
swan = pages["Swan"]
image = site.images["Swan.png"]
birds = site.categories["Birds"]


def names(iterable):
    """Lists of pages as their titles, and what a list says of each."""
    return [each.name if hasattr(each, "name") else each for each in iterable]


def namespaces_of(listing):
    return [(page.name, page.namespace, page.exists, page.redirect, page.pageid) for page in listing]


def facts(page):
    members = "name exists redirect pageid revision length pagelanguage contentmodel namespace protection page_title base_name"
    return {member: getattr(page, member) for member in members.split() if hasattr(page, member)}


page_methods = public(mwclient.page.Page)
of_lists = public(mwclient.listing.List) if hasattr(mwclient.listing, "List") else []

run_calls(
    mwclient.__version__,
    public(mwclient.Site, "Site.")
    + [name for name in public(mwclient.page.Page, "Page.")]
    + public(mwclient.image.Image, "Image.", page_methods)
    + public(mwclient.listing.Category, "Category.", page_methods + of_lists)
    + public(mwclient.listing.PageList, "PageList.", of_lists),
    {
        "Site.login": lambda: site.login(wiki["user"], wiki["password"]),
        "Site.site_init": lambda: site.site_init() or [site.groups, site.rights, site.username, site.logged_in, site.version, site.namespaces],
        "Site.get": lambda: site.get("query", titles="Swan", prop="info|links"),
        "Site.get: error": lambda: site.get("query", list="categorymembers", cmtitle="Birds"),
        "Site.post": lambda: site.post("query", titles="Goose", prop="categories"),
        "Site.api": lambda: site.api("query", meta="siteinfo", siprop="namespaces|namespacealiases|statistics"),
        "Site.raw_api": lambda: site.raw_api("query", titles="Swan", http_method="GET"),
        "Site.raw_call": lambda: site.raw_call("api", {"action": "query", "titles": "Swan", "format": "json"}),
        "Site.get_token": lambda: site.get_token("csrf"),
        "Site.parse": lambda: site.parse(text="'''x''' {{Note|y}} [[Swan]]", title="Goose"),
        "Site.parse: page": lambda: site.parse(page="Goose", prop="text|links|templates|categories"),
        "Site.allpages": lambda: names(site.allpages()),
        "Site.allpages: generator": lambda: namespaces_of(site.allpages(prefix="Swan", generator=True)),
        "Site.allimages": lambda: names(site.allimages(generator=False)),
        "Site.allimages: generator": lambda: names(site.allimages()),
        "Site.alllinks": lambda: list(site.alllinks(generator=False, unique=True)),
        "Site.alllinks: generator": lambda: names(site.alllinks(unique=True)),
        "Site.allcategories": lambda: names(site.allcategories()),
        "Site.allcategories: names": lambda: list(site.allcategories(generator=False)),
        "Site.allusers": lambda: list(site.allusers(prop="groups|editcount|rights")),
        "Site.allusers: group": lambda: list(site.allusers(group="sysop")),
        "Site.blocks": lambda: list(site.blocks()),
        "Site.deletedrevisions": lambda: list(site.deletedrevisions()),
        "Site.exturlusage": lambda: list(site.exturlusage("example.org")),
        "Site.logevents": lambda: list(site.logevents()),
        "Site.logevents: type": lambda: list(site.logevents(type="move")),
        "Site.random": lambda: len(list(site.random("0", limit=3))) > 0,
        "Site.recentchanges": lambda: list(site.recentchanges(prop="ids|title|user|comment|flags|sizes|tags")),
        "Site.revisions": lambda: list(site.revisions([10, 11, 19])),
        "Site.search": lambda: list(site.search("goose")),
        "Site.search: title": lambda: list(site.search("swan", what="title")),
        "Site.usercontributions": lambda: list(site.usercontributions("Bob")),
        "Site.users": lambda: list(site.users(["Bob", "Vandal", "Nobody at all"])),
        "Site.watchlist": lambda: list(site.watchlist(allrev=True, prop="ids|title|user|comment")),
        "Site.expandtemplates": lambda: site.expandtemplates("{{Note|x}} {{PAGENAME}}", title="Swan"),
        "Site.expandtemplates: tree": lambda: site.expandtemplates("{{Note|x}}", generatexml=True),
        "Site.require": lambda: site.require(1, 39),
        "Site.default_namespaces": lambda: site.default_namespaces,
        "Site.api_limit": lambda: site.api_limit,
        "Page.text": swan.text,
        "Page.text: section": lambda: pages["Swan"].text(section=1),
        "Page.text: expanded": lambda: pages["Goose"].text(expandtemplates=True),
        "Page.text: missing": lambda: pages["Missing page"].text(),
        "Page.can": lambda: [facts(pages["Goose"]), pages["Goose"].can("edit"), pages["Goose"].can("move")],
        "Page.redirects_to": lambda: pages["Swans"].redirects_to(),
        "Page.resolve_redirect": lambda: pages["Swans"].resolve_redirect(),
        "Page.get_token": lambda: swan.get_token("csrf"),
        "Page.backlinks": lambda: namespaces_of(swan.backlinks()),
        "Page.backlinks: names": lambda: list(swan.backlinks(generator=False)),
        "Page.backlinks: redirects": lambda: names(swan.backlinks(redirect=True)),
        "Page.categories": lambda: namespaces_of(swan.categories()),
        "Page.categories: hidden": lambda: names(image.categories(show="hidden")),
        "Page.embeddedin": lambda: namespaces_of(pages["Template:Note"].embeddedin()),
        "Page.extlinks": lambda: list(swan.extlinks()),
        "Page.images": lambda: names(swan.images()),
        "Page.iwlinks": lambda: list(swan.iwlinks()),
        "Page.langlinks": lambda: list(swan.langlinks()),
        "Page.links": lambda: namespaces_of(swan.links()),
        "Page.links: names": lambda: list(swan.links(generator=False)),
        "Page.revisions": lambda: list(swan.revisions()),
        "Page.revisions: content": lambda: list(swan.revisions(prop="ids|content|tags|size|sha1", slots="main", limit=2)),
        "Page.templates": lambda: namespaces_of(pages["Goose"].templates()),
        "Page.purge": lambda: swan.purge(),
        "Image.imagehistory": lambda: list(image.imagehistory()),
        "Image.imageusage": lambda: namespaces_of(image.imageusage()),
        "Image.duplicatefiles": lambda: list(image.duplicatefiles()),
        "Image.download": lambda: image.download(),
        "Category.members": lambda: namespaces_of(birds.members()),
        "Category.members: names": lambda: list(birds.members(generator=False, prop="ids|title|type|sortkeyprefix")),
        "Category.members: subcategories": lambda: names(site.categories["Animals"].members(namespace=14)),
        "PageList.get": lambda: facts(pages.get("Talk:Swan")),
        "PageList.get: id": lambda: facts(pages[9]),
        "PageList.guess_namespace": lambda: [pages.guess_namespace(name) for name in ("File:X", "Talk:X", "X")],
    },
    left_out(
        {
            "It sends no request.": "Site.handle_api_result Site.version_tuple_from_generator "
            "Page.strip_namespace Page.normalize_title Page.handle_edit_error",
            "It writes.": "Site.email Site.upload Site.chunk_upload Page.save Page.edit Page.append Page.prepend Page.touch "
            "Page.move Page.delete",
            "It sends its request to index.php.": "Site.raw_index",
            "It needs the extension CheckUser.": "Site.checkuserlog",
            "It needs the extension Semantic MediaWiki.": "Site.ask",
        }
    ),
)
