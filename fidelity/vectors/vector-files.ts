import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { format, resolveConfig } from 'prettier';
import { type YAMLMap, type YAMLSeq, isNode, parseDocument } from 'yaml';

import { readWikiFile, releaseNames, type ReleaseName } from '../../emulator';
import type { Vector } from './vector';
import type { Account } from './vector-session';

/** Where the vectors are, one file per module of the API. */
export const vectorFolder = join(__dirname, '../../scenarios/vectors');

const members = new Set(['name', 'language', 'user', 'request', 'method', 'headers', 'body', 'shows', 'response']);

/** The accounts of the wiki that the vectors are sent to, with their passwords. */
export function readAccounts(): readonly Account[] {
  return readWikiFile(join(vectorFolder, 'fixture.wiki.yaml')).users ?? [];
}

/**
 * Reads all vectors of a folder.
 *
 * @throws Error that names the file and the vector where one is not as CONTRIBUTING.md describes it
 */
export function loadVectors(folder: string = vectorFolder): Vector[] {
  return vectorFiles(folder).flatMap((file) => readVectorFile(join(folder, file), file.slice(0, -'.yaml'.length)));
}

/**
 * Writes what a wiki of a release responded into the files. A vector keeps one response where all releases agree.
 *
 * @param responses bodies with placeholders by the ids of vectors
 * @returns the ids of the vectors whose response changed
 */
export async function recordResponses(
  release: ReleaseName,
  responses: ReadonlyMap<string, string>,
  folder: string = vectorFolder,
): Promise<string[]> {
  const changed: string[] = [];
  for (const file of vectorFiles(folder)) {
    const path = join(folder, file);
    const document = parseDocument(readFileSync(path, 'utf8'));
    const list = document.get('vectors') as YAMLSeq<YAMLMap>;
    for (const item of list.items) {
      const id = `${file.slice(0, -'.yaml'.length)}/${String(item.get('name'))}`;
      const response = responses.get(id);
      const recorded = item.get('response');
      const known = responsesOf(isNode(recorded) ? (recorded.toJSON() as unknown) : recorded);
      if (response === undefined || known?.[release] === response) continue;
      item.set('response', compact({ ...known, [release]: response }));
      changed.push(id);
    }
    const text = document.toString({ lineWidth: 0 });
    writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path }));
  }
  return changed;
}

function vectorFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml') && !file.endsWith('.wiki.yaml'))
    .sort();
}

function readVectorFile(path: string, module: string): Vector[] {
  const document = parseDocument(readFileSync(path, 'utf8'));
  const [error] = document.errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  const content: unknown = document.toJS();
  const list = isRecord(content) ? content.vectors : undefined;
  if (!Array.isArray(list) || list.length === 0) throw new Error(`${path}: vectors is missing: give a list of vectors`);
  const vectors = list.map((item: unknown, index) => readVector(item, module, `${path}: vector ${index + 1}`));
  const names = new Set<string>();
  for (const { id } of vectors) {
    if (names.has(id)) throw new Error(`${path}: two vectors are called ${id}: give each a name of its own`);
    names.add(id);
  }
  return vectors;
}

function readVector(item: unknown, module: string, where: string): Vector {
  if (!isRecord(item)) throw new Error(`${where} is not a map with name, request and response`);
  const { name, language, user, request, method, headers = {}, body, shows = [], response = {} } = item;
  if (typeof name !== 'string' || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) {
    throw new Error(`${where}: name is not lower-case words joined by hyphens`);
  }
  const named = `${where} (${name})`;
  const unknown = Object.keys(item).find((member) => !members.has(member));
  if (unknown !== undefined) throw new Error(`${named}: unknown member ${unknown}`);
  if (user !== undefined && typeof user !== 'string') throw new Error(`${named}: user is not a string`);
  if (typeof request !== 'string' || !/^(?:[!-~]|\{[a-z]+ token\})*$/.test(request)) {
    throw new Error(`${named}: request is not a raw query string of printable ASCII: percent-encode the rest`);
  }
  if (method !== undefined && typeof method !== 'string') throw new Error(`${named}: method is not a string`);
  if (!isRecord(headers) || !isStrings(headers)) throw new Error(`${named}: headers is not a map of strings`);
  if (body !== undefined && (typeof body !== 'string' || !/^[\0-\xff]*$/.test(body))) {
    throw new Error(`${named}: body is not a string with one character per byte`);
  }
  if (!Array.isArray(shows) || !shows.every((header) => typeof header === 'string')) {
    throw new Error(`${named}: shows is not a list of names of headers`);
  }
  const responses = responsesOf(response);
  if (responses === undefined) {
    throw new Error(`${named}: response is neither a string nor a map of strings by ${releaseNames.join(' and ')}`);
  }
  if (language !== undefined && typeof language !== 'string') throw new Error(`${named}: language is not a string`);
  const sent = { method: method ?? (body === undefined ? 'GET' : 'POST'), query: request, headers, body };
  return {
    id: `${module}/${name}`,
    ...(language !== undefined && { language }),
    user,
    request: sent,
    shows,
    responses,
  };
}

function responsesOf(response: unknown): Vector['responses'] | undefined {
  if (typeof response === 'string') return Object.fromEntries(releaseNames.map((name) => [name, response]));
  if (response === undefined) return {};
  if (!isRecord(response) || !isStrings(response)) return undefined;
  const known: readonly string[] = releaseNames;
  return Object.keys(response).every((name) => known.includes(name)) ? response : undefined;
}

/** One response where all releases agree, else each release's own. */
function compact(responses: Vector['responses']): string | Vector['responses'] {
  const bodies = Object.values(responses);
  const isComplete = bodies.length === releaseNames.length;
  return isComplete && new Set(bodies).size === 1 ? bodies[0]! : responses;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isStrings(record: Record<string, unknown>): record is Record<string, string> {
  return Object.values(record).every((value) => typeof value === 'string');
}
