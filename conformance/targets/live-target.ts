import type { FileRole, Scenario } from '../../schemas/generated/scenario';
import { CookieJar } from '../runner/cookie-jar';
import { WikiUnreachable, type Send } from '../runner/exchange';
import type { FilledRole, Preparation, Target } from '../runner/target';
import { ApiClient, ApiProblem } from './api-client';
import { detectWiki, type Detection } from './detect-wiki';
import { describeRole, FileFinder } from './find-roles';
import { logIn, type Credentials } from './log-in';
import { RoleMaker } from './make-roles';
import { sendOverHttp } from './send-over-http';

export interface LiveOptions {
  /** The account for scenarios that need one. Without it they are not applicable. */
  readonly credentials?: Credentials;
  /** Makes pages for roles that the wiki has nothing for, and deletes them afterwards. Default: false. */
  readonly allowWrites?: boolean;
  /** For each request, in milliseconds. Default: 15 000. */
  readonly timeout?: number;
  /** How the wiki is asked. Default: over HTTP. */
  readonly send?: Send;
}

/** Any wiki, by the address of its `api.php`. */
export class LiveTarget implements Target {
  readonly name: string;
  private readonly send: Send;
  private readonly finder: FileFinder;
  private readonly maker: RoleMaker | undefined;
  private detection: Promise<Detection> | undefined;
  private detected: Detection | undefined;
  private refusedLogIn: string | undefined;

  /** @throws TypeError for an address that is none */
  constructor(
    readonly api: string,
    private readonly options: LiveOptions = {},
  ) {
    const { timeout, credentials, allowWrites = false } = options;
    this.name = api;
    this.send = unlessBusy(options.send ?? sendOverHttp(api, timeout === undefined ? {} : { timeout }), api);
    this.finder = new FileFinder(new ApiClient(this.send));
    this.maker = allowWrites && credentials ? new RoleMaker(this.send, credentials) : undefined;
  }

  /** Known once `detect` or `prepare` has asked. */
  get release(): string | undefined {
    return this.detected?.kind === 'wiki' ? this.detected.release : undefined;
  }

  /** What stands at the address; asked once. */
  async detect(): Promise<Detection> {
    this.detection ??= detectWiki(this.send, this.api);
    return (this.detected = await this.detection);
  }

  async prepare(scenario: Scenario): Promise<Preparation> {
    const detection = await this.detect();
    if (detection.kind === 'unusable') return { kind: 'inconclusive', reason: detection.reason };
    const missing = this.missingCapability(scenario, detection.showsDebugBlock);
    if (missing !== undefined) return { kind: 'not applicable', reason: missing };
    const removals: (() => Promise<void>)[] = [];
    const release = async (): Promise<void> => {
      for (const remove of removals.splice(0)) await remove();
    };
    try {
      const roles = await this.fillRoles(scenario, removals);
      return { kind: 'ready', roles, send: this.send, release };
    } catch (error) {
      await release();
      if (error instanceof ApiProblem) return { kind: 'inconclusive', reason: error.message };
      throw error;
    }
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  private missingCapability({ given = {} }: Scenario, showsDebugBlock: boolean): string | undefined {
    for (const role of Object.values(given)) {
      if (role.kind === 'headers sent') return 'not observable from outside';
      if (role.kind === 'debug block' && !showsDebugBlock) return 'the wiki shows no debug block';
      if (role.kind === 'session' && role.loggedIn && !this.options.credentials) {
        return 'needs a log-in: give the name and the password of an account';
      }
    }
    return undefined;
  }

  /** @throws ApiProblem where a role stays empty */
  private async fillRoles(
    { given = {} }: Scenario,
    removals: (() => Promise<void>)[],
  ): Promise<Map<string, FilledRole>> {
    const roles = new Map<string, FilledRole>();
    const titles = new Set<string>();
    for (const [name, role] of Object.entries(given)) {
      if (role.kind === 'file') {
        const title = await this.findOrMake(role, titles, removals);
        titles.add(title);
        roles.set(name, { kind: 'file', title });
      } else if (role.kind !== 'session') roles.set(name, { kind: role.kind });
      else if (role.loggedIn) roles.set(name, await this.logIn());
      else roles.set(name, { kind: 'session', cookies: new CookieJar() });
    }
    return roles;
  }

  private async findOrMake(
    role: FileRole,
    taken: ReadonlySet<string>,
    removals: (() => Promise<void>)[],
  ): Promise<string> {
    const found = await this.finder.find(role, taken);
    if ('title' in found) return found.title;
    if (!this.maker) throw new ApiProblem(`${found.reason}; it could be made where writing is allowed`);
    try {
      const made = await this.maker.make(role);
      removals.push(made.remove);
      return made.title;
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      throw new ApiProblem(`${found.reason}, and a ${describeRole(role)} could not be made: ${error.message}`);
    }
  }

  /** A wiki that refused the account once is not asked again: it would lock the account. */
  private async logIn(): Promise<FilledRole> {
    const { credentials } = this.options;
    if (!credentials) throw new ApiProblem('there is no account');
    if (this.refusedLogIn === undefined) {
      try {
        return { kind: 'session', ...(await logIn(this.send, credentials)) };
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error;
        this.refusedLogIn = `${credentials.name} cannot log in: ${error.message}`;
      }
    }
    throw new ApiProblem(this.refusedLogIn);
  }
}

/** What stands before a wiki and cannot reach it, or wants fewer requests, says nothing about the wiki. */
function unlessBusy(send: Send, api: string): Send {
  return async (request) => {
    const answer = await send(request);
    if (answer.status === 429) throw new WikiUnreachable(`${api} asks for fewer requests (status 429).`);
    if (answer.status === 502 || answer.status === 504) {
      throw new WikiUnreachable(`What stands before ${api} cannot reach it (status ${answer.status}).`);
    }
    return answer;
  };
}
