import type { Continuation, ContinuationValue } from '../../response/continuation';
import type { Message } from '../../messages/message';
import { UsageError } from '../../messages/usage-error';
import { ResultList, type ResultMap, type ResultRecord, type ResultValue } from '../../response/result-tree';
import type { RequestContext } from '../context';
import type { PrintedPage } from '../page-set/page-set';

/** Of which module a run is. */
interface RunningModule {
  readonly kind: 'prop' | 'list' | 'meta';
  readonly name: string;
  /** `query+imageusage` */
  readonly path: string;
  readonly parameters: { readonly prefix: string };
}

/**
 * What a module of `action=query` works with: the request, and a place for its output and its continuation.
 *
 * A result has a maximum size. Everything that puts something into it therefore tells whether it fitted; where it did
 * not, the wiki has warned, and the module says with `continueAt` that it goes on there (core 4.5).
 */
export class QueryRun {
  constructor(
    readonly context: RequestContext,
    private readonly continuation: Continuation,
    private readonly module: RunningModule,
    /** Whether the module gives pages to others rather than output; its parameters are then sent with `g`. */
    private readonly asGenerator = false,
  ) {}

  /** The module's path, which errors and warnings carry: `query+imageusage`. */
  get path(): string {
    return this.module.path;
  }

  /** What the names of the module's parameters begin with: `iu`. */
  get prefix(): string {
    return this.module.parameters.prefix;
  }

  /** What a client sends a parameter of the module as: `iutitle` for `title`, of a generator `giutitle`. */
  parameter(name: string): string {
    return `${this.asGenerator ? 'g' : ''}${this.module.parameters.prefix}${name}`;
  }

  /** An error of the module, to throw. */
  error(message: Message): UsageError {
    return new UsageError(message, this.module.path);
  }

  /** The error that several parameters contradict each other (`invalidparammix`), by their names without the prefix. */
  conflict(...names: readonly string[]): UsageError {
    return this.error({ code: 'invalidparammix', key: 'apierror-invalidparammix', parameters: this.listOf(names) });
  }

  /** The error that one of several parameters is needed (`missingparam`), by their names without the prefix. */
  missingOneOf(...names: readonly string[]): UsageError {
    return this.error({ code: 'missingparam', key: 'apierror-missingparam-one-of', parameters: this.listOf(names) });
  }

  private listOf(names: readonly string[]): Message['parameters'] {
    const list = names.map((name) => `<var>${this.parameter(name)}</var>`);
    return [{ list, type: 'text' }, list.length];
  }

  /**
   * Puts the output of a module into `query` (core 0, step 4), all of it or nothing.
   *
   * @param atMost a bound of its size in bytes, where one is known without counting
   */
  output(name: string, value: ResultValue, atMost?: number): boolean {
    // The container is there, though empty, even if nothing fits.
    const { query } = this.context.result;
    const fits = this.context.result.accept(value, atMost);
    if (fits) query.set(name, value);
    return fits;
  }

  /** Puts an empty list of a module into `query`, for rows that are added to it one by one. */
  outputList(name: string, elementName: string): ResultList {
    const list = new ResultList([], elementName);
    this.context.result.query.set(name, list);
    return list;
  }

  /** Adds a row to a list that is in the result. */
  addRow(list: ResultList, row: ResultValue, atMost?: number): boolean {
    const fits = this.context.result.accept(row, atMost);
    if (fits) list.items.push(row);
    return fits;
  }

  /** Adds a member to a map that is in the result. */
  addMember(map: ResultMap, name: string, value: ResultValue, atMost?: number): boolean {
    const fits = this.context.result.accept(value, atMost);
    if (fits) map.append(name, value);
    return fits;
  }

  /** Adds members to a page, all of them or none. */
  addToPage({ members }: PrintedPage, added: ResultRecord, atMost?: number): boolean {
    const fits = this.context.result.accept(added, atMost);
    if (!fits) return false;
    for (const name in added) {
      const value = added[name];
      if (value !== undefined) members.append(name, value);
    }
    return true;
  }

  /**
   * Adds a row to the list that a page has under the module's name, such as `images`. The list is there, though empty,
   * even if its first row does not fit.
   *
   * @param elementName what XML calls a row
   */
  addPageRow({ members }: PrintedPage, elementName: string, row: ResultValue, atMost?: number): boolean {
    const held = members.get(this.module.name);
    const list = held instanceof ResultList ? held : new ResultList([], elementName);
    if (list !== held) members.append(this.module.name, list);
    return this.addRow(list, row, atMost);
  }

  /** Whether so many bytes fit for certain. */
  hasRoomFor(bytes: number): boolean {
    return this.context.result.hasRoomFor(bytes);
  }

  /**
   * Says with what a generator's pages of this answer begin, for the modules of `prop` that do not finish with them.
   * Without it, that is what the client sent.
   */
  startAt(parameter: string, value: ContinuationValue): void {
    if (this.asGenerator) this.continuation.startGeneratorAt(this.module.name, this.parameter(parameter), value);
  }

  /**
   * Says where the module goes on in the next request; said again, the later value counts.
   *
   * @param parameter the name without prefix
   */
  continueAt(parameter: string, value: ContinuationValue): void {
    const { kind, name } = this.module;
    if (this.asGenerator) this.continuation.continueGeneratorAt(name, this.parameter(parameter), value);
    else this.continuation.continueAt(name, kind === 'prop', this.parameter(parameter), value);
  }
}

/** A bound of the size of a row that holds a title, an id and little more: titles have 255 bytes, prefixes too. */
export const largestTitleRow = 1024;

/** A continuation value that no earlier answer can have given (core 4.6). */
export const badContinue: Message = { code: 'badcontinue', key: 'apierror-badcontinue', parameters: [] };
