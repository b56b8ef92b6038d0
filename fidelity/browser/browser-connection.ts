import type { ChildProcess } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

type Members = Readonly<Record<string, unknown>>;

interface Waiting {
  readonly done: (result: Members) => void;
  readonly failed: (error: Error) => void;
}

/** Sends commands to a browser and receives its events, in the DevTools protocol: JSON messages that end with NUL. */
export class BrowserConnection {
  private readonly output: Writable;
  private readonly waiting = new Map<number, Waiting>();
  private readonly listeners: ((method: string, parameters: Members) => void)[] = [];
  private received = '';
  private lastId = 0;
  private lost: Error | undefined;

  /** @param timeout how long the browser may take for a command, in milliseconds */
  constructor(
    browser: ChildProcess,
    readonly timeout: number,
  ) {
    this.output = browser.stdio[3] as Writable;
    const input = browser.stdio[4] as Readable;
    input.setEncoding('utf8');
    input.on('data', (text: string) => {
      this.receive(text);
    });
    const lose = (why: string) => {
      this.lost = new Error(`the browser ${why}`);
      for (const { failed } of this.waiting.values()) failed(this.lost);
      this.waiting.clear();
    };
    this.output.on('error', () => {
      lose('cannot be spoken to any more');
    });
    browser.once('error', (error) => {
      lose(`could not be started: ${error.message}`);
    });
    browser.once('exit', (code) => {
      lose(`ended with status ${String(code)}`);
    });
  }

  /** @param session of a page; without it, the command is for the browser */
  async command(method: string, parameters: Members = {}, session?: string): Promise<Members> {
    if (this.lost !== undefined) throw this.lost;
    const id = ++this.lastId;
    return this.withinTime(
      method,
      new Promise<Members>((done, failed) => {
        this.waiting.set(id, { done, failed });
        this.output.write(`${JSON.stringify({ id, method, params: parameters, sessionId: session })}\0`);
      }),
    );
  }

  /** Calls back on every event. */
  onEvent(listener: (method: string, parameters: Members) => void): void {
    this.listeners.push(listener);
  }

  /** @throws Error if the browser exceeds the timeout */
  async withinTime<Result>(what: string, result: Promise<Result>): Promise<Result> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new Error(`the browser took more than ${this.timeout} ms for ${what}`));
      }, this.timeout);
    });
    try {
      return await Promise.race([result, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  private receive(text: string): void {
    const messages = (this.received + text).split('\0');
    this.received = messages.pop() ?? '';
    for (const message of messages) this.take(membersOf(JSON.parse(message)));
  }

  private take(message: Members): void {
    if (typeof message.method === 'string') {
      for (const listener of this.listeners) listener(message.method, membersOf(message.params));
      return;
    }
    const id = Number(message.id);
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (message.error === undefined) waiting?.done(membersOf(message.result));
    else waiting?.failed(new Error(`the browser refused: ${String(membersOf(message.error).message)}`));
  }
}

/** The members of an object; empty for anything else. */
export function membersOf(value: unknown): Members {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
