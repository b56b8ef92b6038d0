import type { Message } from '../../messages/message';
import { UsageError } from '../../messages/usage-error';
import { Continuation, type ContinuationValue } from '../../response/continuation';
import { ResultList, ResultMap, type ResultRecord, type ResultValue } from '../../response/result-tree';
import type { RequestContext } from '../context';
import { mainPath } from '../main';
import { ModuleRun, type RunningModule } from '../module-run';
import type { PrintedPage } from '../page-set/page-set';

type PageMembers = Pick<PrintedPage, 'members'>;

interface RunningQueryModule extends RunningModule {
  readonly kind: 'prop' | 'list' | 'meta';
  readonly name: string;
}

/**
 * A module of `action=query` at work: the request, and a place for its output and its continuation.
 *
 * A result has a maximum size. Every method that adds to it therefore returns whether the addition fitted. Where it did
 * not, the wiki has warned, and the module says with `continueAt` where it continues (core 4.5).
 */
export class QueryRun extends ModuleRun<RunningQueryModule> {
  constructor(
    context: RequestContext,
    private readonly continuation: Continuation,
    module: RunningQueryModule,
    /** Whether the module gives pages to others rather than output; its parameters are then sent with `g`. */
    private readonly asGenerator = false,
  ) {
    super(context, module);
  }

  /** The name that a client sends a parameter of the module under: `iutitle` for `title`, of a generator `giutitle`. */
  override parameter(name: string): string {
    return this.asGenerator ? `g${super.parameter(name)}` : super.parameter(name);
  }

  /**
   * Puts the output of the module into `query` under the module's name (core 0, step 4), all of it or nothing.
   *
   * @param atMost an upper bound of its size in bytes, if one is known without counting
   */
  output(value: ResultValue, atMost?: number): boolean {
    return this.outputAs(this.module.name, value, atMost);
  }

  /** The same under another name. */
  outputAs(name: string, value: ResultValue, atMost?: number): boolean {
    // The container is there, if empty, even if nothing fits.
    const { query } = this.context.result;
    const fits = this.context.result.accept(value, atMost);
    if (fits) query.set(name, value);
    return fits;
  }

  /** Puts an empty list into `query` under the module's name, for rows that are added to it one by one. */
  outputList(elementName: string): ResultList {
    const list = new ResultList([], elementName);
    this.context.result.query.set(this.module.name, list);
    return list;
  }

  /** Reports in `limits` what `max` stands for (core 0, step 3). */
  addLimit(limit: number): void {
    this.context.result.addLimit(this.module.name, limit);
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
   * Adds a row to the list that a page has under the module's name, such as `images`. The list is there, if empty, even
   * if its first row does not fit.
   *
   * @param elementName the name of a row in XML
   */
  addPageRow({ members }: PageMembers, elementName: string, row: ResultValue, atMost?: number): boolean {
    const held = members.get(this.module.name);
    const list = held instanceof ResultList ? held : new ResultList([], elementName);
    if (list !== held) members.append(this.module.name, list);
    return this.addRow(list, row, atMost);
  }

  /**
   * A page that redirects lead away from: it comes after the others, with nothing but its rows (reading 5.3). Without
   * others, `pages` is a plain array of PHP (vector revisions/generated-of-redirects-out-of-the-wiki).
   */
  namelessPage(id: number): PageMembers {
    const { query } = this.context.result;
    const held = query.get('pages');
    const pages = held instanceof ResultMap ? held : new ResultMap();
    if (pages !== held) query.append('pages', pages);
    const page = pages.get(String(id));
    if (page instanceof ResultMap) return { members: page };
    const members = new ResultMap();
    pages.append(String(id), members);
    return { members };
  }

  /** The error for a continuation value that no earlier response can contain (core 4.6). */
  badContinue(): UsageError {
    return this.error(badContinue);
  }

  /** The error for values of `show` that contradict each other. */
  contradictoryShow(): UsageError {
    return this.error(contradictoryShow);
  }

  /** Whether this number of bytes is certain to fit. */
  hasRoomFor(bytes: number): boolean {
    return this.context.result.hasRoomFor(bytes);
  }

  /**
   * Says where the generator's pages of this response begin, for modules of `prop` that do not finish with them. The
   * default is what the client sent.
   */
  startAt(parameter: string, value: ContinuationValue): void {
    if (this.asGenerator) this.continuation.startGeneratorAt(this.module.name, this.parameter(parameter), value);
  }

  /**
   * Says where the module continues in the next request. If called again, the later value counts.
   *
   * @param parameter the name without the prefix
   */
  continueAt(parameter: string, value: ContinuationValue): void {
    const { kind, name } = this.module;
    if (this.asGenerator) this.continuation.continueGeneratorAt(name, this.parameter(parameter), value);
    else this.continuation.continueAt(name, kind === 'prop', this.parameter(parameter), value);
  }
}

/** An upper bound of the size of a row with a title, an id and little more: titles have 255 bytes, prefixes too. */
export const largestTitleRow = 1024;

const contradictoryShow: Message = { code: 'show', key: 'apierror-show', parameters: [] };

const badContinue: Message = { code: 'badcontinue', key: 'apierror-badcontinue', parameters: [] };

/**
 * Reads `continue` of an action that has a page set.
 *
 * @throws UsageError `badcontinue`, which MediaWiki reports under the name of the main module (core 2.9)
 */
export function readContinuation(text: string | undefined, raw: boolean): Continuation {
  const continuation = Continuation.read(text, raw);
  if (!continuation) throw new UsageError(badContinue, mainPath);
  return continuation;
}
