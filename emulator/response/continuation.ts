import { ResultMap } from './result-tree';

const none: readonly string[] = [];

/**
 * Where a query goes on (facts 4.5). A client sends the `continue` object back as it came; `continue` inside it is
 * `<parameters of the generator, or ->||<modules that are done>`.
 */
export class Continuation {
  private readonly finishedNow: string[] = [];
  /** Made when the first module goes on. */
  private unfinished: { readonly parameters: ResultMap; readonly byModule: ResultMap } | undefined;

  private constructor(
    private readonly done: readonly string[],
    private readonly raw: boolean,
  ) {}

  /**
   * Reads what the client sent.
   *
   * @param text the `continue` parameter; empty or absent at the start
   * @param raw `rawcontinue`: the older form, `query-continue`
   * @returns undefined if the text is not of the form that answers give
   */
  static read(text: string | undefined, raw: boolean): Continuation | undefined {
    if (text === undefined || text === '') return new Continuation(none, raw);
    const parts = text.split('||');
    if (parts.length !== 2) return undefined;
    const [, modules = ''] = parts;
    return new Continuation(modules === '' ? none : modules.split('|'), raw);
  }

  /** Whether an earlier answer gave all that a module has. */
  isDone(moduleName: string): boolean {
    return this.done.includes(moduleName);
  }

  /** Notes that a module gave all that it has, in this answer or an earlier one. */
  finish(moduleName: string): void {
    this.finishedNow.push(moduleName);
  }

  /** Notes where a module goes on. */
  continueAt(moduleName: string, parameter: string, value: string): void {
    this.unfinished ??= { parameters: new ResultMap(), byModule: new ResultMap() };
    this.unfinished.parameters.set(parameter, value);
    const own = new ResultMap();
    own.append(parameter, value);
    this.unfinished.byModule.set(moduleName, own);
  }

  isContinued(moduleName: string): boolean {
    return this.unfinished?.byModule.get(moduleName) !== undefined;
  }

  /** Puts the outcome on top of the result (facts 0, step 5). */
  finishResult(root: ResultMap): void {
    const { unfinished } = this;
    if (this.raw) {
      if (unfinished) root.putOnTop('query-continue', unfinished.byModule);
      return;
    }
    if (unfinished) {
      unfinished.parameters.append('continue', `-||${this.finishedNow.join('|')}`);
      root.putOnTop('continue', unfinished.parameters);
    }
    root.putOnTop('batchcomplete', true);
  }
}
