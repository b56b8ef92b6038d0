/** A comment with the labels of its links in place of the links (sequence feeds). */
export function plainComment(comment: string): string {
  const parts: string[] = [];
  let position = 0;
  for (let from = 0; ;) {
    const start = comment.indexOf('[[', from);
    const end = start < 0 ? -1 : comment.indexOf(']', start + 2);
    if (end < 0) break;
    from = end + 1;
    const link = comment.slice(start + 2, end);
    if (link === '' || comment[end + 1] !== ']') continue;
    parts.push(comment.slice(position, start), labelOf(link));
    from = position = end + 2;
  }
  return parts.join('') + comment.slice(position);
}

/** What follows the last bar that something follows. */
function labelOf(link: string): string {
  return link.slice(link.slice(0, -1).lastIndexOf('|') + 1);
}
