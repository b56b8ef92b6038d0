import { layersOf } from './decoded-text';
import { LearntSecrets, type LearnableResponse } from './learnt-secrets';
import { hidden } from './request-secrets';
import { hideAddresses } from './addresses';

/**
 * Shorter texts are no secrets that anybody could use, and stand in reports for other reasons.
 */
const shortest = 4;
/** So much of the beginning of a secret gives away that it is one: reports shorten what they quote. */
const tellingBeginning = 8;
/** Those that a wiki makes for bots have so many characters at least (core 8.1). */
const botPasswordLength = 32;
/** So much of a secret in base64 is no accident. */
const shortestBase64 = 6;

/** Makes a text that has no secret in it. */
export type Redact = (text: string) => string;

/** A part of a text, the second place behind its last character. */
type Range = readonly [start: number, end: number];

/**
 * What nobody may read in a report: passwords, cookies, tokens and the addresses of clients. The harness hides them wherever it quotes an answer;
 * this is the second line, which knows the values themselves and finds them wherever a wiki puts them: in the text of
 * an error, in the echo of its debug block (spec 2.4), in whatever encoding. What reports say of their own (verdicts,
 * ids, levels, counts) is none of its business: `redactRun` knows which members of a report are free text.
 */
export class Redactor {
  private readonly given = new Map<string, GivenSecret>();
  private readonly learnt = new LearntSecrets();
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
    if (secret.length >= shortest) this.given.set(secret, new GivenSecret(secret));
  }

  /** Of an account, or of a bot: `name@secret` is the name of the bot, and what must not be known (core 8.1). */
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
  watch<Request, Response extends LearnableResponse>(
    send: (request: Request) => Promise<Response>,
  ): (request: Request) => Promise<Response> {
    return async (request) => {
      const response = await send(request);
      this.learnt.learnFrom(response);
      return response;
    };
  }

  /** The text without any secret. It takes linear time, whatever the text is. */
  readonly redact: Redact = (text) => {
    const ranges = [...this.rangesOfGiven(text), ...this.learnt.rangesIn(text)];
    const shown = ranges.length > 0 ? withoutRanges(text, ranges) : text;
    return this.hosts ? hideAddresses(shown, this.hosts) : shown;
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
        // Up to the cut: half an escape may stand before it.
        for (const [start, cut] of beginningsIn(said, form))
          ranges.push([starts[start] ?? 0, starts[cut] ?? text.length]);
      }
    }
    return ranges;
  }
}

/** Letters and digits that are encoded, which nobody needs to do. */
const encodedLetter = /&#|(?:\\u00|\\x|%)(?:3[0-9]|[46][1-9a-f]|[57][0-9a])/i;

/** A secret that the user gave. */
class GivenSecret {
  /** What to look for in texts that were decoded: the secret, and what becomes of one that looks encoded itself. */
  readonly forms: readonly string[];
  /** What to look for in texts as they are. */
  readonly base64: readonly string[];
  /** Letters and digits of it, and of its beginning, which no encoding changes. */
  private readonly hint: string;
  private readonly beginningHint: string;

  constructor(secret: string) {
    const forms = new Set(Array.from(layersOf(secret), ({ text }) => text).filter((text) => text.length >= shortest));
    this.forms = [...forms];
    this.base64 = base64Of(secret);
    const composed = secret.normalize('NFC');
    this.hint = longestPlain(composed);
    // Decomposed, a character may be two.
    this.beginningHint = longestPlain(composed.slice(0, tellingBeginning / 2));
  }

  /** Whether it is worth while to decode a text: most texts have nothing of it. */
  mayStandIn(text: string): boolean {
    if (text.includes(this.hint) || encodedLetter.test(text)) return true;
    if (text.includes('…') && text.includes(this.beginningHint)) return true;
    return this.base64.some((form) => text.includes(form));
  }
}

/** Empty where it has none, which stands everywhere. */
function longestPlain(text: string): string {
  return (text.match(/[0-9A-Za-z]+/g) ?? []).reduce((best, run) => (run.length > best.length ? run : best), '');
}

/** In base64 a text looks in three ways, by what stands before it; what its neighbours change is left out. */
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

/** Where a text was cut, the beginning of a secret may stand before the cut. */
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
    // What overlaps is one secret to the reader.
    if (start >= done) shown += text.slice(done, start) + hidden;
    done = end;
  }
  return shown + text.slice(done);
}
