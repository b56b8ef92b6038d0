import { fileNamespace } from '../../../model/namespaces';
import type { Titled } from '../../../model/title';
import type { QueryRun } from '../query-run';
import { findTitle, type RequestedTitle } from '../usage/requested-title';

/**
 * The requested file. Presence is checked first, then the title, then the namespace (core 4.6).
 *
 * @throws UsageError `missingparam`, `invalidparammix`, `nosuchpageid`, `invalidtitle`, `bad_image_title`
 */
export function findFile(run: QueryRun, requested: RequestedTitle): Titled {
  const found = findTitle(run, requested);
  if (found.namespace === fileNamespace) return found;
  throw run.error({ code: 'bad_image_title', key: 'apierror-imageusage-badtitle', parameters: ['imageusage'] });
}
