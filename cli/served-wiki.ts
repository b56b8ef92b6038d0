import { realpathSync, statSync, watch, type FSWatcher } from 'node:fs';
import { dirname, resolve } from 'node:path';

import { createWiki } from '../emulator/create-wiki';
import type { Wiki } from '../emulator/wiki';
import type { WikiResponse, WikiRequest } from '../emulator/exchange';
import type { PactRecorder } from '../pact/record/pact-recorder';
import { defaultRelease, type ReleaseName } from '../emulator/releases/release';
import type { ViolationId } from '../emulator/journal/strict/violation';
import { StrictError } from '../emulator/journal/strict/strict-error';
import type { UnsupportedMode } from '../emulator/model/unsupported-modes';
import type { DebugNames } from '../emulator/model/wiki-model';
import type { WikiDefinition } from '../schemas/generated/wiki-file';
import type { RequestLog } from './request-log';

export interface ServedWikiOptions {
  /** The path of a wiki file. Default: the demonstration wiki. */
  readonly wiki?: string;
  readonly release?: ReleaseName;
  readonly debug?: true;
  readonly debugNames?: DebugNames;
  readonly scriptPath?: string;
  /** Default: `error`. */
  readonly unsupported?: UnsupportedMode;
  /** Responds with status 500 to requests that violate strict mode. */
  readonly strict?: true;
  /** The violations that strict mode ignores. Default: none. */
  readonly strictExcept?: readonly ViolationId[];
}

export interface WatchEvents {
  /** @param hasMoved whether the path of `api.php` has changed */
  readonly onReload: (hasMoved: boolean) => void;
  /** The file is invalid or missing; the wiki stays as it was. */
  readonly onInvalid: (error: unknown) => void;
}

/** Milliseconds without a change before the file is read: an editor may save in several steps. */
const settlingTime = 100;

/** The wiki of a server, which can be replaced while it is served. */
export class ServedWiki {
  definition: WikiDefinition;
  private wiki: Wiki;

  /**
   * @param recorder records every request and its response
   * @param log is told of every response
   * @param onViolation called with every violation of strict mode
   * @throws WikiFileError, WikiContentError if the file is invalid
   */
  constructor(
    private readonly options: ServedWikiOptions,
    private readonly recorder?: PactRecorder,
    private readonly log?: RequestLog,
    private readonly onViolation: (violation: StrictError) => void = () => undefined,
  ) {
    this.definition = this.readDefinition();
    this.wiki = this.createWiki(this.definition);
  }

  get file(): string | undefined {
    return this.options.wiki;
  }

  /** `/w/api.php` */
  get entryPoint(): string {
    return `${this.definition.site?.scriptPath ?? ''}/api.php`;
  }

  /** `Harbour Wiki, release 1.43: 20 pages, 2 users` */
  get description(): string {
    const { site, pages = [], users = [] } = this.definition;
    const release = this.options.release ?? site?.release ?? defaultRelease;
    return `${site?.name ?? 'A wiki'}, release ${release}: ${count(pages.length, 'page')}, ${count(users.length, 'user')}`;
  }

  readonly handle = (request: WikiRequest): WikiResponse => {
    try {
      return this.wiki.respond(request);
    } catch (error) {
      if (!(error instanceof StrictError)) throw error;
      this.onViolation(error);
      const { wikiFailed } =
        require('../emulator/transports/refusals') as typeof import('../emulator/transports/refusals');
      return wikiFailed(request, error);
    }
  };

  /**
   * Replaces the wiki whenever its file changes.
   *
   * @returns a function that ends the watch
   */
  watch(events: WatchEvents): () => void {
    const path = resolve(this.options.wiki ?? '');
    let timer: NodeJS.Timeout | undefined;
    let seen = stateOf(path);
    const look = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const now = stateOf(path);
        if (now === seen) return;
        seen = now;
        watchers.follow();
        this.reload(events);
      }, settlingTime);
    };
    const watchers = new FolderWatchers(path, look, events.onInvalid);
    watchers.follow();
    return () => {
      clearTimeout(timer);
      watchers.close();
    };
  }

  private reload({ onReload, onInvalid }: WatchEvents): void {
    const { entryPoint } = this;
    try {
      const definition = this.readDefinition();
      this.wiki = this.createWiki(definition);
      this.definition = definition;
    } catch (error) {
      onInvalid(error);
      return;
    }
    onReload(this.entryPoint !== entryPoint);
  }

  private readDefinition(): WikiDefinition {
    const { wiki, scriptPath } = this.options;
    const definition = wiki === undefined ? demonstration() : readFile(wiki);
    return scriptPath === undefined ? definition : { ...definition, site: { ...definition.site, scriptPath } };
  }

  private createWiki(definition: WikiDefinition): Wiki {
    const { release, debug, debugNames, unsupported, strict, strictExcept } = this.options;
    const wiki = createWiki(definition, {
      // The journal of a served wiki cannot be read from outside.
      journalBytes: 0,
      ...(release === undefined ? {} : { release }),
      ...(unsupported === undefined ? {} : { unsupported }),
      ...(strict ? { strict: strictExcept === undefined ? true : { except: strictExcept } } : {}),
      ...(debug ? { debug: debugNames === undefined ? true : { names: debugNames } } : {}),
    });
    if (this.recorder) wiki.recordInto(this.recorder);
    if (this.log) wiki.tell(this.log.hear);
    return wiki;
  }
}

/**
 * Watches the folder of a file and, where the file is a symbolic link, the folder of what it names. It watches folders
 * because editors that save by renaming leave a watch on the file itself with the old file.
 */
class FolderWatchers {
  private readonly byFolder = new Map<string, FSWatcher>();

  constructor(
    private readonly path: string,
    private readonly onChange: () => void,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Watches the current location of the file. */
  follow(): void {
    const folders = new Set([dirname(this.path), dirname(realPathOf(this.path))]);
    for (const [folder, watcher] of this.byFolder) {
      if (folders.has(folder)) continue;
      watcher.close();
      this.byFolder.delete(folder);
    }
    for (const folder of folders) {
      if (this.byFolder.has(folder)) continue;
      this.byFolder.set(folder, watch(folder, this.onChange).on('error', this.onError));
    }
  }

  close(): void {
    for (const watcher of this.byFolder.values()) watcher.close();
  }
}

/** Changes whenever there is something new to read: another file, or other content. */
function stateOf(path: string): string | undefined {
  const status = statSync(path, { throwIfNoEntry: false });
  return status && [realPathOf(path), status.ino, status.mtimeMs, status.ctimeMs, status.size].join();
}

function realPathOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

/** Reading a named pipe waits for a writer and blocks everything, even Ctrl-C. */
function refusePipe(path: string): void {
  const status = statSync(path, { throwIfNoEntry: false });
  if (status?.isFIFO() === true || status?.isSocket() === true) {
    throw new Error(`${path} is a pipe or a socket: write the wiki into a file and name that.`);
  }
}

function readFile(path: string): WikiDefinition {
  refusePipe(path);
  const { readWikiFile } =
    require('../emulator/definition/read-wiki-file') as typeof import('../emulator/definition/read-wiki-file');
  return readWikiFile(path);
}

function demonstration(): WikiDefinition {
  const file = require('../emulator/definition/demonstration') as typeof import('../emulator/definition/demonstration');
  return file.demonstration;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
