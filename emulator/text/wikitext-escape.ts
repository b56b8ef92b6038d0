/**
 * How a value from outside stands inside wikitext: what could be syntax is a decimal entity, so that it comes out
 * verbatim in the plain form (core 6.1, "echoed user input appears in two ways").
 */
export type EscapeWikitext = (value: string) => string;

/** What could be syntax anywhere; the sequences are read from left to right, none twice. */
const syntax139 = /["&'<=>[\]{|};]|\r\n|[\n\r](?:[#*: \t\n\r]|----)|__|:\/\//g;
const syntax143 = /["&'<=>[\]{|};]|\r\n|[\n\r](?:[#*: \t\n\r!]|----)|__|:\/\/|!!|~~~/g;

/** As 1.39 escapes. */
export function escapeWikitext139(value: string): string {
  return isHarmless(value) ? value : escapeSchemes(escapeSyntax(value, syntax139));
}

/** As 1.43 escapes: also `!!`, tildes that could be a signature, and what could join with the text on either side. */
export function escapeWikitext143(value: string): string {
  if (isHarmless(value)) return value;
  const inside = escapeSyntax(value, syntax143);
  return escapeSchemes(inside.replace(/^[-+_~]/, entity).replace(/[\n\r\t_~]$/, entity));
}

/** Most values are names: letters, digits and hyphens, with a letter or digit at both ends. */
function isHarmless(value: string): boolean {
  return /^[A-Za-z0-9](?:[-A-Za-z0-9]*[A-Za-z0-9])?$/.test(value);
}

/** A value could stand at the start of a line. */
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

/** Schemes of addresses that need no slashes. */
const schemes = /\b(bitcoin|geo|magnet|mailto|matrix|news|sip|sips|sms|tel|urn|xmpp):/gi;

function escapeSchemes(text: string): string {
  return text.includes(':') ? text.replace(schemes, '$1&#58;') : text;
}

/** The first character as a decimal entity. */
function entity(text: string): string {
  return `&#${text.charCodeAt(0)};`;
}
