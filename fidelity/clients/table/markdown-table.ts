/** A table in Markdown; prettier aligns it. `|` and `<` would end a cell and begin a tag. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = head.map(() => '---');
  return [head, line, ...rows].map((cells) => `| ${cells.map(inCell).join(' | ')} |\n`).join('');
}

function inCell(text: string): string {
  return text.replace(/[|<]/g, String.raw`\$&`);
}
