import { CookieJar } from '../../../conformance/runner/cookie-jar';
import { isAfterWrite } from '../compare/compare-headers';
import { compareResponses } from '../compare/compare-responses';
import type { ComparisonContext } from '../compare/volatile';
import type { DiffBody, DiffParameter, DiffRequest } from '../diff-request';
import type { Difference, DiffResponse } from '../diff-response';
import { explained } from '../known-differences';
import { rememberedValues, valueWithoutResponse } from './remembered-values';
import type { DiffSession, SessionNames, SessionStep } from './session';

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
  /**
   * @param from the address of the client. Default: that of this machine
   * @throws Error if no response came
   */
  sendInSession(request: DiffRequest, cookies: string | undefined, from?: string): Promise<DiffResponse>;
  /** Waits until what follows from earlier requests is done, if the wiki takes one request at a time. */
  settle?(): Promise<void>;
}

/** Plays the steps of one session on one side, with the cookies and tokens of that side. */
export class SessionReplay {
  private readonly jars = new Map<string, CookieJar>();
  private readonly remembered = new Map<string, string>();
  private readonly cookies = new Map<string, string | undefined>();

  constructor(
    private readonly endpoint: SessionEndpoint,
    private readonly names: SessionNames,
    /** The address that all clients have. */
    private readonly from?: string,
  ) {}

  async play({ request, client, mark, cookiesOf }: SessionStep): Promise<DiffResponse> {
    const jar = this.jars.get(client) ?? new CookieJar();
    this.jars.set(client, jar);
    const cookies = cookiesOf === undefined ? jar.header : this.cookies.get(cookiesOf);
    const given = await this.endpoint.sendInSession(this.filled(request), cookies, this.from);
    const response = { ...given, headers: given.headers.filter((header) => !isAfterWrite(header)) };
    if (cookiesOf === undefined) jar.take(response.headers);
    if (mark !== undefined) {
      this.cookies.set(mark, jar.header);
      for (const [name, value] of rememberedValues(response)) this.remembered.set(`${mark}.${name}`, value);
    }
    return response;
  }

  private filled(request: DiffRequest): DiffRequest {
    const query = request.query.map((parameter) => this.filledParameter(parameter));
    return request.body ? { ...request, query, body: this.filledBody(request.body) } : { ...request, query };
  }

  private filledBody(body: DiffBody): DiffBody {
    if (!('fields' in body)) return body;
    const fields = body.fields.map((parameter) => this.filledParameter(parameter));
    const { file } = body;
    if (file === undefined) return { ...body, fields };
    // Files name nothing but what the session has from the beginning.
    const bytes = file.bytes.replaceAll(/\{([a-z]+)\}/g, (text, name: string) => this.names[name] ?? text);
    return { ...body, fields, file: { ...file, bytes } };
  }

  private filledParameter([name, value]: DiffParameter): DiffParameter {
    const fill = (_: string, wanted: string): string => encodeURIComponent(this.valueOf(wanted));
    return value === undefined ? [name] : [name, value.replace(/\{([A-Za-z0-9.]+)\}/g, fill)];
  }

  private valueOf(wanted: string): string {
    return this.names[wanted] ?? this.remembered.get(wanted) ?? valueWithoutResponse(wanted);
  }
}
