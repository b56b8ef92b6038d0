import { safeAttributes } from './attributes';

/** The HTML elements that wikitext may contain. */
const ELEMENTS = new Set(
  (
    'abbr b bdi bdo big blockquote br caption center cite code data dd del dfn div dl dt em font h1 h2 h3 h4 h5 h6 hr i ins kbd li ' +
    'mark ol p pre q rb rp rt rtc ruby s samp small span strike strong sub sup table td th time tr tt u ul var wbr'
  ).split(' '),
);

/** Elements without content. */
export const EMPTY_ELEMENTS: ReadonlySet<string> = new Set(['br', 'hr', 'wbr', 'img', 'link', 'meta', 'input']);

const TAG = /^(\/?)([A-Za-z][^\t\n\v />\0]*)([^>]*?)(\/?>)([^<]*)$/;

/**
 * Leaves the tags that wikitext may contain, with their safe attributes; others become text.
 *
 * @param refused names of elements that become text as well
 */
export function sanitise(text: string, refused?: ReadonlySet<string>): string {
  const [first = '', ...pieces] = text.split('<');
  if (pieces.length === 0) return first.replaceAll('>', '&gt;');
  const parts = [first.replaceAll('>', '&gt;')];
  for (const piece of pieces) parts.push(sanitiseTag(piece, refused));
  return parts.join('');
}

function sanitiseTag(piece: string, refused?: ReadonlySet<string>): string {
  const [, slash = '', written = '', attributes = '', , rest = ''] = TAG.exec(piece) ?? [];
  const name = written.toLowerCase();
  if (!ELEMENTS.has(name) || refused?.has(name)) return `&lt;${piece.replaceAll('>', '&gt;')}`;
  const text = rest.replaceAll('>', '&gt;');
  if (EMPTY_ELEMENTS.has(name)) return `<${name}${slash === '' ? safeAttributes(attributes, name) : ''} />${text}`;
  return slash === '' ? `<${name}${safeAttributes(attributes, name)}>${text}` : `</${name}>${text}`;
}
