"""pywikibot, from the folder of its source, and its scripts replace.py and category.py."""
import os
import subprocess
import sys
import urllib.parse
import urllib.request
import json

from run_calls import left_out, public, run_calls, wiki

folder = wiki["folder"]
source = wiki["pywikibot"]

FAMILY = """
from pywikibot import family


class Family(family.SingleSiteFamily):
    name = 'methods'
    domain = %r

    def protocol(self, code):
        return 'http'

    def scriptpath(self, code):
        return ''
"""

# Nothing waits: there is nobody else to be considerate of.
CONFIG = """
family = mylang = 'methods'
family_files['methods'] = %r
usernames['methods']['methods'] = %r
password_file = 'user-password.py'
put_throttle = minthrottle = maxthrottle = 0
max_retries = retry_wait = retry_max = 1
console_encoding = 'utf-8'
"""


def write(name, text):
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    os.chmod(path, 0o600)
    return path


family_file = write("methods_family.py", FAMILY % urllib.parse.urlsplit(wiki["api"]).netloc)
write("user-config.py", CONFIG % (family_file, wiki["user"]))
write("user-password.py", "(%r, %r)\n" % (wiki["user"], wiki["password"]))
os.environ["PYWIKIBOT_DIR"] = folder
sys.path.insert(0, source)
sys.argv = ["methods"]

# pylint: disable=wrong-import-position
import pywikibot  # noqa: E402
from pywikibot import pagegenerators as generators  # noqa: E402

site = pywikibot.Site()
site.login()


def page(title):
    return pywikibot.Page(site, title)


def category(title="Category:Birds"):
    return pywikibot.Category(site, title)


def file(title="File:Swan.png"):
    return pywikibot.FilePage(site, title)


def user(name="Bob"):
    return pywikibot.User(site, name)


def facts(thing):
    """What has no text of its own: entries of the log, versions of files."""
    if hasattr(thing, "data") and isinstance(thing.data, dict):
        return thing.data
    return vars(thing)


def titles(iterable):
    return [str(each) for each in iterable]


def read(prefix, make, names, others):
    """A call for each attribute: its value, or what it returns without arguments. `others` are calls of their own."""
    calls = {}
    for name in names.split():
        def call(name=name):
            value = getattr(make(), name)
            return value() if callable(value) else value

        calls[prefix + name] = call
    for name, call in others.items():
        calls[prefix + name] = lambda call=call: call(make())
    return calls


def text_of(title):
    parameters = {"action": "query", "prop": "revisions", "rvprop": "content|comment|user", "rvslots": "main", "titles": title}
    address = wiki["api"] + "?" + urllib.parse.urlencode({**parameters, "format": "json", "formatversion": 2})
    with urllib.request.urlopen(address) as response:
        return json.load(response)["query"]["pages"][0].get("revisions", "no page")


def script(arguments, *pages, typed=""):
    """Runs a script of pywikibot, and returns the pages afterwards. `typed` is what its user types."""
    done = subprocess.run(
        [sys.executable, os.path.join(source, "pwb.py"), *arguments],
        cwd=folder,
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    if done.returncode != 0:
        raise RuntimeError(done.stderr.strip().split("CRITICAL: ")[-1])
    return [text_of(title) for title in pages]


calls = {}
calls.update(
    read(
        "Page.",
        lambda: page("Swan"),
        "applicable_protections autoFormat botMayEdit content_model defaultsort depth exists "
        "expand_text extlinks full_url get getCategoryRedirectTarget getVersionHistoryTable get_parsed_page has_content "
        "has_deleted_revisions has_permission isAutoTitle isCategoryRedirect isDisambig isIpEdit isRedirectPage "
        "isStaticRedirect isTalkPage is_categorypage is_filepage is_flow_page lastNonBotUser latest_revision "
        "latest_revision_id namespace oldest_revision pageid permalink properties protection revision_count section site "
        "text title toggleTalkPage userName version raw_extracted_templates templatesWithParams contributors preloadText",
        {
            "backlinks": lambda p: titles(p.backlinks()),
            "backlinks: redirects": lambda p: titles(p.backlinks(follow_redirects=True, filter_redirects=True)),
            "categories": lambda p: titles(p.categories()),
            "embeddedin": lambda p: titles(page("Template:Note").embeddedin()),
            "getReferences": lambda p: titles(p.getReferences()),
            "getOldVersion": lambda p: p.getOldVersion(10),
            "get_revision": lambda p: p.get_revision(19, content=True),
            "getRedirectTarget": lambda p: page("Swans").getRedirectTarget(),
            "get: redirect": lambda p: page("Swans").get(),
            "get: missing": lambda p: page("Missing page").get(),
            "exists: missing": lambda p: page("Missing page").exists(),
            "imagelinks": lambda p: titles(p.imagelinks()),
            "iterlanglinks": lambda p: titles(p.iterlanglinks()),
            "langlinks": lambda p: titles(p.langlinks()),
            "itertemplates": lambda p: titles(p.itertemplates()),
            "templates": lambda p: titles(p.templates(content=True)),
            "linkedPages": lambda p: titles(p.linkedPages()),
            "loadDeletedRevisions": lambda p: list(page("Spam").loadDeletedRevisions()) and "loaded",
            "getDeletedRevision": lambda p: [
                page("Spam").getDeletedRevision(stamp, content=True) for stamp in page("Spam").loadDeletedRevisions()
            ],
            "moved_target": lambda p: page("Old name").moved_target(),
            "protection: protected": lambda p: page("Goose").protection(),
            "properties: display title": lambda p: page("Lonely").properties(),
            "redirects": lambda p: titles(p.redirects()),
            "revisions": lambda p: [dict(each) for each in p.revisions(content=True)],
            "revisions: reversed": lambda p: [each.revid for each in p.revisions(reverse=True, total=2)],
            "content_model: JSON": lambda p: page("Data.json").content_model,
            "clear_cache": lambda p: p.clear_cache(),
            "purge": lambda p: p.purge(),
        },
    )
)
calls.update(
    read(
        "FilePage.",
        file,
        "file_is_shared file_is_used getFileVersionHistoryTable get_file_url text exists",
        {
            "download": lambda f: [f.download(os.path.join(folder, "swan.png")), open(os.path.join(folder, "swan.png"), "rb").read()],
            "get_file_history": lambda f: [facts(each) for each in f.get_file_history().values()],
            "get_file_info": lambda f: facts(f.get_file_info(f.latest_file_info.timestamp)),
            "latest_file_info": lambda f: facts(f.latest_file_info),
            "oldest_file_info": lambda f: facts(f.oldest_file_info),
            "using_pages": lambda f: titles(f.using_pages()),
        },
    )
)
calls.update(
    read(
        "Category.",
        category,
        "aslink categoryinfo isEmptyCategory isHiddenCategory",
        {
            "isHiddenCategory: hidden": lambda c: category("Category:Images").isHiddenCategory(),
            "articles": lambda c: titles(c.articles()),
            "articles: recursive": lambda c: titles(category("Category:Animals").articles(recurse=True)),
            "members": lambda c: titles(category("Category:Animals").members()),
            "members: content": lambda c: [each.text for each in c.members(content=True)],
            "subcategories": lambda c: titles(category("Category:Animals").subcategories()),
            "newest_pages": lambda c: titles(c.newest_pages()),
        },
    )
)
calls.update(
    read(
        "User.",
        user,
        "editCount gender getUserPage getUserTalkPage get_block_info getprops groups isAnonymous isEmailable isRegistered "
        "is_CIDR is_blocked is_locked is_named is_partial_blocked is_temporary is_thankable registration rights "
        "temp_expired username",
        {
            "is_blocked: blocked": lambda u: user("Vandal").is_blocked(),
            "get_block_info: blocked": lambda u: user("Vandal").get_block_info(),
            "isRegistered: missing": lambda u: user("Nobody at all").isRegistered(),
            "contributions": lambda u: list(u.contributions()),
            "contribs": lambda u: [vars(each) if hasattr(each, "__dict__") else each for each in u.contribs()],
            "deleted_contributions": lambda u: [(p, dict(r)) for p, r in user("Vandal").deleted_contributions()],
            "last_activity": lambda u: user("Admin").last_activity,
            "first_edit": lambda u: u.first_edit,
            "last_edit": lambda u: u.last_edit,
            "last_event": lambda u: facts(user("Admin").last_event),
            "logevents": lambda u: [facts(each) for each in user("Admin").logevents()],
            "uploadedImages": lambda u: list(user("Admin").uploadedImages()),
            "renamed_target": lambda u: u.renamed_target(),
        },
    )
)


def listed(name, *values, **options):
    """What a generator returns, as titles."""
    return lambda: titles(getattr(generators, name)(*values, **options))


def some():
    return [page(title) for title in ("Swan", "Goose", "Swans", "Swan/Eggs", "Talk:Swan", "Category:Birds")]


def filtered(name, *values, **options):
    return lambda: titles(getattr(generators, name)(some(), *values, **options))


def from_arguments(*arguments):
    def call():
        factory = generators.GeneratorFactory(site)
        for argument in arguments:
            factory.handle_arg(argument)
        return titles(factory.getCombinedGenerator())

    return call


calls.update(
    {
        "GeneratorFactory": from_arguments("-ns:0", "-cat:Birds"),
        "GeneratorFactory: subpages": from_arguments("-ns:0", "-start:S", "-subpage:0"),
        "GeneratorFactory: search": from_arguments("-search:goose"),
        "GeneratorFactory: transclusion": from_arguments("-transcludes:Note", "-grep:goose"),
        "GeneratorFactory: links": from_arguments("-ref:Swan", "-titleregex:^S"),
        "CategoryFilterPageGenerator": lambda: titles(generators.CategoryFilterPageGenerator(some(), [category()])),
        "EdittimeFilterPageGenerator": filtered("EdittimeFilterPageGenerator", last_edit_start=pywikibot.Timestamp(2020, 1, 1)),
        "NamespaceFilterPageGenerator": filtered("NamespaceFilterPageGenerator", "Talk", site),
        "PageTitleFilterPageGenerator": filtered("PageTitleFilterPageGenerator", {"methods": {"methods": ["Goose"]}}),
        "RedirectFilterPageGenerator": filtered("RedirectFilterPageGenerator"),
        "RegexBodyFilterPageGenerator": filtered("RegexBodyFilterPageGenerator", "goose"),
        "RegexFilterPageGenerator": filtered("RegexFilterPageGenerator", "^S"),
        "SubpageFilterGenerator": filtered("SubpageFilterGenerator"),
        "UserEditFilterGenerator": filtered("UserEditFilterGenerator", "Bob"),
        "AllpagesPageGenerator": listed("AllpagesPageGenerator", site=site),
        "AllpagesPageGenerator: content": lambda: [p.text for p in generators.AllpagesPageGenerator(site=site, content=True)],
        # Whether two pages are of the same second differs from run to run.
        "AncientPagesPageGenerator": lambda: sorted(titles(generators.AncientPagesPageGenerator(site=site))),
        "CategorizedPageGenerator": lambda: titles(generators.CategorizedPageGenerator(category())),
        "DeadendPagesPageGenerator": listed("DeadendPagesPageGenerator", site=site),
        "FileLinksGenerator": lambda: titles(generators.FileLinksGenerator(file())),
        "ImagesPageGenerator": lambda: titles(generators.ImagesPageGenerator(page("Swan"))),
        "LanguageLinksPageGenerator": lambda: titles(generators.LanguageLinksPageGenerator(page("Swan"))),
        "LinkedPageGenerator": lambda: titles(generators.LinkedPageGenerator(page("Swan"))),
        "LinksearchPageGenerator": listed("LinksearchPageGenerator", "example.org", site=site),
        "LogeventsPageGenerator": listed("LogeventsPageGenerator", "move", site=site),
        "LonelyPagesPageGenerator": listed("LonelyPagesPageGenerator", site=site),
        "LongPagesPageGenerator": listed("LongPagesPageGenerator", site=site),
        "NewimagesPageGenerator": listed("NewimagesPageGenerator", site=site),
        "NewpagesPageGenerator": listed("NewpagesPageGenerator", site=site),
        "page_with_property_generator": listed("page_with_property_generator", "displaytitle", site=site),
        "PagesFromPageidGenerator": listed("PagesFromPageidGenerator", ["9", "10"], site=site),
        "PagesFromTitlesGenerator": listed("PagesFromTitlesGenerator", ["Swan", "Goose"], site=site),
        "PrefixingPageGenerator": listed("PrefixingPageGenerator", "Swan", site=site),
        # Which pages they are is random; that there are as many as there can be is not.
        "RandomPageGenerator": lambda: len(list(generators.RandomPageGenerator(site=site, total=1, namespaces=[0]))),
        "RandomRedirectPageGenerator": lambda: len(list(generators.RandomRedirectPageGenerator(site=site, total=1, namespaces=[0]))),
        "RecentChangesPageGenerator": listed("RecentChangesPageGenerator", site=site, total=30),
        "SearchPageGenerator": listed("SearchPageGenerator", "goose", site=site),
        "ShortPagesPageGenerator": listed("ShortPagesPageGenerator", site=site),
        "SubCategoriesPageGenerator": lambda: titles(generators.SubCategoriesPageGenerator(category("Category:Animals"))),
        "UnCategorizedCategoryGenerator": listed("UnCategorizedCategoryGenerator", site=site),
        "UnCategorizedImageGenerator": listed("UnCategorizedImageGenerator", site=site),
        "UnCategorizedPageGenerator": listed("UnCategorizedPageGenerator", site=site),
        "UnCategorizedTemplateGenerator": listed("UnCategorizedTemplateGenerator", site=site),
        "UnusedFilesGenerator": listed("UnusedFilesGenerator", site=site),
        "UnwatchedPagesPageGenerator": listed("UnwatchedPagesPageGenerator", site=site),
        "UserContributionsGenerator": listed("UserContributionsGenerator", "Bob", site=site),
        "WantedPagesPageGenerator": listed("WantedPagesPageGenerator", site=site),
        "WithoutInterwikiPageGenerator": listed("WithoutInterwikiPageGenerator", site=site),
        "PageClassGenerator": lambda: [type(each).__name__ for each in generators.PageClassGenerator(some())],
        "PageWithTalkPageGenerator": filtered("PageWithTalkPageGenerator"),
        "PreloadingGenerator": lambda: [each.text for each in generators.PreloadingGenerator(some(), quiet=True)],
        # The scripts write: they come last.
        "replace.py": lambda: script(
            ["replace", "-always", "-page:Swan", "-page:Goose", "-page:Bird", "-summary:a trial", "grey", "gray", "Grey", "Gray"],
            "Swan", "Goose", "Bird",
        ),
        "replace.py: a category, by a pattern": lambda: script(
            ["replace", "-always", "-cat:Birds", "-summary:wings", "-regex", r"\[\[([Ss])wan\]\]", r"[[\1wan|\1wans]]"], "Swan", "Goose"
        ),
        "category.py: add": lambda: script(
            ["category", "add", "-page:Bird", "-page:Goose", "-always", "-summary:a trial"], "Bird", "Goose", typed="Feathered\na\n"
        ),
        "category.py: move": lambda: script(
            ["category", "move", "-from:Birds", "-to:Fowl", "-batch", "-summary:a trial"],
            "Swan", "Goose", "Category:Birds", "Category:Fowl",
        ),
        "category.py: remove": lambda: script(
            ["category", "remove", "-from:Feathered", "-batch", "-summary:a trial"], "Bird", "Goose"
        ),
        "category.py: listify": lambda: script(
            ["category", "listify", "-from:Fowl", "-to:List of fowl", "-batch", "-overwrite"], "List of fowl"
        ),
    }
)

page_methods = public(pywikibot.Page)
run_calls(
    pywikibot.__version__,
    public(pywikibot.Page, "Page.")
    + public(pywikibot.FilePage, "FilePage.", page_methods)
    + public(pywikibot.Category, "Category.", page_methods)
    + public(pywikibot.User, "User.", page_methods)
    + list(generators.__all__),
    calls,
    left_out(
        {
            "It writes.": "Page.change_category Page.delete Page.markDeletedRevision Page.merge_history Page.move Page.protect "
            "Page.put Page.rollback Page.save Page.set_redirect_target Page.touch Page.undelete Page.watch FilePage.upload "
            "User.block User.send_email User.unblock",
            "It needs the extension GeoData.": "Page.coordinates",
            "It needs the extension PageImages.": "Page.page_image",
            "It needs the extension TextExtracts.": "Page.extract",
            "It needs the extension UrlShortener.": "Page.create_short_link",
            "It needs the extension FlaggedRevs.": "Page.review Page.unreview Page.stable_revision Page.stable_revision_id",
            "It needs the extension GlobalUsage.": "FilePage.globalusage",
            "It needs the extension ProofreadPage.": "QualityFilterPageGenerator",
            "It needs the extension Wikibase.": "Page.data_item Page.data_repository Page.get_best_claim "
            "ItemClaimFilterPageGenerator WikibaseItemFilterPageGenerator UnconnectedPageGenerator WikibaseItemGenerator "
            "WikibaseSearchItemPageGenerator WikidataPageFromItemGenerator PreloadingEntityGenerator",
            "It sends its request to another service than a wiki.": "Page.WIKIBLAME_CODES Page.WIKIWHO_CODES Page.authorship "
            "Page.get_annotations Page.main_authors Page.image_repository GoogleSearchPageGenerator PagePilePageGenerator "
            "PetScanPageGenerator SupersetPageGenerator WikidataSPARQLPageGenerator LiveRCPageGenerator MySQLPageGenerator",
            "It sends its request to index.php.": "FilePage.getImagePageHtml",
            "It sends its request to the wikis of interwiki links.": "Page.interwiki InterwikiPageGenerator",
            "It sends no request.": "TextIOPageGenerator XMLDumpPageGenerator DayPageGenerator YearPageGenerator",
            "It takes a queue, or repeats itself without end.": "DequePreloadingGenerator RepeatingGenerator",
        }
    ),
)
