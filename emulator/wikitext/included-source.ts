import { onlyIncluded } from './expansion';
import { TagFinder } from './tags';

/** Elements whose content is not wikitext. */
const extensions = 'nowiki|pre|gallery|indicator|langconvert';
const token = new RegExp(
  String.raw`<!--|<(?:(${extensions}|noinclude|includeonly)|\/includeonly)(?=[ \t\r\n\f\v>]|\/>)`,
  'gi',
);

/**
 * What a text is where another page includes it, with everything else as it is written: comments, templates and arguments
 * with their defaults stay (sequence preloaded-texts).
 */
export function includedSource(text: string): string {
  const source = onlyIncluded(text);
  const tags = new TagFinder(source);
  let included = '';
  let position = 0;
  const keepUntil = (end: number): void => {
    included += source.slice(position, end);
    position = end;
  };
  for (;;) {
    token.lastIndex = position;
    const match = token.exec(source);
    if (!match) break;
    keepUntil(match.index);
    const start = match.index + match[0].length;
    if (match[0] === '<!--') {
      const end = source.indexOf('-->', start);
      keepUntil(end < 0 ? source.length : end + 3);
      continue;
    }
    const end = tags.endOfTag(start);
    if (end < 0) break;
    const name = match[1]?.toLowerCase();
    const closing = name === undefined || source[end - 1] === '/' ? undefined : tags.closing(name, end + 1);
    const isInclusion = name === undefined || name === 'includeonly';
    if (isInclusion || (name === 'noinclude' && !closing)) position = end + 1;
    else if (name === 'noinclude') position = closing && closing.end >= 0 ? closing.end : source.length;
    else keepUntil(closing && closing.end >= 0 ? closing.end : end + 1);
  }
  return included + source.slice(position);
}
