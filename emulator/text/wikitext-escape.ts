/**
 * Escapes a value for wikitext: possible syntax becomes decimal entities, so that the plain form has it verbatim (core 6.1,
 * "echoed user input appears in two ways").
 */
export type EscapeWikitext = (value: string) => string;

/** What could be syntax anywhere; sequences are read from left to right without overlap. */
const syntax139 = /["&'<=>[\]{|};]|\r\n|[\n\r](?:[#*: \t\n\r]|----)|__|:\/\//g;
const syntax143 = /["&'<=>[\]{|};]|\r\n|[\n\r](?:[#*: \t\n\r!]|----)|__|:\/\/|!!|~~~/g;

/** As 1.39 escapes. */
export function escapeWikitext139(value: string): string {
  return isHarmless(value) ? value : escapeSchemes(escapeSyntax(value, syntax139));
}

/** As 1.43 escapes: also `!!`, tildes that could be a signature, and what could combine with adjacent text. */
export function escapeWikitext143(value: string): string {
  if (isHarmless(value)) return value;
  const inside = escapeSyntax(value, syntax143);
  return escapeSchemes(inside.replace(/^[-+_~]/, entity).replace(/[\n\r\t_~]$/, entity));
}

/** Most values are names: letters, digits and hyphens, with a letter or digit at both ends. */
function isHarmless(value: string): boolean {
  return /^[A-Za-z0-9](?:[-A-Za-z0-9]*[A-Za-z0-9])?$/.test(value);
}

/** The value could be at the start of a line. */
function escapeSyntax(value: string, syntax: RegExp): string {
  return `\n${value}`.replace(syntax, escapeSequence).slice(1);
}

/** The character of a sequence that makes it syntax. */
function escapeSequence(sequence: string): string {
  switch (sequence) {
    case '\r\n':
    case '://':
    case '!!':
      return entity(sequence) + sequence.slice(1);
    case '~~~':
      return `~~${entity('~')}`;
    default:
      return sequence.length === 1
        ? entity(sequence)
        : (sequence[0] ?? '') + entity(sequence.slice(1)) + sequence.slice(2);
  }
}

/** URL schemes without slashes. */
const schemes = /\b(bitcoin|geo|magnet|mailto|matrix|news|sip|sips|sms|tel|urn|xmpp):/gi;

function escapeSchemes(text: string): string {
  return text.includes(':') ? text.replace(schemes, '$1&#58;') : text;
}

/** The first character as a decimal entity. */
function entity(text: string): string {
  return `&#${text.charCodeAt(0)};`;
}
