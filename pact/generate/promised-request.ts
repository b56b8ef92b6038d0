import type { Parameters, Scenario, Step } from '../../schemas/generated/scenario';
import type { Placeholders } from '../../conformance/runner/placeholders';
import { placeholdersIn, rolesOf } from '../../conformance/scenario-files/placeholders';
import type { ProviderState } from '../contract/contract';
import type { Parameter, PromisedRequest } from './promised-interaction';
import { stateOf } from './provider-states';
import { tokenPlaceholder } from './redact-response';

/** The request of a step, and the provider states that it needs. */
export interface StepRequest {
  readonly request: PromisedRequest;
  readonly states: readonly ProviderState[];
}

/** Why a step cannot be expressed as a single request. */
export interface Obstacle {
  readonly reason: string;
}

/**
 * Describes the request of a step, if it stands on its own.
 *
 * @param placeholders the values of roles in the example
 */
export function describeStep(scenario: Scenario, step: Step, placeholders: Placeholders): StepRequest | Obstacle {
  const earlier = scenario.when.slice(0, scenario.when.indexOf(step));
  const tokens = tokensFrom(scenario, earlier);
  const reason = obstacle(scenario, step, earlier, tokens);
  if (reason !== undefined) return { reason };
  const describe = (parameters: Parameters): Parameter[] =>
    Object.entries(parameters).map(([name, value]) => describeParameter(name, String(value), placeholders, tokens));
  const { form, method = form ? 'POST' : 'GET', headers = {} } = step;
  const contentType: Record<string, string> = form ? { 'Content-Type': 'application/x-www-form-urlencoded' } : {};
  const request = {
    method,
    path: '/api.php',
    query: describe(queryOf(step)),
    headers: { ...headers, ...contentType },
  };
  return {
    request: form ? { ...request, form: describe(form) } : request,
    states: statesFor(scenario, step, tokens),
  };
}

/** The step as the engine sends it: decoded, sorted by name, and encoded again. */
export function asTheEngineSends(step: Step): Step {
  const sent = { ...step };
  delete sent.rawQuery;
  const sorted = Object.entries(queryOf(step)).sort(([one], [other]) => (one < other ? -1 : 1));
  return { ...sent, query: Object.fromEntries(sorted) };
}

function queryOf({ query = {}, rawQuery }: Step): Parameters {
  return rawQuery === undefined ? query : Object.fromEntries(new URLSearchParams(rawQuery));
}

/** Tokens that a logged-in session can provide again, by the name under which a step captured them. */
type Tokens = ReadonlyMap<string, { readonly session: string; readonly member: string }>;

function tokensFrom(scenario: Scenario, steps: readonly Step[]): Tokens {
  const captures = steps.flatMap(({ as, capture = {} }) =>
    Object.entries(capture).flatMap(([name, path]) => {
      const member = /^\/query\/tokens\/(\w+token)$/.exec(path)?.[1];
      const isKnown = member !== undefined && as !== undefined && isLoggedIn(scenario, as);
      return isKnown ? [[name, { session: as, member }] as const] : [];
    }),
  );
  return new Map(captures);
}

function obstacle(scenario: Scenario, step: Step, earlier: readonly Step[], tokens: Tokens): string | undefined {
  const { walk, as, rawQuery } = step;
  if (Object.values(rolesOf(scenario)).some(({ kind }) => kind === 'headers sent')) {
    return 'no provider can be put into this state from outside';
  }
  if (walk) return 'it follows a list to its end, which takes several requests';
  const captured = namesIn(step).find(({ name, member }) => member === undefined && !tokens.has(name));
  if (captured) return `it sends a value of an earlier response, ${captured.text}`;
  if (rawQuery !== undefined && new URLSearchParams(rawQuery).toString() !== rawQuery) {
    return 'it is about the encoding of a query, and contracts contain decoded queries';
  }
  if (showsEarlierChange(scenario, step, earlier)) return 'it reads what an earlier request wrote';
  // A session begins with a response; being logged in is a provider state.
  if (as !== undefined && !isLoggedIn(scenario, as) && earlier.some((other) => other.as === as)) {
    return 'it continues a session that an earlier response began';
  }
  return undefined;
}

function describeParameter(name: string, text: string, placeholders: Placeholders, tokens: Tokens): Parameter {
  let [value, expression] = [text, text];
  for (const placeholder of placeholdersIn(text)) {
    const token = tokens.get(placeholder.name);
    const [shown, requested] = token
      ? [tokenPlaceholder(token.member), `${token.session}.${token.member}`]
      : [placeholders.fill(placeholder.text), placeholder.text.slice(1, -1)];
    value = value.replaceAll(placeholder.text, () => shown);
    expression = expression.replaceAll(placeholder.text, () => `\${${requested}}`);
  }
  return expression === text ? { name, value } : { name, value, expression };
}

/** The states of the roles that the step uses, and of the wiki as a whole. */
function statesFor(scenario: Scenario, step: Step, tokens: Tokens): ProviderState[] {
  const named = new Set(namesIn(step).map(({ name }) => tokens.get(name)?.session ?? name));
  return Object.entries(rolesOf(scenario)).flatMap(([name, role]) => {
    const isNeeded = role.kind === 'debug block' || name === step.as || named.has(name);
    return isNeeded ? (stateOf(name, role) ?? []) : [];
  });
}

function namesIn({ query, rawQuery, form, headers }: Step): ReturnType<typeof placeholdersIn> {
  return placeholdersIn([query, rawQuery, form, headers]);
}

/** A page is as it was created in each interaction, whatever another one did to its own. */
function showsEarlierChange(scenario: Scenario, step: Step, earlier: readonly Step[]): boolean {
  if (step.form !== undefined) return false;
  const pagesOf = (each: Step) =>
    namesIn(each).flatMap(({ name }) => (rolesOf(scenario)[name]?.kind === 'page' ? [name] : []));
  const written = new Set(earlier.filter(({ form }) => form !== undefined).flatMap(pagesOf));
  return pagesOf(step).some((page) => written.has(page));
}

function isLoggedIn(scenario: Scenario, session: string): boolean {
  const role = rolesOf(scenario)[session];
  return role?.kind === 'session' && role.loggedIn;
}
