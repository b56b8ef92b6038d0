import type { Integer } from '../../../text/integer';
import { fileNamespace } from '../../../model/namespaces';
import { isTitle, parseTitle } from '../../../model/title';
import type { QueryRun } from '../query-run';

/** How a request names the file. */
interface RequestedFile {
  readonly title: string | undefined;
  readonly pageid: Integer | undefined;
}

/**
 * The key of the requested file. Presence is checked first, then the title, then the namespace (core 4.6).
 *
 * @throws UsageError `missingparam`, `invalidparammix`, `nosuchpageid`, `invalidtitle`, `bad_image_title`
 */
export function findFile(run: QueryRun, { title, pageid }: RequestedFile): string {
  const { wiki } = run.context;
  requireOne(run, title !== undefined, pageid !== undefined);
  let found;
  if (title !== undefined) {
    found = parseTitle(title, wiki.site);
    if (!isTitle(found) || found.interwiki !== '') {
      throw run.error({
        code: 'invalidtitle',
        key: 'apierror-invalidtitle',
        parameters: [run.context.release.escapeWikitext(title)],
      });
    }
  } else {
    found = wiki.pages.find(Number(pageid ?? 0));
    if (!found) {
      throw run.error({ code: 'nosuchpageid', key: 'apierror-nosuchpageid', parameters: [pageid ?? 0] });
    }
  }
  if (found.namespace !== fileNamespace) {
    throw run.error({
      code: 'bad_image_title',
      key: 'apierror-imageusage-badtitle',
      parameters: ['imageusage'],
    });
  }
  return found.key;
}

function requireOne(run: QueryRun, hasTitle: boolean, hasPageId: boolean): void {
  if (hasTitle !== hasPageId) return;
  throw hasTitle ? run.conflict('title', 'pageid') : run.missingOneOf('title', 'pageid');
}
