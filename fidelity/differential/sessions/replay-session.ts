import { CookieJar } from '../../../conformance/runner/cookie-jar';
import { anonymousToken } from '../../../emulator/text/anonymous-token';
import { compareResponses } from '../compare/compare-responses';
import type { ComparisonContext } from '../compare/volatile';
import type { DiffBody, DiffParameter, DiffRequest } from '../diff-request';
import type { Difference, DiffResponse } from '../diff-response';
import { explained } from '../known-differences';
import type { DiffSession, SessionNames, SessionClientName, SessionStep } from './session';

export interface SessionEndpoints {
  readonly emulator: SessionEndpoint;
  readonly wiki: SessionEndpoint;
}

/** Where the answers of a session first differ without an explanation. */
export interface SessionDifference {
  /** The place of the step, counted from 0. */
  readonly step: number;
  readonly difference: Difference;
}

/** What a session came to: how many steps had other answers for a known reason, and the first that has none. */
export interface SessionOutcome {
  readonly found: SessionDifference | undefined;
  readonly explained: readonly string[];
}

/**
 * Plays a session to both sides, step by step. It is played to its end whatever differs: what a side has changed, the
 * other is to have changed as well.
 *
 * @throws Error where a side gives no answer
 */
export async function compareSession(
  session: DiffSession,
  endpoints: SessionEndpoints,
  names: SessionNames,
  context: ComparisonContext,
): Promise<SessionOutcome> {
  const emulator = new SessionReplay(endpoints.emulator, names);
  const wiki = new SessionReplay(endpoints.wiki, names);
  const known: string[] = [];
  let found: SessionDifference | undefined;
  for (const [index, step] of session.steps.entries()) {
    const [ours, theirs] = [await emulator.play(step), await wiki.play(step)];
    const difference = compareResponses(step.request, ours, theirs, context);
    if (!difference) continue;
    const id = explained(step.request, difference);
    if (id !== undefined) known.push(id);
    else found ??= { step: index, difference };
  }
  return { found, explained: known };
}

/** A side that keeps what its clients do. */
export interface SessionEndpoint {
  /** @throws Error where no answer came */
  sendInSession(request: DiffRequest, cookies: string | undefined): Promise<DiffResponse>;
}

/** Cookies of a real wiki after a write, which docs/differences.md lists. */
const cookiesAfterWrites = /^(?:cpPosIndex|UseDC|UseCDNCache)=/;

/** Plays the steps of one session to one side, with what that side gave: its cookies and tokens. */
export class SessionReplay {
  private readonly jars: Record<SessionClientName, CookieJar> = { first: new CookieJar(), second: new CookieJar() };
  private readonly remembered = new Map<string, string>();
  private readonly cookies = new Map<string, string | undefined>();

  constructor(
    private readonly endpoint: SessionEndpoint,
    private readonly names: SessionNames,
  ) {}

  async play({ request, client, mark, cookiesOf }: SessionStep): Promise<DiffResponse> {
    const jar = this.jars[client];
    const cookies = cookiesOf === undefined ? jar.header : this.cookies.get(cookiesOf);
    const given = await this.endpoint.sendInSession(this.filled(request), cookies);
    const response = { ...given, headers: given.headers.filter((header) => !isAfterWrite(header)) };
    if (cookiesOf === undefined) jar.take(response.headers);
    if (mark !== undefined) {
      this.cookies.set(mark, jar.header);
      for (const [type, token] of tokensOf(response)) this.remembered.set(`${mark}.${type}`, token);
    }
    return response;
  }

  private filled(request: DiffRequest): DiffRequest {
    const query = request.query.map((parameter) => this.filledParameter(parameter));
    return request.body ? { ...request, query, body: this.filledBody(request.body) } : { ...request, query };
  }

  private filledBody(body: DiffBody): DiffBody {
    if (!('fields' in body)) return body;
    return { ...body, fields: body.fields.map((parameter) => this.filledParameter(parameter)) };
  }

  private filledParameter([name, value]: DiffParameter): DiffParameter {
    const [, wanted] = /^\{([a-z0-9.]+)\}$/.exec(value ?? '') ?? [];
    return wanted === undefined ? [name, value] : [name, encodeURIComponent(this.valueOf(wanted))];
  }

  private valueOf(wanted: string): string {
    const { names, remembered } = this;
    return wanted in names ? names[wanted as keyof SessionNames] : (remembered.get(wanted) ?? anonymousToken);
  }
}

function isAfterWrite([name, value]: readonly [string, string]): boolean {
  return name.toLowerCase() === 'set-cookie' && cookiesAfterWrites.test(value);
}

/** The tokens that an answer gives, in any format that says them legibly, by type. */
function tokensOf({ body }: DiffResponse): [type: string, token: string][] {
  const text = Buffer.from(body).toString();
  const found = text.matchAll(/"?\b(?:([a-z]+)token|token)"?(?:=|:\s*)"([0-9a-f]*\+\\)\\?"/g);
  return Array.from(found, ([, type = 'login', token = '']) => [type, token]);
}
