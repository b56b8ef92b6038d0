import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a host responds to a request; undefined for no response at all. */
export interface ScriptedResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface ScriptedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A host on loopback with responses that a test wrote down: of a broker that was recorded, or of none. */
export class ScriptedHost {
  readonly requests: ScriptedRequest[] = [];
  private constructor(
    readonly url: string,
    private readonly server: ReturnType<typeof createServer>,
  ) {}

  static async start(respond: (request: ScriptedRequest) => ScriptedResponse | undefined): Promise<ScriptedHost> {
    const server = createServer((incoming, outgoing) => {
      let body = '';
      incoming.on('data', (piece: Buffer) => (body += piece.toString()));
      incoming.on('end', () => {
        const { method = '', url: path = '', headers } = incoming;
        const request = { method, path, headers, body };
        host.requests.push(request);
        const response = respond(request);
        if (!response) return;
        outgoing.writeHead(response.status, response.headers);
        outgoing.end(response.body);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const host = new ScriptedHost(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, server);
    return host;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
