/**
 * Plays sequences of requests on a real wiki and keeps the responses.
 *
 *     npm run record-page-actions -- URL RESTORE NAME...
 *
 * RESTORE is a command that makes the wiki fresh again, with the accounts of `sequence.ts`. NAME is a file
 * `fidelity/page-actions/sequences/NAME.txt`. The environment variable RUN_JOBS may have a command that runs the wiki's job queue.
 */
import { spawnSync } from 'node:child_process';

import { Session, member } from '../real-wiki/session';
import { fileOf, password, readSequence, isPosted, tokenOf, writeRecorded, queryOf, type Step } from './sequence';

const api = process.argv[2] ?? '';
const restore = process.argv[3] ?? '';
/** Runs the job queue of the wiki, so that pages follow their templates. */
const runJobs = process.env.RUN_JOBS;

async function main(): Promise<void> {
  for (const name of process.argv.slice(4)) {
    if (spawnSync('sh', ['-c', restore], { stdio: 'inherit' }).status !== 0) throw new Error(`${restore} failed`);
    await record(name);
  }
}

async function record(name: string): Promise<void> {
  const sessions = new Map<string, Session>();
  const generator = /"generator":"MediaWiki (\d+\.\d+)/.exec(
    await new Session(api).read(`${api}?action=query&meta=siteinfo&format=json`),
  );
  const release = generator?.[1];
  if (release === undefined) throw new Error(`${api} does not name its release`);
  const responses: string[] = [];
  for (const step of readSequence(name)) {
    let session = sessions.get(step.user);
    if (!session) {
      session = new Session(api);
      if (step.user !== '') await session.logIn(step.user, password(step.user));
      sessions.set(step.user, session);
    }
    const response = await play(session, step, responses);
    if (runJobs !== undefined && isPosted(step)) spawnSync('sh', ['-c', runJobs]);
    console.log(`${step.user}: ${step.query}\n    ${response}`);
    responses.push(response);
  }
  writeRecorded(name, release, responses);
}

async function play(session: Session, step: Step, responses: readonly string[]): Promise<string> {
  const address = `${api}?${queryOf(step, responses)}`;
  if (!isPosted(step)) return readText(session, address);
  const type = tokenOf(step);
  const tokens: unknown = JSON.parse(
    await session.read(`${api}?action=query&meta=tokens&type=${type}&format=json&formatversion=2`),
  );
  const token = member(tokens, 'query', 'tokens', `${type}token`);
  // The whole request is within one second, so that every time in the result is that of `curtimestamp`.
  await new Promise((resolve) => setTimeout(resolve, 1050 - (Date.now() % 1000)));
  const file = fileOf(step);
  if (file === undefined) return readText(session, address, new URLSearchParams({ token: String(token) }));
  const form = new FormData();
  form.set('token', String(token));
  form.set('file', new Blob([file]), 'file.png');
  return readText(session, address, form);
}

async function readText(session: Session, address: string, form?: URLSearchParams | FormData): Promise<string> {
  const server = new URL(api).origin;
  const text = await session.read(address, form);
  return text.replaceAll(server, '{server}');
}

void main();
