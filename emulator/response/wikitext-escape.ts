/**
 * How a value from outside stands inside wikitext: what could be syntax is a decimal entity, so that it comes out
 * verbatim in the plain form (facts 6.1, "echoed user input appears in two ways").
 */
export type EscapeWikitext = (value: string) => string;

/** As 1.39 escapes. */
export function escapeWikitext139(value: string): string {
  return escapeWith(value, /(^|\n)([*#: \t\n\r]|-(?=---))/g);
}

/** As 1.43 escapes: also `!`, `-` and `_` at the start of a line, `!!`, and tildes that could be a signature. */
export function escapeWikitext143(value: string): string {
  return escapeWith(value, /(^|\n)([*#: \t\n\r!_-])/g)
    .replace(/!!/g, `${entity('!')}!`)
    .replace(/~~~/g, `~~${entity('~')}`)
    .replace(/~$/, entity('~'));
}

function escapeWith(value: string, lineStart: RegExp): string {
  return value
    .replace(/["&'<=>[\]{|};]/g, entity)
    .replace(lineStart, (_, before: string, character: string) => before + entity(character))
    .replace(/\r/g, entity('\r'))
    .replace(/__/g, `_${entity('_')}`)
    .replace(/:\/\//g, `${entity(':')}//`)
    .replace(schemes, (_, scheme: string) => scheme + entity(':'));
}

/** Schemes of addresses that need no slashes. */
const schemes = /\b(bitcoin|geo|magnet|mailto|matrix|news|sip|sips|sms|tel|urn|xmpp):/gi;

function entity(character: string): string {
  return `&#${character.charCodeAt(0)};`;
}
