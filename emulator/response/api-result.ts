import type { Message, MessageParameter } from '../messages/message';
import { announceKey, type RaisedMessage, type ReportForm, type Trailer } from '../messages/error-format';
import { defaultMaximumResultSize, ResultSize } from './result-size';
import { type ResultList, ResultMap, type ResultValue } from './result-tree';

/**
 * The result of a request so far. It has the order of MediaWiki's top-level keys, which follows from the order in which they
 * are added (core 0).
 */
export class ApiResult {
  /** The tree beside the result of `action=expandtemplates` is `{"*":…}` in version 1 (vector expandtemplates/tree-in-the-old-form). */
  root = new ResultMap({ association: true, wrappedMembers: ['parsetree'] });
  /** In the order of occurrence; read-only for others. */
  readonly warnings: RaisedMessage[] = [];
  /** Whether warnings stand before the errors of the newer error formats, because they say why there are errors. */
  warningsExplainErrors = false;
  private readonly size: ResultSize;

  /** How many warnings there were when some were last repeated. */
  private repeatedUpTo = 0;

  /**
   * @param maximumSize in bytes; values that would exceed it are omitted (core 4.5)
   * @param repeatsWarnings whether the raw error format repeats a warning if one of its parameters is more than a text, rather
   *   than if values were separated by U+001F
   */
  constructor(
    maximumSize = defaultMaximumResultSize,
    private readonly repeatsWarnings = false,
  ) {
    this.size = new ResultSize(maximumSize, () => this.root.get('query') ?? this.root.get('paraminfo'));
  }

  /** The container of module output, added at the bottom with the first output (core 0, step 4). */
  get query(): ResultMap {
    const held = this.root.get('query');
    if (held instanceof ResultMap) return held;
    // Exported pages are `{"*":…}` in format version 1 (vector query/export).
    const query = new ResultMap({ wrappedMembers: ['export'] });
    this.root.append('query', query);
    return query;
  }

  /**
   * Whether a value still fits into the result. If it does not, a warning is added, and the caller must omit it. An accepted
   * value must be in the tree before the next one is offered.
   *
   * @param atMost an upper bound of its size in bytes, if one is known without counting
   */
  accept(value: ResultValue, atMost?: number): boolean {
    if (this.size.accept(value, atMost)) return true;
    this.warnOfTruncation();
    return false;
  }

  /** Whether this number of bytes certainly fits, so that the caller need not prepare for a cut. */
  hasRoomFor(bytes: number): boolean {
    return this.size.hasRoomFor(bytes);
  }

  /** The limits that `max` resolved to, added at the bottom at that moment (core 0, step 3). */
  addLimit(moduleName: string, limit: number): void {
    const held = this.root.get('limits');
    const limits = held instanceof ResultMap ? held : new ResultMap();
    limits.set(moduleName, limit);
    if (limits !== held) this.root.append('limits', limits);
  }

  /** The first warning puts `warnings` on top of what is there (core 0, step 2). */
  addWarning(modulePath: string, message: Message): void {
    if (this.warnings.length === 0) this.root.putOnTop('warnings', new ResultMap());
    const repeated = (this.repeatsWarnings || message.separated === true) && message.parameters.some(isObject);
    this.warnings.push(repeated ? { modulePath, message, repeated } : { modulePath, message });
  }

  /**
   * Repeats the warnings of a module, which reads its parameters twice; only the raw format shows that.
   *
   * @param addFirst adds warnings between the two
   */
  repeatWarnings(modulePath: string, addFirst?: () => void): void {
    const own = this.warnings.slice(this.repeatedUpTo).filter((warning) => warning.modulePath === modulePath);
    addFirst?.();
    this.warnings.push(...own);
    this.repeatedUpTo = this.warnings.length;
  }

  /** A deprecation is a warning of the module; the place of the announcements is a warning of `main` (core 6.3). */
  addDeprecation(modulePath: string, message: Message): void {
    this.addWarning(modulePath, message);
    this.addWarning('main', { code: 'deprecation-help', key: announceKey, parameters: [] });
  }

  /**
   * Drops the result except for its warnings, and puts the errors on top.
   *
   * @param trailer where the documentation is; a caught exception has at most its backtrace, and no module
   * @param opening adds the members that open every response (core 0, step 1)
   */
  fail(errors: readonly RaisedMessage[], form: ReportForm, trailer: Trailer | undefined, opening: () => void): void {
    const contentMember = form.format === 'bc' || !trailer ? {} : { contentMember: trailer.name };
    this.root = new ResultMap({ association: true, ...contentMember });
    if (this.warnings.length > 0) this.root.append('warnings', new ResultMap());
    const { name, value, trailer: separate } = reports().errorMembers(errors, form, trailer);
    if (this.warningsExplainErrors && form.format !== 'bc') this.root.append(name, value);
    else this.root.putOnTop(name, value);
    // On a wiki with a tiny maximum size, the reference does not fit.
    const fits = !trailer || trailer.text.length <= this.size.maximum;
    if (!fits) this.warnOfTruncation();
    if (separate) this.root.append(separate.name, fits ? separate.text : null);
    else if (!fits && value instanceof ResultMap) value.set(trailer.name, null);
    opening();
  }

  private warnOfTruncation(): void {
    this.addWarning('result', {
      code: 'truncatedresult',
      key: 'apiwarn-truncatedresult',
      parameters: [{ num: this.size.maximum }],
    });
  }

  /** The warnings as they would be shown, which they then are not; undefined if there are none. */
  takeWarnings(form: ReportForm): ResultMap | ResultList | undefined {
    const shown = this.shownWarnings(form);
    this.warnings.length = 0;
    return shown;
  }

  /**
   * Warnings are not shown.
   *
   * @param count how many of the first ones. Default: those up to now
   */
  dropWarnings(count = this.warnings.length): void {
    this.warnings.splice(0, count);
    this.repeatedUpTo = 0;
  }

  /** Puts the warnings where the first of them reserved a place. Called once, before printing. */
  finishWarnings(form: ReportForm): void {
    const warnings = this.shownWarnings(form);
    if (warnings) this.root.set('warnings', warnings);
  }

  private shownWarnings(form: ReportForm): ResultMap | ResultList | undefined {
    if (this.warnings.length === 0) return undefined;
    const { bcWarnings, listedWarnings } = reports();
    return form.format === 'bc' ? bcWarnings(this.warnings) : listedWarnings(this.warnings, form);
  }
}

/** Loaded, with all texts, for the first warning or error. */
function reports(): typeof import('../messages/reports') {
  return require('../messages/reports') as typeof import('../messages/reports');
}

function isObject(parameter: MessageParameter): boolean {
  return typeof parameter === 'object';
}
