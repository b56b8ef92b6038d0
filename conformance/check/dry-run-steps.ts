import { encodeStep } from '../runner/encode-step';
import type { SentRequest } from '../runner/exchange';
import { Placeholders } from '../runner/placeholders';
import type { Scenario } from '../../schemas/generated/scenario';

/** A request of a scenario, as far as it is known before anything was asked. */
export interface PlannedRequest {
  readonly request: SentRequest;
  /** Whether what its answer continues with is asked as well. */
  readonly isWalk: boolean;
}

const membersOfFiles = ['title', 'name', 'underscored', 'lowered'];

/** What the steps of a scenario send. What stands for an answer stands for itself: `{unused.title}`, `{token}`. */
export function plannedRequests(scenario: Scenario): PlannedRequest[] {
  const placeholders = new Placeholders(new Map());
  const setToItself = (name: string): void => {
    placeholders.set(name, `{${name}}`);
  };
  for (const [name, role] of Object.entries(scenario.given ?? {})) {
    if (role.kind === 'file') for (const member of membersOfFiles) setToItself(`${name}.${member}`);
    if (role.kind === 'session') setToItself(`${name}.user`);
  }
  return scenario.when.map((step) => {
    const request = encodeStep(step, placeholders, {}, cookiesOf(scenario, step.as));
    for (const name of Object.keys(step.capture ?? {})) setToItself(name);
    return { request, isWalk: step.walk === true };
  });
}

/** A client that is not logged in may have none yet. */
function cookiesOf({ given = {} }: Scenario, as: string | undefined): string | undefined {
  return as === undefined || !(as in given) ? undefined : `<cookies of ${as}>`;
}
