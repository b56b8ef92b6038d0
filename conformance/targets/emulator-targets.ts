import { createWiki, defaultRelease, type ReleaseName, type Wiki, type WikiOptions } from '../../emulator';
import { loadNock } from '../../emulator/transports/nock';
import type { Scenario } from '../../schemas/generated/scenario';
import { Judge } from '../invariants/judge';
import { CookieJar } from '../runner/cookie-jar';
import type { Send } from '../runner/exchange';
import { ApiClient } from '../http/api-client';
import type { FilledRole, Preparation, Target } from '../runner/target';
import { buildRoles, builtAccount } from './build-roles';
import { logIn } from './log-in';
import { pageMembers } from './page-members';
import { sendInProcess } from '../http/send-in-process';
import { sendOverHttp } from '../http/send-over-http';

export interface EmulatorOptions {
  /** Default: the emulator's. */
  readonly release?: ReleaseName;
  /** The names of the members of the debug block, in scenarios about it. Default: neutral names. */
  readonly debugNames?: 'neutral' | 'mediawiki';
}

/** The fake, called through its `fetch`. */
export function emulatorInProcess(options: EmulatorOptions = {}): Target {
  const api = 'https://wiki.example/w/api.php';
  return new EmulatorTarget('in process', api, options, (wiki) => sendInProcess(wiki, api));
}

/** The fake, called by a client of `node:http` that nock intercepts. */
export function emulatorUnderNock(options: EmulatorOptions = {}): Target {
  const base = 'https://intercepted.wiki.example/w';
  const connect = (wiki: Wiki): Send => {
    wiki.intercept(base);
    return sendOverHttp(`${base}/api.php`);
  };
  return new EmulatorTarget('under nock', `${base}/api.php`, options, connect, () => {
    // nock intercepts every request of the process; it stays active while others use it.
    const nock = loadNock();
    if (nock.activeMocks().length === 0) nock.restore();
  });
}

/** The fake, called over HTTP: one server per scenario. */
export function emulatorOverHttp(options: EmulatorOptions = {}): Target {
  return new EmulatorTarget('over HTTP', 'http://127.0.0.1/api.php', options, async (wiki) => {
    const server = await wiki.listen();
    return sendOverHttp(`${server.url}/api.php`);
  });
}

/** Builds a new wiki for each scenario, so that none sees what another one left. */
class EmulatorTarget implements Target {
  readonly name: string;
  readonly release: ReleaseName;
  readonly judge = new Judge();

  constructor(
    transport: string,
    readonly api: string,
    private readonly options: EmulatorOptions,
    private readonly connect: (wiki: Wiki) => Send | Promise<Send>,
    private readonly end: () => void = () => undefined,
  ) {
    this.release = options.release ?? defaultRelease;
    const names = options.debugNames === 'mediawiki' ? ', brand names' : '';
    this.name = `emulator ${this.release}, ${transport}${names}`;
  }

  async prepare(scenario: Scenario): Promise<Preparation> {
    const { titles, definition } = buildRoles(scenario);
    const wiki = createWiki(definition, this.wikiOptions(scenario));
    try {
      this.judge.beginWiki();
      const send = this.judge.watch(await this.connect(wiki), this.api);
      const roles = await fillRoles(scenario, titles, send);
      const release = (): Promise<void> => {
        this.judge.beginWiki();
        return wiki.close();
      };
      return { kind: 'ready', roles, send, release };
    } catch (error) {
      await wiki.close();
      throw error;
    }
  }

  close(): Promise<void> {
    this.end();
    return Promise.resolve();
  }

  private wikiOptions(scenario: Scenario): WikiOptions {
    const kinds = Object.values(scenario.given ?? {}).map(({ kind }) => kind);
    return {
      release: this.release,
      debug: kinds.includes('debug block') && { names: this.options.debugNames ?? 'neutral' },
      headersSent: kinds.includes('headers sent'),
    };
  }
}

/** The roles of a scenario on a wiki that was built for it. */
export async function fillRoles(
  scenario: Scenario,
  titles: ReadonlyMap<string, string>,
  send: Send,
): Promise<Map<string, FilledRole>> {
  const roles = new Map<string, FilledRole>();
  for (const [name, role] of Object.entries(scenario.given ?? {})) {
    const title = titles.get(name) ?? '';
    if (role.kind === 'file') roles.set(name, { kind: 'file', title });
    else if (role.kind === 'page') {
      const members = role.exists === false ? { title } : await pageMembers(new ApiClient(send), title);
      roles.set(name, { kind: 'page', ...members });
    } else if (role.kind !== 'session') roles.set(name, { kind: role.kind });
    else if (role.loggedIn) roles.set(name, { kind: 'session', ...(await logIn(send, builtAccount)) });
    else roles.set(name, { kind: 'session', cookies: new CookieJar() });
  }
  return roles;
}
