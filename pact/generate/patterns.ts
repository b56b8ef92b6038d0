/** Patterns of scenarios in the engine's form: scenarios match a part of a text, the engine the whole. */

const anything = String.raw`[\s\S]*`;

/** The pattern for a whole text of which a part matches. */
export function wholePattern(pattern: string): string {
  if (hasAlternatives(pattern)) return `${anything}(?:${pattern})${anything}`;
  const before = pattern.startsWith('^') ? '' : anything;
  const after = /(?:^|[^\\])\$$/.test(pattern) ? '' : anything;
  return before + pattern + after;
}

/** Outside of groups and classes of characters. */
function hasAlternatives(pattern: string): boolean {
  let rest = pattern.replace(/\\./g, '').replace(/\[[^\]]*\]/g, '');
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replace(/\([^()]*\)/g, '');
  }
  return rest.includes('|');
}

/** The pattern for this text and no other. */
export function literalPattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
}

/** The pattern for any name but these. */
export function otherThan(names: readonly string[]): string {
  return String.raw`^(?!(?:${names.map(literalPattern).join('|')})$)[\s\S]*$`;
}

/** The pattern for one of these names. */
export function oneOf(names: readonly string[]): string {
  return `^(?:${names.map(literalPattern).join('|')})$`;
}

/** The pattern for one part of a header with a list: any part of the example, with other numbers. */
export function listedPartPattern(parts: readonly string[], isFixed: (part: string) => boolean): string {
  const patterns = parts.map((part) => {
    const literal = literalPattern(part);
    return isFixed(part) ? literal : literal.replace(/\d+/g, String.raw`\d+`);
  });
  return `^(?:${[...new Set(patterns)].join('|')})$`;
}
