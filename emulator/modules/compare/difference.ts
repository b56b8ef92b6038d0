import { escapeHtml, escapeHtmlText, escapePreformatted } from '../../text/escape';
import type { RequestContext } from '../context';
import { interfaceMessage } from '../interface-message';
import { differenceTable } from './diff/table';
import { unifiedDifference } from './diff/unified';

/** The HTML that shows how one text differs from another (reading 5.6). */
export function differenceHtml(context: RequestContext, oldText: string, newText: string, type = 'table'): string {
  const [old, added] = [oldText, newText].map((text) => text.replaceAll('\r\n', '\n')) as [string, string];
  if (type === 'unified') return unifiedDifference(old, added);
  const isNew = context.release.since('1.43');
  const { language } = context.wiki.site;
  const isSegmented = segmented.has(language) || (isNew && segmentedSince143.has(language));
  const [one, other] = isSegmented ? [segment(old), segment(added)] : [old, added];
  const table = differenceTable(one, other, {
    emptyLine: isNew ? '<br>' : '<br/>',
    escape: escapeHtml,
    escapeWhole: isNew ? escapeHtmlText : escapePreformatted,
    escapeWords: isNew ? escapeHtmlText : escapeHtml,
    lineLabel: (num) => interfaceMessage(context, 'lineno', { num }),
    finish: (html) => (isSegmented && isNew ? html.replace(addedSpace143, '$1') : html),
  });
  return isSegmented && !isNew ? table.replace(addedSpace, '$1') : table;
}

/** Languages without spaces between words: each character counts as one (reading 5.6). */
const segmented = new Set([
  ...[
    'ami',
    'cdo',
    'gan',
    'gan-hans',
    'gan-hant',
    'hak',
    'lzh',
    'nan',
    'pwn',
    'szy',
    'tay',
    'trv',
    'zh',
    'zh-classical',
  ],
  ...['zh-hant', 'zh-hk', 'zh-min-nan', 'zh-mo', 'zh-tw'],
]);
const segmentedSince143 = new Set([
  ...['cpx', 'cpx-hant', 'hsn', 'nan-hant', 'nan-latn-pehoeji', 'nan-latn-tailo', 'wuu', 'wuu-hans', 'wuu-hant'],
]);

function segment(text: string): string {
  return text.replace(/[^\0-\x7f]/gu, ' $&');
}

/** What is taken out of the table again, or in later releases out of each line. */
const addedSpace = / ([^\0-\x7f])/gu;
const addedSpace143 = / ((?:<[^<>]*>)*[^\0-\x7f])/gu;
