import type { Dice } from './dice';

/** How a client encodes text in a query string or a form. */
export type Encoding = (text: string) => string;

/** The encodings of clients, and of people who type addresses, all in UTF-8. */
export const encodings: Readonly<Record<EncodingName, Encoding>> = {
  /** As `encodeURIComponent` does. */
  component: encodeURIComponent,
  /** As browsers and `URLSearchParams` write forms. */
  form: (text) => new URLSearchParams([['', text]]).toString().slice(1),
  /** Only what would change the meaning or break the request line. */
  typed: (text) => escaped(text, /[^!$'()*,\-./0-9:;?@A-Z[\]^_`a-z{|}~<>"\\=]/g),
  /** Lower-case digits, and letters encoded that need not be. */
  odd: (text) => escaped(text, /[^b-z0-9]/g).toLowerCase(),
};

export type EncodingName = 'component' | 'form' | 'typed' | 'odd';

export function chosenEncoding(dice: Dice): Encoding {
  return encodings[dice.weighted({ component: 50, form: 25, typed: 19, odd: 6 })];
}

function escaped(text: string, pattern: RegExp): string {
  return Buffer.from(text).toString('latin1').replace(pattern, hexadecimal);
}

function hexadecimal(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}

/** The bytes, as Latin-1, of a form's text. */
export function decoded(wire: string): string {
  return wire
    .replace(/\+/g, ' ')
    .replace(/%([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)));
}
