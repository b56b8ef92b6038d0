/** Verifies broken wikis against a contract, a few hundred within a minute. */
import { createWiki } from '../../emulator';
import { mutatingSend } from '../../fidelity/mutants/mutating-send';
import type { Exchange, Mutant } from '../../fidelity/mutants/mutant';
import type { Send, SentRequest } from '../../conformance/runner/exchange';
import { LiveTarget } from '../../conformance/targets/live-target';
import { sendInProcess } from '../../conformance/http/send-in-process';
import type { ContractOnFile, InteractionOnFile } from '../verify/contract-on-file';
import { goodWiki, goodWikiAccount } from '../verify/good-wiki.test-support';
import { exitCodeOf } from '../verify/outcome';
import { verifyContracts } from '../verify/verify-contracts';

/** The verdict of the contract on a broken wiki. */
export interface MutantVerdict {
  readonly id: string;
  readonly exitCode: 0 | 1 | 2;
  /** The descriptions of the interactions that it breaks. */
  readonly broken: readonly string[];
  /** What was wrong with each of these, as the outcome says it. */
  readonly reasons: readonly string[];
}

const api = 'https://wiki.example/api.php';
/** No broken wiki is silent; a busy machine may be for long. */
const timeout = 120_000;
/** The number of engines that run in parallel. */
const engines = 2;

/**
 * Verifies each broken wiki against the interactions about the rules it breaks, and against the whole contract if none
 * of these notices.
 *
 * @returns a verdict for each, in any order
 */
export async function judgeMutants(mutants: readonly Mutant[], contract: ContractOnFile): Promise<MutantVerdict[]> {
  const quick = await judgeAll(mutants, (mutant) => contract.interactions.filter((one) => isAbout(one, mutant)));
  const noticed = quick.filter(({ exitCode }) => exitCode === 1);
  const ids = new Set(noticed.map(({ id }) => id));
  const others = mutants.filter(({ id }) => !ids.has(id));
  return [...noticed, ...(await judgeAll(others, () => contract.interactions))];

  async function judgeAll(
    all: readonly Mutant[],
    choose: (mutant: Mutant) => readonly InteractionOnFile[],
  ): Promise<MutantVerdict[]> {
    const parts = Array.from({ length: engines }, (_, part) => all.filter((_, index) => index % engines === part));
    const judged = parts.map((part) => {
      return judgeWithOneEngine(part, (mutant) => ({ ...contract, interactions: choose(mutant) }));
    });
    return (await Promise.all(judged)).flat();
  }
}

/** Whether an interaction comes from a scenario that is about one of the rules. */
function isAbout({ comments }: InteractionOnFile, { rules }: Mutant): boolean {
  const named = comments.flatMap((comment) => /^Rules: (.*)/.exec(comment)?.[1]?.split(', ') ?? []);
  return named.some((rule) => rules.includes(rule));
}

/** The mutant is one more provider state, so that one run of the engine tries them all. */
async function judgeWithOneEngine(
  mutants: readonly Mutant[],
  contractFor: (mutant: Mutant) => ContractOnFile,
): Promise<MutantVerdict[]> {
  const wiki = createWiki(goodWiki, { debug: true });
  const stage = new Stage(sendInProcess(wiki, api), mutants);
  const contracts = mutants.map((mutant) => inState({ name: 'a broken wiki', params: { id: mutant.id } }, mutant));
  try {
    const outcomes = await verifyContracts(contracts, {
      target: new LiveTarget(api, { send: stage.prepare }, { credentials: goodWikiAccount }),
      send: stage.send,
      handlers: new Map([['a broken wiki', { setup: ({ id }) => stage.enter(id) }]]),
      allowWrites: true,
      timeout,
    });
    return mutants.map(({ id }) => {
      const own = outcomes.filter(({ source }) => source === id);
      const failed = own.filter(({ verdict }) => verdict === 'fail');
      const broken = failed.map(({ description }) => description);
      const reasons = failed.map(({ reason, mismatches }) => JSON.stringify({ reason, mismatches }));
      return { id, exitCode: exitCodeOf({ outcomes: own }), broken, reasons };
    });
  } finally {
    await wiki.close();
  }

  function inState(state: InteractionOnFile['states'][number], mutant: Mutant): ContractOnFile {
    const contract = contractFor(mutant);
    const interactions = contract.interactions.map((one) => ({ ...one, states: [state, ...one.states] }));
    return { ...contract, source: mutant.id, interactions };
  }
}

/**
 * A correct wiki while states are prepared, so that every interaction gets that far; then the current broken wiki,
 * which keeps its state between requests.
 */
class Stage {
  private readonly prepared: Exchange[] = [];
  private readonly broken = new Map<unknown, Send>();
  private current: Send;

  constructor(
    private readonly good: Send,
    private readonly mutants: readonly Mutant[],
  ) {
    this.current = good;
  }

  readonly prepare: Send = async (request) => {
    const response = await this.good(request);
    this.prepared.push({ request, response });
    return response;
  };

  readonly send: Send = (request) => this.current(request);

  async enter(id: unknown): Promise<void> {
    this.current = this.broken.get(id) ?? (await this.breakWiki(id));
    this.broken.set(id, this.current);
  }

  private async breakWiki(id: unknown): Promise<Send> {
    const mutant = this.mutants.find((candidate) => candidate.id === id);
    if (!mutant) throw new Error(`There is no mutant ${String(id)}.`);
    const responses = new Map<SentRequest, Exchange['response']>();
    const send = mutatingSend(async (request) => responses.get(request) ?? (await this.good(request)), mutant);
    for (const { request, response } of this.prepared) {
      responses.set(request, response);
      await send(request);
    }
    return send;
  }
}
