import { ResultMap } from './result-tree';

const none: readonly string[] = [];

/**
 * Where a query goes on (facts 4.5). A client sends the `continue` object back as it came; `continue` inside it is
 * `<parameters of the generator, or - where no pages are left>||<modules that are done>`.
 */
export class Continuation {
  private readonly finishedNow: string[] = [];
  /** Made when the first module goes on. */
  private unfinished: { readonly parameters: ResultMap; readonly byModule: ResultMap } | undefined;
  private generatorParameter:
    { readonly moduleName: string; readonly name: string; readonly value: string } | undefined;

  private constructor(
    /** Whether the earlier answers gave all pages. */
    readonly pagesDone: boolean,
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
    if (text === undefined || text === '') return new Continuation(false, none, raw);
    const [pages, modules, ...rest] = text.split('||');
    if (modules === undefined || rest.length > 0) return undefined;
    return new Continuation(pages === '-', modules === '' ? none : modules.split('|'), raw);
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
    const { parameters, byModule } = this.noteUnfinished();
    parameters.set(parameter, value);
    addTo(byModule, moduleName, parameter, value);
  }

  /** Notes where the generator goes on; its parameter stands behind those of the modules. */
  continueGeneratorAt(moduleName: string, parameter: string, value: string): void {
    this.noteUnfinished();
    this.generatorParameter = { moduleName, name: parameter, value };
  }

  isContinued(moduleName: string): boolean {
    return this.unfinished?.byModule.get(moduleName) !== undefined;
  }

  /** Puts the outcome on top of the result (facts 0, step 5). */
  finishResult(root: ResultMap): void {
    const { unfinished, generatorParameter: generator } = this;
    if (this.raw) {
      if (unfinished && generator) addTo(unfinished.byModule, generator.moduleName, generator.name, generator.value);
      if (unfinished) root.putOnTop('query-continue', unfinished.byModule);
      return;
    }
    if (unfinished) {
      if (generator) unfinished.parameters.append(generator.name, generator.value);
      unfinished.parameters.append('continue', `${generator?.name ?? '-'}||${this.finishedNow.join('|')}`);
      root.putOnTop('continue', unfinished.parameters);
    }
    root.putOnTop('batchcomplete', true);
  }

  private noteUnfinished() {
    this.unfinished ??= { parameters: new ResultMap(), byModule: new ResultMap() };
    return this.unfinished;
  }
}

/** A module can go on as a list and as the generator at once, under one name. */
function addTo(byModule: ResultMap, moduleName: string, parameter: string, value: string): void {
  const held = byModule.get(moduleName);
  const own = held instanceof ResultMap ? held : new ResultMap();
  own.append(parameter, value);
  if (own !== held) byModule.append(moduleName, own);
}
