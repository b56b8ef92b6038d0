import type { ReceivedResponse } from '../../conformance/runner/exchange';
import type { Condition } from './conditions';
import { changeDocument, readDocument } from './documents';
import { isObject, replaceMembers, type Json, type JsonObject } from './json-values';
import type { Mutant } from './mutant';
import { parametersOf } from './wire';

/** A mutant that is wrong under one condition only. */
export interface ConditionalMutant extends Mutant {
  readonly way: Mutant;
  readonly condition: Condition;
}

/**
 * A wiki that is wrong in one way, and under one condition only.
 *
 * @returns `undefined` for what cannot be: a way that changes the request cannot depend on the response to it
 */
export function conditional(way: Mutant, condition: Condition): ConditionalMutant | undefined {
  const { request: meets = () => true, response: isMet = () => true, entry } = condition;
  const { request, mutate } = way;
  const dependsOnResponse = condition.response !== undefined || entry !== undefined;
  if (request && dependsOnResponse) return undefined;
  return {
    way,
    condition,
    id: `${way.id}/${condition.id}`,
    title: `${way.title}, but only ${condition.title}`,
    rules: way.rules,
    ...(way.needs === undefined ? {} : { needs: way.needs }),
    ...(request && {
      request: (sent, memory) => (meets(sent, parametersOf(sent)) ? request(sent, memory) : undefined),
    }),
    ...(mutate && {
      mutate: (sent, response, memory) => {
        const parameters = parametersOf(sent);
        if (!meets(sent, parameters) || !isMet(response, parameters)) return undefined;
        const changed = mutate(sent, response, memory);
        return changed && entry ? inEntries(response, changed, entry) : changed;
      },
    }),
  };
}

/** What a mutant needs besides the wiki: an account, or a wiki that shows its debug block. */
export function needsOf({ way, condition }: ConditionalMutant): { account: boolean; block: boolean } {
  return {
    account: way.needs === 'log-in' || condition.needs === 'log-in',
    block: way.needs === 'debug block' || condition.needs === 'debug block',
  };
}

/** Of the changes to a document, those of some entries of its lists. */
function inEntries(
  response: ReceivedResponse,
  changed: ReceivedResponse,
  entry: NonNullable<Condition['entry']>,
): ReceivedResponse | undefined {
  const wrong = readDocument(changed);
  if (!wrong) return undefined;
  return changeDocument(response, (document) => {
    replaceMembers(document, Object.entries(merged(document, wrong, entry) as JsonObject));
  });
}

function merged(right: Json, wrong: Json | undefined, entry: NonNullable<Condition['entry']>): Json {
  if (Array.isArray(right) && Array.isArray(wrong) && right.length === wrong.length) {
    return right.map((item, place) => (entry(item, place) ? (wrong[place] ?? null) : item));
  }
  if (!isObject(right) || !isObject(wrong)) return right;
  return Object.fromEntries(Object.entries(right).map(([name, value]) => [name, merged(value, wrong[name], entry)]));
}
