import type { Message, MessageParameter } from '../messages/message';
import { announceKey, type RaisedMessage, type ReportForm } from '../messages/error-format';
import { defaultMaximumResultSize, ResultSize } from './result-size';
import { ResultMap, type ResultValue } from './result-tree';

/**
 * What a request has produced so far. It keeps the order of MediaWiki's top-level keys, which follows from
 * when each thing happens (core 0).
 */
export class ApiResult {
  root = new ResultMap({ association: true });
  /** In the order of occurrence; for others to read only. */
  readonly warnings: RaisedMessage[] = [];
  private readonly size: ResultSize;

  /** How many warnings there were when some of them were last said again. */
  private saidAgain = 0;

  /**
   * @param maximumSize in bytes; what would make the result larger is left out (core 4.5)
   * @param repeatsWarnings whether the raw error format shows a warning as often as it was given, where one of its
   *   parameters is more than a text, rather than where values came separated by U+001F
   */
  constructor(
    maximumSize = defaultMaximumResultSize,
    private readonly repeatsWarnings = false,
  ) {
    this.size = new ResultSize(maximumSize, () => this.root.get('query'));
  }

  /** The container of module output, made at the bottom when the first module puts something in (core 0, step 4). */
  get query(): ResultMap {
    const held = this.root.get('query');
    if (held instanceof ResultMap) return held;
    const query = new ResultMap();
    this.root.append('query', query);
    return query;
  }

  /**
   * Whether a value still fits into the result. Where it does not, a warning says so; the caller leaves it out. What was
   * accepted has to be in the tree when the next value is offered.
   *
   * @param atMost a bound of its size in bytes, where one is known without counting
   */
  accept(value: ResultValue, atMost?: number): boolean {
    if (this.size.accept(value, atMost)) return true;
    this.warnOfTruncation();
    return false;
  }

  /** Whether this number of bytes is certain to fit, so that the caller need not prepare for a cut. */
  hasRoomFor(bytes: number): boolean {
    return this.size.hasRoomFor(bytes);
  }

  /** The limits that `max` stood for, made at the bottom at that moment (core 0, step 3). */
  addLimit(moduleName: string, limit: number): void {
    const held = this.root.get('limits');
    const limits = held instanceof ResultMap ? held : new ResultMap();
    limits.set(moduleName, limit);
    if (limits !== held) this.root.append('limits', limits);
  }

  /** The first warning puts `warnings` on top of what is there (core 0, step 2). */
  addWarning(modulePath: string, message: Message): void {
    if (this.warnings.length === 0) this.root.putOnTop('warnings', new ResultMap());
    const repeated = this.repeatsWarnings ? message.parameters.some(isObject) : message.separated;
    this.warnings.push(repeated ? { modulePath, message, repeated } : { modulePath, message });
  }

  /** Gives the warnings of a module once more: it reads its parameters twice, which only the raw format shows. */
  repeatWarnings(modulePath: string): void {
    const own = this.warnings.slice(this.saidAgain).filter((warning) => warning.modulePath === modulePath);
    this.warnings.push(...own);
    this.saidAgain = this.warnings.length;
  }

  /** A deprecation is a warning of the module, and where to read about it one of `main` (core 6.3). */
  addDeprecation(modulePath: string, message: Message): void {
    this.addWarning(modulePath, message);
    this.addWarning('main', { code: 'deprecation-help', key: announceKey, parameters: [] });
  }

  /**
   * Drops what was collected, warnings excepted, and puts the errors on top.
   *
   * @param reference where the documentation is; an exception that was caught has none, and no module
   * @param opening adds the members that every response opens with (core 0, step 1)
   */
  fail(errors: readonly RaisedMessage[], form: ReportForm, reference: string | undefined, opening: () => void): void {
    const contentMember = form.format === 'bc' || reference === undefined ? {} : { contentMember: 'docref' };
    this.root = new ResultMap({ association: true, ...contentMember });
    if (this.warnings.length > 0) this.root.append('warnings', new ResultMap());
    const { name, value, trailer } = reports().errorMembers(errors, form, reference);
    this.root.putOnTop(name, value);
    // On a wiki that allows next to nothing, the reference is what does not fit.
    const fits = reference === undefined || reference.length <= this.size.maximum;
    if (!fits) this.warnOfTruncation();
    if (trailer !== undefined) this.root.append('docref', fits ? trailer : null);
    else if (!fits && value instanceof ResultMap) value.set('docref', null);
    opening();
  }

  private warnOfTruncation(): void {
    this.addWarning('result', {
      code: 'truncatedresult',
      key: 'apiwarn-truncatedresult',
      parameters: [{ num: this.size.maximum }],
    });
  }

  /** Puts the text of the warnings where the first of them made room. Called once, before printing. */
  finishWarnings(form: ReportForm): void {
    if (this.warnings.length === 0) return;
    const { bcWarnings, listedWarnings } = reports();
    this.root.set('warnings', form.format === 'bc' ? bcWarnings(this.warnings) : listedWarnings(this.warnings, form));
  }
}

/** Loaded with all texts when there is something to say. */
function reports(): typeof import('../messages/reports') {
  return require('../messages/reports') as typeof import('../messages/reports');
}

function isObject(parameter: MessageParameter): boolean {
  return typeof parameter === 'object';
}
