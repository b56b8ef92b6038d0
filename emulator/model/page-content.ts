import { findUploadedFile } from './files';
import { fileNamespace } from './namespaces';
import type { Page } from './page';
import type { PageOfText, ReadText } from './text-reader';
import type { Title } from './title';
import type { WikiModel } from './wiki-model';

/** Content given to a page. */
export interface GivenContent {
  readonly text?: string | undefined;
  /** Keys of the files that it uses. Default: those that the text embeds. */
  readonly uses?: readonly string[] | undefined;
  /** Addresses of its external links. Default: those of the text. */
  readonly links?: readonly string[] | undefined;
  /** The target of the redirect, or true if it does not matter. Default: that of the text. */
  readonly redirect?: Title | true | undefined;
}

export type PageContent = Pick<
  Page,
  'redirect' | 'target' | 'length' | 'uses' | 'declaresUses' | 'links' | 'declaresLinks' | 'categories' | 'text'
>;

/** What a page derives from its content. */
export function pageContent(
  { text, uses, links, redirect }: GivenContent,
  readText: ReadText,
  page: PageOfText,
): PageContent {
  const length = Buffer.byteLength(text ?? '');
  const read = text === undefined ? undefined : readText(text, { ...page, length });
  const target = redirect === true || redirect === undefined ? read?.redirect : redirect;
  return {
    redirect: redirect !== undefined || target !== undefined,
    ...(target && { target }),
    length,
    uses: uses ?? read?.files ?? [],
    ...(uses && { declaresUses: true }),
    ...(links ? { links, declaresLinks: true } : read?.links && { links: read.links }),
    ...(read?.categories && { categories: read.categories }),
    ...(text !== undefined && { text }),
  };
}

/** A page that embeds a redirect to an uploaded file uses both (reading 0), unless its uses were declared. */
export function useFilesBehindRedirects({ pages }: WikiModel, page: Page): void {
  if (page.declaresUses) return;
  const uses = new Set(page.uses);
  for (const key of page.uses) uses.add(findUploadedFile(pages, key)?.key ?? key);
  if (uses.size > page.uses.length) pages.put({ ...page, uses: [...uses] });
}

/**
 * Rereads the texts of pages that may depend on added, changed or removed pages: those that transclude
 * something, and those that embed a file whose page is among them.
 */
export function readDependents(wiki: WikiModel, changed: readonly Pick<Page, 'namespace' | 'key'>[]): void {
  const dependents = new Set<Page>(wiki.pages.transcluding());
  for (const { namespace, key } of changed) {
    if (namespace !== fileNamespace) continue;
    for (const page of wiki.pages.usage.usersOf(key, 'all')?.slice([], false, undefined, Infinity) ?? []) {
      dependents.add(page);
    }
  }
  const readText = wiki.readTexts();
  for (const page of dependents) {
    if (page.text === undefined || page.declaresUses) continue;
    const { uses, categories, links } = pageContent(
      { text: page.text, links: declaredLinks(page) },
      readText,
      pageOfText(page),
    );
    const { categories: before, links: linksBefore, ...rest } = page;
    const read: Page = { ...rest, uses, ...(categories && { categories }), ...(links && { links }) };
    const isSame = sameKeys(page.uses, uses) && sameKeys(before, categories) && sameKeys(linksBefore, links);
    if (!isSame) wiki.pages.put(read);
    useFilesBehindRedirects(wiki, read);
  }
}

/** A page as its text shows it. */
export function pageOfText({ id, namespace, key, revision, touched, authorship }: Page): PageOfText {
  return {
    title: { namespace, key },
    id,
    revision,
    timestamp: authorship?.timestamp ?? touched,
    user: authorship?.user,
  };
}

/** The links of a page that declares them, whatever its text says. */
export function declaredLinks({ links = [], declaresLinks }: Page): readonly string[] | undefined {
  return declaresLinks ? links : undefined;
}

function sameKeys(one: readonly string[] = [], other: readonly string[] = []): boolean {
  return one.length === other.length && one.every((key, index) => key === other[index]);
}
