import type { Send } from '../runner/exchange';
import { hideAddresses } from './secrets-addresses';

/**
 * Shorter texts are no secrets that anybody could use, and stand in reports for other reasons. So does `+\`, the token of
 * everybody who is not logged in (spec 2.2).
 */
const shortest = 4;
/** Cookies that tell who somebody is do not let anybody in, and are shorter than those that do. */
const shortestCookie = 16;
/** So much of the beginning of a secret gives away that it is one: reports shorten what they quote. */
const tellingBeginning = 8;
/** Those that a wiki makes for bots have so many characters at least (facts 8.1). */
const botPasswordLength = 32;
const hidden = '<hidden>';

/** Tokens as the formats of answers show them; of hidden quotes in HTML, `"` has been made. */
const shownTokens = /"?\b\w*token"?\s*(?::|=)\s*"((?:[^"\\]|\\.)*)"/g;
/** The form of real tokens: a hash, a time and the mark of tokens (facts 3.2). */
const hashedTokens = /\b[0-9a-f]{32,}(?=\+\\)/g;

/**
 * What nobody may read in a report: passwords, cookies, tokens and the addresses of clients. The harness hides them wherever it quotes an answer;
 * this is the second line, which knows the values themselves and finds them wherever a wiki puts them: in the text of
 * an error, in the echo of its debug block (spec 2.4).
 */
export class Secrets {
  private readonly known = new Set<string>();
  private readonly hosts: string[] | undefined;

  /**
   * @param hosts the hosts that a report is about, as they stand in addresses: `192.0.2.7:8080`. All other numeric
   *   addresses are hidden then. Default: addresses are no secret
   */
  constructor(hosts?: readonly string[]) {
    this.hosts = hosts && [...hosts];
  }

  /** A host that the report is about as well. */
  show(host: string): void {
    if (this.hosts?.includes(host) === false) this.hosts.push(host);
  }

  /** A password, for instance. */
  add(secret: string): void {
    if (secret.length < shortest) return;
    const inJson = JSON.stringify(secret).slice(1, -1);
    const inForm = new URLSearchParams([['', secret]]).toString().slice(1);
    for (const form of [secret, inJson, inForm, encodeURIComponent(secret)]) this.known.add(form);
  }

  /** Of an account, or of a bot: `name@secret` is the name of the bot, and what must not be known (facts 8.1). */
  addPassword(password: string): void {
    this.add(password);
    const secret = password.slice(password.indexOf('@') + 1);
    if (secret.length >= botPasswordLength) this.add(secret);
  }

  /**
   * The value of a header that opens a door: `Bearer …`, `Basic …`, cookies. A wiki may show all of it, or the part that
   * its server made of it.
   */
  addHeader(value: string): void {
    this.add(value);
    const [scheme = '', ...credentials] = value.trim().split(/\s+/);
    for (const part of credentials) this.add(part);
    if (/^basic$/i.test(scheme)) this.addBasic(credentials[0] ?? '');
    for (const pair of value.split(/;\s*/)) this.add(/=(.*)/.exec(pair)?.[1] ?? '');
  }

  /** Learns the cookies and tokens of all that is asked and answered. */
  watch(send: Send): Send {
    return async (request) => {
      const answer = await send(request);
      for (const [name, value] of answer.headers) {
        if (name.toLowerCase() === 'set-cookie') this.addCookie(value);
      }
      this.addTokens(answer.body);
      return answer;
    };
  }

  /** A copy of the value whose texts have no secret in them. */
  hideIn<Value>(value: Value): Value;
  hideIn(value: unknown): unknown {
    if (typeof value === 'string') return this.hideInText(value);
    if (Array.isArray(value)) return value.map((item: unknown) => this.hideIn(item));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, member]: [string, unknown]) => [name, this.hideIn(member)]),
    );
  }

  private addBasic(encoded: string): void {
    const text = Buffer.from(encoded, 'base64').toString();
    this.add(text);
    this.add(text.slice(text.indexOf(':') + 1));
  }

  private addCookie(text: string): void {
    const value = /^[^=;]*=([^;]*)/.exec(text)?.[1]?.trim() ?? '';
    if (value.length < shortestCookie || /^[^=]*user(?:name|id)=/i.test(text)) return;
    this.add(value);
    this.add(decoded(value));
  }

  private addTokens(body: string): void {
    if (!body.includes('oken')) return;
    const text = body.replaceAll('&quot;', '"');
    for (const [, token = ''] of text.matchAll(shownTokens)) this.add(token.replaceAll('\\\\', '\\'));
    for (const [token] of text.matchAll(hashedTokens)) this.add(token);
  }

  private hideInText(text: string): string {
    let shown = text;
    for (const secret of this.known) {
      shown = shown.replaceAll(secret, hidden);
      if (shown.includes('…')) shown = withoutBeginning(shown, secret);
    }
    return this.hosts ? hideAddresses(shown, this.hosts) : shown;
  }
}

/** Where a text was cut, the beginning of a secret may stand before the cut. */
function withoutBeginning(text: string, secret: string): string {
  const parts = text.split('…');
  return parts.map((part, index) => (index < parts.length - 1 ? hideEnding(part, secret) : part)).join('…');
}

function hideEnding(text: string, secret: string): string {
  for (let length = secret.length - 1; length >= tellingBeginning; length--) {
    if (text.endsWith(secret.slice(0, length))) return text.slice(0, -length) + hidden;
  }
  return text;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
