import { inspect } from 'node:util';

import type {
  ChangeDefinition,
  FileDefinition,
  PageDefinition,
  UserDefinition,
  WikiDefinition,
} from '../schemas/generated/wiki-file';
import type { Added, PageDeletion, PageEdit } from './definition/builders/content-operations';
import type { AddedChange, AddedPage, AddedUser, WikiPage, WikiUser } from './definition/builders/descriptions';

import type { Times } from './journal/assertions/assertions';
import type { ExpectedParameters } from './journal/assertions/expected-parameters';
import type { ExpectedTrouble } from './journal/assertions/unexpected-requests';
import { respondToRequest } from './pipeline/respond-to-request';
import { Observer } from './pipeline/observer';
import type { WikiResponse, WikiRequest, WikiRequestInit } from './exchange';
import type { FaultPlan } from './faults/fault-plan';
import type { Aim, FaultDefinition, FaultHandle, FaultKind, FaultOptions } from './faults/faults';
import type { Journal, JournalEntry } from './journal/journal';
import type { Exchange } from './journal/kept-exchange';
import type { RequestList } from './journal/request-list';
import { loggedInUser } from '../pact/record/logged-in-user';
import type { PactOptions, PactRecorder, WrittenPact } from '../pact/record/pact-recorder';
import { scriptPathOf } from './script-path';
import { Snapshot } from './snapshot';
import type { Violation } from './journal/strict/violation';
import { StrictError } from './journal/strict/strict-error';
import type { Strictness } from './journal/strict/strictness';
import { UntoldErrors } from './journal/strict/untold-errors';
import { DisruptionError } from './transports/disruption-error';
import { createFetch, waitingForFetch } from './transports/fetch';
import { completeRequest } from './transports/handled-request';
import type { HttpServer, ListenOptions } from './transports/http';
import type { InterceptOptions, Interception } from './transports/nock';
import { NotSupportedError } from './unsupported/not-supported-error';
import type { UnsupportedName } from './unsupported/unsupported-name';
import type { Environment, Clock } from './model/environment';
import type { WikiModel } from './model/wiki-model';

/** A wiki that answers in process, under nock, over HTTP or as a `fetch` function. `createWiki` makes one. */
export class Wiki {
  /** A `fetch` that asks this wiki, whatever the host of the address; no network is used. */
  readonly fetch: typeof globalThis.fetch;
  private readonly environment: Environment;
  private readonly closers = new Set<() => Promise<void> | void>();
  /** Those that were asked for, once any was. */
  private faults: FaultPlan | undefined;
  private readonly untold = new UntoldErrors();
  private readonly waiting = waitingForFetch();
  private readonly observer: Observer;
  private readonly created: Snapshot;

  /** @internal */
  constructor(
    private contents: WikiModel,
    private readonly journal: Journal,
    private readonly strictness: Strictness | undefined,
  ) {
    this.environment = contents.environment;
    this.created = this.snapshot();
    this.observer = new Observer(strictness?.reshapeDebugBlock);
    const { waiting } = this;
    this.fetch = createFetch((request) => this.respondToClient({ ...request, scriptPath: scriptPathOf(request.url) }), {
      waiting,
    });
  }

  /**
   * What was asked, oldest first, as far as it is kept (`journalBytes`): an array with `to(module)`, `matching(parameters)`,
   * `last` and `count`.
   */
  get requests(): RequestList {
    return this.journal.entries;
  }

  /** See the function `assertReceived`, which is the same. */
  assertReceived(parameters: ExpectedParameters, options: Times = {}): void {
    this.untold.throwFirst();
    checks().checkReceived(this.requests, parameters, options);
  }

  /** See the function `assertNotReceived`, which is the same. */
  assertNotReceived(parameters: ExpectedParameters): void {
    this.untold.throwFirst();
    checks().checkNotReceived(this.requests, parameters);
  }

  /** See the function `assertNoUnexpectedRequests`, which is the same. */
  assertNoUnexpectedRequests(expected: ExpectedTrouble = {}): void {
    this.untold.throwFirst();
    checks().checkNoneUnexpected(this.requests, expected);
    this.strictness?.checkUnfollowed(this.journal.unfollowed);
  }

  /** The wiki's time: tokens, sessions, throttles, cookies, caching and what is dated follow it. */
  get clock(): Clock {
    return this.environment.clock;
  }

  /**
   * Adds pages, users and changes: any part of a definition but the site.
   *
   * ```ts
   * const { pages: made } = wiki.add(pages(1000, (n) => ({ title: `Page ${n}`, uses: ['File:Cat.jpg'] })));
   * made[0].id;
   * ```
   *
   * @throws WikiFileError where it breaks the schema
   * @throws WikiContentError where it contradicts itself or what is there
   */
  add(part: WikiDefinition): Added {
    const { addContents, withErrorOrigin } = operations();
    return withErrorOrigin('wiki.add', 'definition', part, (definition) => {
      const before = this.contents.fork();
      try {
        return addContents(this.contents, definition);
      } catch (error) {
        this.contents = before;
        throw error;
      }
    });
  }

  /**
   * Adds a page that has always been there: no recent change tells of it.
   *
   * ```ts
   * const { id } = wiki.addPage('Gallery', { uses: ['File:Cat.jpg'] });
   * ```
   *
   * @throws as `add`
   */
  addPage(page: PageDefinition): AddedPage;
  addPage(title: string, rest?: Omit<PageDefinition, 'title'>): AddedPage;
  addPage(given: PageDefinition | string, rest?: Omit<PageDefinition, 'title'>): AddedPage {
    const { named } = operations();
    return this.addOne('wiki.addPage', { pages: [named('title', given, rest)] }).pages[0]!;
  }

  /**
   * Adds an uploaded file and its page.
   *
   * ```ts
   * wiki.addFile('Cat.jpg', { width: 640, height: 480 });
   * ```
   *
   * @param title with or without `File:`
   * @throws as `add`
   */
  addFile(title: string, file: FileDefinition = {}, rest: Omit<PageDefinition, 'title' | 'file'> = {}): AddedPage {
    const page = { ...rest, title: operations().fileTitle(this.contents, title), file };
    return this.addOne('wiki.addFile', { pages: [page] }).pages[0]!;
  }

  /**
   * Adds an account.
   *
   * ```ts
   * wiki.addUser('Alice', { password: 'secret', groups: ['sysop'] });
   * ```
   *
   * @throws as `add`
   */
  addUser(user: UserDefinition): AddedUser;
  addUser(name: string, rest?: Omit<UserDefinition, 'name'>): AddedUser;
  addUser(given: UserDefinition | string, rest?: Omit<UserDefinition, 'name'>): AddedUser {
    const { named } = operations();
    return this.addOne('wiki.addUser', { users: [named('name', given, rest)] }).users[0]!;
  }

  /**
   * Adds a recent change, and nothing else: the page stays as it is. `editPage` does both.
   *
   * @throws as `add`
   */
  addChange(change: ChangeDefinition): AddedChange {
    return this.addOne('wiki.addChange', { changes: [change] }).changes[0]!;
  }

  /**
   * Edits a page as somebody would: it has a new revision, is touched, and the recent changes tell of it. What the page
   * uses follows.
   *
   * ```ts
   * const { change } = wiki.editPage('Gallery', { text: '[[File:Dog.jpg]]', user: 'Bob', comment: 'dogs' });
   * ```
   *
   * @throws WikiContentError where there is no such page
   */
  editPage(title: string, edit: PageEdit = {}): { readonly page: AddedPage; readonly change: AddedChange } {
    const { applyEdit, withErrorOrigin, definitionOfEdit, addedChange, addedPage } = operations();
    return withErrorOrigin('wiki.editPage', 'entry', definitionOfEdit(title, edit), (definition) => {
      const { page, change } = applyEdit(this.contents, definition);
      return { page: addedPage(this.contents, page), change: addedChange(this.contents, change) };
    });
  }

  /**
   * Deletes a page as somebody would. Its edits leave the recent changes, an entry of the logs takes their place; the
   * file that was uploaded under the title goes too, and who used it still does.
   *
   * @throws WikiContentError where there is no such page
   */
  deletePage(title: string, deletion: PageDeletion = {}): AddedChange {
    const { applyDeletion, withErrorOrigin, definitionOfDeletion, addedChange } = operations();
    return withErrorOrigin('wiki.deletePage', 'entry', definitionOfDeletion(title, deletion), (definition) =>
      addedChange(this.contents, applyDeletion(this.contents, definition).change),
    );
  }

  /**
   * What a page holds now.
   *
   * ```ts
   * const { text, revisions } = wiki.page('Gallery');
   * ```
   *
   * @throws WikiContentError where there is no such page; `hasPage` tells
   */
  page(title: string): WikiPage {
    const { describePage, findPage, withErrorOrigin } = operations();
    return withErrorOrigin('wiki.page', 'entry', { pages: [{ title }] }, () =>
      describePage(this.contents, findPage(this.contents, title, 'pages[0].title')),
    );
  }

  /** Whether there is a page under a title. */
  hasPage(title: string): boolean {
    return operations().hasPage(this.contents, title);
  }

  /**
   * What the wiki knows of an account.
   *
   * ```ts
   * const { watchlist, editCount } = wiki.user('Alice');
   * ```
   *
   * @throws WikiContentError where there is no such account
   */
  user(name: string): WikiUser {
    const { describeUser, findUser, withErrorOrigin } = operations();
    return withErrorOrigin('wiki.user', 'entry', { users: [{ name }] }, () =>
      describeUser(this.contents, findUser(this.contents, name, 'users[0].name')),
    );
  }

  /**
   * Everything that the wiki holds now, as a definition: `createWiki(wiki.toDefinition())` answers the same. Passwords are
   * in it. Sessions, tokens, the clock and the ids of what was deleted are not.
   */
  toDefinition(): WikiDefinition {
    return operations().exportDefinition(this.contents);
  }

  /**
   * Answers one request, synchronously.
   *
   * ```ts
   * const { status, body } = wiki.handle({ url: '/api.php?action=query&meta=siteinfo&format=json' });
   * ```
   *
   * @throws TypeError for what is not a request
   * @throws DisruptionError where a fault asks for what is not a response, such as a stall
   * @throws NotSupportedError where the request names what MediaWiki has and wikidouble does not support
   */
  handle(request: WikiRequestInit): WikiResponse {
    const response = this.response(completeRequest(request));
    if (response.unsupported) this.tellUnsupported(response.unsupported);
    if (response.disruption) throw new DisruptionError('wiki.handle', response.disruption.kind);
    return response;
  }

  /**
   * Lets the next request fail that can fail so, as a real wiki, or what stands before it, fails. Failures strike in the
   * order in which they were asked for, one a request; what is wrong with a request itself comes first, and leaves the
   * failure to the next. docs/faults.md tells the kinds, and what clients are to do about each.
   *
   * ```ts
   * wiki.failNext('maxlag', { lag: 12 });
   * wiki.failNext(503, { retryAfter: 30, when: ({ modules }) => modules.includes('imageusage') });
   * ```
   *
   * @throws TypeError for a kind or an option that there is not
   */
  failNext<Kind extends FaultKind>(kind: Kind, options?: FaultOptions[Kind] & Aim): FaultHandle {
    return this.faultPlan().planNext('wiki.failNext', { ...options, kind });
  }

  /**
   * Lets requests fail: all that can fail so, or `times` of them, those that `when` chooses, each with a `probability`.
   * Chances are drawn for themselves (`seed`): the wiki's own ids and tokens are the same with and without failures.
   *
   * ```ts
   * wiki.fail({ kind: 'ratelimited', times: 2 });
   * using flaky = wiki.fail({ kind: 'reset', probability: 0.1, seed: 7 });
   * ```
   *
   * @throws TypeError for a kind or an option that there is not
   */
  fail(definition: FaultDefinition): FaultHandle {
    return this.faultPlan().plan('wiki.fail', definition);
  }

  /**
   * Makes sure that every failure struck as often as it was to: `times`, or at least once where it goes on. One that
   * goes on by chance need not have struck.
   *
   * @throws WikiAssertionError that names the failures that are left over, and what came instead
   */
  assertAllFailuresConsumed(): void {
    this.untold.throwFirst();
    this.faults?.assertAllConsumed();
  }

  /**
   * Serves the wiki over HTTP, on 127.0.0.1 and a free port by default.
   *
   * @throws ListenError where the port is taken
   * @throws TypeError for an unknown option
   */
  async listen(options: ListenOptions = {}): Promise<HttpServer> {
    // Loaded here: who stays in process needs no HTTP server.
    const { listen } = require('./transports/http') as typeof import('./transports/http');
    const server = await listen((request) => this.respond(request), options);
    const close = (): Promise<void> => {
      this.closers.delete(close);
      return server.close();
    };
    this.closers.add(close);
    return { ...server, close, [Symbol.asyncDispose]: close };
  }

  /**
   * Answers the requests of this process to the address of a wiki, through nock (an optional peer dependency): those of
   * the global `fetch`, of `node:http` and of everything that is built on them. The npm package undici goes to the network
   * instead; `blockNetwork: true` refuses that.
   *
   * @param address of the wiki: `https://wiki.example/w`, or the same with `/api.php`
   * @throws TypeError for what is not such an address, and for an unknown option
   * @throws Error where nock is not installed, or where the address, or one above or below it, is intercepted already
   */
  intercept(address: string, options: InterceptOptions = {}): Interception {
    const { intercept } = require('./transports/nock') as typeof import('./transports/nock');
    const interception = intercept((request) => this.respondToClient(request), address, options);
    const remove = (): void => {
      this.closers.delete(remove);
      interception.remove();
    };
    this.closers.add(remove);
    return { ...interception, remove, [Symbol.dispose]: remove };
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
    const { writePact } = require('../pact/record/write-pact') as typeof import('../pact/record/write-pact');
    return writePact(this.journal, options);
  }

  /** @internal Lets a recorder see what comes and goes from now on, unless it fails on purpose. */
  recordInto(recorder: PactRecorder): void {
    this.journal.listen((exchange) => {
      if (exchange.failure === undefined) recorder.record(exchange);
    });
  }

  /** @internal Tells of every request as it is answered, and of what is wrong with it by itself. */
  tell(told: (entry: JournalEntry, violations: readonly Violation[]) => void): void {
    this.journal.listen((exchange) => {
      told(this.journal.entryOf(exchange), this.journal.violationsOf(exchange));
    });
  }

  /**
   * Back to how it was created: content, sessions, clock, what was asked; failures are removed. Servers and
   * interceptions stay, and so do answers that are held back already.
   */
  reset(): void {
    this.restore(this.created);
  }

  /**
   * What the wiki is now: pages, users, changes, patrol marks, watchlists, sessions, attempts to log in, the clock and
   * the course of chance. It costs nothing until something changes. Failures and what was asked belong to a test, and
   * are not in it.
   */
  snapshot(): Snapshot {
    return new Snapshot(this.environment, this.contents.fork());
  }

  /**
   * Back to a snapshot, as often as one likes; as `reset` otherwise: failures are removed, and what was asked is
   * forgotten. The same requests then have the same answers again.
   *
   * @throws TypeError where the snapshot was taken of another wiki
   */
  restore(snapshot: Snapshot): void {
    this.contents = snapshot.restore(this.environment);
    this.faults?.clear();
    this.journal.clear();
    this.strictness?.reset();
    this.untold.clear();
  }

  /**
   * Ends every server and interception of this wiki, and whatever waits for an answer that a failure holds back. Calling
   * it again does no harm. `await using wiki = createWiki()` does it by itself.
   *
   * @throws StrictError where a strict wiki objects to something that the test was not told
   * @throws NotSupportedError where a client was told of one, and the test was not
   */
  async close(): Promise<void> {
    this.waiting.endAll();
    const closers = [...this.closers];
    this.closers.clear();
    await Promise.all(closers.map(async (close) => close()));
    this.untold.throwFirst();
    this.strictness?.checkUnfollowed(this.journal.unfollowed);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }

  /** What `console.log(wiki)` prints: `Wiki 'TestWiki' 1.43: 1 page, 0 users, 3 requests`. */
  [inspect.custom](): string {
    const { site, release, pages, users } = this.contents;
    const counts = [
      counted(pages.size, 'page'),
      counted(users.size, 'user'),
      counted(this.journal.received, 'request'),
    ];
    return `Wiki '${site.name}' ${release.name}: ${counts.join(', ')}`;
  }

  private addOne(origin: string, part: unknown): Added {
    const { addContents, withErrorOrigin } = operations();
    return withErrorOrigin(origin, 'entry', part, (definition) => addContents(this.contents, definition));
  }

  /** Every transport ends here. */
  private response(request: WikiRequest): WikiResponse {
    const { journal, strictness } = this;
    const { headers } = request;
    const observer = journal.isOpen || strictness ? this.observer : undefined;
    // The answer may end the session. Most requests have no cookie, and nothing is looked for then.
    const user = headers.cookie !== undefined && observer ? loggedInUser(this.contents, headers) : undefined;
    const failing = this.faults?.respond(this.contents, request, observer);
    const response = failing ? failing.response : respondToRequest(this.contents, request, observer);
    if (!observer) return response;
    const exchange: Exchange = { request, response, user, failure: failing?.fault, observed: observer.take() };
    exchange.parameters = observer.takeParameters();
    journal.add(exchange);
    if (!this.failsUnsupported(response))
      strictness?.check(journal.violationsOf(exchange), () => journal.entryOf(exchange));
    exchange.parameters = undefined;
    return response;
  }

  /** For those who ask through a client, which may keep to itself what is thrown at it. */
  private respondToClient(request: WikiRequest): WikiResponse {
    return this.keepingErrors(() => {
      const response = this.response(request);
      if (response.unsupported) this.tellUnsupported(response.unsupported);
      if (this.failsUnsupported(response)) this.untold.add(this.notSupported(response.unsupported));
      return response;
    });
  }

  /** @internal Answers over HTTP, where what is unsupported is a response with an API error. */
  respond(request: WikiRequest): WikiResponse {
    const response = this.keepingErrors(() => this.response(request));
    if (this.failsUnsupported(response)) {
      this.untold.add(this.notSupported(response.unsupported));
      reports().printUnsupported(response.unsupported);
    } else if (response.unsupported) reports().warnOfUnsupported(response.unsupported, 'stderr');
    return response;
  }

  /** @throws NotSupportedError where a request for these is to fail in process */
  private tellUnsupported(names: readonly UnsupportedName[]): void {
    const { unsupported } = this.contents.settings;
    if (unsupported === 'error') throw this.notSupported(names);
    if (unsupported === 'warn') reports().warnOfUnsupported(names, 'process');
  }

  /** Whether the answer says that something is unsupported, rather than what a wiki without it says. */
  private failsUnsupported(response: WikiResponse): response is UnsupportedResponse {
    return response.unsupported !== undefined && this.contents.settings.unsupported !== 'warn';
  }

  /** Keeps what a client is told, so that the test is told too. */
  private keepingErrors(response: () => WikiResponse): WikiResponse {
    try {
      return response();
    } catch (error) {
      if (error instanceof StrictError || error instanceof NotSupportedError) this.untold.add(error);
      throw error;
    }
  }

  private notSupported(names: readonly UnsupportedName[]): NotSupportedError {
    return new NotSupportedError(names, this.contents.release.name);
  }

  private faultPlan(): FaultPlan {
    const { FaultPlan } = require('./faults/fault-plan') as typeof import('./faults/fault-plan');
    return (this.faults ??= new FaultPlan());
  }
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

/** Loaded when a test first changes or reads the content. */
function operations(): typeof import('./definition/builders/content-operations') {
  return require('./definition/builders/content-operations') as typeof import('./definition/builders/content-operations');
}

/** Loaded when a test first asks. */
function checks(): typeof import('./journal/assertions/check-requests') {
  return require('./journal/assertions/check-requests') as typeof import('./journal/assertions/check-requests');
}

type UnsupportedResponse = WikiResponse & Required<Pick<WikiResponse, 'unsupported'>>;

/** Loaded when a request first names something unsupported. */
function reports(): typeof import('./unsupported/report-unsupported') {
  return require('./unsupported/report-unsupported') as typeof import('./unsupported/report-unsupported');
}
