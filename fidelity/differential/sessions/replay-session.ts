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

/** The first unexplained difference in a session. */
export interface SessionDifference {
  /** The index of the step, from 0. */
  readonly step: number;
  readonly difference: Difference;
}

/** The result of a session: its known differences, and the first unexplained one. */
export interface SessionOutcome {
  readonly found: SessionDifference | undefined;
  readonly explained: readonly string[];
}

/**
 * Plays a session on both sides, step by step. It is played to its end even if responses differ, so that both sides
 * make the same changes.
 *
 * @throws Error if a side gives no response
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

/** An endpoint that keeps the changes of its clients. */
export interface SessionEndpoint {
  /** @throws Error if no response came */
  sendInSession(request: DiffRequest, cookies: string | undefined): Promise<DiffResponse>;
}

/** Cookies of a real wiki after a write, which docs/differences.md lists. */
const cookiesAfterWrites = /^(?:cpPosIndex|UseDC|UseCDNCache)=/;

/** Plays the steps of one session on one side, with the cookies and tokens of that side. */
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

/** The tokens in a response by type, in any readable format. */
function tokensOf({ body }: DiffResponse): [type: string, token: string][] {
  const text = Buffer.from(body).toString();
  const found = text.matchAll(/"?\b(?:([a-z]+)token|token)"?(?:=|:\s*)"([0-9a-f]*\+\\)\\?"/g);
  return Array.from(found, ([, type = 'login', token = '']) => [type, token]);
}
