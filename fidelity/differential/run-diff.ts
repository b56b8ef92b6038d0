import type { DiffRequest } from './diff-request';
import type { DiffedWiki, Differing, DiffResult, KnownDifference } from './diff-result';
import { Differ, type ComparedEndpoints, type Comparison } from './differ';
import { explanations } from './known-differences';

export interface DiffRun extends ComparedEndpoints {
  /** Whom the second side stands for. */
  readonly described: DiffedWiki;
  /** What the requests were made from. */
  readonly seed: number;
  readonly loggedIn: boolean;
  /** What is sent, in this order. */
  readonly requests: Iterable<DiffRequest>;
  /** Whether the examples of the known differences are sent as well. Default: true. */
  readonly asksExamples?: boolean;
  /** Ends the run early; what was found so far stands. */
  readonly signal?: AbortSignal;
  /** Told what is being done. */
  readonly onProgress?: (progress: DiffProgress) => void;
}

export interface DiffProgress {
  /** How many requests were sent, those that make others smaller not counted. */
  readonly sent: number;
  readonly differing: number;
  /** The kind of difference whose request is being made smaller. */
  readonly shrinking?: string;
}

/** How many requests are under way at a time: a real wiki takes tens of milliseconds for one. */
const concurrency = 2;
/** Of each kind of difference so many requests are made smaller: two show whether there is one cause or several. */
const shrunkOfAKind = 2;
/** A wiki that gave no answer so many times in a row gives none to the next request either. */
const patience = 8;

interface Sent {
  readonly place: number;
  readonly request: DiffRequest;
  readonly comparison: Comparison;
}

/** Sends requests to both sides, compares what they answer, and makes the requests small where that differs. */
export async function runDiff(run: DiffRun): Promise<DiffResult> {
  const startedAt = new Date();
  const differ = new Differ(run);
  const sent = await sendAll(run, differ);
  const examples = await askExamples(run, differ);
  const differing = await shrinkAll(run, differ, sent);
  const count = (id: string): number =>
    sent.filter(({ comparison }) => comparison.kind === 'explained' && comparison.id === id).length;
  return {
    wiki: run.described,
    seed: run.seed,
    requests: sent.length,
    loggedIn: run.loggedIn,
    startedAt: startedAt.toISOString(),
    seconds: (Date.now() - startedAt.getTime()) / 1000,
    differing,
    explained: examples.map(({ id, example }) => ({ id, requests: count(id), example })),
    unanswered: sent.flatMap(({ comparison }) => (comparison.kind === 'unanswered' ? comparison.unanswered : [])),
    volatile: differ.volatile,
  };
}

/** In the order of the requests, whichever was answered first. */
async function sendAll(run: DiffRun, differ: Differ): Promise<Sent[]> {
  const sent: Sent[] = [];
  const requests = run.requests[Symbol.iterator]();
  let [place, failures, differing] = [0, 0, 0];
  await inParallel(async () => {
    if (isAborted(run) || failures >= patience) return false;
    const next = requests.next();
    if (next.done === true) return false;
    const { value: request } = next;
    run.onProgress?.({ sent: place, differing });
    const own = place++;
    const comparison = await differ.compare(request);
    const isSilent = comparison.kind === 'unanswered' && comparison.unanswered.side === 'wiki';
    failures = isSilent ? failures + 1 : 0;
    if (comparison.kind === 'different') differing++;
    sent.push({ place: own, request, comparison });
    return true;
  });
  return sent.sort((one, other) => one.place - other.place);
}

async function askExamples(run: DiffRun, differ: Differ): Promise<Pick<KnownDifference, 'id' | 'example'>[]> {
  const { asksExamples = true } = run;
  const asked: Pick<KnownDifference, 'id' | 'example'>[] = [];
  for (const { id, example } of explanations) {
    const canAsk = asksExamples && (run.loggedIn || !example.loggedIn);
    const comparison = canAsk && !isAborted(run) ? await differ.compare(example) : undefined;
    asked.push({ id, example: comparison ? verdict(id, comparison) : 'not asked' });
  }
  return asked;
}

function verdict(id: string, comparison: Comparison): KnownDifference['example'] {
  switch (comparison.kind) {
    case 'same':
      return 'does not differ';
    case 'explained':
      return comparison.id === id ? 'differs' : 'differs otherwise';
    case 'different':
      return 'differs otherwise';
    case 'unanswered':
      return 'not answered';
  }
}

/** Makes the first requests of each kind small. */
async function shrinkAll(run: DiffRun, differ: Differ, sent: readonly Sent[]): Promise<Differing[]> {
  const found = sent.flatMap(({ request, comparison }) =>
    comparison.kind === 'different' ? { request, difference: comparison.difference } : [],
  );
  const differing = found.map(({ request, difference }) => differ.describe(request, difference));
  const ofAKind = new Map<string, number>();
  const places = found.flatMap(({ difference: { kind } }, place) => {
    const before = ofAKind.get(kind) ?? 0;
    ofAKind.set(kind, before + 1);
    return before < shrunkOfAKind ? place : [];
  });
  await inParallel(async () => {
    const place = places.shift();
    const one = found[place ?? -1];
    if (place === undefined || !one || isAborted(run)) return false;
    run.onProgress?.({ sent: sent.length, differing: found.length, shrinking: one.difference.kind });
    differing[place] = await differ.shrink(one.request, one.difference, run.signal);
    return true;
  });
  return differing;
}

function isAborted({ signal }: DiffRun): boolean {
  return signal?.aborted === true;
}

/** @param step does a piece of the work; false where nothing is left */
async function inParallel(step: () => Promise<boolean>): Promise<void> {
  const work = async (): Promise<void> => {
    while (await step());
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}
