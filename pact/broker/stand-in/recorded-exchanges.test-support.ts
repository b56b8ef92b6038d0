import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A request to a real broker and its response; what the members mean is said in `recorded-exchanges.json`. */
export interface RecordedExchange {
  readonly name: string;
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: Readonly<Record<string, unknown>>;
  };
  readonly response: RecordedResponse;
}

export interface RecordedResponse {
  readonly status: number;
  readonly contentType: string | null;
  readonly location?: string;
  readonly body: unknown;
}

/** The recording is read, not imported: the compiler need not know the type of each of its 136 responses. */
export function readRecordedExchanges(): readonly RecordedExchange[] {
  const text = readFileSync(join(__dirname, 'recorded-exchanges.json'), 'utf8');
  return (JSON.parse(text) as { readonly exchanges: readonly RecordedExchange[] }).exchanges;
}

/** What a broker responded now. */
export interface Replayed {
  readonly response: RecordedResponse;
  readonly authenticate: string | null;
}

/** Sends recorded requests to a broker, in their order; later ones refer to the responses to earlier ones. */
export class Replay {
  private readonly bodies = new Map<string, unknown>();
  /** The addresses of what the requests have made. */
  private readonly made = new Set<string>();

  /** @param credentials headers of requests that were recorded without credentials */
  constructor(
    private readonly url: string,
    private readonly credentials: Readonly<Record<string, string>> = {},
  ) {}

  async send({ name, request }: RecordedExchange): Promise<Replayed> {
    const { method, path, headers, body } = request;
    const address = path.replace(/\{ref:([^#}]+)#([^}]*)\}/g, (_, from: string, pointer: string) =>
      this.find(from, pointer),
    );
    const response = await fetch(/^https?:/.test(address) ? address : this.url + address, {
      method,
      headers: { ...this.credentials, ...headers },
      ...(body && { body: JSON.stringify(encodeContents(body)) }),
    });
    const text = await response.text();
    const read = readJson(text);
    this.bodies.set(name, read);
    this.noteWhatWasMade(request, response.status, read);
    const location = response.headers.get('location');
    return {
      response: {
        status: response.status,
        contentType: response.headers.get('content-type'),
        ...(location !== null && { location }),
        body: read,
      },
      authenticate: response.headers.get('www-authenticate'),
    };
  }

  /** The value at a JSON pointer in the response of an earlier exchange. */
  private find(name: string, pointer: string): string {
    const steps = pointer.split('/').slice(1);
    const value = steps.reduce<unknown>(
      (from, step) => (from as Readonly<Record<string, unknown>> | undefined)?.[step],
      this.bodies.get(name),
    );
    if (typeof value !== 'string') throw new Error(`The response of "${name}" has no text at ${pointer}.`);
    return value;
  }

  private noteWhatWasMade(request: RecordedExchange['request'], status: number, response: unknown): void {
    const { method, path } = request;
    if (method !== 'POST' || status > 299) return;
    if (path === '/environments') this.made.add(`/environments/${(response as { uuid: string }).uuid}`);
    for (const name of pacticipantsOf(request)) this.made.add(`/pacticipants/${encodeURIComponent(name)}`);
  }

  async deleteWhatWasMade(): Promise<void> {
    for (const path of this.made) await fetch(this.url + path, { method: 'DELETE', headers: this.credentials });
  }

  /** @throws Error if the broker has something that would be deleted at the end although it was there before */
  async requireNew(exchanges: readonly RecordedExchange[]): Promise<void> {
    for (const name of new Set(exchanges.flatMap(({ request }) => pacticipantsOf(request)))) {
      const path = `/pacticipants/${encodeURIComponent(name)}`;
      const { status } = await fetch(this.url + path, { headers: this.credentials });
      if (status !== 404) throw new Error(`The broker has "${name}" already (status ${status}): give a new one.`);
    }
  }

  /**
   * The response with everything replaced that cannot be the same twice: the address of the broker, times, UUIDs that it
   * made, and addresses of Ruby objects. Digests, row numbers and the order of members stay.
   */
  mask(response: RecordedResponse): string {
    return JSON.stringify(response, undefined, 1)
      .replaceAll(this.url, 'http://broker')
      .replace(/(?<=")\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)(?=")/g, 'TIME')
      .replace(/\b(?!0{8}-)[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, 'UUID')
      .replace(/\b0x[0-9a-f]{16}\b/g, '0xADDR');
  }
}

/** The applications that a request adds to a broker. */
function pacticipantsOf({ path, body = {} }: RecordedExchange['request']): string[] {
  if (path !== '/contracts/publish') return [];
  const { pacticipantName, contracts = [] } = body as {
    pacticipantName?: string;
    contracts?: readonly { readonly providerName: string }[];
  };
  return [...(pacticipantName === undefined ? [] : [pacticipantName]), ...contracts.map((each) => each.providerName)];
}

/** The content of a contract is sent in Base64. */
function encodeContents(body: Readonly<Record<string, unknown>>): unknown {
  if (!Array.isArray(body.contracts)) return body;
  const contracts = body.contracts as readonly Readonly<Record<string, unknown>>[];
  return {
    ...body,
    contracts: contracts.map((contract) => ({
      ...contract,
      content: Buffer.from(JSON.stringify(contract.content)).toString('base64'),
    })),
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
