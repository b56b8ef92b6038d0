/**
 * The JSON Pointer of each line of indented JSON; undefined for a closing line. It reads the indentation alone, so that
 * it also works for a truncated text.
 */
export function pointersOf(lines: readonly string[]): (string | undefined)[] {
  /** For each container around the line: the pointer, and the number of items so far if it is a list. */
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
 * The line of a path, or of the nearest container around it: the value itself may be missing.
 *
 * @param path a JSON Pointer, optionally with `*`
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
