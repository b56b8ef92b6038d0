import { plainComment } from '../plain-comment';

/** The fragment of the last section that a comment names: `#History`; empty if there is none (sequence feeds). */
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
