import { ResultMap } from './result-tree';

/**
 * Where a query goes on (facts 4.5). A client sends the `continue` object back as it came; `continue` inside it is
 * `<parameters of the generator, or ->||<modules that are done>`.
 */
export class Continuation {
  private readonly done: ReadonlySet<string>;
  private readonly finishedNow: string[] = [];
  private readonly parameters = new ResultMap();
  private readonly byModule = new ResultMap();

  private constructor(
    done: readonly string[],
    private readonly raw: boolean,
  ) {
    this.done = new Set(done);
  }

  /**
   * Reads what the client sent.
   *
   * @param text the `continue` parameter; empty or absent at the start
   * @param raw `rawcontinue`: the older form, `query-continue`
   * @returns undefined if the text is not of the form that answers give
   */
  static read(text: string | undefined, raw: boolean): Continuation | undefined {
    if (text === undefined || text === '') return new Continuation([], raw);
    const parts = text.split('||');
    if (parts.length !== 2) return undefined;
    const [, modules = ''] = parts;
    return new Continuation(modules === '' ? [] : modules.split('|'), raw);
  }

  /** Whether an earlier answer gave all that a module has. */
  isDone(moduleName: string): boolean {
    return this.done.has(moduleName);
  }

  /** Notes that a module gave all that it has, in this answer or an earlier one. */
  finish(moduleName: string): void {
    this.finishedNow.push(moduleName);
  }

  /** Notes where a module goes on. */
  continueAt(moduleName: string, parameter: string, value: string): void {
    this.parameters.set(parameter, value);
    const own = new ResultMap();
    own.append(parameter, value);
    this.byModule.set(moduleName, own);
  }

  isContinued(moduleName: string): boolean {
    return this.byModule.get(moduleName) !== undefined;
  }

  /** Puts the outcome on top of the result (facts 0, step 5). */
  finishResult(root: ResultMap): void {
    if (this.raw) {
      if (this.byModule.size > 0) root.putOnTop('query-continue', this.byModule);
      return;
    }
    if (this.parameters.size > 0) {
      this.parameters.append('continue', `-||${this.finishedNow.join('|')}`);
      root.putOnTop('continue', this.parameters);
    }
    root.putOnTop('batchcomplete', true);
  }
}
