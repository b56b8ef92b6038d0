import { isHidden } from './hidden-parts';
import type { Page } from './page';
import { walkRevisions } from './revisions';
import type { WikiModel } from './wiki-model';

/** How many revisions are searched for further authors. */
const searchedRevisions = 20;

/** The most characters that a reason has. */
const longestReason = 500;

/**
 * The reason of a deletion that the software writes: what the page said, and who alone wrote it (writing 6.6). Hidden authors
 * do not count.
 *
 * @returns undefined if 1.43 finds none, as all authors are hidden
 */
export function deletionReason(wiki: WikiModel, page: Page): string | undefined {
  const revisions = [...walkRevisions(wiki, page, true)];
  const [current, previous] = revisions;
  if (!current) return '';
  if (current.length === 0 && previous) {
    return shortened(before('content before blanking was: "'), previous.text);
  }
  const visible = revisions.slice(0, searchedRevisions).filter((revision) => !isHidden(revision, 'user'));
  const [user, ...others] = new Set(visible.map((revision) => revision.user));
  if (user === undefined && wiki.release.since('1.43')) return undefined;
  if (user === undefined || others.length > 0) return shortened(before('content was: "'), current.text);
  const author = `, and the only contributor was "[[Special:Contributions/${user}|${user}]]" ([[User talk:${user}|talk]])`;
  return shortened({ start: 'content was: "', end: `"${author}` }, current.text);
}

interface Frame {
  readonly start: string;
  readonly end: string;
}

function before(start: string): Frame {
  return { start, end: '"' };
}

function shortened({ start, end }: Frame, text = ''): string {
  const line = text.replace(/[\n\r]/g, ' ');
  const room = longestReason - Buffer.byteLength(start + end);
  const cut = Buffer.byteLength(line) <= room ? line : cutText(line, room);
  // A link that ends with the text is none.
  return start + cut.replace(/\[\[([^\]]*)\]?$/, '$1') + end;
}

function cutText(text: string, bytes: number): string {
  let length = 0;
  let cut = '';
  for (const character of text) {
    length += Buffer.byteLength(character);
    if (length > bytes - 3) break;
    cut += character;
  }
  return `${cut.trimEnd()}...`;
}
