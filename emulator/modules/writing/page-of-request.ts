import { isTitle, parseTitle, type Title, type Titled } from '../../model/title';
import type { Page } from '../../model/page';
import type { UsageError } from '../../messages/usage-error';
import type { Integer } from '../../text/integer';
import type { ActionRun, ModuleRun } from '../module-run';

/** How a request names the page that it changes. */
export interface NamedPage {
  readonly title: string | undefined;
  readonly pageid: Integer | undefined;
}

/** A title and the page that has it, if there is one. */
export interface TargetPage {
  readonly title: Titled;
  readonly page: Page | undefined;
}

/**
 * The page of `title` or `pageid`, existing or not.
 *
 * @throws UsageError `missingparam`, `invalidparammix`, `invalidtitle`, `pagecannotexist`, `nosuchpageid`
 */
export function readTargetPage(run: ActionRun, { title, pageid }: NamedPage): TargetPage {
  const { pages } = run.context.wiki;
  if (title !== undefined && pageid !== undefined) throw run.conflict('title', 'pageid');
  if (title === undefined) {
    if (pageid === undefined) throw run.missingOneOf('title', 'pageid');
    const page = pages.find(Number(pageid));
    if (!page) throw noSuchPageId(run, pageid);
    return { title: page, page };
  }
  const named = readWikiTitle(run, title);
  if (!canExist(named)) throw cannotExist(run);
  return { title: named, page: pages.findTitle(named.namespace, named.key) };
}

/**
 * A title of this wiki.
 *
 * @throws UsageError `invalidtitle`
 */
export function readWikiTitle(run: ModuleRun, text: string): Title {
  const { wiki, escapeWikitext } = run.context;
  const title = parseTitle(text, wiki.site);
  if (isTitle(title) && title.interwiki === '') return title;
  throw run.error({ code: 'invalidtitle', key: 'apierror-invalidtitle', parameters: [escapeWikitext(text)] });
}

/** Whether a page may have the title: neither that of a special page nor a link within a page. */
export function canExist({ namespace, key }: Titled): boolean {
  return namespace >= 0 && key !== '';
}

export function cannotExist(run: ActionRun): UsageError {
  return run.error({ code: 'pagecannotexist', key: 'apierror-pagecannotexist', parameters: [] });
}

export function noSuchPageId(run: ActionRun, id: Integer): UsageError {
  return run.error({ code: 'nosuchpageid', key: 'apierror-nosuchpageid', parameters: [id] });
}

/** The error for a page that does not exist. */
export function missingTitle(run: ActionRun): UsageError {
  return run.error({ code: 'missingtitle', key: 'apierror-missingtitle', parameters: [] });
}
