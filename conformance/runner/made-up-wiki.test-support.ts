import type { Scenario } from '../../schemas/generated/scenario';
import type { Send } from './exchange';
import type { FilledRole, Preparation, Target } from './target';

/** A scenario, given only the parts that a test is about. */
export function scenario(members: Partial<Scenario>): Scenario {
  return { id: 'example', title: 'An example.', rules: ['1'], when: [{}], then: [{ status: 200 }], ...members };
}

/** A target that responds to every request with the same JSON, or by a function. */
export function target(response: unknown, preparation: Partial<Extract<Preparation, { kind: 'ready' }>> = {}): Target {
  const send: Send =
    typeof response === 'function'
      ? (response as Send)
      : () => Promise.resolve({ status: 200, headers: [], body: JSON.stringify(response) });
  const roles = new Map<string, FilledRole>();
  return targetOf({ kind: 'ready', roles, send, release: () => Promise.resolve(), ...preparation });
}

export function targetOf(preparation: Preparation | (() => Promise<Preparation>)): Target {
  return {
    name: 'a made-up wiki',
    api: 'https://wiki.example/w/api.php',
    prepare: () => (typeof preparation === 'function' ? preparation() : Promise.resolve(preparation)),
    close: () => Promise.resolve(),
  };
}
