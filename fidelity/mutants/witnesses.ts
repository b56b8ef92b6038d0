import { createWiki, type Wiki } from '../../emulator';
import type { ReceivedResponse, Send, SentRequest } from '../../conformance/runner/exchange';
import { sendInProcess } from '../../conformance/http/send-in-process';
import { runScenario } from '../../conformance/runner/run-scenario';
import type { Target } from '../../conformance/runner/target';
import { specifiedScenarios } from '../../conformance/check/run-scenarios';
import { buildRoles, builtAccount } from '../../conformance/targets/build-roles';
import { fillRoles } from '../../conformance/targets/emulator-targets';
import { logIn } from '../../conformance/targets/log-in';
import type { Scenario } from '../../schemas/generated/scenario';
import type { ConditionalMutant } from './conditional';
import type { Condition } from './conditions';
import { changeDocument } from './documents';
import { mutatingSend } from './mutating-send';

const api = 'https://wiki.example/w/api.php';

/** The requests of one scenario, each with what a condition needs, and the responses of a correct wiki. */
interface Sequence {
  readonly wiki: Wiki;
  readonly exchanges: readonly { readonly request: SentRequest; readonly response: ReceivedResponse }[];
}

/**
 * Requests that show that a mutant is wrong. They are those of the scenarios, each of which finds some way of being wrong
 * that holds always, changed so that they meet the condition. A check does not use them: it makes its own.
 */
export class Witnesses {
  private readonly sequences = new Map<string, Promise<Sequence | undefined>>();
  private readonly scenarios = specifiedScenarios();

  /** Whether the mutant gives any of these requests another response than a correct wiki does. */
  async differs(mutant: ConditionalMutant): Promise<boolean> {
    const isAboutIt = ({ rules }: Scenario): boolean => rules.some((rule) => mutant.rules.includes(rule));
    const likelyFirst = [
      ...this.scenarios.filter(isAboutIt),
      ...this.scenarios.filter((scenario) => !isAboutIt(scenario)),
    ];
    for (const scenario of likelyFirst) {
      const sequence = await this.sequenceOf(mutant.condition, scenario);
      if (sequence && (await isVisible(mutant, sequence))) return true;
    }
    return false;
  }

  private sequenceOf(condition: Condition, scenario: Scenario): Promise<Sequence | undefined> {
    const key = `${condition.id} ${scenario.id}`;
    const known = this.sequences.get(key) ?? record(condition, scenario);
    this.sequences.set(key, known);
    return known;
  }
}

async function record(condition: Condition, scenario: Scenario): Promise<Sequence | undefined> {
  const target = new RecordedTarget(condition);
  await runScenario(scenario, target);
  return target.sequence;
}

/** A correct wiki with the content of a scenario, which is sent the scenario's requests with what a condition needs. */
class RecordedTarget implements Target {
  readonly name = 'correct wiki';
  readonly api = api;
  sequence: Sequence | undefined;

  constructor(private readonly condition: Condition) {}

  async prepare(scenario: Scenario) {
    const { titles, definition } = buildRoles(scenario);
    const kinds = Object.values(scenario.given ?? {}).map(({ kind }) => kind);
    const wiki = createWiki(definition, {
      debug: kinds.includes('debug block'),
      headersSent: kinds.includes('headers sent'),
      // A condition may need what the fake has not: that request is no witness.
      unsupported: 'as-unknown',
    });
    const send = sendInProcess(wiki, api);
    const roles = await fillRoles(scenario, titles, send);
    const { needs, meet = (request: SentRequest) => request } = this.condition;
    const canLogIn = needs === 'log-in' && !kinds.includes('headers sent');
    const account = canLogIn ? (await logIn(send, builtAccount)).cookies.header : undefined;
    const exchanges: { request: SentRequest; response: ReceivedResponse }[] = [];
    this.sequence = { wiki, exchanges };
    const changedSend: Send = async (original) => {
      const request = meet(original, account);
      const response = await send(request);
      exchanges.push({ request, response });
      return response;
    };
    return { kind: 'ready' as const, roles, send: changedSend, release: () => Promise.resolve() };
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

async function isVisible(mutant: ConditionalMutant, { wiki, exchanges }: Sequence): Promise<boolean> {
  let index = 0;
  const repeated = sendInProcess(wiki, api);
  const send = mutatingSend((request) => {
    const known = exchanges[index];
    return known?.request === request ? Promise.resolve(known.response) : repeated(request);
  }, mutant);
  for (const { request, response } of exchanges) {
    const mutated = await send(request);
    index++;
    if (mutated !== response && !isAlike(mutant, mutated, response)) return true;
  }
  return false;
}

function isAlike({ request }: ConditionalMutant, one: ReceivedResponse, other: ReceivedResponse): boolean {
  // Of a changed request, the debug block shows the change itself.
  return request ? essence(withoutBlock(one)) === essence(withoutBlock(other)) : essence(one) === essence(other);
}

/** A response without what differs each time: its id, times, and random tokens. */
function essence(response: ReceivedResponse): string {
  const { status, headers, body } = response;
  const lasting = headers.filter(([name]) => !/^(?:x-request-id|content-length|date|set-cookie)$/i.test(name));
  const cookies = headers
    .filter(([name]) => /^set-cookie$/i.test(name))
    .map(([, value]) => value.replace(/=[^;]*/, ''));
  const text = body
    .replace(/[0-9a-f]{32,}(?=\+\\)/g, '')
    .replace(/"wgRequestId":"[^"]*"/g, '')
    .replace(/"(?:time|memory|memoryPeak)":[^,}]*/g, '');
  return JSON.stringify([status, lasting, cookies, text]);
}

function withoutBlock(response: ReceivedResponse): ReceivedResponse {
  return changeDocument(response, (document) => delete document.debuginfo) ?? response;
}
