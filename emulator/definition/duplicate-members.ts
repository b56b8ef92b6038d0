/**
 * Whether an object in a JSON text has a duplicate member, of which `JSON.parse` silently keeps the last.
 *
 * @param json a text that `JSON.parse` accepts
 */
export function hasDuplicateMembers(json: string): boolean {
  const enclosing: Set<string>[] = [];
  const marks = /["{}]/g;
  for (let mark = marks.exec(json); mark; mark = marks.exec(json)) {
    if (mark[0] === '{') {
      enclosing.push(new Set());
    } else if (mark[0] === '}') {
      enclosing.pop();
    } else {
      const end = endOfString(json, mark.index);
      marks.lastIndex = end;
      if (!isName(json, end)) continue;
      const names = enclosing.at(-1);
      const name = String(JSON.parse(json.slice(mark.index, end)));
      if (names?.has(name)) return true;
      names?.add(name);
    }
  }
  return false;
}

/** The index after a string, which may be too long for a regular expression with its limited stack. */
function endOfString(json: string, start: number): number {
  const marks = /["\\]/g;
  marks.lastIndex = start + 1;
  for (let mark = marks.exec(json); mark; mark = marks.exec(json)) {
    if (mark[0] === '"') return marks.lastIndex;
    marks.lastIndex++;
  }
  return json.length;
}

/** Whether the string before an index is the name of a member. */
function isName(json: string, index: number): boolean {
  const next = /\S/g;
  next.lastIndex = index;
  return next.exec(json)?.[0] === ':';
}
