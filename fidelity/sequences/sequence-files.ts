import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { format, resolveConfig } from 'prettier';
import { isNode, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';

import { releaseNames, type ReleaseName } from '../../emulator';
import type { Sequence, Step } from './sequence';

/** Where the sequences are, and the wiki file of what they begin with. */
export const sequenceFolder = join(__dirname, 'recorded');
export const startFile = join(sequenceFolder, 'start.wiki.yaml');

const members = new Set(['as', 'request', 'body', 'xml', 'shows', 'wait', 'response']);

/**
 * Reads all sequences.
 *
 * @throws Error that names the file and the step where one is not as CONTRIBUTING.md describes it
 */
export function loadSequences(): Sequence[] {
  return sequenceFiles().map((file) => {
    const document = parseDocument(readFileSync(join(sequenceFolder, file), 'utf8'));
    const [error] = document.errors;
    if (error) throw new Error(`${file}: ${error.message}`);
    const content: unknown = document.toJS();
    const steps = isRecord(content) ? content.steps : undefined;
    if (!Array.isArray(steps)) throw new Error(`${file}: steps is missing: give a list of steps`);
    return {
      name: file.slice(0, -'.yaml'.length),
      steps: steps.map((step: unknown, index) => readStep(step, `${file}: step ${index + 1}`)),
    };
  });
}

/** Writes what a wiki of a release responded into the file. A step keeps one response where all releases agree. */
export async function recordSequence(
  { name }: Sequence,
  release: ReleaseName,
  responses: readonly string[],
): Promise<number> {
  const path = join(sequenceFolder, `${name}.yaml`);
  const document = parseDocument(readFileSync(path, 'utf8'));
  const list = document.get('steps') as YAMLSeq<YAMLMap>;
  let changed = 0;
  list.items.forEach((item, index) => {
    const recorded = item.get('response');
    const known = responsesOf(isNode(recorded) ? (recorded.toJSON() as unknown) : recorded) ?? {};
    const response = responses[index];
    if (response === undefined || known[release] === response) return;
    changed++;
    item.set('response', compact({ ...known, [release]: response }));
  });
  const text = document.toString({ lineWidth: 0 });
  writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path }));
  return changed;
}

function sequenceFiles(): string[] {
  return readdirSync(sequenceFolder)
    .filter((file) => file.endsWith('.yaml') && !file.endsWith('.wiki.yaml'))
    .sort();
}

function readStep(item: unknown, where: string): Step {
  if (!isRecord(item)) throw new Error(`${where} is not a map with request and response`);
  const { as, request, body, xml, shows = [], wait = 0, response = {} } = item;
  const unknown = Object.keys(item).find((member) => !members.has(member));
  if (unknown !== undefined) throw new Error(`${where}: unknown member ${unknown}`);
  if (as !== undefined && typeof as !== 'string') throw new Error(`${where}: as is not the name of an account`);
  if (typeof request !== 'string') throw new Error(`${where}: request is not a raw query string`);
  if (body !== undefined && (typeof body !== 'string' || !/^[\0-\xff]*$/.test(body))) {
    throw new Error(`${where}: body is not a string with one character per byte`);
  }
  if (xml !== undefined && (typeof xml !== 'string' || body === undefined)) {
    throw new Error(`${where}: xml is not a string beside a body`);
  }
  if (!Array.isArray(shows) || !shows.every((header) => typeof header === 'string')) {
    throw new Error(`${where}: shows is not a list of names of headers`);
  }
  if (typeof wait !== 'number') throw new Error(`${where}: wait is not a number of seconds`);
  const responses = responsesOf(response);
  if (!responses) throw new Error(`${where}: response is neither a string nor a map of strings by release`);
  return { as, query: request, body, xml, shows, wait, responses };
}

function responsesOf(response: unknown): Step['responses'] | undefined {
  if (typeof response === 'string') return Object.fromEntries(releaseNames.map((name) => [name, response]));
  if (response === undefined) return {};
  if (!isRecord(response) || !Object.values(response).every((value) => typeof value === 'string')) return undefined;
  const known: readonly string[] = releaseNames;
  return Object.keys(response).every((name) => known.includes(name)) ? response : undefined;
}

/** One response where all releases agree, else each release's own. */
function compact(responses: Step['responses']): string | Step['responses'] {
  const bodies = Object.values(responses);
  const isComplete = bodies.length === releaseNames.length;
  return isComplete && new Set(bodies).size === 1 ? bodies[0]! : responses;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
