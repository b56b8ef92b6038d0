/** Escape functions, each named after where the text goes. */

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
};

/** For HTML, in text and in quoted attribute values. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => references[character] ?? character);
}

/** For attribute values of links in wikitext, as a parser writes them: an apostrophe is `&#39;`. */
export function escapeLinkAttribute(text: string): string {
  return escapeHtml(text).replaceAll('&#039;', '&#39;');
}

/** For attribute values in double quotes, where apostrophes need no escape. */
export function escapeAttribute(text: string): string {
  return text.replace(/[&<>"]/g, (character) => references[character] ?? character);
}

/** For the text of a `<pre>`: escapes only what would be markup there (core 5.2). */
export function escapePreformatted(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

/** For JSON inside a script of an HTML page, which the JSON must not end: `<` is `\u003C`. */
export function escapeScriptJson(json: string): string {
  return json.replace(/[&<>\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  });
}

/** For the text of an HTML element, where quotation marks are not escaped. */
export function escapeHtmlText(text: string): string {
  return text.replace(/[&<>]/g, (character) => references[character] ?? character);
}

/** The same without `>`, which needs no reference. */
export function escapeStart(text: string): string {
  return text.replace(/[&<]/g, (character) => references[character] ?? character);
}

/** U+00A0 as it stands in HTML. */
export function escapeUnbreakable(html: string): string {
  return html.replaceAll('\u00a0', '&#160;');
}

/** For HTML, except for references to characters that the text already contains. */
export function escapeHtmlAroundReferences(text: string): string {
  return text.replace(/&(?!(?:[a-z]+|#\d+|#x[\da-f]+);)|[<>"']/gi, (character) => references[character] ?? character);
}

const IN_WIKITEXT =
  /["&';<=>[\]{|}]|^[#*: ]|^-(?=---)|__|:(?=\/\/)|(?<=\b(?:mailto|news|sip|sips|sms|tel|urn|xmpp|bitcoin|magnet|matrix|geo)):/gim;
/** Since 1.43 as well. */
const ALSO_IN_WIKITEXT = /^!|~~~|~$/gm;

/** For wikitext that shows the text as it is: the last character of what would be markup becomes a reference (reading 16.1). */
export function escapeWikitext(text: string, isRecent: boolean): string {
  const defuse = (markup: string): string => `${markup.slice(0, -1)}&#${markup.charCodeAt(markup.length - 1)};`;
  const escaped = text.replace(IN_WIKITEXT, defuse);
  return isRecent ? escaped.replace(ALSO_IN_WIKITEXT, defuse) : escaped;
}

/** As a part of a regular expression, with or without the flag `u`. */
export function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
