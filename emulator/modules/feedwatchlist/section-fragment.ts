import { plainComment } from '../plain-comment';

/** The fragment for the last section named in a comment, such as `#History`; empty if no section is named (sequence feeds). */
export function sectionFragment(comment: string): string {
  const lastEnd = comment.lastIndexOf('*/');
  const start = lastEnd < 2 ? -1 : comment.lastIndexOf('/*', lastEnd - 2);
  if (start < 0) return '';
  const section = comment.slice(start + 2, comment.indexOf('*/', start + 2));
  const plain = plainComment(section).replace(/<[^<>]*>/g, '');
  return `#${plain
    .replace(/[\s_]+/g, ' ')
    .trim()
    .replaceAll(' ', '_')}`;
}
