import { isTitle, parseTitle, prefixedText } from '../../model/title';
import type { QueryRun } from './query-run';

/**
 * The beginning of a title in a namespace, such as `affrom`, as a key. It is normalised like a title, but no namespace is
 * split off, and a space at the end counts: a letter protects it while the title is read (reading 1.2, 2.1).
 *
 * @throws UsageError `invalidtitle`
 */
export function readTitlePart(run: QueryRun, namespace: number, text: string): string {
  const { context } = run;
  const { site } = context.wiki;
  const title = parseTitle(prefixedText({ namespace, key: `${text}x` }, site.namespaces), site);
  // Character references are not decoded here, and a title cannot hold them undecoded.
  const isPart = isTitle(title) && title.namespace === namespace && title.interwiki === '' && title.fragment === '';
  if (!isPart || characterReference.test(text)) {
    const parameters = [context.release.escapeWikitext(text)];
    throw run.error({ code: 'invalidtitle', key: 'apierror-invalidtitle', parameters });
  }
  return title.key.slice(0, -1);
}

const characterReference = /&(?:\w+|#\d+|#x[\da-f]+);/i;
