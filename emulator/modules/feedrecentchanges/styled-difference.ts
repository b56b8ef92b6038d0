import { timeWordsOf } from '../../messages/time-words';
import { compareRevisions, type Revision } from '../../model/revision';
import { walkRevisions } from '../../model/revisions';
import { escapeHtml } from '../../text/escape';
import { writtenTime } from '../../text/written-time';
import { differenceHtml } from '../compare/difference';
import type { RequestContext } from '../context';
import { filledText } from '../log-text/phrase';

/** What a feed has in place of classes, because its readers have no style sheets of the wiki. */
const lineStyle = (color: string) =>
  'color: #202122; font-size: 88%; border-style: solid; border-width: 1px 1px 1px 4px; border-radius: 0.33em; ' +
  `border-color: ${color}; vertical-align: top; white-space: pre-wrap;`;
const styles: Readonly<Record<string, string>> = {
  'diff-addedline diff-side-added': lineStyle('#a3d3ff'),
  'diff-context diff-side-added': `background-color: #f8f9fa; ${lineStyle('#eaecf0')}`,
  'diff-context diff-side-deleted': `background-color: #f8f9fa; ${lineStyle('#eaecf0')}`,
  'diff-deletedline diff-side-deleted': lineStyle('#ffe49c'),
  diffchange: 'font-weight: bold; text-decoration: none;',
  'diffchange diffchange-inline': 'font-weight: bold; text-decoration: none;',
};

const whole = 'background-color: #fff; color: #202122;';

/** The table of what changed, with its headings. @param time of the change */
export function styledDifference(context: RequestContext, old: Revision, added: Revision, time: string): string {
  const rows = differenceHtml(context, old.text ?? '', added.text ?? '').replace(
    /(?<=<\w[^<>]*) class="([^"]+)"/g,
    (attribute, classes: string) => (styles[classes] === undefined ? attribute : ` style="${styles[classes]}"`),
  );
  const isEmpty = rows === '';
  const language = escapeHtml(context.interfaceLanguage);
  const span = isEmpty ? 1 : 2;
  const heading = (text: string) => `\t\t\t\t<td colspan="${span}" style="${whole} text-align: center;">${text}</td>\n`;
  const notice = (name: string, html: string) =>
    html === '' ? '' : `<tr><td colspan="${span * 2}" class="${name}" lang="${language}">${html}</td></tr>`;
  return [
    `<table style="${whole}" data-mw="interface">\n`,
    isEmpty ? '' : columns,
    `\t\t\t\t<tr class="diff-title" lang="${language}">\n`,
    heading(filledText(context, 'previousrevision')) + heading(revisionAsOf(context, Date.parse(time))),
    '\t\t\t\t</tr>',
    notice('diff-multi', betweenText(context, old, added)),
    notice('diff-notice', isEmpty ? `<div class="mw-diff-empty">${filledText(context, 'diff-empty')}</div>\n` : ''),
    `${rows}</table>`,
  ].join('');
}

const columns = ['marker', 'content', 'marker', 'content']
  .map((name) => `\t\t\t\t<col class="diff-${name}" />\n`)
  .join('');

/** Above this, authors are not counted. */
const mostAuthors = 100;
const mostRevisions = 1000;

/** How many revisions of the page lie between the two. */
function betweenText(context: RequestContext, old: Revision, added: Revision): string {
  const { wiki } = context;
  const page = wiki.findPageOfRevision(added.id);
  if (!page || wiki.findPageOfRevision(old.id) !== page) return '';
  let count = 0;
  const authors = new Set<string>();
  for (const revision of walkRevisions(wiki, page, true, added)) {
    if (compareRevisions(revision, old) <= 0) break;
    if (revision.id === added.id) continue;
    if (++count > mostRevisions) return '';
    authors.add(revision.user);
  }
  if (count === 0) return '';
  if (authors.size > mostAuthors) return filledText(context, 'diff-multi-manyusers', count, mostAuthors);
  if (authors.size === 1 && authors.has(added.user)) return filledText(context, 'diff-multi-sameuser', count, 0);
  const others = authors.size;
  // In English, either number has a singular.
  const isOneInEnglish = others === 1 && context.interfaceTexts === 'en';
  return filledText(context, isOneInEnglish ? 'diff-multi-one-other' : 'diff-multi-otherusers', count, others);
}

/** With its day and its time once more, for languages that put them apart. */
function revisionAsOf(context: RequestContext, time: number): string {
  const words = timeWordsOf(context.interfaceTexts);
  const forms = (['timeAndDate', 'date', 'time'] as const).map((form) => writtenTime(time, words, form));
  return filledText(context, 'revisionasof', ...forms);
}
