import { X509Certificate } from 'node:crypto';

import { checkOptions, type OptionNames } from '../../emulator/check-options';
import { messageOf } from '../../emulator/text/message-of';
import { packageVersion } from '../package-version';
import type { Credentials } from '../targets/log-in';
import { defaultBudget, defaultBudgetWithWrites } from './manners';
import type { Permission } from './write-guard';

/** How a live wiki is accessed. The defaults are those of the command `wikidouble check`. */
export interface AccessOptions {
  /** The account for rules that need one, and for reading a private wiki. Default: none. */
  readonly credentials?: Credentials | undefined;
  /**
   * Creates pages where the wiki has too little content to show a rule, and deletes them at the end. `credentials` must
   * be those of an account that may edit and delete pages. Default: false, which only reads.
   */
  readonly allowWrites?: boolean | undefined;
  /** The time limit of a request, in milliseconds. Default: 15 000. */
  readonly timeout?: number | undefined;
  /** The most requests that are sent to the wiki. Default: 150; with `allowWrites` 500. */
  readonly budget?: number | undefined;
  /** The time between two requests to the same host, in milliseconds. Default: 200; 0 for a wiki on this machine. */
  readonly pause?: number | undefined;
  /**
   * The longest pause that the wiki may ask for (`Retry-After`), and the longest time that a rate-limited request is repeated
   * for, in milliseconds. Default: a pause of 30 000, and two repetitions.
   */
  readonly patience?: number | undefined;
  /** The most time that the responses of the wiki may take altogether, in milliseconds. Default: 600 000. */
  readonly timeLimit?: number | undefined;
  /** A mail address or URL for the `User-Agent` of the requests. Default: the page of this package. */
  readonly contact?: string | undefined;
  /** Certificates in PEM that are trusted besides those of Node.js, for a wiki with a certificate of its own. Default: none. */
  readonly ca?: string | undefined;
  /** Accepts any certificate: whoever is between here and the wiki can read and change everything. Default: false. */
  readonly insecure?: boolean | undefined;
  /**
   * Judges the headers for caches although a cache in front of the wiki replaces them: the address is that of the origin.
   * Default: false.
   */
  readonly origin?: boolean | undefined;
  /** Headers for every request, such as `Authorization` for a proxy in front of the wiki. No report shows their values. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Access options with their defaults. */
export interface ResolvedAccess {
  readonly credentials: Credentials | undefined;
  readonly allowWrites: boolean;
  /** What may be sent. */
  readonly permission: Permission;
  readonly timeout: number;
  readonly budget: number;
  /** Undefined for the default of the host. */
  readonly pause: number | undefined;
  readonly patience: number | undefined;
  readonly timeLimit: number;
  readonly userAgent: string;
  readonly ca: string | undefined;
  readonly insecure: boolean;
  readonly origin: boolean;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
}

export const accessOptionNames: OptionNames<AccessOptions> = {
  credentials: true,
  allowWrites: true,
  timeout: true,
  budget: true,
  pause: true,
  patience: true,
  timeLimit: true,
  contact: true,
  ca: true,
  insecure: true,
  origin: true,
  headers: true,
};

/** The options of an access among others. */
export function accessOptionsOf(options: AccessOptions): AccessOptions {
  const known = Object.entries(options).filter(([name]) => Object.hasOwn(accessOptionNames, name));
  return Object.fromEntries(known);
}

const defaultTimeout = 15_000;
/** A wiki that takes a second per response needs two minutes; one that takes longer than this keeps others waiting. */
const defaultTimeLimit = 600_000;
const homePage = 'https://www.npmjs.com/package/wikidouble';

/** Headers that belong to the request itself; replacing them would break it. */
const ownHeaders = new Set([
  'accept',
  'connection',
  'content-length',
  'content-type',
  'expect',
  'host',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'user-agent',
]);

/** Whether the user may set a header for every request. */
export function isFreeHeader(name: string): boolean {
  return !ownHeaders.has(name.toLowerCase());
}

/**
 * Checks the options, and fills in their defaults.
 *
 * @param caller the function that was given them: `checkWiki`
 * @param names the options that it has
 * @throws TypeError for an unknown option, `allowWrites` without `credentials`, a contact or a header that cannot be sent,
 *   `ca` without a certificate
 * @throws RangeError for a timeout, budget or pause out of range
 */
export function resolveAccess(
  caller: string,
  options: AccessOptions,
  names: Readonly<Record<string, true>> = accessOptionNames,
): ResolvedAccess {
  checkOptions(caller, options, names);
  const { credentials, allowWrites = false, timeout = defaultTimeout, pause, contact, headers = {}, ca } = options;
  const { patience, timeLimit = defaultTimeLimit } = options;
  const { budget = allowWrites ? defaultBudgetWithWrites : defaultBudget } = options;
  if (allowWrites && !credentials) {
    throw new TypeError(`${caller}: allowWrites needs the credentials of an account that may edit and delete pages.`);
  }
  if (!(timeout > 0)) throw new RangeError(`${caller}: timeout must be more than 0 milliseconds, not ${timeout}.`);
  if (!Number.isInteger(budget) || budget < 1) {
    throw new RangeError(`${caller}: budget must be a whole number of requests, at least 1, not ${budget}.`);
  }
  if (pause !== undefined && !(pause >= 0)) {
    throw new RangeError(`${caller}: pause must be at least 0 milliseconds, not ${pause}.`);
  }
  if (patience !== undefined && !(patience >= 0)) {
    throw new RangeError(`${caller}: patience must be at least 0 milliseconds, not ${patience}.`);
  }
  if (!(timeLimit > 0))
    throw new RangeError(`${caller}: timeLimit must be more than 0 milliseconds, not ${timeLimit}.`);
  return {
    credentials,
    allowWrites,
    // An account permits logging in; creating pages needs `allowWrites` as well.
    permission: !credentials ? 'reading' : allowWrites ? 'everything' : 'sessions',
    timeout,
    budget,
    pause,
    patience,
    timeLimit,
    userAgent: userAgent(contact),
    ca: ca === undefined ? undefined : certificates(caller, ca),
    insecure: options.insecure ?? false,
    origin: options.origin ?? false,
    headers: lowerCaseHeaders(caller, headers),
  };
}

/** @throws TypeError for a text without certificates: Node.js would ignore it */
function certificates(caller: string, ca: string): string {
  const blocks = ca.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  if (blocks.length === 0)
    throw new TypeError(`${caller}: ca contains no certificate in PEM (-----BEGIN CERTIFICATE-----).`);
  for (const block of blocks) {
    try {
      new X509Certificate(block);
    } catch (error) {
      throw new TypeError(`${caller}: a certificate of ca cannot be read: ${messageOf(error)}`, { cause: error });
    }
  }
  return ca;
}

function lowerCaseHeaders(caller: string, headers: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  for (const [name, value] of entries) {
    if (!isFreeHeader(name)) throw new TypeError(`${caller}: the header ${name} cannot be set.`);
    if (!/^[\t\x20-\x7e\x80-\xff]+$/.test(value)) {
      throw new TypeError(`${caller}: the value of the header ${name} is empty or has characters that cannot be sent.`);
    }
  }
  return Object.fromEntries(entries);
}

/** Names the program that sends the requests, for the operators of the wiki. */
function userAgent(contact = homePage): string {
  if (!/^[\x20-\x7e]+$/.test(contact) || /[()\\]/.test(contact)) {
    throw new TypeError(
      'The contact must be a mail address or a URL: plain letters, without parentheses and backslashes.',
    );
  }
  return `wikidouble/${packageVersion()} (conformance check; ${contact.trim()})`;
}
