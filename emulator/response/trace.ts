import type { WikiRequest } from '../exchange';
import type { Release } from '../releases/release';
import type { Environment } from '../model/environment';
import type { Session } from '../model/sessions';
import type { CacheMode } from './cache-headers';
import { redactHeaders, redactUrl } from '../redact/request-secrets';

/** A statement that a wiki with a database would have run. */
export interface Statement {
  readonly sql: string;
  /** The class and method that ran it. */
  readonly function: string;
  /** Seconds. */
  readonly time: number;
}

/**
 * The trace lines and statements of a request for the debug block, in the words of a real wiki (core 9). It exists only if the
 * wiki shows the block.
 */
export class Trace {
  readonly lines: string[] = [];
  readonly warnings: { msg: string; type: 'warn'; caller: string }[] = [];
  readonly statements: Statement[] = [];
  readonly startedAt: number;

  constructor(
    private readonly release: Release,
    private readonly environment: Environment,
    request: WikiRequest,
  ) {
    this.startedAt = environment.stopwatch();
    this.lines.push(startLine(request));
  }

  /**
   * The session that every request has (spec 5).
   *
   * @param headersSent whether headers can no longer be set, so that cookies do not change
   */
  noteSession(session: Session, cookiePrefix: string, headersSent: boolean): void {
    const backend = `[session] SessionBackend "${session.id}"`;
    this.lines.push(
      `[session] SessionManager using store ${this.release.sessionStore}`,
      '[localisation] LocalisationCache using store LCStoreDB',
    );
    if (session.persisted) return;
    this.lines.push(`${backend} is unsaved, marking dirty in constructor`);
    this.lines.push(`${backend} save: dataDirty=1 metaDirty=1 forcePersist=0`);
    if (headersSent) {
      this.noteHeadersSent('unpersistSession');
      return;
    }
    const lastYear = Math.floor(this.environment.clock.now() / 1000) - 365 * 86_400;
    for (const name of [`${cookiePrefix}_session`, `${cookiePrefix}UserID`, `${cookiePrefix}Token`, 'forceHTTPS']) {
      this.lines.push(`[cookie] already deleted setcookie: "${name}", "", "${lastYear}", "/", "", "", "1", ""`);
    }
  }

  /** Notes that the session should have been persisted or ended when headers could no longer be set (spec 5; core 9). */
  noteHeadersSent(method: 'persistSession' | 'unpersistSession'): void {
    this.lines.push(`[session] MediaWiki\\Session\\CookieSessionProvider::${method}: Headers already sent`);
    this.warnings.push({
      msg: 'Headers already sent, should send headers earlier than the first output',
      type: 'warn',
      caller: `MediaWiki\\Session\\CookieSessionProvider::${method}`,
    });
  }

  /** @param method class and method without their namespace: `ApiQueryBacklinks::runFirstQuery` */
  addStatement(method: string, sql: string): void {
    const { release } = this;
    const caller = release.qualifiedClass(method);
    if (this.statements.length === 0) {
      const opening = 'Wikimedia\\Rdbms\\DatabaseSqlite::open';
      this.run(opening, 'PRAGMA case_sensitive_like = 1');
      this.run(opening, 'PRAGMA temp_store = MEMORY');
      this.run(`Wikimedia\\Rdbms\\Database::beginIfImplied (${caller})`, 'BEGIN DEFERRED');
    }
    this.run(caller, sql);
  }

  private run(caller: string, sql: string): void {
    const { release } = this;
    const seconds = release.statementSeconds(this.environment.stopwatch() - this.startedAt);
    this.statements.push({ sql: `${release.databaseHost}: ${sql}`, function: caller, time: seconds });
    this.lines.push(release.statementLine(caller, seconds, `${release.databaseHost}: ${sql.trim()}`));
  }

  /** Adds the last lines before the block: who may cache the response, and where the revision comes from. */
  noteCacheMode(requested: CacheMode, mode: CacheMode): void {
    const setCacheMode = this.release.qualifiedClass('ApiMain::setCacheMode');
    if (requested !== mode) {
      this.lines.push(`${setCacheMode}: downgrading cache mode '${requested}' to '${mode}' due to uselang=user`);
    }
    this.lines.push(`${setCacheMode}: setting cache mode ${mode}`);
  }
}

function startLine(request: WikiRequest): string {
  const headers = Object.entries(redactHeaders(request.headers)).map(([name, value]) => `${name}: ${value}\n`);
  return `\n\nStart request ${request.method} ${redactUrl(request.url)}\nIP: ${request.remoteAddress}\nHTTP HEADERS:\n${headers.join('')}(end headers)`;
}
