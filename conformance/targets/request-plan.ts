import type { Role, Scenario, Step } from '../../schemas/generated/scenario';
import { cacheKey } from '../http/response-cache';
import { encodeStep } from '../runner/encode-step';
import type { SentRequest } from '../runner/exchange';
import { Placeholders } from '../runner/placeholders';
import { placeholderMembers } from '../scenario-files/placeholders';

/** A request of a scenario, as far as it is known before any response. */
export interface PlannedRequest {
  /** Values from responses appear as names in braces: `{unused.title}`, `{token}`. */
  readonly request: SentRequest;
  /** Whether the continuation of its response is followed. */
  readonly isWalk: boolean;
  /** Whether the response is remembered from an earlier scenario, so that nothing is sent. */
  readonly isRemembered: boolean;
}

/** What the scenarios of a run send, in their order: requests without cookies are sent once, unless one scenario repeats them. */
export class RequestPlan {
  private readonly sent: Map<string, number>;

  constructor(sent: ReadonlyMap<string, number> = new Map()) {
    this.sent = new Map(sent);
  }

  /** The requests of the next scenario. */
  add(scenario: Scenario): PlannedRequest[] {
    // What is sent for the debug block has no conditions folded in: its responses are remembered separately.
    const isExact = Object.values(scenario.given ?? {}).some(({ kind }) => kind === 'debug block');
    const times = new Map<string, number>();
    const shown = requestsOf(scenario, (name) => name);
    return requestsOf(scenario, (_, role) => JSON.stringify(role)).map((identified, place) => {
      const request = shown[place] ?? identified;
      const isWalk = scenario.when[place]?.walk === true;
      const key = cacheKey(identified);
      if (key === undefined) return { request, isWalk, isRemembered: false };
      const memory = `${isExact ? 'exact ' : ''}${key}`;
      const time = (times.get(memory) ?? 0) + 1;
      times.set(memory, time);
      const isRemembered = time <= (this.sent.get(memory) ?? 0);
      if (!isRemembered) this.sent.set(memory, time);
      return { request, isWalk, isRemembered };
    });
  }

  /** About how many requests scenarios need that follow those of the plan. */
  estimate(scenarios: readonly Scenario[]): number {
    const plan = new RequestPlan(this.sent);
    return sum(scenarios.map((scenario) => sum(plan.add(scenario).map(requestsFor))));
  }
}

/** A file of a role has few uses; with a low limit, they are three batches. */
const batchesOfWalk = 3;

function requestsFor({ request, isWalk, isRemembered }: PlannedRequest): number {
  const isInBatches = isWalk && !request.query.includes('limit=max');
  return isInBatches ? batchesOfWalk : isRemembered ? 0 : 1;
}

/** @param nameOf what stands for the file or client of a role in place of what is not known yet */
function requestsOf({ given = {}, when }: Scenario, nameOf: (name: string, role: Role) => string): SentRequest[] {
  const placeholders = new Placeholders(new Map());
  for (const [name, role] of Object.entries(given)) {
    for (const member of placeholderMembers(role))
      placeholders.set(`${name}.${member}`, `{${nameOf(name, role)}.${member}}`);
  }
  return when.map((step) => {
    const request = encodeStep(step, placeholders, {}, cookiesOf(step, given));
    for (const name of Object.keys(step.capture ?? {})) placeholders.set(name, `{${name}}`);
    return request;
  });
}

/** A client that is not logged in may have no cookies yet. */
function cookiesOf({ as }: Step, given: Readonly<Record<string, Role>>): string | undefined {
  return as === undefined || !(as in given) ? undefined : `<cookies of ${as}>`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
