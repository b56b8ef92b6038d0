import { escapePreformatted } from '../../../text/escape';
import { changedBlocks, type Block } from './blocks';

/** How one text differs from another, as programs write it that make patches; nothing for equal texts. */
export function unifiedDifference(oldText: string, newText: string): string {
  if (oldText === newText) return '';
  const text = changedBlocks(oldText, newText).map(hunk).join('');
  return `<tr><td colspan="4"><pre>${escapePreformatted(text)}</pre></td></tr>`;
}

function hunk({ line, newLine, parts }: Block): string {
  let [text, count, newCount] = ['', 0, 0];
  const add = (sign: string, lines: readonly string[]): void => {
    for (const each of lines) text += `${sign}${each}\n`;
    if (sign !== '+') count += lines.length;
    if (sign !== '-') newCount += lines.length;
  };
  for (const part of parts) {
    if (part.context) {
      add(' ', part.context);
      continue;
    }
    add('-', part.old);
    add('+', part.new);
  }
  return `@@ -${line},${count} +${newLine},${newCount} @@\n${text}`;
}
