import { layersOf } from './decoded-text';
import { LearntSecrets, type LearnableResponse } from './learnt-secrets';
import { hidden } from './request-secrets';
import { redactAddresses } from './addresses';

/** Shorter texts are of no use as secrets, and occur in reports for other reasons. */
const shortest = 4;
/** The shortest beginning of a secret that is redacted before a cut: reports shorten what they quote. */
const tellingBeginning = 8;
/** Bot passwords have at least this length (core 8.1). */
const botPasswordLength = 32;
/** The shortest match of a secret in base64 that is no coincidence. */
const shortestBase64 = 6;

/** Returns a text without its secrets. */
export type Redact = (text: string) => string;

/** A part of a text; the end is exclusive. */
type Range = readonly [start: number, end: number];

/**
 * Redacts passwords, cookies, tokens and the addresses of clients. The harness redacts secrets by name wherever it quotes a
 * response; this is the second line of defence, which knows the values and finds them wherever a wiki puts them, in any
 * encoding: in the text of an error, in the debug block (spec 2.4). It must not be given what reports state themselves
 * (verdicts, ids, levels, counts): `redactRun` knows which members of a report are free text.
 */
export class Redactor {
  private readonly given = new Map<string, GivenSecret>();
  private readonly learnt = new LearntSecrets();
  private readonly hosts: string[] | undefined;

  /**
   * @param hosts the hosts that a report is about, as in addresses: `192.0.2.7:8080`. All other numeric addresses are then
   *   redacted. Default: addresses are not redacted
   */
  constructor(hosts?: readonly string[]) {
    this.hosts = hosts && [...hosts];
  }

  /** Adds a host that the report is about. */
  show(host: string): void {
    if (this.hosts?.includes(host) === false) this.hosts.push(host);
  }

  /** Adds a secret, such as a password. */
  add(secret: string): void {
    if (secret.length >= shortest) this.given.set(secret, new GivenSecret(secret));
  }

  /** Adds the password of an account or a bot; in `name@secret`, only the second part is secret (core 8.1). */
  addPassword(password: string): void {
    this.add(password);
    const secret = password.slice(password.indexOf('@') + 1);
    if (secret.length >= botPasswordLength) this.add(secret);
  }

  /**
   * Adds the value of a header that gives access: `Bearer …`, `Basic …`, cookies. A wiki may show all of it, or a part that its
   * server extracted.
   */
  addHeader(value: string): void {
    this.add(value);
    const [scheme = '', ...credentials] = value.trim().split(/\s+/);
    for (const part of credentials) this.add(part);
    if (/^basic$/i.test(scheme)) this.addBasic(credentials[0] ?? '');
    for (const pair of value.split(/;\s*/)) this.add(/=(.*)/.exec(pair)?.[1] ?? '');
  }

  /** Learns the cookies and tokens in all responses. */
  watch<Request, Response extends LearnableResponse>(
    send: (request: Request) => Promise<Response>,
  ): (request: Request) => Promise<Response> {
    return async (request) => {
      const response = await send(request);
      this.learnt.learnFrom(response);
      return response;
    };
  }

  /** Redacts a text in linear time. */
  readonly redact: Redact = (text) => {
    const ranges = [...this.rangesOfGiven(text), ...this.learnt.rangesIn(text)];
    const shown = ranges.length > 0 ? withoutRanges(text, ranges) : text;
    return this.hosts ? redactAddresses(shown, this.hosts) : shown;
  };

  private addBasic(encoded: string): void {
    const text = Buffer.from(encoded, 'base64').toString();
    this.add(text);
    this.add(text.slice(text.indexOf(':') + 1));
  }

  private rangesOfGiven(text: string): Range[] {
    const given = [...this.given.values()].filter((secret) => secret.mayStandIn(text));
    if (given.length === 0) return [];
    const ranges = given.flatMap((secret) => secret.base64.flatMap((form) => placesOf(text, form)));
    for (const { text: said, starts, ends } of layersOf(text)) {
      for (const form of given.flatMap((secret) => secret.forms)) {
        for (const [start, end] of placesOf(said, form))
          ranges.push([starts[start] ?? 0, ends[end - 1] ?? text.length]);
        // Up to the cut, because half an escape may precede it.
        for (const [start, cut] of beginningsIn(said, form))
          ranges.push([starts[start] ?? 0, starts[cut] ?? text.length]);
      }
    }
    return ranges;
  }
}

/** Letters and digits that are encoded without need. */
const encodedLetter = /&#|(?:\\u00|\\x|%)(?:3[0-9]|[46][1-9a-f]|[57][0-9a])/i;

/** A secret from the user. */
class GivenSecret {
  /** What to search for in decoded texts: the secret and, if it looks encoded itself, its decoded forms. */
  readonly forms: readonly string[];
  /** What to search for in texts as they are. */
  readonly base64: readonly string[];
  /** Letters and digits of the secret, and of its beginning, which no encoding changes. */
  private readonly hint: string;
  private readonly beginningHint: string;

  constructor(secret: string) {
    const forms = new Set(Array.from(layersOf(secret), ({ text }) => text).filter((text) => text.length >= shortest));
    this.forms = [...forms];
    this.base64 = base64Of(secret);
    const composed = secret.normalize('NFC');
    this.hint = longestPlain(composed);
    // A decomposed character may have two units.
    this.beginningHint = longestPlain(composed.slice(0, tellingBeginning / 2));
  }

  /** Whether a text is worth decoding: most texts contain nothing of the secret. */
  mayStandIn(text: string): boolean {
    if (text.includes(this.hint) || encodedLetter.test(text)) return true;
    if (text.includes('…') && text.includes(this.beginningHint)) return true;
    return this.base64.some((form) => text.includes(form));
  }
}

/** The longest run of letters and digits; empty, and so part of every text, if there is none. */
function longestPlain(text: string): string {
  return (text.match(/[0-9A-Za-z]+/g) ?? []).reduce((best, run) => (run.length > best.length ? run : best), '');
}

/** A text has three forms in base64, depending on its offset. Characters that its neighbours affect are omitted. */
function base64Of(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const forms = [0, 1, 2].flatMap((offset) => {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes])
      .toString('base64')
      .replaceAll('=', '');
    const isWhole = (offset + bytes.length) % 3 === 0;
    const own = encoded.slice([0, 2, 3][offset], isWhole ? undefined : -1);
    return [own, own.replaceAll('+', '-').replaceAll('/', '_')];
  });
  const whole = bytes.toString('base64').replaceAll('=', '');
  return [...new Set([...forms.filter(({ length }) => length > shortestBase64), whole])].filter(
    ({ length }) => length >= shortestBase64,
  );
}

function placesOf(text: string, part: string): Range[] {
  const places: Range[] = [];
  for (let place = text.indexOf(part); place >= 0; place = text.indexOf(part, place + part.length)) {
    places.push([place, place + part.length]);
  }
  return places;
}

/** The beginnings of a secret before the places where a text was cut. */
function beginningsIn(text: string, secret: string): Range[] {
  const places: Range[] = [];
  for (let cut = text.indexOf('…'); cut >= 0; cut = text.indexOf('…', cut + 1)) {
    for (let length = Math.min(secret.length - 1, cut); length >= tellingBeginning; length--) {
      if (text[cut - 1] !== secret[length - 1] || !text.startsWith(secret.slice(0, length), cut - length)) continue;
      places.push([cut - length, cut]);
      break;
    }
  }
  return places;
}

function withoutRanges(text: string, ranges: readonly Range[]): string {
  let shown = '';
  let done = 0;
  for (const [start, end] of [...ranges].sort((one, other) => one[0] - other[0])) {
    if (end <= done) continue;
    // Overlapping ranges are redacted as one.
    if (start >= done) shown += text.slice(done, start) + hidden;
    done = end;
  }
  return shown + text.slice(done);
}
