import { createModel } from '../../../emulator/definition/create-model';
import { createEnvironment } from '../../../emulator/environment';
import type { WikiResponse } from '../../../emulator/exchange';
import type { WikiModel } from '../../../emulator/model/wiki-model';
import { respondToRequest } from '../../../emulator/pipeline/respond-to-request';
import type { ReleaseName } from '../../../emulator/releases/release';
import { releases } from '../../../emulator/releases/releases';
import { timestamp } from '../../../emulator/text/timestamp';
import { noBody, sendsBody } from '../../../emulator/transports/request-handler';
import type { WikiDefinition } from '../../../schemas/generated/wiki-file';
import type { DiffRequest } from '../diff-request';
import type { DiffResponse } from '../diff-response';
import { curlLineOf, wireForm, type WireForm, withCookies } from '../wire-form';
import type { Endpoint } from './endpoint';

const secondsOfCache = 86_400;

/** What the fake takes over from the wiki that it is compared with. */
export interface EmulatorSettings {
  readonly release: ReleaseName;
  /** Scheme and host of requests. */
  readonly origin: string;
  /** `` or `/w`. */
  readonly scriptPath: string;
  /** The address at which the wiki sees this machine. */
  readonly remoteAddress: string;
  /** How far the wiki's clock is ahead of this machine's, in milliseconds. */
  readonly clockOffset: number;
  /** The time at which the clock is fixed, in milliseconds since 1970. Default: the clock runs. */
  readonly now?: number;
  /** The version of PHP that the wiki runs on. Default: that of the fake. */
  readonly runtimeVersion?: string | undefined;
  /** The name of the account. */
  readonly user: string | undefined;
}

/**
 * The fake, in process. No single request is influenced by earlier ones: each finds the sessions as they
 * were when the wiki was created.
 */
export class FakeEndpoint implements Endpoint {
  private readonly wiki: WikiModel;

  constructor(
    definition: WikiDefinition,
    private readonly settings: EmulatorSettings,
  ) {
    const own = createEnvironment(settings.now === undefined ? {} : { now: settings.now });
    own.clock.advance(settings.clockOffset);
    const { runtimeVersion = own.software.runtimeVersion } = settings;
    const environment = { ...own, software: { ...own.software, runtimeVersion } };
    this.wiki = createModel(definition, releases[settings.release], environment, {
      debug: undefined,
      headersSent: false,
      unsupported: 'as-unknown',
    });
    this.renderSavedPages();
  }

  /** As on a real wiki, whose cache keeps pages for a day from when they were saved (reading 16). */
  private renderSavedPages(): void {
    const { pages, renderedPages, environment } = this.wiki;
    const dayAgo = timestamp(environment.clock.now() - secondsOfCache * 1000);
    for (const page of pages.all()) if (page.touched >= dayAgo) renderedPages.set(page, 'edit-page');
  }

  send(request: DiffRequest): Promise<DiffResponse> {
    // An exception of the fake counts as no response; the run continues.
    return new Promise((resolve) => {
      resolve(this.response(request));
    });
  }

  /** Sends a request with the cookies of a client; earlier requests of all clients count. */
  sendInSession(request: DiffRequest, cookies: string | undefined, from?: string): Promise<DiffResponse> {
    return new Promise((resolve) => {
      const wire = wireForm(request);
      resolve(this.respondOnWire(request, cookies === undefined ? wire : withCookies(wire, cookies), from));
    });
  }

  /** Stops the clock of the fake at a time of this machine, in milliseconds since 1970. */
  stopClock(time: number): void {
    this.wiki.environment.clock.fix(time + this.settings.clockOffset);
  }

  /** The command is for `wikidouble serve` with the same content. */
  curlLine(request: DiffRequest): string {
    return curlLineOf(`http://127.0.0.1:7080${this.settings.scriptPath}/api.php`, request);
  }

  private response(request: DiffRequest): DiffResponse {
    this.wiki.sessions.clear();
    const { clock } = this.wiki.environment;
    const { idle = 0, loggedIn } = request;
    // The session began before, so that the clock agrees with that of the wiki again.
    clock.advance(-idle * 1000);
    const cookies = loggedIn ? this.logIn() : undefined;
    clock.advance(idle * 1000);
    return this.respondOnWire(
      request,
      cookies === undefined ? wireForm(request) : withCookies(wireForm(request), cookies),
    );
  }

  private respondOnWire(request: DiffRequest, wire: WireForm, from?: string): DiffResponse {
    const { origin, scriptPath, remoteAddress } = this.settings;
    const response = respondToRequest(this.wiki, {
      method: request.method,
      url: scriptPath + wire.target,
      headers: receivedHeaders(wire, new URL(origin).host),
      body: wire.body ?? noBody,
      server: origin,
      scriptPath,
      remoteAddress: from ?? remoteAddress,
    });
    const date = new Date(this.wiki.environment.clock.now()).toUTCString();
    return diffResponse(request, response, date);
  }

  /** A session of the account, as a log-in leaves it (core 8.1), and its cookies. */
  private logIn(): string {
    const { users, sessions, environment, cookiePrefix } = this.wiki;
    const user = users.find(this.settings.user ?? '');
    if (!user) throw new Error('There is no account to log in with.');
    const session = sessions.create();
    session.user = user;
    session.authenticatedAt = environment.clock.now();
    session.persisted = true;
    sessions.remember(session);
    const cookies: [name: string, value: string][] = [
      ['_session', session.id],
      ['UserID', String(user.id)],
      ['UserName', encodeURIComponent(user.name)],
      ['Token', users.rememberToken(user, environment.random)],
    ];
    return cookies.map(([name, value]) => `${cookiePrefix}${name}=${value}`).join('; ');
  }
}

/** As a server passes them on: by lower-case name, repeated ones joined, including cookies as in PHP's server. */
function receivedHeaders({ headers }: WireForm, host: string): Record<string, string> {
  const received: Record<string, string> = { host };
  for (const [givenName, givenValue] of headers) {
    const name = givenName.toLowerCase();
    const value = givenValue.replace(/^[ \t]+|[ \t]+$/g, '');
    const held = received[name];
    if (held === undefined) received[name] = value;
    // The first one counts if a header must not be repeated, as with `node:http`.
    else if (!single.has(name)) received[name] = `${held}, ${value}`;
  }
  return received;
}

const single: ReadonlySet<string> = new Set(['authorization', 'content-length', 'content-type', 'host', 'user-agent']);

/** @param date as a server in front would add it: `Expires` is compared with it */
function diffResponse(
  { method }: DiffRequest,
  { status, headers: flat, body }: WikiResponse,
  date: string,
): DiffResponse {
  const headers: [string, string][] = [['Date', date]];
  for (let index = 0; index < flat.length; index += 2) headers.push([flat[index] ?? '', flat[index + 1] ?? '']);
  return { status, headers, body: sendsBody(method, status) ? Buffer.from(body) : noBody };
}
