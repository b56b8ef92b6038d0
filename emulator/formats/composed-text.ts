/**
 * Text as results print it, in Normalization Form C. Texts of requests and of pages have that form; a title whose first letter was
 * converted to upper case may not: `i` followed by U+0307 becomes `I` followed by U+0307 (core 4.6).
 */
export function composedText(text: string): string {
  return mark.test(text) ? normalForm().normalFormC(text) : text;
}

/** All marks that compose with a capital letter or with a character of HTML. */
const mark = /[\u0300-\u036f]/;

/** Loaded with the first text that has a mark. */
function normalForm(): typeof import('../text/normal-form') {
  return require('../text/normal-form') as typeof import('../text/normal-form');
}
