import type { PrefixedTitle } from '../../../model/prefixed-title';
import type { ResultMap } from '../../../response/result-tree';
import type { RequestContext } from '../../context';
import { interwikiUrl } from '../../page-set/page-set-output';

/** Puts a link to another language into a row; names of languages are always in the language itself (reading 20.2). */
export function fillLanguageRow(
  context: RequestContext,
  row: ResultMap,
  { prefix, title }: PrefixedTitle,
  shown: readonly string[],
): void {
  const hash = title.indexOf('#');
  const [name, fragment] = hash < 0 ? [title, ''] : [title.slice(0, hash), title.slice(hash + 1)];
  const key = name.replaceAll(' ', '_');
  const url = shown.includes('url')
    ? interwikiUrl(context, { namespace: 0, key, interwiki: prefix, fragment })
    : undefined;
  row.append('lang', prefix);
  if (url !== undefined) row.append('url', url);
  for (const member of ['langname', 'autonym']) {
    if (shown.includes(member)) row.append(member, context.wiki.site.languageName(prefix) ?? '');
  }
  row.append('title', title);
}
