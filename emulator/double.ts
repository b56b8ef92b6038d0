import type { WikiDefinition } from '../schemas/generated/wiki-file';
import { answerRequest } from './entry-point/answer-request';
import type { WikiAnswer, WikiRequest } from './exchange';
import type { Journal, JournalEntry } from './journal/journal';
import type { Release } from './releases/release';
import { createFetch } from './transports/fetch';
import type { HttpServer, ListenOptions } from './transports/http';
import type { InterceptOptions, Interception } from './transports/nock';
import type { Ambient, Clock } from './wiki/ambient';
import { WikiModel, type WikiSettings } from './wiki/wiki-model';

/** A wiki that answers in process, under nock, over HTTP or as a `fetch` function. `createWiki` makes one. */
export class Wiki {
  /** A `fetch` that asks this wiki, whatever the host of the address; no network is used. */
  readonly fetch: typeof globalThis.fetch;
  private readonly closers = new Set<() => Promise<void>>();
  private model: WikiModel;

  /** @internal */
  constructor(
    private readonly definition: WikiDefinition,
    private readonly release: Release,
    private readonly ambient: Ambient,
    private readonly settings: WikiSettings,
    private readonly journal: Journal,
  ) {
    this.model = this.createModel();
    this.fetch = createFetch((request) => this.handle({ ...request, scriptPath: scriptPathOf(request.url) }));
  }

  /** What was asked, oldest first, as far as it is kept (`journalBytes`). */
  get requests(): readonly JournalEntry[] {
    return this.journal.entries;
  }

  /** The wiki's time: tokens, cookies and caching follow it. */
  get clock(): Clock {
    return this.ambient.clock;
  }

  /** Answers one request, synchronously. Every transport ends here. */
  handle(request: WikiRequest): WikiAnswer {
    const answer = answerRequest(this.model, request);
    this.journal.add(request, answer);
    return answer;
  }

  /**
   * Serves the wiki over HTTP, on 127.0.0.1 and a free port by default.
   *
   * @throws ListenError where the port is taken
   */
  async listen(options: ListenOptions = {}): Promise<HttpServer> {
    // Loaded here: who stays in process needs no HTTP server.
    const { listen } = require('./transports/http') as typeof import('./transports/http');
    const server = await listen((request) => this.handle(request), options);
    this.closers.add(() => server.close());
    return server;
  }

  /**
   * Lets every client in this process that asks a wiki at an address ask this one, through nock (an optional peer
   * dependency).
   *
   * @param baseUrl what stands before `/api.php`: `https://wiki.example/w`
   */
  intercept(baseUrl: string, options: InterceptOptions = {}): Interception {
    const { intercept } = require('./transports/nock') as typeof import('./transports/nock');
    const scriptPath = URL.canParse(baseUrl) ? new URL(baseUrl).pathname.replace(/\/+$/, '') : '';
    const interception = intercept((request) => this.handle({ ...request, scriptPath }), baseUrl, options);
    this.closers.add(() => {
      interception.remove();
      return Promise.resolve();
    });
    return interception;
  }

  /** Back to how it was created: content, sessions, clock, what was asked. Servers and interceptions stay. */
  reset(): void {
    this.ambient.clock.reset();
    this.ambient.random.reset();
    this.journal.clear();
    this.model = this.createModel();
  }

  /** Ends every server and interception of this wiki. */
  async close(): Promise<void> {
    const closers = [...this.closers];
    this.closers.clear();
    await Promise.all(closers.map((close) => close()));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }

  private createModel(): WikiModel {
    return new WikiModel(this.definition, this.release, this.ambient, this.settings);
  }
}

/** What stands before `/api.php` in a path; a `fetch` function answers under any. */
function scriptPathOf(url: string): string {
  const end = url.indexOf('/api.php');
  return end < 0 ? '' : url.slice(0, end);
}
