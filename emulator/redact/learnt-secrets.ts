import { decodeUri } from '../text/decode-uri';
import { detached } from '../text/detached';
import { anonymousToken } from '../text/anonymous-token';

/** The parts of a response that may contain secrets. */
export interface LearnableResponse {
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

/** Cookies that only identify a user give no access, and are shorter than those that do. */
const shortestCookie = 16;
/** Shorter texts that a wiki calls tokens can be guessed, such as `+\`, the anonymous token (spec 2.2). */
const shortestToken = 8;
/** More of them can only be meant as a burden; only the first ones are learnt. */
const mostTokensOfResponse = 100;
const mostSecrets = 20_000;
/** Secrets with the same beginning are compared one by one. */
const mostOfKey = 8;
/** How much of a longer value is remembered; what follows it in a text is assumed to be the rest. */
const longestForm = 512;
const restOfValue = /[^\s"',;&<>…]*/y;
/** The length of the beginning by which a secret is looked up. */
const keyLength = 8;

/** Tokens as the output formats show them, after `&quot;` has been decoded. */
const shownTokens = /"?\b\w*token"?\s*(?::|=)\s*"((?:[^"\\]|\\.){8,500})"/g;
/** The form of real tokens: a hash, a time and the suffix of tokens (core 3.2). */
const hashedTokens = /\b[0-9a-f]{32,500}(?=\+\\)/g;

/** The cookies and tokens that a wiki issued, of which there may be many. */
export class LearntSecrets {
  private readonly byKey = new Map<string, string[]>();
  private count = 0;

  learnFrom({ headers, body }: LearnableResponse): void {
    for (const [name, value] of headers) {
      if (name.toLowerCase() === 'set-cookie') this.learnCookie(value);
    }
    this.learnTokens(body);
  }

  /** Where they occur in a text. */
  rangesIn(text: string): (readonly [start: number, end: number])[] {
    const ranges: (readonly [start: number, end: number])[] = [];
    if (this.count === 0) return ranges;
    for (let place = 0; place + keyLength <= text.length; place++) {
      const candidates = this.byKey.get(text.slice(place, place + keyLength));
      const found = candidates ? Math.max(...candidates.map((form) => lengthAt(text, place, form))) : 0;
      if (found === 0) continue;
      ranges.push([place, place + found]);
      place += found - 1;
    }
    return ranges;
  }

  private learnCookie(text: string): void {
    const value = /^[^=;]*=([^;]*)/.exec(text)?.[1]?.trim() ?? '';
    if (value.length < shortestCookie || /^[^=]*user(?:name|id)=/i.test(text)) return;
    this.add(value);
    this.add(decodeUri(value));
  }

  private learnTokens(body: string): void {
    if (!body.includes('oken')) return;
    const text = body.replaceAll('&quot;', '"');
    for (const pattern of [shownTokens, hashedTokens]) {
      let left = mostTokensOfResponse;
      for (const [whole, token = whole] of text.matchAll(pattern)) {
        if (left-- === 0) break;
        this.add(token.replaceAll('\\\\', '\\'));
      }
    }
  }

  private add(secret: string): void {
    // The suffix of tokens can be encoded in many ways; the rest cannot.
    const own = secret.endsWith(anonymousToken) ? secret.slice(0, -2) : secret;
    if (own.length < shortestToken) return;
    const inJson = JSON.stringify(own).slice(1, -1);
    const inForm = new URLSearchParams([['', own]]).toString().slice(1);
    for (const form of new Set([own, inJson, inForm, encoded(own)])) this.addForm(form);
  }

  private addForm(whole: string): void {
    const form = detached(whole.slice(0, longestForm));
    const key = form.slice(0, keyLength);
    const known = this.byKey.get(key) ?? [];
    if (this.count >= mostSecrets || known.length >= mostOfKey || known.includes(form)) return;
    this.byKey.set(key, [...known, form]);
    this.count++;
  }
}

/** The length of a secret at a position: of all of it, or of its beginning if a report cut off the rest. */
function lengthAt(text: string, place: number, form: string): number {
  let length = keyLength;
  while (length < form.length && text[place + length] === form[length]) length++;
  if (length < form.length) return text[place + length] === '…' ? length : 0;
  if (length < longestForm) return length;
  restOfValue.lastIndex = place + length;
  return length + (restOfValue.exec(text)?.[0].length ?? 0);
}

function encoded(value: string): string {
  try {
    return encodeURIComponent(value);
  } catch {
    // Lone surrogates cannot be encoded.
    return value;
  }
}
