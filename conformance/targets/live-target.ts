import type { FileRole, Scenario } from '../../schemas/generated/scenario';
import type { Folding } from '../variation/folding';
import type { Judge } from '../invariants/judge';
import type { Finding } from '../../schemas/generated/report';
import {
  caseSensitiveFinding,
  formatVersionFinding,
  privateWikiFinding,
  rewritingCacheFinding,
} from '../findings/findings';
import { CookieJar } from '../runner/cookie-jar';
import { type Send, WikiUnreachable } from '../runner/exchange';
import { foreignRelease } from '../runner/releases-of-scenario';
import type { FilledRole, Preparation, Target } from '../runner/target';
import { ApiClient, ApiProblem } from '../http/api-client';
import { type Detection, detectWiki } from './detect-wiki';
import { FileFinder, preferredRole } from './find-roles';
import { AccountSessions, type Credentials, type LoggedIn } from './log-in';
import { FileMaker, type MadePage } from './make-roles';
import { ResponseCache } from '../http/response-cache';
import { forbiddenActionIn, isOfSessions, type Permission } from '../http/write-guard';
import { FormatVersion } from './format-version';
import { PrivateReading } from './private-wiki';
import { ObstacleWatch } from './obstacle-watch';
import { RequestPlan } from './request-plan';
import { isAboutCaching, RewritingCache } from './rewriting-cache';
import type { LiveSends } from '../http/wiki-connection';

export interface LiveTargetOptions {
  readonly credentials?: Credentials | undefined;
  /** Creates pages for roles that the wiki has no content for, and deletes them afterwards. Default: false. */
  readonly allowWrites?: boolean;
  /** What is at the address, if known. Default: it is detected. */
  readonly detection?: Detection | undefined;
  /** What scenarios may send. Default: requests that only read, log-ins and log-outs; with `allowWrites` everything. */
  readonly permission?: Permission;
  /** Sends a request that several scenarios share, without cookies, once. Default: each scenario sends its own. */
  readonly remembersResponses?: boolean;
  /** Keeps created pages and logged-in clients for further scenarios; `close` removes them. Default: false. */
  readonly isThrifty?: boolean;
  /** Folds conditions into the requests of scenarios that are not about the debug block. Default: nothing. */
  readonly folding?: Folding | undefined;
  /** Judges headers for caches although a cache in front of the wiki replaces them. Default: false. */
  readonly origin?: boolean;
}

/** A live wiki, by the address of its `api.php`. `sends` decides how fast requests are sent. */
export class LiveTarget implements Target {
  readonly name: string;
  private readonly send: Send;
  private readonly scenarioSend: Send;
  /** The same, with conditions folded in. */
  private readonly foldedSend: Send;
  private readonly permission: Permission;
  private readonly finder: FileFinder;
  private readonly maker: FileMaker | undefined;
  private readonly accounts: AccountSessions | undefined;
  private readonly surveySend: Send;
  private readonly memory: ResponseCache | undefined;
  /** Remembers what was sent with nothing folded in. */
  private readonly exactMemory: ResponseCache | undefined;
  private plan = new RequestPlan();
  private readonly formatVersion = new FormatVersion();
  private readonly obstacles: ObstacleWatch;
  private readonly cache = new RewritingCache();
  private cacheEvidence: string | undefined;
  /** Why the account cannot be used, although the wiki can be read. */
  private accountProblem: string | undefined;
  /** For a private wiki, once the account is logged in. */
  private reading: PrivateReading | undefined;
  private detection: Promise<Detection> | undefined;
  private detected: Detection | undefined;

  constructor(
    readonly api: string,
    private readonly sends: LiveSends,
    private readonly options: LiveTargetOptions = {},
  ) {
    const { credentials, allowWrites = false, isThrifty = false, remembersResponses = false } = options;
    this.name = api;
    const send = this.cache.watch(unlessBusy(sends.send, api));
    const surveySend = sends.surveySend ? unlessBusy(sends.surveySend, api) : send;
    this.obstacles = new ObstacleWatch(api, sends.giveUp ?? (() => undefined));
    // What responds in place of the wiki is not judged; what the account reads is judged as sent by it.
    const judged = (each: Send): Send => sends.judge?.watch(this.watched(each), api) ?? this.watched(each);
    this.send = this.readable(judged(send));
    this.surveySend = this.readable(judged(surveySend));
    const scenarioSend = this.formatVersion.wrap(this.send);
    this.scenarioSend = scenarioSend;
    const { folding } = options;
    const remembering = (each: Send): ResponseCache | undefined =>
      remembersResponses ? new ResponseCache(each, sends.cookies?.areForEverybody) : undefined;
    this.foldedSend = folding ? afterFirst(scenarioSend, folding.wrap(scenarioSend)) : scenarioSend;
    this.exactMemory = remembering(scenarioSend);
    this.memory = folding ? remembering(this.foldedSend) : this.exactMemory;
    const isWriting = allowWrites && credentials !== undefined;
    this.permission = options.permission ?? (isWriting ? 'everything' : 'sessions');
    this.finder = new FileFinder(new ApiClient(this.surveySend));
    if (!credentials) return;
    this.accounts = new AccountSessions(surveySend, credentials, isThrifty);
    if (!isWriting) return;
    const sendRemoval = sends.removalSend ?? surveySend;
    this.maker = new FileMaker({ send: surveySend, sendRemoval, credentials }, isThrifty);
  }

  /** Known after `detect` or `prepare`. */
  get release(): string | undefined {
    return this.detected?.kind === 'wiki' ? this.detected.release : undefined;
  }

  get judge(): Judge | undefined {
    return this.sends.judge;
  }

  get folding(): Folding | undefined {
    return this.options.folding;
  }

  get loggedIn(): boolean {
    return this.options.credentials !== undefined;
  }

  /** Whether an account is needed to read, and is used for that. */
  get isPrivate(): boolean {
    return this.reading !== undefined;
  }

  /** How the wiki differs from what scenarios take for granted, without being wrong. */
  get findings(): Finding[] {
    return [
      ...(this.reading ? [privateWikiFinding(this.options.credentials?.name ?? '')] : []),
      ...(this.detected?.kind === 'wiki' && this.detected.hasCaseSensitiveFiles ? [caseSensitiveFinding()] : []),
      ...(this.formatVersion.isRequested ? [formatVersionFinding()] : []),
      ...(this.cacheEvidence === undefined ? [] : [rewritingCacheFinding(this.cacheEvidence)]),
    ];
  }

  /** What is at the address; detected once. */
  async detect(): Promise<Detection> {
    this.detection ??= this.detectNow();
    return (this.detected = await this.detection);
  }

  private async detectNow(): Promise<Detection> {
    const detection = this.options.detection ?? (await detectWiki(this.surveySend, this.api));
    if (detection.kind === 'wiki' || !detection.isPrivate || !this.accounts) return detection;
    try {
      const { cookies, user } = await this.accounts.take();
      this.reading = new PrivateReading(cookies);
      const asAccount = await detectWiki(this.surveySend, this.api);
      if (asAccount.kind === 'wiki' || !asAccount.isPrivate) return asAccount;
      return { ...asAccount, reason: `${this.api} is a private wiki, and ${user} may not read it either.` };
    } catch (error) {
      if (error instanceof ApiProblem)
        return { ...detection, reason: `${error.message} (${this.api} is a private wiki)` };
      if (error instanceof WikiUnreachable) return { ...detection, reason: error.message };
      throw error;
    }
  }

  /** Once there is a wiki, what responds in its place is an obstacle; before, the detection says so. */
  private watched(send: Send): Send {
    const watching = this.obstacles.wrap(send);
    return (request) => (this.detected?.kind === 'wiki' ? watching(request) : send(request));
  }

  /** On a private wiki, denied requests are sent with the account. */
  private readable(send: Send): Send {
    return (request) => (this.reading ? this.reading.wrap(send)(request) : send(request));
  }

  /** Sends requests of no scenario; their responses are judged by the invariants alone. */
  get plainSend(): Send {
    return this.send;
  }

  /** The title of a file that fits a role; undefined if none was found. */
  async findFile(role: FileRole): Promise<string | undefined> {
    const found = await this.finder.find(role, new Set());
    return 'title' in found ? found.title : undefined;
  }

  /** The cookies of a client that is logged in; undefined without an account, or if the log-in fails. */
  async accountCookies(): Promise<string | undefined> {
    try {
      const session = await this.accounts?.take();
      if (session) this.accounts?.giveBack(session);
      return session?.cookies.header;
    } catch (error) {
      if (error instanceof ApiProblem) return undefined;
      throw error;
    }
  }

  spareRequests(open: readonly Scenario[]): number {
    const { sends, detected, plan } = this;
    if (!sends.left || detected?.kind !== 'wiki') return Infinity;
    const needed = plan.estimate(open.filter((scenario) => this.missingCapability(scenario, detected) === undefined));
    return sends.left() - needed - (needed > 0 ? unforeseen : 0);
  }

  /** Forgets the remembered responses. Returns whether the last scenario used any of them. */
  forgetResponses(): boolean {
    this.plan = new RequestPlan();
    const wasUsed = this.memory?.forget() === true;
    return (this.exactMemory !== this.memory && this.exactMemory?.forget() === true) || wasUsed;
  }

  /**
   * Checks whether scenarios can be run: there is a wiki, and it accepts the account. If it rejected the account later,
   * some rules would be only half shown, and that might go unnoticed.
   *
   * @returns why not, as a sentence
   */
  async findObstacle(): Promise<string | undefined> {
    const detection = await this.detect();
    if (detection.kind === 'unusable') return detection.reason;
    try {
      const refusal = await this.accounts?.tryOnce();
      if (refusal === undefined) return undefined;
      const problem = `${this.options.credentials?.name ?? ''} cannot log in to ${this.api}: ${refusal}`;
      if (this.accounts?.isWrongAccount !== false) return problem;
      // The wiki logs nobody in now; that says nothing about the rules that need no account.
      this.accountProblem = problem;
      return undefined;
    } catch (error) {
      if (error instanceof WikiUnreachable) return error.message;
      throw error;
    }
  }

  async open(): Promise<void> {
    const obstacle = await this.findObstacle();
    if (obstacle !== undefined) throw new WikiUnreachable(this.redact(obstacle));
  }

  redact(text: string): string {
    return this.sends.redact?.(text) ?? text;
  }

  async prepare(scenario: Scenario): Promise<Preparation> {
    const detection = await this.detect();
    if (detection.kind === 'unusable') return { kind: 'inconclusive', reason: detection.reason };
    const missing = this.missingCapability(scenario, detection);
    if (missing !== undefined) return { kind: 'not applicable', reason: missing };
    // A log-in with a wrong name or token shows nothing either where nobody can log in.
    const logsIn = needsAccount(scenario) || forbiddenActionIn(scenario, 'reading') !== undefined;
    if (this.accountProblem !== undefined && logsIn) {
      return { kind: 'inconclusive', reason: this.accountProblem };
    }
    if (isAboutCaching(scenario) && this.options.origin !== true) {
      this.cacheEvidence = await this.cache.evidence(this.surveySend);
      if (this.cacheEvidence !== undefined) return { kind: 'not applicable', reason: rewritten };
    }
    this.plan.add(scenario);
    const releases: (() => Promise<void>)[] = [];
    const release = async (): Promise<void> => {
      const ends = await Promise.allSettled(releases.splice(0).map((each) => each()));
      for (const end of ends) if (end.status === 'rejected') throw end.reason;
    };
    try {
      const roles = await this.fillRoles(scenario, releases);
      const send = this.sendFor(scenario);
      return { kind: 'ready', roles, send, release, sessionCookies: () => this.sends.cookies?.names };
    } catch (error) {
      await release();
      if (error instanceof TooLittleContent) return { kind: 'not applicable', reason: error.message };
      if (error instanceof ApiProblem) return { kind: 'inconclusive', reason: error.message };
      throw error;
    }
  }

  private sendFor(scenario: Scenario): Send {
    // The debug block repeats the request, which must not be changed.
    const isExact = Object.values(scenario.given ?? {}).some(({ kind }) => kind === 'debug block');
    if (isExact && this.formatVersion.isRequested) return this.send;
    if (isExact) return this.exactMemory?.forScenario() ?? this.scenarioSend;
    if (this.folding?.needsNewResponses === true) return this.foldedSend;
    return this.memory?.forScenario() ?? this.foldedSend;
  }

  async isResponding(): Promise<boolean> {
    return (await detectWiki(this.send, this.api)).kind === 'wiki';
  }

  /** @throws PagesLeft if pages that were created could not be deleted */
  async close(): Promise<void> {
    await this.maker?.close();
  }

  private missingCapability(scenario: Scenario, detected: DetectedWiki): string | undefined {
    const { release, showsDebugBlock, hasCaseSensitiveFiles } = detected;
    const foreign = foreignRelease(scenario, release);
    if (foreign !== undefined) return foreign;
    if (this.isPrivate && scenario.publicWiki) return 'the wiki is private: reading needs an account';
    if (hasCaseSensitiveFiles && usesSmallLetters(scenario))
      return 'the first letter of a file name counts on this wiki';
    for (const role of Object.values(scenario.given ?? {})) {
      if (role.kind === 'headers sent') return 'not observable from outside';
      if (role.kind === 'debug block' && !showsDebugBlock) return 'the wiki shows no debug block';
      if (role.kind === 'session' && role.loggedIn && !this.accounts) {
        return 'needs a log-in: give the name and password of an account';
      }
      if (role.kind === 'page' && !this.maker) return 'needs a page that it may change: allow writing';
    }
    const action = forbiddenActionIn(scenario, this.permission);
    if (action === undefined) return undefined;
    const condition = isOfSessions(action) ? 'there is an account' : 'writing is allowed';
    return `sends action=${action}, which can write and is only sent if ${condition}`;
  }

  /**
   * @throws TooLittleContent if the wiki has no content for a role
   * @throws ApiProblem if a role stays empty for another reason
   */
  private async fillRoles(
    { given = {}, when }: Scenario,
    releases: (() => Promise<void>)[],
  ): Promise<Map<string, FilledRole>> {
    const roles = new Map<string, FilledRole>();
    const titles = new Set<string>();
    for (const [name, role] of Object.entries(given)) {
      if (role.kind === 'file') {
        const title = await this.findOrMake(role, titles, mostUsesFor(when), releases);
        titles.add(title);
        roles.set(name, { kind: 'file', title });
      } else if (role.kind === 'page') {
        const { remove, ...members } = await this.makePage(role.exists !== false);
        releases.push(remove);
        roles.set(name, { kind: 'page', ...members });
      } else if (role.kind !== 'session') roles.set(name, { kind: role.kind });
      else if (role.loggedIn) {
        const session = await this.logIn();
        // A client that logged out is no longer usable.
        const isHarmed = when.some((step) => step.as === name && step.form !== undefined);
        if (!isHarmed) releases.push(() => Promise.resolve(this.accounts?.giveBack(session)));
        roles.set(name, { kind: 'session', ...session });
      } else roles.set(name, { kind: 'session', cookies: new CookieJar() });
    }
    return roles;
  }

  private async findOrMake(
    role: FileRole,
    taken: ReadonlySet<string>,
    mostUses: number,
    releases: (() => Promise<void>)[],
  ): Promise<string> {
    // With write access, the preferred file is created instead of accepting a second choice.
    const found = await this.finder.find(this.maker ? preferredRole(role) : role, taken, mostUses);
    if ('title' in found) return found.title;
    if (!this.maker) {
      if (found.isAbsent) throw new TooLittleContent(`too little content: ${found.reason}`);
      if (found.isTooLarge) throw new TooLittleContent(`too much content to look at all of it: ${found.reason}`);
      throw new ApiProblem(found.reason);
    }
    try {
      const made = await this.maker.make(preferredRole(role), taken);
      releases.push(made.remove);
      return made.title;
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      throw new ApiProblem(`${found.reason}, and it could not be created: ${error.message}`);
    }
  }

  private async makePage(exists: boolean): Promise<MadePage> {
    if (!this.maker) throw new ApiProblem('writing is not allowed');
    return this.maker.makePage(exists);
  }

  private async logIn(): Promise<LoggedIn> {
    if (!this.accounts) throw new ApiProblem('there is no account');
    return this.accounts.take();
  }
}

/** Requests that no plan of the scenarios contains: long lists, files that are looked into, contradictions that are confirmed. */
const unforeseen = 12;

const rewritten = 'a cache in front of the wiki replaces Cache-Control; --origin judges it nevertheless';

function needsAccount({ given = {} }: Scenario): boolean {
  return Object.values(given).some((role) => role.kind === 'session' && role.loggedIn);
}

/** Whether a scenario writes the name of a file with a small first letter. */
function usesSmallLetters({ when }: Scenario): boolean {
  return JSON.stringify(when).includes('.lowered}');
}

/** The most responses that a scenario may take to list the uses of a file. */
const mostResponses = 20;

/** The most uses of a file that a scenario lists a few at a time. */
function mostUsesFor(when: Scenario['when']): number {
  const limits = when.flatMap(({ walk, query }) => (walk === true ? Number(query?.iulimit) : []));
  return mostResponses * Math.min(...limits.filter((limit) => limit > 0));
}

/** The wiki was surveyed, and has no content to show a rule with. */
class TooLittleContent extends Error {}

type DetectedWiki = Extract<Detection, { kind: 'wiki' }>;

/** A proxy that cannot reach the wiki, or asks for fewer requests, says nothing about the wiki. */
function unlessBusy(send: Send, api: string): Send {
  return async (request) => {
    const response = await send(request);
    if (response.status === 429) throw new WikiUnreachable(`${api} asks for fewer requests (status 429).`);
    if (response.status === 502 || response.status === 504) {
      throw new WikiUnreachable(`The proxy in front of ${api} cannot reach it (status ${response.status}).`);
    }
    return response;
  };
}

/** Sends the first request in one way, which shows the default version of the format, and the others in another. */
function afterFirst(first: Send, others: Send): Send {
  let isFirst = true;
  return (request) => {
    const send = isFirst ? first : others;
    isFirst = false;
    return send(request);
  };
}
