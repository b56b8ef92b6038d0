import type { Integer } from '../../../text/integer';
import { isTitle, parseTitle, type Titled } from '../../../model/title';
import type { QueryRun } from '../query-run';

/** How a request names a title. */
export interface RequestedTitle {
  readonly title: string | undefined;
  readonly pageid: Integer | undefined;
}

/**
 * The requested title. Presence is checked first, then the title (core 4.6).
 *
 * @throws UsageError `missingparam`, `invalidparammix`, `nosuchpageid`, `invalidtitle`
 */
export function findTitle(run: QueryRun, { title, pageid }: RequestedTitle): Titled {
  const { wiki } = run.context;
  requireOne(run, title !== undefined, pageid !== undefined);
  if (title !== undefined) {
    const found = parseTitle(title, wiki.site);
    if (isTitle(found) && found.interwiki === '') return found;
    const parameters = [run.context.release.escapeWikitext(title)];
    throw run.error({ code: 'invalidtitle', key: 'apierror-invalidtitle', parameters });
  }
  const page = wiki.pages.find(Number(pageid ?? 0));
  if (page) return page;
  throw run.error({ code: 'nosuchpageid', key: 'apierror-nosuchpageid', parameters: [pageid ?? 0] });
}

function requireOne(run: QueryRun, hasTitle: boolean, hasPageId: boolean): void {
  if (hasTitle !== hasPageId) return;
  throw hasTitle ? run.conflict('title', 'pageid') : run.missingOneOf('title', 'pageid');
}
