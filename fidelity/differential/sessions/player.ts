import { CookieJar } from '../../../conformance/runner/cookie-jar';
import type { DiffResponse } from '../diff-response';
import type { DiffBody, DiffParameter, DiffRequest } from '../diff-request';
import type { SessionClientName, SessionNames, SessionStep } from './session';
import { anonymousToken } from '../../../emulator/text/anonymous-token';

/** A side that keeps what its clients do. */
export interface SessionSide {
  /** @throws Error where no answer came */
  sendInSession(request: DiffRequest, cookies: string | undefined): Promise<DiffResponse>;
}

/** Cookies of a real wiki after a write, which docs/differences.md lists. */
const cookiesAfterWrites = /^(?:cpPosIndex|UseDC|UseCDNCache)=/;

/** Plays the steps of one session to one side, with what that side gave: its cookies and tokens. */
export class SessionPlayer {
  private readonly jars: Record<SessionClientName, CookieJar> = { first: new CookieJar(), second: new CookieJar() };
  private readonly remembered = new Map<string, string>();
  private readonly cookies = new Map<string, string | undefined>();

  constructor(
    private readonly side: SessionSide,
    private readonly names: SessionNames,
  ) {}

  async play({ request, client, mark, cookiesOf }: SessionStep): Promise<DiffResponse> {
    const jar = this.jars[client];
    const cookies = cookiesOf === undefined ? jar.header : this.cookies.get(cookiesOf);
    const given = await this.side.sendInSession(this.filled(request), cookies);
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
