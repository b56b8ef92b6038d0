/**
 * The JSON Pointer of what each line of indented JSON is about; undefined for a line that closes something. It goes by
 * the indentation alone, so that it also reads a text that was cut.
 */
export function pointersOf(lines: readonly string[]): (string | undefined)[] {
  /** Of the containers around the line: the pointer, and the number of items so far where it is a list. */
  const stack: { readonly pointer: string; items: number; readonly isList: boolean }[] = [];
  return lines.map((line) => {
    const depth = (line.length - line.trimStart().length) / 2;
    const text = line.trimStart();
    if (/^[}\]],?$/.test(text)) return undefined;
    stack.length = Math.min(stack.length, depth);
    const around = stack.at(-1);
    const pointer = around ? `${around.pointer}/${stepTo(around, text)}` : '';
    if (/[{[]$/.test(text)) stack[depth] = { pointer, items: 0, isList: text.endsWith('[') };
    return pointer;
  });
}

/**
 * The line that a path leads to, or the nearest one around it: what should be there may be missing.
 *
 * @param path a JSON Pointer, perhaps with `*`
 */
export function lineOf(path: string, pointers: readonly (string | undefined)[]): number | undefined {
  if (path !== '' && !path.startsWith('/')) return undefined;
  const sought = path.split('/*')[0] ?? '';
  for (let pointer = sought; pointer !== ''; pointer = pointer.slice(0, pointer.lastIndexOf('/'))) {
    const line = pointers.indexOf(pointer);
    if (line >= 0) return line;
  }
  return undefined;
}

function stepTo(around: { items: number; readonly isList: boolean }, text: string): string {
  if (around.isList) return String(around.items++);
  const name = /^"((?:[^"\\]|\\.)*)": /.exec(text)?.[1] ?? '';
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
