import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { releaseNames } from '../../emulator';

const folder = join(__dirname, 'sequences');

/** A request of a sequence. */
export interface Step {
  /** The name of an account; empty for nobody. */
  readonly user: string;
  /** The query string with spaces, without the members that every request has. */
  readonly query: string;
}

/** The accounts of the wiki that a sequence begins with, besides the administrator. */
export const accounts = [
  { name: 'Alice', groups: [] },
  { name: 'Bob', groups: [] },
  { name: 'Robot', groups: ['bot'] },
  { name: 'Sue', groups: ['sysop'] },
] as const;

/** When the wiki of each release was installed. */
export const installed = { '1.39': '2026-11-23T09:02:59Z', '1.43': '2026-11-23T09:03:09Z' } as const;

export function password(user: string): string {
  return user === 'Admin' ? 'AdminPass-12345' : 'Password-12345';
}

/** The names of all sequences. */
export function sequenceNames(): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .map((file) => file.slice(0, -'.txt'.length));
}

/** The requests of a sequence: lines `USER: QUERY`; those without a user are of the one before. */
export function readSequence(name: string): Step[] {
  const steps: Step[] = [];
  let user = '';
  for (const line of readFileSync(join(folder, `${name}.txt`), 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [, given, query = ''] = /^(?:(\w*):)? *(.*)$/.exec(line) ?? [];
    if (given !== undefined) user = given;
    steps.push({ user, query });
  }
  return steps;
}

/** Pictures of one pixel and of two. */
const pictures: Readonly<Record<string, string>> = {
  one: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  two: 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGP4z8AARAAI/gH/xp559wAAAABJRU5ErkJggg==',
};

/** The bytes of the picture that a step uploads: `&file=one`. */
export function fileOf({ query }: Step): Buffer | undefined {
  const [, name] = /&file=(\w+)/.exec(query) ?? [];
  const picture = name === undefined ? undefined : pictures[name];
  return picture === undefined ? undefined : Buffer.from(picture, 'base64');
}

/**
 * The query string as it is sent. Every response in JSON says when it was made; `{time 3}` is when that of step 3 was.
 *
 * @param responses those to the steps before
 */
export function queryOf({ query: written }: Step, responses: readonly string[] = []): string {
  const query = written.replace(/\{time (\d+)\}/g, (_, index: string) => timeOf(responses[Number(index)] ?? '') ?? '');
  const given = /(?:^|&)format=/.test(query) ? query : `${query}&format=json&formatversion=2`;
  return `${given.replace(/&file=\w+/, '')}&curtimestamp=1`.replaceAll(' ', '%20');
}

/** When a response was made. */
export function timeOf(response: string): string | undefined {
  return /curtimestamp[=":]+(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)/.exec(response)?.[1];
}

export function isPosted({ query }: Step): boolean {
  return !/^action=(?:query|paraminfo)\b/.test(query);
}

/** The type of the token that a request needs. */
export function tokenOf({ query }: Step): string {
  const action = /^action=(\w+)/.exec(query)?.[1] ?? '';
  return ['patrol', 'rollback', 'userrights', 'watch'].includes(action) ? action : 'csrf';
}

/** A request and the responses of real wikis, by release. */
export interface RecordedStep extends Step {
  readonly responses: ReadonlyMap<string, string>;
}

/** A sequence with the responses that were recorded. */
export function readRecorded(name: string): RecordedStep[] {
  const recorded = readResponses(name);
  return readSequence(name).map((step, index) => ({
    ...step,
    responses: new Map([...recorded].map(([release, responses]) => [release, responses[index] ?? ''])),
  }));
}

export function writeRecorded(name: string, release: string, responses: readonly string[]): void {
  const lines = responses.map((response) => JSON.stringify(response));
  writeFileSync(recordedFile(name, release), `[\n${lines.join(',\n')}\n]\n`);
}

function readResponses(name: string): Map<string, readonly string[]> {
  const responses = new Map<string, readonly string[]>();
  for (const release of releaseNames) {
    const file = recordedFile(name, release);
    const list: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
    if (Array.isArray(list)) responses.set(release, list.map(String));
  }
  return responses;
}

function recordedFile(name: string, release: string): string {
  return join(folder, `${name}.${release}.recorded.json`);
}
