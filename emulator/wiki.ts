import { inspect } from 'node:util';

import type {
  BlockDefinition,
  ChangeDefinition,
  FileDefinition,
  LoggedEventDefinition,
  PageDefinition,
  RestrictionDefinition,
  UserDefinition,
  WikiDefinition,
} from '../schemas/generated/wiki-file';
import type { Added, PageDeletion, PageEdit } from './definition/builders/content-operations';
import type {
  AddedBlock,
  AddedChange,
  AddedPage,
  AddedUser,
  PageRevision,
  WikiFile,
  WikiLogEntry,
  WikiPage,
  WikiUser,
} from './definition/builders/descriptions';

import type { Times } from './journal/assertions/assertions';
import type { ExpectedParameters } from './journal/assertions/expected-parameters';
import type { ExpectedTrouble } from './journal/assertions/unexpected-requests';
import type { WikiResponse, WikiRequest, WikiRequestInit } from './exchange';
import type { Aim, FaultDefinition, FaultHandle, FaultKind, FaultOptions } from './faults/faults';
import type { Journal, JournalEntry } from './journal/journal';
import type { RequestList } from './journal/request-list';
import type { PactOptions, PactRecorder, WrittenPact } from '../pact/record/pact-recorder';
import { Responder } from './responder';
import { Snapshot } from './snapshot';
import type { Violation } from './journal/strict/violation';
import type { Strictness } from './journal/strict/strictness';
import { completeRequest } from './transports/handled-request';
import type { HttpServer, ListenOptions } from './transports/http';
import type { WaitingResponses } from './transports/waiting-responses';
import type { InterceptOptions, Interception } from './transports/nock';
import type { StubFunction, StubHandle, StubOptions } from './stubs/stubs';
import type { StubResponse } from './stubs/stub-response';
import type { Environment, Clock } from './model/environment';
import type { Mail } from './model/mails';
import type { WikiModel } from './model/wiki-model';

/** A wiki that responds in process, through nock, over HTTP or as a `fetch` function. `createWiki` creates one. */
export class Wiki {
  private readonly environment: Environment;
  private readonly closers = new Set<() => Promise<void> | void>();
  private ownFetch: typeof globalThis.fetch | undefined;
  /** The responses that `fetch` delays, once it was used. */
  private waiting: WaitingResponses | undefined;
  private readonly responder: Responder;
  private readonly created: Snapshot;

  /** @internal */
  constructor(
    private contents: WikiModel,
    private readonly journal: Journal,
    private readonly strictness: Strictness | undefined,
  ) {
    this.environment = contents.environment;
    this.created = this.snapshot();
    this.responder = new Responder(() => this.contents, journal, strictness);
  }

  /** A `fetch` that sends every request to this wiki, whatever the host of the address. It uses no network. */
  get fetch(): typeof globalThis.fetch {
    return (this.ownFetch ??= this.createFetch());
  }

  /**
   * The kept requests (`journalBytes`), oldest first: an array with `to(module)`, `matching(parameters)`, `last` and `count`.
   */
  get requests(): RequestList {
    return this.journal.entries;
  }

  /** The same as the function `assertReceived`. */
  assertReceived(parameters: ExpectedParameters, options: Times = {}): void {
    this.responder.throwUntold();
    checks().checkReceived(this.requests, parameters, options);
  }

  /** The same as the function `assertNotReceived`. */
  assertNotReceived(parameters: ExpectedParameters): void {
    this.responder.throwUntold();
    checks().checkNotReceived(this.requests, parameters);
  }

  /** The same as the function `assertNoUnexpectedRequests`. */
  assertNoUnexpectedRequests(expected: ExpectedTrouble = {}): void {
    this.responder.throwUntold();
    checks().checkNoneUnexpected(this.requests, expected);
    this.strictness?.checkUnfollowed(this.journal.unfollowed);
  }

  /** Mail that users sent with `action=emailuser`, the oldest first. It is kept, and not delivered. */
  get mails(): readonly Mail[] {
    return this.contents.mails;
  }

  /** The wiki's clock. Tokens, sessions, throttles, cookies, caching and timestamps follow it. */
  get clock(): Clock {
    return this.environment.clock;
  }

  /**
   * Adds pages, users and changes: any part of a definition except the site.
   *
   * ```ts
   * const { pages: added } = wiki.add(pages(1000, (n) => ({ title: `Page ${n}`, uses: ['File:Cat.jpg'] })));
   * added[0].id;
   * ```
   *
   * Invalid input leaves the wiki unchanged.
   *
   * @throws WikiFileError if it breaks the schema
   * @throws WikiContentError if it contradicts itself or the content of the wiki
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
   * Adds a page without a recent change, as if it had always been there.
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
   * Adds a recent change and leaves the page unchanged. `editPage` changes both.
   *
   * @throws as `add`
   */
  addChange(change: ChangeDefinition): AddedChange {
    return this.addOne('wiki.addChange', { changes: [change] }).changes[0]!;
  }

  /**
   * Blocks an account, an address or a range, without a log entry.
   *
   * ```ts
   * wiki.addBlock('Eve', { by: 'Admin', reason: 'spam', expiry: '2026-02-28T12:00:00Z' });
   * ```
   *
   * @throws as `add`
   */
  addBlock(block: BlockDefinition): AddedBlock;
  addBlock(target: string, rest?: Omit<BlockDefinition, 'target'>): AddedBlock;
  addBlock(given: BlockDefinition | string, rest?: Omit<BlockDefinition, 'target'>): AddedBlock {
    return this.addOne('wiki.addBlock', { blocks: [operations().named('target', given, rest)] }).blocks[0]!;
  }

  /**
   * Defines a tag, which users may then add to their changes (the parameter `tags`).
   *
   * @throws as `add`
   */
  addTag(name: string): void {
    this.addOne('wiki.addTag', { tags: [name] });
  }

  /**
   * Adds an entry to the log that has no recent change.
   *
   * ```ts
   * wiki.addLog({ type: 'delete', action: 'delete', page: 'Gallery', user: 'Alice', comment: 'unused' });
   * ```
   *
   * @throws as `add`
   */
  addLog(entry: LoggedEventDefinition): void {
    this.addOne('wiki.addLog', { logs: [entry] });
  }

  /**
   * Adds a page that was deleted, without a log entry: `action=undelete` restores it.
   *
   * @throws as `add`
   */
  addDeletedPage(page: PageDefinition): void;
  addDeletedPage(title: string, rest?: Omit<PageDefinition, 'title'>): void;
  addDeletedPage(given: PageDefinition | string, rest?: Omit<PageDefinition, 'title'>): void {
    this.addOne('wiki.addDeletedPage', { deletedPages: [operations().named('title', given, rest)] });
  }

  /**
   * Limits a page to some users, without a log entry. It replaces the protection that the page had; an empty list ends it.
   *
   * ```ts
   * wiki.protectPage('Gallery', [{ type: 'edit', level: 'sysop' }]);
   * ```
   *
   * @throws WikiContentError if there is no such page
   */
  protectPage(title: string, protection: readonly RestrictionDefinition[]): void {
    const { applyProtection, withErrorOrigin } = operations();
    withErrorOrigin('wiki.protectPage', 'entry', { pages: [{ title, protection: [...protection] }] }, (definition) => {
      applyProtection(this.contents, definition);
    });
  }

  /**
   * Edits a page as a user would: adds a revision and a recent change, and updates `touched` and what the page uses.
   *
   * ```ts
   * const { change } = wiki.editPage('Gallery', { text: '[[File:Dog.jpg]]', user: 'Bob', comment: 'dogs' });
   * ```
   *
   * @throws WikiContentError if there is no such page
   */
  editPage(title: string, edit: PageEdit = {}): { readonly page: AddedPage; readonly change: AddedChange } {
    const { applyEdit, withErrorOrigin, definitionOfEdit, addedChange, addedPage } = operations();
    return withErrorOrigin('wiki.editPage', 'entry', definitionOfEdit(title, edit), (definition) => {
      const { page, change } = applyEdit(this.contents, definition);
      return { page: addedPage(this.contents, page), change: addedChange(this.contents, change) };
    });
  }

  /**
   * Deletes a page as a user would: removes its history, its uploaded file and its edits in the recent changes, and adds a
   * log entry. Pages that use the file still do.
   *
   * @throws WikiContentError if there is no such page
   */
  deletePage(title: string, deletion: PageDeletion = {}): AddedChange {
    const { applyDeletion, withErrorOrigin, definitionOfDeletion, addedChange } = operations();
    return withErrorOrigin('wiki.deletePage', 'entry', definitionOfDeletion(title, deletion), (definition) =>
      addedChange(this.contents, applyDeletion(this.contents, definition).change),
    );
  }

  /**
   * Returns a page with its text and history.
   *
   * ```ts
   * const { text, revisions } = wiki.page('Gallery');
   * ```
   *
   * @throws WikiContentError if there is no such page; `hasPage` checks that
   */
  page(title: string): WikiPage {
    const { describePage, findPage, withErrorOrigin } = operations();
    return withErrorOrigin('wiki.page', 'entry', { pages: [{ title }] }, () =>
      describePage(this.contents, findPage(this.contents, title, 'pages[0].title')),
    );
  }

  /** Whether a page has this title. */
  hasPage(title: string): boolean {
    return operations().hasPage(this.contents, title);
  }

  /**
   * Returns an uploaded file with its versions and, as far as they are known, their bytes.
   *
   * ```ts
   * const { content, sha1, versions } = wiki.file('Cat.jpg');
   * ```
   *
   * @param title with or without `File:`
   * @throws WikiContentError if there is no such file; `hasFile` checks that
   */
  file(title: string): WikiFile {
    const { describeFile, fileTitle, findPage, withErrorOrigin } = operations();
    return withErrorOrigin('wiki.file', 'entry', { pages: [{ title: fileTitle(this.contents, title) }] }, () =>
      describeFile(findPage(this.contents, String(fileTitle(this.contents, title)), 'pages[0].title')),
    );
  }

  /** Whether a file was uploaded under this name, with or without `File:`. */
  hasFile(title: string): boolean {
    const { fileTitle, hasFile } = operations();
    return hasFile(this.contents, String(fileTitle(this.contents, title)));
  }

  /**
   * Returns an account with its groups, options and watchlist.
   *
   * ```ts
   * const { watchlist, editCount } = wiki.user('Alice');
   * ```
   *
   * @throws WikiContentError if there is no such account
   */
  user(name: string): WikiUser {
    const { describeUser, findUser, withErrorOrigin } = operations();
    return withErrorOrigin('wiki.user', 'entry', { users: [{ name }] }, () =>
      describeUser(this.contents, findUser(this.contents, name, 'users[0].name')),
    );
  }

  /**
   * Runs the jobs that are waiting, as `runJobs.php` does on a real wiki. There are none: pages follow the templates that they
   * use, and watchlists the changes, at once. So does `POST index.php?title=Special:RunJobs`.
   *
   * @returns how many jobs were run: 0
   */
  runJobs(): number {
    return 0;
  }

  /** The entries of the log, the oldest first: deletions, moves, blocks, uploads and so on. */
  get logs(): readonly WikiLogEntry[] {
    return operations().describeLogs(this.contents);
  }

  /**
   * Returns the revisions that were deleted under a title and not restored, the oldest first.
   *
   * @throws WikiContentError if no page can have the title
   */
  deletedRevisions(title: string): readonly PageRevision[] {
    const { deletedRevisions, withErrorOrigin } = operations();
    return withErrorOrigin('wiki.deletedRevisions', 'entry', { deletedPages: [{ title }] }, () =>
      deletedRevisions(this.contents, title),
    );
  }

  /**
   * Returns the content of the wiki as a definition, passwords included: `createWiki(wiki.toDefinition())` gives the same
   * responses. Sessions, tokens, the clock, mail, the upload stash and ids that are no longer used are not part of it.
   */
  toDefinition(): WikiDefinition {
    return operations().exportDefinition(this.contents);
  }

  /**
   * Responds to one request, synchronously.
   *
   * ```ts
   * const { status, body } = wiki.handle({ url: '/api.php?action=query&meta=siteinfo&format=json' });
   * ```
   *
   * @throws TypeError if it is not a request
   * @throws DisruptionError if an injected fault is not a response, such as a stall
   * @throws NotSupportedError if the request names something that MediaWiki has and wikidouble does not support
   */
  handle(request: WikiRequestInit): WikiResponse {
    return this.responder.handle(completeRequest(request));
  }

  /**
   * Makes the next request that the fault applies to fail, as a real wiki or a proxy in front of it would. Faults strike in
   * the order in which they were planned, one per request. A request with an error of its own gets that error and leaves the
   * fault to the next one. docs/faults.md lists the kinds and what clients should do about each.
   *
   * ```ts
   * wiki.failNext('maxlag', { lag: 12 });
   * wiki.failNext(503, { retryAfter: 30, when: ({ modules }) => modules.includes('imageusage') });
   * ```
   *
   * @throws OptionError for an unknown kind or option
   */
  failNext<Kind extends FaultKind>(kind: Kind, options?: FaultOptions[Kind] & Aim): FaultHandle {
    return this.responder.faults.planNext('wiki.failNext', { ...options, kind } as FaultDefinition);
  }

  /**
   * Makes requests fail: all that the fault applies to, or only `times` of them, those that `when` selects, or each with a
   * `probability`. That randomness has its own `seed`: the wiki's ids and tokens are the same with and without faults.
   *
   * ```ts
   * wiki.fail({ kind: 'ratelimited', times: 2 });
   * using flaky = wiki.fail({ kind: 'reset', probability: 0.1, seed: 7 });
   * ```
   *
   * @throws OptionError for an unknown kind or option
   */
  fail(definition: FaultDefinition): FaultHandle {
    return this.responder.faults.plan('wiki.fail', definition);
  }

  /**
   * Checks that every fault struck as often as planned: `times`, or at least once if it has no limit. A fault with a
   * `probability` and no limit need not have struck.
   *
   * @throws WikiAssertionError that names the faults that are left, and the requests that came instead
   */
  assertAllFailuresConsumed(): void {
    this.responder.throwUntold();
    this.responder.assertFaultsConsumed();
  }

  /**
   * Responds to requests with these parameters in place of the wiki, which need not support what they name.
   *
   * ```ts
   * wiki.stub({ list: 'categorymembers' }, { query: { categorymembers: [{ pageid: 1, ns: 0, title: 'Cat' }] } });
   * wiki.stub({ action: 'edit' }, ({ parameters }) => ({ edit: { result: 'Success', title: parameters.title } }));
   * wiki.stub({ action: 'parse' }, { status: 503, headers: { 'Retry-After': 5 }, body: 'Down' }, { times: 1 });
   * ```
   *
   * Parameters are compared as by `assertReceived`; `prop`, `list` and `meta` may name other modules as well. A result is
   * printed in the requested format. If it has an `error`, its code is in the header `MediaWiki-API-Error`. If several
   * stubs match a request, the one that was added last responds. `reset()` and `restore()` remove stubs.
   *
   * @param response a result of the API; a response with `status`, `headers` and `body`; or a function of the request that
   *   returns one of them, or undefined to leave the request to the next stub or the wiki
   * @throws OptionError for invalid parameters, an invalid response or an unknown option
   */
  stub(parameters: ExpectedParameters, response: StubResponse | StubFunction, options: StubOptions = {}): StubHandle {
    return this.responder.stubs.add(parameters, response, options);
  }

  /**
   * Checks that every stub responded: as often as `times`, or at least once if it has no limit.
   *
   * @throws WikiAssertionError that names the stubs that are left
   */
  assertAllStubsConsumed(): void {
    this.responder.throwUntold();
    this.responder.assertStubsConsumed();
  }

  /**
   * Serves the wiki over HTTP, on 127.0.0.1 and a free port by default.
   *
   * @throws ListenError if the port is taken
   * @throws OptionError for an unknown option
   */
  async listen(options: ListenOptions = {}): Promise<HttpServer> {
    // Loaded here, because requests in process need no HTTP server.
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
   * Intercepts the requests of this process to the address of a wiki, through nock (an optional peer dependency): those of
   * the global `fetch`, of `node:http` and of everything built on them. The npm package undici still uses the network;
   * `blockNetwork: true` prevents that.
   *
   * @param address of the wiki: `https://wiki.example/w`, or the same with `/api.php`
   * @throws TypeError for an invalid address or an unknown option
   * @throws Error if nock is not installed, or if the address, or one above or below it, is already intercepted
   */
  intercept(address: string, options: InterceptOptions = {}): Interception {
    const { intercept } = require('./transports/nock') as typeof import('./transports/nock');
    const interception = intercept((request) => this.responder.respondToClient(request), address, options);
    const remove = (): void => {
      this.closers.delete(remove);
      interception.remove();
    };
    this.closers.add(remove);
    return { ...interception, remove, [Symbol.dispose]: remove };
  }

  /**
   * Writes what the client depends on as a contract that any wiki can be verified against: a Pact file (version 4),
   * `DIR/CONSUMER-PROVIDER.json`. Existing interactions of the file stay; any number of processes and wikis may add to it
   * at the same time. Call it before `reset`, which forgets the requests, and delete the file to start a new contract.
   *
   * Each kind of request is one interaction: method, path and parameters, and of the response the status, the content type
   * and, in JSON, the members that it had, matched by type, without those that another correct wiki may lack. Error codes are
   * matched by value. Titles of files, users and tokens come from provider states (`a file`, `a session`), so that a wiki with
   * other content can be verified; pages that are named must exist (`the page exists`). Ids and titles in responses are
   * examples. The file contains no cookie, token, password or address.
   *
   * `relies` states what else the client depends on, or how little. Each entry is a JSON Pointer into responses, with `*`
   * for every entry or member. It applies to the responses that have what it names:
   * - Pointers into a part of a response replace what is required of that part by default. Parts are the results of modules
   *   (`/query/imageusage`) and the other top-level members (`/continue`, `/batchcomplete`, `/error`). For example,
   *   `/query/imageusage/*\/title` reduces the entries to their titles, and `/continue/iucontinue` adds that the list
   *   continues; the file must then have more uses than the response had.
   * - `*` does not imply a number: the list may be empty. An index (`/query/imageusage/0/title`) implies that the list has
   *   at least that many entries, all with what follows.
   * - A member that only some entries of a list have cannot be relied on, because a contract treats all entries alike.
   * - `{ at: '/query/imageusage/*\/title', exactly: true }` matches the value, not only its type; for a list, also the
   *   number and the order of its entries.
   *
   * @throws TypeError for an invalid file name or pointer
   * @throws RangeError if it relies on the value of a token, or if the wiki keeps no requests (`journalBytes: 0`)
   * @throws ContractFileError if the file is not a contract of the two; it is left unchanged
   */
  writePact(options: PactOptions): WrittenPact {
    const { writePact } = require('../pact/record/write-pact') as typeof import('../pact/record/write-pact');
    return writePact(this.journal, options);
  }

  /** @internal Responds over HTTP, where an unsupported request gets an API error. */
  respond(request: WikiRequest): WikiResponse {
    return this.responder.respondOverHttp(request);
  }

  /** @internal Passes requests and responses to a recorder from now on, except those that an injected fault struck. */
  recordInto(recorder: PactRecorder): void {
    this.journal.listen((exchange) => {
      if (exchange.failure === undefined) recorder.record(exchange);
    });
  }

  /** @internal Reports every request after its response, with the violations that it shows by itself. */
  tell(told: (entry: JournalEntry, violations: readonly Violation[]) => void): void {
    this.journal.listen((exchange) => {
      told(this.journal.entryOf(exchange), this.journal.violationsOf(exchange));
    });
  }

  /**
   * Restores the wiki as it was created: content, sessions and clock. Forgets all requests and removes all faults and stubs. Servers
   * and interceptions stay, and so do responses that a fault already holds back.
   */
  reset(): void {
    this.restore(this.created);
  }

  /**
   * Saves the state of the wiki: pages, users, changes, watchlists, sessions, log-in attempts, the clock and the random
   * number generator. It costs nothing until something changes. Faults, stubs and recorded requests are not part of it.
   */
  snapshot(): Snapshot {
    return new Snapshot(this.environment, this.contents.fork());
  }

  /**
   * Restores a snapshot, any number of times. Like `reset`, it removes faults and stubs and forgets requests. The same requests then
   * get the same responses again.
   *
   * @throws TypeError if the snapshot is of another wiki
   */
  restore(snapshot: Snapshot): void {
    this.contents = snapshot.restore(this.environment);
    this.responder.reset();
  }

  /**
   * Stops the servers and interceptions of this wiki, and ends requests whose response a fault holds back. It may be called
   * again. `await using wiki = createWiki()` calls it automatically.
   *
   * @throws StrictError if a strict wiki reported a violation that did not reach the test
   * @throws NotSupportedError if a client received one that did not reach the test
   */
  async close(): Promise<void> {
    this.waiting?.endAll();
    const closers = [...this.closers];
    this.closers.clear();
    await Promise.all(closers.map(async (close) => close()));
    this.responder.throwUntold();
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

  private createFetch(): typeof globalThis.fetch {
    const { createFetch, scriptPathOf, waitingForFetch } =
      require('./transports/fetch') as typeof import('./transports/fetch');
    const waiting = (this.waiting = waitingForFetch());
    return createFetch(
      (request) => this.responder.respondToClient({ ...request, scriptPath: scriptPathOf(request.url) }),
      { waiting },
    );
  }

  private addOne(origin: string, part: unknown): Added {
    const { addContents, withErrorOrigin } = operations();
    return withErrorOrigin(origin, 'entry', part, (definition) => addContents(this.contents, definition));
  }
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

/** Loaded when a test first changes or reads the content. */
function operations(): typeof import('./definition/builders/content-operations') {
  return require('./definition/builders/content-operations') as typeof import('./definition/builders/content-operations');
}

/** Loaded with the first assertion. */
function checks(): typeof import('./journal/assertions/check-requests') {
  return require('./journal/assertions/check-requests') as typeof import('./journal/assertions/check-requests');
}
