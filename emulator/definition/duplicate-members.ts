const tokens = /"(?:[^"\\]|\\.)*"(?:\s*:)?|[{}]/gs;

/**
 * Whether an object of a JSON text has a member twice; `JSON.parse` silently keeps the last.
 *
 * @param json a text that `JSON.parse` accepts
 */
export function hasDuplicateMembers(json: string): boolean {
  const enclosing: Set<string>[] = [];
  for (const [token] of json.matchAll(tokens)) {
    if (token === '{') {
      enclosing.push(new Set());
    } else if (token === '}') {
      enclosing.pop();
    } else if (token.endsWith(':')) {
      const names = enclosing.at(-1);
      const name = String(JSON.parse(token.slice(0, -1)));
      if (names?.has(name)) return true;
      names?.add(name);
    }
  }
  return false;
}
