import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { curlLine } from '../../conformance/runner/curl-line';
import type { Send } from '../../conformance/runner/exchange';
import type { Target } from '../../conformance/runner/target';
import type { ContractOnFile, InteractionOnFile, JsonObject } from './contract-on-file';
import { Course, type ReadyPlan, type Trace } from './verification-run';
import { runEngine } from './engine';
import { readEngineResults, type EngineResult } from './engine-results';
import { startLoopbackServer } from './loopback-server';
import type { InteractionOutcome } from './outcome';
import { Planner, type Plan } from './plan';
import type { StateHandlers } from './state-handlers';

export interface VerificationOptions {
  /** Fills the roles of provider states. */
  readonly target: Target;
  /** Sends the requests of the contract to the wiki. */
  readonly send: Send;
  readonly handlers?: StateHandlers;
  /** Sends requests that can write. */
  readonly allowWrites: boolean;
  /** The time limit of a request, in milliseconds. */
  readonly timeout: number;
  /** Called with the current activity. */
  readonly onProgress?: (text: string) => void;
  /** Ends the verification; what was created is removed. */
  readonly signal?: AbortSignal;
}

/** An interaction, under a name that the engine knows it by. */
interface Planned {
  readonly name: string;
  readonly contract: ContractOnFile;
  readonly interaction: InteractionOnFile;
  readonly plan: Plan;
}

/**
 * Verifies a wiki against contracts. The engine verifies the interactions that apply; for the others the outcome gives
 * the reason. There is one outcome per interaction, in the order of the contracts.
 *
 * @throws Error if the engine returns no results, or what was created cannot be removed
 */
export async function verifyContracts(
  contracts: readonly ContractOnFile[],
  options: VerificationOptions,
): Promise<InteractionOutcome[]> {
  const permission = options.allowWrites ? 'everything' : 'sessions';
  const planner = new Planner(options.target, options.handlers ?? new Map(), permission);
  try {
    const planned = await planAll(contracts, planner, options);
    const { results, traces } = await runPlanned(planned, options);
    return planned.map((one) => describe(one, results.get(one.name), traces.get(one.name), options));
  } finally {
    await planner.release();
  }
}

async function planAll(
  contracts: readonly ContractOnFile[],
  planner: Planner,
  { onProgress, signal }: VerificationOptions,
): Promise<Planned[]> {
  const planned: Planned[] = [];
  for (const contract of contracts) {
    for (const interaction of contract.interactions) {
      signal?.throwIfAborted();
      onProgress?.(`preparing ${interaction.description}`);
      // Dashes on both sides, so that no name is the end of another one.
      const name = `-${planned.length}-`;
      planned.push({ name, contract, interaction, plan: await planner.plan(interaction) });
    }
  }
  return planned;
}

async function runPlanned(
  planned: readonly Planned[],
  { target, send, handlers = new Map(), timeout, onProgress, signal }: VerificationOptions,
): Promise<{ results: ReadonlyMap<string, EngineResult>; traces: ReadonlyMap<string, Trace> }> {
  const ready = planned.flatMap(({ name, plan }): [string, ReadyPlan][] =>
    plan.kind === 'ready' ? [[name, plan]] : [],
  );
  if (ready.length === 0) return { results: new Map(), traces: new Map() };
  const onBegin = (name: string): void => {
    const one = planned.find((candidate) => candidate.name === name);
    onProgress?.(`asking ${one?.interaction.description ?? ''}`);
  };
  const course = new Course(new Map(ready), { api: target.api, send, handlers, onBegin });
  const folder = mkdtempSync(join(tmpdir(), 'wikidouble-pact-'));
  const forwarder = await startLoopbackServer((request) => course.forward(request));
  const states = await startLoopbackServer((request) => course.changeState(request));
  try {
    const text = await runEngine(
      {
        providerBaseUrl: forwarder.url,
        provider: 'wiki',
        pactUrls: writeFiltered(planned, folder),
        providerStatesSetupUrl: states.url,
        providerStatesSetupTeardown: true,
        providerStatesSetupBody: true,
        // The forwarder times out first, and says why.
        timeout: timeout + 5000,
        logLevel: 'error',
      },
      signal,
    );
    return { results: readEngineResults(text), traces: course.traces };
  } finally {
    await Promise.all([forwarder.close(), states.close()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The contract for the engine: the interactions that apply, each with one state that represents all of its own. */
function writeFiltered(planned: readonly Planned[], folder: string): string[] {
  const contracts = new Set(planned.filter(({ plan }) => plan.kind === 'ready').map(({ contract }) => contract));
  return Array.from(contracts, (contract, index) => {
    const interactions = planned
      .filter((one) => one.contract === contract && one.plan.kind === 'ready')
      .map(({ name, interaction }) => renamed(interaction.json, name));
    const file = join(folder, `${index}.json`);
    writeFileSync(file, JSON.stringify({ ...contract.json, interactions, messages: undefined, _links: undefined }));
    return file;
  });
}

/** In the notations of all versions of the specification; each version reads its own. */
function renamed(json: JsonObject, name: string): JsonObject {
  const own = { description: name, pending: false, providerState: name, providerStates: [{ name }] };
  return { ...json, ...own, provider_state: undefined, comments: undefined, _id: undefined, key: undefined };
}

function describe(
  { name, contract, interaction, plan }: Planned,
  result: EngineResult | undefined,
  trace: Trace = {},
  { target }: VerificationOptions,
): InteractionOutcome {
  const { description, states, comments, pending, id } = interaction;
  return {
    source: contract.source,
    consumer: contract.consumer,
    description,
    states: states.map((state) => state.name),
    comments,
    pending,
    ...(id === undefined ? {} : { id }),
    ...judge(name, plan, result, trace),
    ...(trace.sent ? { curl: curlLine(target.api, trace.sent) } : {}),
  };
}

function judge(
  name: string,
  plan: Plan,
  result: EngineResult | undefined,
  { unreachable, stateProblem }: Trace,
): Pick<InteractionOutcome, 'verdict' | 'reason' | 'mismatches'> {
  if (plan.kind !== 'ready') return { verdict: plan.kind, reason: plan.reason, mismatches: [] };
  if (unreachable !== undefined) return { verdict: 'inconclusive', reason: unreachable, mismatches: [] };
  if (!result) return { verdict: 'inconclusive', reason: 'the engine did not reach it', mismatches: [] };
  const { verified, mismatches, problem } = result;
  const reason =
    stateProblem === undefined ? problem?.replaceAll(name, '') : `its state cannot be set up: ${stateProblem}`;
  if (verified && stateProblem === undefined) return { verdict: 'pass', mismatches: [] };
  return { verdict: 'fail', mismatches, ...(reason === undefined ? {} : { reason }) };
}
