/** How edits and uploads fail on real wikis that were made to fail, and the fault that does the same on the fake. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { FaultDefinition, ReleaseName } from '../../emulator';

export interface Failure {
  readonly name: string;
  /** The fault of the fake. */
  readonly fault: FaultDefinition;
  /** The request, without format, token, and what selects it. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Headers that make the real wiki fail (`settings`). */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The page that is edited; it has two revisions. */
export const page = 'Faults';

export const failures: readonly Failure[] = [
  {
    name: 'editconflict',
    fault: { kind: 'editconflict' },
    parameters: { action: 'edit', title: page, text: 'Mine.', baserevid: '{first revision}' },
  },
  {
    name: 'protectedpage',
    fault: { kind: 'protectedpage' },
    parameters: { action: 'edit', title: 'Protected', text: 'Mine.' },
  },
  {
    name: 'contenttoobig',
    fault: { kind: 'contenttoobig', kilobytes: 20 },
    parameters: { action: 'edit', title: page, text: 'x'.repeat(21_000) },
  },
  {
    name: 'badmd5',
    fault: { kind: 'badmd5' },
    parameters: { action: 'edit', title: page, text: 'Mine.', md5: '0'.repeat(32) },
  },
  {
    name: 'spamblacklist',
    fault: { kind: 'spamblacklist', matches: ['bad.example', 'worse.example'] },
    parameters: { action: 'edit', title: page, text: 'http://bad.example/a and http://worse.example/b' },
  },
  {
    name: 'abusefilter-disallowed',
    fault: { kind: 'abusefilter-disallowed', description: 'No shouting', id: 1 },
    parameters: { action: 'edit', title: page, text: 'This is shouting.' },
  },
  {
    name: 'abusefilter-warning',
    fault: { kind: 'abusefilter-warning', description: 'Are you "sure"?', id: 2 },
    parameters: { action: 'edit', title: page, text: 'This is {random} suspicious.' },
  },
  {
    name: 'captcha',
    fault: { kind: 'captcha' },
    parameters: { action: 'edit', title: page, text: 'Anything.' },
    headers: { 'X-Captcha': '1' },
  },
  {
    name: 'stash-lost',
    fault: { kind: 'stash-lost' },
    parameters: { action: 'upload', filename: 'Lost.png', filekey: '1b00hc5unqxw.olk8pi.13.png' },
  },
];

/** The formats that each failure is recorded in. */
export const formats: readonly string[] = [
  'format=json',
  'format=json&formatversion=2',
  'format=xml',
  'format=json&errorformat=raw',
  'format=xml&errorformat=raw',
  ...['plaintext', 'wikitext', 'html'].map((errorformat) => `format=json&formatversion=2&errorformat=${errorformat}`),
];

/** What `recorded.json` has for each release, failure and format. */
export interface RecordedFailure {
  /** Those that differ from each response to the next are left out. */
  readonly headers: Readonly<Record<string, string>>;
  /** `{server}` stands for the address of the wiki. */
  readonly body: string;
}

export type RecordedFailures = Readonly<
  Record<ReleaseName, Readonly<Record<string, Readonly<Record<string, RecordedFailure>>>>>
>;

export const recordedFile = join(__dirname, 'recorded.json');

export function readRecorded(): RecordedFailures {
  return JSON.parse(readFileSync(recordedFile, 'utf8')) as RecordedFailures;
}

const ofTheMoment =
  /^(?:date|host|connection|keep-alive|transfer-encoding|content-length|set-cookie|x-powered-by|x-request-id)$/;

/** The headers that are compared. */
export function lastingHeaders(headers: Iterable<readonly [name: string, value: string]>): Record<string, string> {
  const named = Array.from(headers, ([name, value]): [string, string] => [name.toLowerCase(), value]);
  return Object.fromEntries(named.filter(([name]) => !ofTheMoment.test(name)).sort(([a], [b]) => (a < b ? -1 : 1)));
}
