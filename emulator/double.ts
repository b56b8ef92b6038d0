import type { WikiDefinition } from '../schemas/generated/wiki-file';
import { answerRequest } from './entry-point/answer-request';
import type { WikiAnswer, WikiRequest } from './exchange';
import type { Journal, JournalEntry } from './journal/journal';
import { loggedInUser } from './pact/logged-in-user';
import type { PactOptions, PactRecorder, WrittenPact } from './pact/pact-recorder';
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
    const { headers } = request;
    // The answer may end the session. Most requests have no cookie, and nothing is looked for then.
    const user = headers.cookie !== undefined && this.journal.isOpen ? loggedInUser(this.model, headers) : undefined;
    const answer = answerRequest(this.model, request);
    this.journal.add(request, answer, user);
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

  /**
   * Writes down what the client that asked this wiki depends on, as a contract that any wiki can be held against: a
   * Pact file (version 4), `DIR/CONSUMER-PROVIDER.json`. What is in the file already stays; any number of processes and
   * wikis may add to it, at the same time or one after the other. Call it before `reset`, which forgets what was asked,
   * and delete the file before a run that is to begin anew.
   *
   * Each way of asking is one interaction: method, path, parameters, and of the answer the status, the content type and,
   * in JSON, the members that the schemas require, by their type. Codes of errors stand there as they are. Titles of
   * files, users and tokens come from provider states (`a file`, `a session`), so that a wiki with other content can be
   * asked; ids and titles in answers are examples. No cookie, token, password or address gets into the file.
   *
   * `relies` says what else the client depends on, or how little. Each is a JSON Pointer into answers, with `*` for
   * every entry or member, and counts for the answers that have what it names:
   * - All pointers into the same part take the place of what the schemas require of that part. Parts are the results of
   *   modules (`/query/imageusage`) and the other members of an answer (`/continue`, `/batchcomplete`, `/error`). So
   *   `/query/imageusage/*\/title` narrows the entries to their titles, and `/continue/iucontinue` adds that the list
   *   goes on; the file must then have more uses than the answer had.
   * - A `*` promises nothing about how many there are: the list may be empty. An index (`/query/imageusage/0/title`)
   *   promises that there are so many, all with what follows.
   * - What only some entries of a list have cannot be relied on, because a contract speaks of all alike.
   * - `{ at: '/query/imageusage/*\/title', exactly: true }` relies on the value, not only on its type; of a list, on the
   *   number of its entries and their order too.
   *
   * @throws TypeError for a name that no file can have, or a pointer that is none
   * @throws RangeError where the value of a token is relied on, or the wiki keeps nothing (`journalBytes: 0`)
   * @throws ContractFileError where the file holds anything but a contract between the two; it stays as it is
   */
  writePact(options: PactOptions): WrittenPact {
    const { writePact } = require('./pact/write-pact') as typeof import('./pact/write-pact');
    return writePact(this.journal, options);
  }

  /** @internal Lets a recorder see what comes and goes from now on. */
  recordInto(recorder: PactRecorder): void {
    this.journal.listen((exchange) => {
      recorder.record(exchange);
    });
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
