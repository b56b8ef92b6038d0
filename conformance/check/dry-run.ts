import { redactForSending } from '../../emulator/redact/request-secrets';
import type { SentRequest } from '../runner/exchange';
import { type ApiParameters, apiRequest } from '../http/api-client';
import { describeRole } from '../targets/find-roles';
import { RequestPlan } from '../targets/request-plan';
import { rightsRequest, tokenRequest, usesRequest, deletion, edit } from '../targets/make-roles';
import { refusable } from '../http/retry-after';
import { forbiddenActionIn, type Permission } from '../http/write-guard';
import type { FileRole, Scenario } from '../../schemas/generated/scenario';
import { candidates, withScheme } from './address';

export interface DryRunOptions {
  readonly scenarios: readonly Scenario[];
  /** The user who would log in. */
  readonly user: string | undefined;
  readonly permission: Permission;
  readonly budget: number;
  /** By lower-case name; each value is replaced by its source. */
  readonly headers: Readonly<Record<string, string>>;
  readonly userAgent: string;
}

/**
 * The requests that a check would send. What it would learn from responses appears as a name in braces:
 * `{unused.title}` is the title of the file that fills the role `unused`.
 *
 * @param address as the user gave it
 */
export function dryRunOf(address: string, options: DryRunOptions): string {
  return new DryRun(address, options).text();
}

class DryRun {
  private readonly api: string;
  private readonly lines: string[] = [];
  private readonly plan = new RequestPlan();
  private requests = 0;
  private requestsForTheBlock = 0;
  private readonly addresses: readonly string[];
  /** The address with its scheme. */
  private readonly full: string;

  constructor(
    private readonly address: string,
    private readonly options: DryRunOptions,
  ) {
    this.addresses = candidates(address);
    [this.full] = withScheme(address);
    this.api = new URL(this.full).pathname.endsWith('/api.php') ? (this.addresses[0] ?? address) : '{api}';
  }

  text(): string {
    const { scenarios, headers, userAgent } = this.options;
    this.addSearch();
    if (this.options.user !== undefined) this.addLogIn('to verify the account');
    this.addSurvey();
    for (const scenario of scenarios) this.addScenario(scenario);
    const further = Object.entries({ 'user-agent': userAgent, ...headers }).map(
      ([name, value]) => `  ${name}: ${value}`,
    );
    return [
      `Nothing was sent to ${this.address}. With these headers`,
      ...further,
      'this would be sent, one request after the other:',
      ...this.lines,
      '',
      ...this.countLines(),
      '',
    ].join('\n');
  }

  private countLines(): string[] {
    const { scenarios, budget } = this.options;
    const what = scenarios.length === 1 ? 'one scenario' : `${scenarios.length} scenarios`;
    const blocks = this.requestsForTheBlock;
    const condition = blocks === 0 ? '' : `; ${blocks} of them only where the wiki shows the debug block`;
    return [
      `${this.requests} requests for ${what}${condition}.`,
      `One more is sent for each page of a list that continues, each file that is looked into and each repetition;`,
      `never more than ${budget} altogether.`,
      'Conditions such as uselang are added to most of them, and generated requests follow.',
    ];
  }

  private addSearch(): void {
    this.addTitle('Looking for the api.php; what follows the first that is one is not sent');
    const [first = '', ...others] = this.addresses;
    if (this.api !== '{api}') {
      this.add(this.detection(), first);
      return;
    }
    const { origin, pathname, search } = new URL(this.full);
    this.add({ method: 'GET', query: search, headers: {} }, origin + pathname);
    this.addLine('  GET {api}, where that page names it by <link rel="EditURI">, and else:');
    this.add(this.detection(), first);
    for (const api of others) this.addLine(`  GET ${api}${this.detection().query}`);
    this.addLine('  {api} is the one that was found.');
  }

  private addLogIn(why: string): void {
    this.addTitle(`Logging in as ${this.options.user ?? ''}, ${why}`);
    const lgname = this.options.user ?? '';
    this.add(this.own({ action: 'query', meta: 'tokens', type: 'login' }));
    this.add(this.own({ action: 'login', lgname, lgpassword: '{password}', lgtoken: '{logintoken}' }, 'POST'));
  }

  private addSurvey(): void {
    const roles = this.options.scenarios.flatMap(({ given }) => Object.values(given ?? {}));
    const files = roles.flatMap((role) => (role.kind === 'file' ? [role] : []));
    if (files.length > 0) this.addSearchForFiles(files);
    const makes = files.length > 0 || roles.some(({ kind }) => kind === 'page');
    if (makes && this.options.permission === 'everything') this.addMaking('Wikidouble check {mark}');
  }

  private addSearchForFiles(files: readonly FileRole[]): void {
    this.addTitle('Looking for files that scenarios need');
    if (files.some(({ uses }) => uses !== 0)) {
      this.add(this.own({ action: 'query', list: 'allfileusages', afprop: 'ids|title', aflimit: 'max' }));
      this.add(this.own({ action: 'query', pageids: '{pageids}', prop: 'info' }));
    }
    const names = new Set(files.filter(({ uses }) => uses === 0).map(({ spaces = true }) => (spaces ? ' ' : '-')));
    for (const space of names) {
      const afprefix = 'Wikidouble unused 1'.replaceAll(' ', space);
      this.add(this.own({ action: 'query', list: 'allfileusages', afprefix, aflimit: 1 }));
    }
  }

  /** Not counted: how much must be created is known only once the wiki has been searched. */
  private addMaking(title: string): void {
    this.addTitle(
      'Making what is not found, for each page that is to use a file or to be changed, and deleting it at the end',
    );
    const lines = [
      this.own(rightsRequest),
      this.own(tokenRequest),
      this.own(edit(title, '{wikitext}', '{csrftoken}'), 'POST'),
      this.own(usesRequest(`${title}.png`)),
      // What was created must be deleted, however busy the wiki is.
      apiRequest('GET', tokenRequest),
      apiRequest('POST', deletion(title, '{csrftoken}')),
    ];
    for (const request of lines) this.addLine(`  ${line(request, this.api)}`);
  }

  private addScenario(scenario: Scenario): void {
    const { id, title, given = {} } = scenario;
    this.addTitle(`${id}: ${title}`);
    const leftOut = this.leftOut(scenario);
    if (leftOut !== undefined) {
      this.addLine(`  nothing: ${leftOut}`);
      return;
    }
    const kinds = Object.values(given).map(({ kind }) => kind);
    const needsTheBlock = kinds.includes('debug block');
    if (needsTheBlock) this.addLine('  only where the wiki shows the debug block:');
    const before = this.requests;
    for (const [name, role] of Object.entries(given)) {
      if (role.kind === 'file') this.addLine(`  {${name}.title}: ${describeRole(role)}`);
      if (role.kind === 'page') this.addLine(`  {${name}.title}: a page that was made for this scenario`);
    }
    for (const { request, isWalk, isRemembered } of this.plan.add(scenario)) {
      if (isRemembered) {
        this.addLine(`  as before: ${line(request, this.api)}`);
        continue;
      }
      this.add(request, this.api);
      if (isWalk) this.addLine('    and so on, with the continue of each response');
    }
    if (needsTheBlock) this.requestsForTheBlock += this.requests - before;
  }

  private leftOut(scenario: Scenario): string | undefined {
    const roles = Object.values(scenario.given ?? {});
    if (roles.some(({ kind }) => kind === 'headers sent')) return 'it is not observable from outside';
    if (this.options.user === undefined && roles.some((role) => role.kind === 'session' && role.loggedIn)) {
      return 'it needs a log-in';
    }
    const action = forbiddenActionIn(scenario, this.options.permission);
    return action === undefined ? undefined : `action=${action} can write`;
  }

  private detection(): SentRequest {
    return this.own({ action: 'query', meta: 'siteinfo', siprop: 'general', servedby: 1 });
  }

  /** Requests of the harness itself. */
  private own(parameters: ApiParameters, method: 'GET' | 'POST' = 'GET'): SentRequest {
    return refusable(apiRequest(method, parameters));
  }

  private add(request: SentRequest, address = this.api): void {
    this.requests++;
    this.addLine(`  ${line(request, address)}`);
  }

  private addTitle(title: string): void {
    this.lines.push('', title);
  }

  private addLine(text: string): void {
    this.lines.push(text);
  }
}

/** The method, the whole address and the body; braces stay as they are. */
function line({ method, query, headers, body }: SentRequest, api: string): string {
  const shown = (text: string): string => redactForSending(text).replace(/%7B([A-Za-z][\w.-]*)%7D/g, '{$1}');
  const given = Object.entries(headers)
    .filter(([name]) => name !== 'content-type')
    .map(([name, value]) => ` [${name}: ${value}]`);
  return `${method} ${api}${shown(query)}${given.join('')}${body === undefined ? '' : `  ${shown(body)}`}`;
}
