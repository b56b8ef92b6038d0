/** Text as it stands in HTML pages. Everything that a client sent goes through one of these. */

const special = /[&<>"']/g;

/** For any place in the page, attributes included. */
export function escapeHtml(text: string): string {
  return text.replace(special, (character) => {
    switch (character) {
      case '&':
        return '&amp;';
      case '<':
        return '&lt;';
      case '>':
        return '&gt;';
      case '"':
        return '&quot;';
      default:
        return '&#039;';
    }
  });
}

/** The answer itself: only what would end the text is escaped, and it is enough there (core 5.2). */
export function preformatted(text: string): string {
  return `<pre class="api-pretty-content">${text.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</pre>`;
}

/** JSON inside a script of the page, which nothing in it may end: `<` is `\u003C`. */
export function scriptJson(json: string): string {
  return json.replace(/[&<>\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  });
}
