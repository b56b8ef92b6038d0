import { messageWikitext } from '../../messages/message';
import { escapeHtml, escapeHtmlText, escapePreformatted } from '../../text/escape';
import type { RequestContext } from '../context';
import { differenceTable } from './diff/table';
import { unifiedDifference } from './diff/unified';

/** The HTML that shows how one text differs from another (reading 5.6). */
export function differenceHtml(context: RequestContext, oldText: string, newText: string, type = 'table'): string {
  const [old, added] = [oldText, newText].map((text) => text.replaceAll('\r\n', '\n')) as [string, string];
  if (type === 'unified') return unifiedDifference(old, added);
  const isNew = context.release.since('1.43');
  return differenceTable(old, added, {
    emptyLine: isNew ? '<br>' : '<br/>',
    escape: escapeHtml,
    escapeWhole: isNew ? escapeHtmlText : escapePreformatted,
    escapeWords: isNew ? escapeHtmlText : escapeHtml,
    lineLabel: (num) => messageWikitext({ code: '', key: 'lineno', parameters: [{ num }] }, context.interfaceTexts),
  });
}
