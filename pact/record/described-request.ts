import { actionModules } from '../../emulator/modules/registry';
import type { WikiRequest } from '../../emulator/exchange';
import { formType, RecordedParameters, type SentParameters } from './recorded-parameters';
import { type ContractRequest, type Generator, type ProviderState, providerStateValue } from '../contract/contract';
import { stateNames } from '../contract/state-names';
import { changedPage } from './changed-page';
import { fileStates } from './file-state';
import { statesOfPages } from './page-state';
import { requirePortable } from './portability';
import type { RecordedExchange } from './recorded-exchange';

/** A request in a contract, and the provider states that it needs on another wiki. */
export interface DescribedRequest {
  readonly request: ContractRequest;
  readonly states: readonly ProviderState[];
  /** `GET action=query format=json iutitle={file.title} list=imageusage` */
  readonly title: string;
}

/** The provider state's value for a parameter, with an example; by default, the value that was sent. */
interface Placeholder {
  readonly expression: string;
  readonly example?: string;
}

const sessionState: ProviderState = {
  name: stateNames.session,
  params: { kind: 'session', loggedIn: true, role: 'session' },
};

/** Headers that change the response, unless they contain secrets: no cookie, no credentials. */
const relevantHeaders = [
  ['if-none-match', 'If-None-Match'],
  ['promise-non-write-api-action', 'Promise-Non-Write-API-Action'],
  ['treat-as-untrusted', 'Treat-as-Untrusted'],
] as const;

/** Characters of a value that a description shows. */
const shownCharacters = 60;

/**
 * Describes a request: its method, its path from the folder of `api.php` on, its parameters, and the headers that
 * change the response. Titles of files, the user's name and tokens come from provider states.
 *
 * @param response the response, if it is JSON
 * @throws NotDescribable
 */
export function describeRequest(
  exchange: RecordedExchange,
  response: unknown,
  needsContinuation: boolean,
): DescribedRequest {
  const { request, user } = exchange;
  const sent = RecordedParameters.read(request);
  const placeholders = new Map(user === undefined ? [] : sessionPlaceholders(sent, user));
  const page = changedPage(exchange, sent, response);
  for (const [name, member] of page?.members ?? []) placeholders.set(name, { expression: `page.${member}` });
  requirePortable(sent, (name) => placeholders.has(name));
  const files = fileStates(sent, response, needsContinuation);
  for (const { parameter, placeholder } of files) placeholders.set(parameter, { expression: placeholder });
  const query = new Part(sent.query, placeholders);
  const form = new Part(sent.form, placeholders);
  const generators = { ...form.generators('body', '$.'), ...query.generators('query', '') };
  return {
    request: {
      method: request.method,
      path: '/api.php',
      ...(query.size > 0 && { query: query.values }),
      ...headersOf(request, sent),
      ...(form.size > 0 && { body: { content: form.text, contentType: formType, encoded: false } }),
      ...(Object.keys(generators).length > 0 && { generators }),
    },
    states: [
      ...files.map(({ state }) => state),
      ...statesOfPages(sent, response),
      ...(page ? [page.state] : []),
      ...(user === undefined ? [] : [sessionState]),
    ],
    title: [request.method, ...query.words, ...(form.size > 0 ? ['with', ...form.words] : [])].join(' '),
  };
}

/** What only the session knows: the name of its user, and in a body the token of the action. */
function sessionPlaceholders(sent: RecordedParameters, user: string): [string, Placeholder][] {
  const placeholders: [string, Placeholder][] = [];
  if (sent.value('assertuser') === user) placeholders.push(['assertuser', { expression: 'session.user' }]);
  const type = actionModules.get(sent.value('action') ?? '')?.needsToken;
  if (type !== undefined && sent.form.has('token') && !sent.query.has('token')) {
    const example = `<${type.toUpperCase()}_TOKEN>`;
    placeholders.push(['token', { expression: `session.${type}token`, example }]);
  }
  return placeholders;
}

function headersOf({ headers }: WikiRequest, sent: RecordedParameters): { headers?: Record<string, string[]> } {
  const told: Record<string, string[]> = sent.form.size > 0 ? { 'Content-Type': [formType] } : {};
  for (const [name, written] of relevantHeaders) {
    const value = headers[name];
    if (value !== undefined) told[written] = [value];
  }
  // Without the parameter the wiki ignores it (core 7.3).
  const { origin } = headers;
  if (origin !== undefined && sent.value('origin') !== undefined) told.Origin = [origin];
  return Object.keys(told).length > 0 ? { headers: told } : {};
}

/** The parameters of the query or the body, with examples in place of secrets. */
class Part {
  readonly values: Readonly<Record<string, readonly string[]>>;

  constructor(
    sent: SentParameters,
    private readonly placeholders: ReadonlyMap<string, Placeholder>,
  ) {
    const examples = Array.from(sent, ([name, values]): [string, readonly string[]] => {
      const example = placeholders.get(name)?.example;
      return [name, example === undefined ? values : [example]];
    });
    this.values = Object.fromEntries(examples);
  }

  get size(): number {
    return Object.keys(this.values).length;
  }

  /** As a form body. */
  get text(): string {
    const pairs = Object.entries(this.values).flatMap(([name, values]) =>
      values.map((value): [string, string] => [name, value]),
    );
    return new URLSearchParams(pairs).toString();
  }

  /** As in a description: `iutitle={file.title}`. */
  get words(): string[] {
    return Object.entries(this.values).flatMap(([name, values]) => {
      const placeholder = this.placeholders.get(name);
      if (placeholder) return [`${name}={${placeholder.expression}}`];
      return values.map((value) => `${name}=${shortened(value)}`);
    });
  }

  generators(part: 'query' | 'body', before: '' | '$.'): Record<string, Record<string, Generator>> {
    const generators = Object.keys(this.values).flatMap((name): [string, Generator][] => {
      const placeholder = this.placeholders.get(name);
      return placeholder ? [[before + name, providerStateValue(placeholder.expression)]] : [];
    });
    return generators.length > 0 ? { [part]: Object.fromEntries(generators) } : {};
  }
}

function shortened(value: string): string {
  if (value.length <= shownCharacters) return value;
  // Does not split a surrogate pair.
  return `${value.slice(0, shownCharacters).replace(/[\ud800-\udbff]$/, '')}…`;
}
