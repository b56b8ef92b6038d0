import { decodeUri } from '../text/decode-uri';
import type { Environment } from '../model/environment';
import type { CookieDefinition } from '../model/site';
import { addParameter, type ParameterMap } from './query-string';

/** How the wiki writes its cookies. */
export interface CookieStyle {
  readonly cookiePrefix: string;
  /** Where they differ from those of a fresh wiki. */
  readonly settings: CookieDefinition | undefined;
  /** Whether the request was sent over HTTPS; cookies are then sent over nothing else. */
  readonly overHttps: boolean;
  readonly environment: Environment;
}

/** A value, and its lifetime in seconds; without one it lasts until the browser is closed. */
export interface CookieValue {
  readonly value: string;
  readonly seconds?: number;
}

const noLines: readonly string[] = [];
const noneSent: ReadonlyMap<string, string> = new Map<string, string>();

/** The cookies of one request and their changes, by name without the wiki's prefix (core 7.4). */
export class SessionCookies {
  private readonly sent: ReadonlyMap<string, string>;
  /** `undefined` deletes. */
  private changes: Map<string, CookieValue | undefined> | undefined;
  private deleted: string[] | undefined;

  /** @param header the value of `Cookie` */
  constructor(
    private readonly style: CookieStyle,
    header: string | undefined,
  ) {
    this.sent = header === undefined ? noneSent : readCookies(header, style.cookiePrefix);
  }

  get(name: string): string | undefined {
    return this.sent.get(name);
  }

  has(name: string): boolean {
    return this.sent.has(name);
  }

  /** @param seconds the lifetime; without one it lasts until the browser is closed */
  set(name: string, value: string, seconds?: number): void {
    this.changes ??= new Map();
    this.changes.set(name, seconds === undefined ? { value } : { value, seconds });
  }

  /** Deletes a cookie, if the client sent it and it was not deleted before. */
  remove(...names: string[]): void {
    for (const name of names) {
      if (!this.sent.has(name) || this.deleted?.includes(name)) continue;
      this.changes ??= new Map();
      this.changes.set(name, undefined);
    }
  }

  /** The values of `Set-Cookie` for the changes since the last call. */
  takeChanges(): readonly string[] {
    if (!this.changes) return noLines;
    const lines = Array.from(this.changes, ([name, change]) => this.line(name, change));
    for (const [name, change] of this.changes) if (!change) (this.deleted ??= []).push(name);
    this.changes = undefined;
    return lines;
  }

  /** The value of `Set-Cookie` for a cookie that scripts may read. */
  readableLine(name: string, change: CookieValue | undefined): string {
    // PHP encodes more than JavaScript.
    return this.line(name, change).replace('; HttpOnly', '').replace('!', '%21');
  }

  private line(name: string, change: CookieValue | undefined): string {
    const { cookiePrefix, settings, overHttps, environment } = this.style;
    const fullName = cookiePrefix + name;
    const flags = settings ? attributes(settings, overHttps) : `path=/; ${overHttps ? 'secure; ' : ''}HttpOnly`;
    if (!change) return `${fullName}=deleted; expires=Thu, 01 Jan 1970 00:00:01 GMT; Max-Age=0; ${flags}`;
    const { value, seconds } = change;
    if (seconds === undefined) return `${fullName}=${encodeURIComponent(value)}; ${flags}`;
    const expires = new Date(environment.clock.now() + seconds * 1000).toUTCString();
    return `${fullName}=${encodeURIComponent(value)}; expires=${expires}; Max-Age=${seconds}; ${flags}`;
  }
}

function attributes(settings: CookieDefinition, overHttps: boolean): string {
  const { path = '/', domain = '', secure = overHttps, httpOnly = true, sameSite } = settings;
  return [
    `path=${path}`,
    ...(domain === '' ? [] : [`domain=${domain}`]),
    ...(secure ? ['secure'] : []),
    ...(httpOnly ? ['HttpOnly'] : []),
    ...(sameSite === undefined ? [] : [`SameSite=${sameSite}`]),
  ].join('; ');
}

/** The cookies of a wiki; of several with one name the first counts. One that is an array has no value. */
function readCookies(header: string, prefix: string): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=');
    if (equals < 0) continue;
    const { name, isArray } = readName(pair.slice(0, equals).trim());
    if (!name.startsWith(prefix)) continue;
    const shortName = name.slice(prefix.length);
    if (isArray) cookies.set(shortName, '');
    else if (!cookies.has(shortName)) cookies.set(shortName, decodeUri(pair.slice(equals + 1).trim()));
  }
  return cookies;
}

/** Names follow the rules for those of parameters (core 2.1). */
function readName(sent: string): { name: string; isArray: boolean } {
  if (/^\w*$/.test(sent)) return { name: sent, isArray: false };
  const read: ParameterMap = new Map();
  addParameter(read, sent, '');
  const [name = '', value] = [...read][0] ?? [];
  return { name, isArray: typeof value === 'object' };
}
