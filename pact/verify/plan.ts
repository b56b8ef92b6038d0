import type { Role, Scenario } from '../../schemas/generated/scenario';
import { WikiUnreachable, type Send, type SentRequest } from '../../conformance/runner/exchange';
import { isContainer, valueAt } from '../../conformance/runner/paths';
import type { CookieJar } from '../../conformance/runner/cookie-jar';
import type { FilledRoles, Preparation, Target } from '../../conformance/runner/target';
import { ApiClient, ApiProblem } from '../../conformance/http/api-client';
import { forbiddenAction, type Permission } from '../../conformance/http/write-guard';
import type { ProviderState } from '../contract/contract';
import { roleOf, valuesOf } from '../generate/provider-states';
import { isObject } from '../contract/pointer';
import type { InteractionOnFile } from './contract-on-file';
import { isPageState, pageProblem } from './page-problem';
import { handlerTemplate, type StateHandlers } from './state-handlers';

/** How an interaction is verified, or why it is not. */
export type Plan =
  | {
      readonly kind: 'ready';
      /** The values for generators of the interaction. */
      readonly values: Readonly<Record<string, string>>;
      /** The cookies of the client that sends the request. */
      readonly cookies: CookieJar | undefined;
      /** The states that the user's handlers set up. */
      readonly handled: readonly ProviderState[];
    }
  | { readonly kind: 'fail' | 'not applicable' | 'inconclusive'; readonly reason: string };

/** The types of tokens of a logged-in client; contracts refer to them as `${session.csrftoken}`. */
const tokenTypes = ['csrf', 'watch', 'patrol', 'rollback', 'userrights'];

/**
 * Determines which interactions can be verified, and sets up their states. A state of several interactions is set up
 * once.
 */
export class Planner {
  private readonly preparations = new Map<string, Promise<Filled>>();

  /**
   * @param target fills roles: builds, finds or creates what they need
   * @param permission what interactions may send
   */
  constructor(
    private readonly target: Target,
    private readonly handlers: StateHandlers,
    private readonly permission: Permission,
  ) {}

  async plan({ json, states }: InteractionOnFile): Promise<Plan> {
    const { type = 'Synchronous/HTTP', request } = json;
    if (type !== 'Synchronous/HTTP') return { kind: 'not applicable', reason: 'it is not an HTTP request' };
    const path = isObject(request) && typeof request.path === 'string' ? request.path : '/';
    if (!path.endsWith('/api.php'))
      return { kind: 'not applicable', reason: `its path is ${path}, which is not api.php` };
    const action = forbiddenAction(requestOf(request), this.permission);
    if (action !== undefined) {
      return { kind: 'not applicable', reason: `it sends action=${action}, which can write: allow writing` };
    }
    const given: Record<string, Role> = {};
    const handled: ProviderState[] = [];
    const pages: ProviderState[] = [];
    for (const state of states) {
      const role = roleOf(state);
      if (this.handlers.has(state.name)) handled.push(state);
      else if (isPageState(state)) pages.push(state);
      else if (role) given[role[0]] = role[1];
      else return { kind: 'fail', reason: unknownState(state) };
    }
    const filled = await this.fill(given, pages, isObject(request) && request.method === 'POST');
    return filled.kind === 'ready' ? { ...filled, handled } : filled;
  }

  /** Undoes what was created. Throws for leftovers, after the rest was undone. */
  async release(): Promise<void> {
    const problems: unknown[] = [];
    for (const filled of await Promise.all(this.preparations.values())) {
      if (filled.kind === 'ready') await filled.release().catch((error: unknown) => problems.push(error));
    }
    if (problems.length > 0) throw problems[0];
  }

  /** A POST request may end its session, and so gets its own. */
  private fill(given: Record<string, Role>, pages: readonly ProviderState[], posts: boolean): Promise<Filled> {
    const isLoggedIn = Object.values(given).some((role) => role.kind === 'session' && role.loggedIn);
    const entries = Object.entries(given).sort(([one], [other]) => (one < other ? -1 : 1));
    const key = JSON.stringify([entries, pages, isLoggedIn && posts ? this.preparations.size : 0]);
    const known = this.preparations.get(key) ?? this.prepare(given, pages);
    this.preparations.set(key, known);
    return known;
  }

  private async prepare(given: Record<string, Role>, pages: readonly ProviderState[]): Promise<Filled> {
    try {
      const preparation = await this.target.prepare(asScenario(given));
      if (preparation.kind !== 'ready') return preparation;
      const { roles, send, release } = preparation;
      const undo = async (error: unknown): Promise<never> => {
        await release();
        throw error;
      };
      const problem = await problemOfPages(pages, send).catch(undo);
      if (problem !== undefined) {
        await release();
        return { kind: 'inconclusive', reason: problem };
      }
      const tokens = await requestTokens(roles, send).catch(undo);
      const session = [...roles.values()].find((role) => role.kind === 'session');
      return { kind: 'ready', values: { ...valuesOf(given, roles), ...tokens }, cookies: session?.cookies, release };
    } catch (error) {
      if (!(error instanceof WikiUnreachable) && !(error instanceof ApiProblem)) throw error;
      return { kind: 'inconclusive', reason: error.message };
    }
  }
}

type Filled =
  | Exclude<Preparation, { kind: 'ready' }>
  | (Omit<Extract<Plan, { kind: 'ready' }>, 'handled'> & { readonly release: () => Promise<void> });

/** The request of an interaction, as far as its actions can be read from it; both versions of the format are read. */
function requestOf(request: unknown): SentRequest {
  const { method, query, body } = isObject(request) ? request : {};
  const content = isObject(body) && 'content' in body ? body.content : body;
  const pairs = Object.entries(isObject(query) ? query : {}).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, String(value)]),
  );
  return {
    method: typeof method === 'string' ? method.toUpperCase() : 'GET',
    query: typeof query === 'string' ? query : new URLSearchParams(pairs).toString(),
    headers: {},
    body: typeof content === 'string' ? content : JSON.stringify(content ?? ''),
  };
}

function asScenario(given: Record<string, Role>): Scenario {
  return { id: 'states', title: 'The states of an interaction', rules: [], given, when: [], then: [] };
}

async function requestTokens(roles: FilledRoles, send: Send): Promise<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const [name, role] of roles) {
    if (role.kind !== 'session' || role.user === undefined) continue;
    const client = new ApiClient(send, role.cookies);
    const response = await client.get({ action: 'query', meta: 'tokens', type: tokenTypes.join('|') });
    const tokens = valueAt(response, '/query/tokens');
    for (const [member, token] of Object.entries(isContainer(tokens) ? tokens : {})) {
      values[`${name}.${member}`] = String(token);
    }
  }
  return values;
}

async function problemOfPages(pages: readonly ProviderState[], send: Send): Promise<string | undefined> {
  for (const page of pages) {
    const problem = await pageProblem(page, new ApiClient(send));
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function unknownState(state: ProviderState): string {
  return `no handler sets up the state "${state.name}". Give a file with one, with --states:\n${handlerTemplate(state)}`;
}
