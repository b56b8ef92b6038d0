import { terminalSafe } from '../terminal-safe';

/** HTML that is safe in a page. Only `markup` creates it, and it escapes everything else. */
export class Markup {
  private constructor(readonly text: string) {}

  /** For text of this program, never of a wiki. */
  static trusted(text: string): Markup {
    return new Markup(text);
  }
}

/** Text, numbers, markup, and lists of them; undefined is empty. */
export type Content = string | number | Markup | undefined | readonly Content[];

/**
 * HTML with values in it: markup`<td class="${name}">${content}</td>`. Attributes must have double quotes. Control
 * characters and direction marks become visible; line breaks and tabs stay.
 */
export function markup(pieces: TemplateStringsArray, ...values: readonly Content[]): Markup {
  let text = pieces[0] ?? '';
  values.forEach((value, index) => {
    text += textOf(value) + (pieces[index + 1] ?? '');
  });
  return Markup.trusted(text);
}

function textOf(value: Content): string {
  if (value === undefined) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'object') return value.map(textOf).join('');
  return escape(String(value));
}

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  const shown = text
    .replace(/\r\n?/g, '\n')
    .split(/([\n\t])/)
    .map((part) => (part === '\n' || part === '\t' ? part : terminalSafe(part)))
    .join('');
  return shown.replace(/[&<>"']/g, (character) => references[character] ?? character);
}
