import { ResultMap } from './result-tree';

/** Where a module continues: a text, or a number if MediaWiki has one. */
export type ContinuationValue = string | number;

const none: readonly string[] = [];

/** The parameters of a continuation, by module. */
type Parameters = readonly { readonly moduleName: string; readonly name: string; readonly value: ContinuationValue }[];

/** The sent value of a parameter, as text. */
type SentText = (parameter: string) => string | undefined;

/**
 * The continuation of a query (core 4.5; reading 9.1). A client returns the `continue` object unchanged; its member `continue`
 * is `<parameters of the generator, or - if no pages are left>||<finished modules>`.
 *
 * The pages of one batch are repeated until every module of `prop` has returned everything about them; only then does the
 * generator continue with the next batch, for which all modules run again.
 */
export class Continuation {
  private readonly finishedNow: { readonly name: string; readonly ofPages: boolean }[] = [];
  private readonly ofPages: { moduleName: string; name: string; value: ContinuationValue }[] = [];
  private readonly others: { moduleName: string; name: string; value: ContinuationValue }[] = [];
  private readonly generator: { moduleName: string; name: string; value: ContinuationValue }[] = [];
  /** Where the generator's pages of this response begin, if it says so. */
  private readonly generatorStart: { moduleName: string; name: string; value: ContinuationValue }[] = [];

  private constructor(
    /** Whether the earlier responses were complete for all pages. */
    readonly pagesDone: boolean,
    /** The generator's parameters at the start of this batch; none in the first. */
    private readonly batch: readonly string[],
    private readonly done: readonly string[],
    private readonly raw: boolean,
  ) {}

  /** The continuation of a first request. */
  static begin(): Continuation {
    return new Continuation(false, none, none, false);
  }

  /**
   * Reads the sent continuation.
   *
   * @param text the `continue` parameter; empty or absent at the start
   * @param raw `rawcontinue`: the older form, `query-continue`
   * @returns undefined if the text does not have the form of responses
   */
  static read(text: string | undefined, raw: boolean): Continuation | undefined {
    if (text === undefined || text === '') return new Continuation(false, none, none, raw);
    const [pages, modules, ...rest] = text.split('||');
    if (pages === undefined || modules === undefined || rest.length > 0) return undefined;
    const pagesDone = pages === '-';
    return new Continuation(pagesDone, pagesDone ? none : split(pages), split(modules), raw);
  }

  /** Whether an earlier response completed a module. */
  isDone(moduleName: string, ofPages: boolean): boolean {
    return (ofPages && this.pagesDone) || this.done.includes(moduleName);
  }

  /** Notes that a module is complete, in this response or an earlier one. */
  finish(name: string, ofPages: boolean): void {
    this.finishedNow.push({ name, ofPages });
  }

  /** Notes where a module continues; a later call overrides an earlier one. */
  continueAt(moduleName: string, ofPages: boolean, name: string, value: ContinuationValue): void {
    set(ofPages ? this.ofPages : this.others, moduleName, name, value);
  }

  /** Notes where the generator continues. */
  continueGeneratorAt(moduleName: string, name: string, value: ContinuationValue): void {
    set(this.generator, moduleName, name, value);
  }

  /** Notes where the generator's pages of this response begin. */
  startGeneratorAt(moduleName: string, name: string, value: ContinuationValue): void {
    set(this.generatorStart, moduleName, name, value);
  }

  isContinued(moduleName: string, ofPages: boolean): boolean {
    return (ofPages ? this.ofPages : this.others).some((parameter) => parameter.moduleName === moduleName);
  }

  /** Puts the continuation on top of the result (core 0, step 5). */
  finishResult(root: ResultMap, sentText: SentText): void {
    if (this.raw) {
      this.finishRaw(root);
      return;
    }
    if (this.ofPages.length > 0) {
      const batch = this.generatorStart.length > 0 ? this.generatorStart : this.sentBatch(sentText);
      const finished = this.finishedNow.map(({ name }) => name);
      this.putOnTop(root, batch, batch.map(({ name }) => name).join('|'), finished);
      return;
    }
    if (this.others.length > 0 || this.generator.length > 0) {
      const names = this.generator.map(({ name }) => name).join('|');
      // For the pages of the next batch, the modules of `prop` are not finished.
      const finished = this.finishedNow.filter(({ ofPages }) => !ofPages || names === '');
      this.putOnTop(
        root,
        this.generator,
        names || '-',
        finished.map(({ name }) => name),
      );
    }
    root.putOnTop('batchcomplete', true);
  }

  private sentBatch(sentText: SentText): { name: string; value: ContinuationValue }[] {
    return [...new Set(this.batch)].flatMap((name) => {
      const value = sentText(name);
      return value === undefined ? [] : [{ name, value }];
    });
  }

  private putOnTop(
    root: ResultMap,
    generator: readonly { readonly name: string; readonly value: ContinuationValue }[],
    pages: string,
    finished: readonly string[],
  ): void {
    const parameters = new ResultMap();
    for (const { name, value } of this.others) parameters.set(name, value);
    for (const { name, value } of this.ofPages) parameters.set(name, value);
    for (const { name, value } of generator) parameters.set(name, value);
    parameters.set('continue', `${pages}||${finished.join('|')}`);
    root.putOnTop('continue', parameters);
  }

  private finishRaw(root: ResultMap): void {
    const start = new ResultMap();
    addAll(start, this.generatorStart);
    if (start.size > 0) root.putOnTop('query-noncontinue', start);
    const byModule = new ResultMap();
    for (const parameters of [this.ofPages, this.others, this.generator]) addAll(byModule, parameters);
    if (byModule.size > 0) root.putOnTop('query-continue', byModule);
  }
}

function split(text: string): readonly string[] {
  return text === '' ? none : text.split('|');
}

function set(
  parameters: { moduleName: string; name: string; value: ContinuationValue }[],
  moduleName: string,
  name: string,
  value: ContinuationValue,
) {
  const held = parameters.find((parameter) => parameter.name === name);
  if (held) held.value = value;
  else parameters.push({ moduleName, name, value });
}

/** A module can continue as a list and as the generator at once, under one name. */
function addAll(byModule: ResultMap, parameters: Parameters): void {
  for (const { moduleName, name, value } of parameters) {
    const held = byModule.get(moduleName);
    const own = held instanceof ResultMap ? held : new ResultMap();
    own.set(name, value);
    if (own !== held) byModule.append(moduleName, own);
  }
}
