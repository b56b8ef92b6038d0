import { connect, type Socket } from 'node:net';

/** What a load did in a while. */
export interface LoadResult {
  readonly requestsPerSecond: number;
  readonly requests: number;
  /** The part of the time that the generator was busy; near 1 it measured itself and not the server. */
  readonly busy: number;
}

const emptyLine = Buffer.from('\r\n\r\n');
const success = Buffer.from('HTTP/1.1 200 ');

/** Sends the same request over and over on several connections, each waiting for its response before it sends again. */
export class Load {
  private constructor(
    private readonly connections: readonly LoadConnection[],
    /** The first response: its head, and its body. */
    readonly response: string,
  ) {}

  /**
   * Opens the connections and sends one request on each.
   *
   * @param path path and query, whose response must have the same length each time
   */
  static async open(port: number, path: string, connections = 16): Promise<Load> {
    const request = Buffer.from(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUser-Agent: bench\r\nAccept: */*\r\nAccept-Encoding: gzip\r\n\r\n`,
    );
    const opened = Array.from({ length: connections }, () => new LoadConnection(port, request));
    const responses = await Promise.all(opened.map((connection) => connection.sendOnce()));
    return new Load(opened, responses[0] ?? '');
  }

  async run(milliseconds: number): Promise<LoadResult> {
    const utilization = performance.eventLoopUtilization();
    const startedAt = performance.now();
    const counts = await Promise.all(this.connections.map((connection) => connection.sendFor(milliseconds)));
    const taken = performance.now() - startedAt;
    const requests = counts.reduce((sum, count) => sum + count, 0);
    const busy = performance.eventLoopUtilization(utilization).utilization;
    return { requestsPerSecond: (requests * 1000) / taken, requests, busy };
  }

  close(): void {
    for (const connection of this.connections) connection.close();
  }
}

/** A plain socket: a real client would cost more than the servers that are measured. */
class LoadConnection {
  private readonly socket: Socket;
  private responseLength = 0;
  private onData: (chunk: Buffer) => void = () => undefined;
  private onFailure: (error: Error) => void = () => undefined;

  constructor(
    port: number,
    private readonly request: Buffer,
  ) {
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.socket.on('data', (chunk) => {
      this.onData(chunk);
    });
    this.socket.on('error', (error) => {
      this.onFailure(error);
    });
    this.socket.on('close', () => {
      this.onFailure(new Error('The server closed the connection.'));
    });
  }

  /** Learns the length of a response; from then on responses are only counted. */
  sendOnce(): Promise<string> {
    return new Promise((resolve, reject) => {
      this.onFailure = reject;
      let received = Buffer.alloc(0);
      this.onData = (chunk) => {
        received = Buffer.concat([received, chunk]);
        const headEnd = received.indexOf(emptyLine);
        if (headEnd < 0) return;
        const head = received.toString('latin1', 0, headEnd);
        const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
        if (!head.startsWith('HTTP/1.1 200 ') || length === undefined) {
          reject(new Error(`The server sent an unexpected response:\n${head}`));
          return;
        }
        this.responseLength = headEnd + emptyLine.length + Number(length);
        if (received.length === this.responseLength) resolve(received.toString());
      };
      this.socket.write(this.request);
    });
  }

  /** Sends requests until the time is over, and finishes the last one. */
  sendFor(milliseconds: number): Promise<number> {
    return new Promise((resolve, reject) => {
      const deadline = performance.now() + milliseconds;
      let count = 0;
      let missing = this.responseLength;
      this.onFailure = reject;
      this.onData = (chunk) => {
        if (missing === this.responseLength && success.compare(chunk, 0, success.length) !== 0) {
          reject(new Error(`The server sent a different response than before:\n${chunk.toString('latin1')}`));
          return;
        }
        missing -= chunk.length;
        if (missing > 0) return;
        if (missing < 0) {
          reject(new Error('The server sent a longer response than before.'));
          return;
        }
        count++;
        missing = this.responseLength;
        if (performance.now() < deadline) this.socket.write(this.request);
        else resolve(count);
      };
      this.socket.write(this.request);
    });
  }

  close(): void {
    this.onFailure = () => undefined;
    this.socket.destroy();
  }
}
