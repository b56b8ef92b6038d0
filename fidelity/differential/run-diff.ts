import type { DiffRequest } from './diff-request';
import type { DiffedWiki, Differing, DiffResult, KnownDifference } from './diff-result';
import { Differ, type ComparedEndpoints, type Comparison } from './differ';
import { explanations } from './known-differences';
import { countNames } from './named-modules';

export interface DiffRun extends ComparedEndpoints {
  /** The wiki that is compared with. */
  readonly described: DiffedWiki;
  /** The seed of the requests. */
  readonly seed: number;
  readonly loggedIn: boolean;
  /** The paths of the modules that the requests are about. Default: all. */
  readonly onlyModules?: readonly string[];
  /** The requests, in the order in which they are sent. */
  readonly requests: Iterable<DiffRequest>;
  /** Whether the examples of known differences are sent, too. Default: true. */
  readonly sendsExamples?: boolean;
  /** Whether smaller requests are looked for that differ alike. Default: true. */
  readonly shrinks?: boolean;
  /** Ends the run early; results so far are kept. */
  readonly signal?: AbortSignal;
  /** Called with the progress. */
  readonly onProgress?: (progress: DiffProgress) => void;
}

export interface DiffProgress {
  /** How many requests were sent, not counting those for shrinking. */
  readonly sent: number;
  readonly differing: number;
  /** The kind of difference whose request is being shrunk. */
  readonly shrinking?: string;
}

/** How many requests are in flight at a time. */
const concurrency = 2;
/** How many requests of each kind of difference are shrunk: two show whether there are several causes. */
const shrunkOfAKind = 2;
/** Gives up after this many consecutive requests without a response. */
const patience = 8;

interface Sent {
  readonly place: number;
  readonly request: DiffRequest;
  readonly comparison: Comparison;
}

/** Sends requests to both endpoints, compares the responses, and shrinks requests whose responses differ. */
export async function runDiff(run: DiffRun): Promise<DiffResult> {
  const startedAt = new Date();
  const differ = new Differ(run);
  const sent = await sendAll(run, differ);
  const examples = await sendExamples(run, differ);
  const differing = await shrinkAll(run, differ, sent);
  const count = (id: string): number =>
    sent.filter(({ comparison }) => comparison.kind === 'explained' && comparison.id === id).length;
  return {
    wiki: run.described,
    seed: run.seed,
    requests: sent.length,
    loggedIn: run.loggedIn,
    ...(run.onlyModules && { onlyModules: run.onlyModules }),
    startedAt: startedAt.toISOString(),
    seconds: (Date.now() - startedAt.getTime()) / 1000,
    differing,
    explained: examples.map(({ id, example }) => ({ id, requests: count(id), example })),
    withoutResponse: sent.flatMap(({ comparison }) =>
      comparison.kind === 'no response' ? comparison.withoutResponse : [],
    ),
    volatile: differ.volatile,
    compared: countNames(sent.flatMap(({ comparison }) => (comparison.kind === 'same' ? comparison.modules : []))),
  };
}

/** Returns the results in the order of the requests. */
async function sendAll(run: DiffRun, differ: Differ): Promise<Sent[]> {
  const sent: Sent[] = [];
  const requests = run.requests[Symbol.iterator]();
  let [place, failures, differing] = [0, 0, 0];
  const inSession = oneAtATime();
  await inParallel(async () => {
    if (isAborted(run) || failures >= patience) return false;
    const next = requests.next();
    if (next.done === true) return false;
    const { value: request } = next;
    run.onProgress?.({ sent: place, differing });
    const own = place++;
    const compare = () => differ.compare(request);
    // Those with an account share a session, whose state some of them read and others change.
    const comparison = await (request.loggedIn ? inSession(compare) : compare());
    const isSilent = comparison.kind === 'no response' && comparison.withoutResponse.side === 'wiki';
    failures = isSilent ? failures + 1 : 0;
    if (comparison.kind === 'different') differing++;
    sent.push({ place: own, request, comparison });
    return true;
  });
  return sent.sort((one, other) => one.place - other.place);
}

async function sendExamples(run: DiffRun, differ: Differ): Promise<Pick<KnownDifference, 'id' | 'example'>[]> {
  const { sendsExamples = true } = run;
  const examples: Pick<KnownDifference, 'id' | 'example'>[] = [];
  for (const { id, example } of explanations) {
    const canSend = sendsExamples && (run.loggedIn || !example.loggedIn);
    const comparison = canSend && !isAborted(run) ? await differ.compare(example) : undefined;
    examples.push({ id, example: comparison ? verdict(id, comparison) : 'not sent' });
  }
  return examples;
}

function verdict(id: string, comparison: Comparison): KnownDifference['example'] {
  switch (comparison.kind) {
    case 'same':
      return 'does not differ';
    case 'explained':
      return comparison.id === id ? 'differs' : 'differs otherwise';
    case 'different':
      return 'differs otherwise';
    case 'no response':
      return 'no response';
  }
}

/** Shrinks the first requests of each kind. */
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
    if (place === undefined || !one || isAborted(run) || run.shrinks === false) return false;
    run.onProgress?.({ sent: sent.length, differing: found.length, shrinking: one.difference.kind });
    differing[place] = await differ.shrink(one.request, one.difference, run.signal);
    return true;
  });
  return differing;
}

function isAborted({ signal }: DiffRun): boolean {
  return signal?.aborted === true;
}

/** Each task begins once the one before it has ended. */
function oneAtATime(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const next = last.then(task, task);
    last = next;
    return next;
  };
}

/** @param step does a part of the work; false if nothing is left */
async function inParallel(step: () => Promise<boolean>): Promise<void> {
  const work = async (): Promise<void> => {
    while (await step());
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}
