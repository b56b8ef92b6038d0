/** A piece of code in a Markdown document. */
export interface Block {
  /** What the fence names; empty where it names nothing. */
  readonly language: string;
  readonly text: string;
  /** The line of the opening fence, from 1. */
  readonly line: number;
  /** The HTML comment before the fence, where there is one: `not run: it needs a browser`. */
  readonly remark: string;
}

/**
 * All code blocks of a Markdown document, in order.
 *
 * @throws Error for a fence that nothing closes
 */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let open: { fence: string; language: string; line: number; remark: string; text: string[] } | undefined;
  let remark = '';
  for (const [index, line] of markdown.split('\n').entries()) {
    if (open) {
      if (line.trim() !== open.fence) {
        open.text.push(line);
        continue;
      }
      const { language, text } = open;
      blocks.push({ language, text: text.map((one) => `${one}\n`).join(''), line: open.line, remark: open.remark });
      open = undefined;
      remark = '';
      continue;
    }
    const [, fence = '', language = ''] = /^\s*(`{3,}|~{3,})\s*(\S*)/.exec(line) ?? [];
    if (fence !== '') open = { fence, language, line: index + 1, remark, text: [] };
    else if (line.trim() !== '') remark = /^<!-- (.*) -->$/.exec(line)?.[1] ?? '';
  }
  if (open) throw new Error(`The code block of line ${open.line} does not end.`);
  return blocks;
}
