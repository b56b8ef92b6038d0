/**
 * A whole number with its digits in groups: `1,234,567`.
 *
 * @param size of the groups before the last three digits; languages of India have 2
 */
export function groupedDigits(whole: string, separator: string, size = 3): string {
  const groups = [whole.slice(-3)];
  for (let end = whole.length - 3; end > 0; end -= size) groups.push(whole.slice(Math.max(0, end - size), end));
  return groups.reverse().join(separator);
}
