/**
 * Replaces the name of a file in wikitext. Spaces and underscores mean the same, and so do the two cases of the first letter.
 *
 * @param {string} text
 * @param {string} from without `File:`
 * @param {string} to
 */
export function replaceName(text, from, to) {
  const [first, ...rest] = from.replaceAll('_', ' ');
  const escaped = rest.join('').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const name = `[${first.toUpperCase()}${first.toLowerCase()}]${escaped.replaceAll(' ', '[ _]')}`;
  return text.replace(new RegExp(name, 'g'), () => to);
}
