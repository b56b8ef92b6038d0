import type { Message } from './message';
import { announceKey, bcWarnings, errorMembers, listedWarnings, type ErrorFormat, type RaisedMessage } from './reports';
import { ResultMap } from './result-tree';

/**
 * What a request has produced so far. It keeps the order of the real software's top-level keys, which follows from
 * when each thing happens (facts 0).
 */
export class ApiResult {
  root = new ResultMap({ association: true });
  private readonly warnings: RaisedMessage[] = [];

  /** The container of module output, made at the bottom when the first module puts something in (facts 0, step 4). */
  get query(): ResultMap {
    const held = this.root.get('query');
    if (held instanceof ResultMap) return held;
    const query = new ResultMap();
    this.root.append('query', query);
    return query;
  }

  /** The limits that `max` stood for, made at the bottom at that moment (facts 0, step 3). */
  addLimit(moduleName: string, limit: number): void {
    const held = this.root.get('limits');
    const limits = held instanceof ResultMap ? held : new ResultMap();
    limits.set(moduleName, limit);
    if (limits !== held) this.root.append('limits', limits);
  }

  /** The first warning puts `warnings` on top of what is there (facts 0, step 2). */
  addWarning(modulePath: string, message: Message): void {
    if (this.warnings.length === 0) this.root.putOnTop('warnings', new ResultMap());
    this.warnings.push({ modulePath, message });
  }

  /** Says the warnings about the values of a module's parameters once more, as 1.43 does for one module (facts 6.1). */
  repeatValueWarnings(modulePath: string): void {
    for (const warning of [...this.warnings]) {
      const { code } = warning.message;
      if (warning.modulePath !== modulePath || (code !== 'unrecognizedvalues' && code !== 'outofrange')) continue;
      this.warnings.push({ ...warning, repeated: true });
    }
  }

  /** A deprecation is a warning of the module, and where to read about it one of `main` (facts 6.3). */
  addDeprecation(modulePath: string, message: Message): void {
    this.addWarning(modulePath, message);
    this.addWarning('main', { code: 'deprecation-help', key: announceKey, parameters: [] });
  }

  /**
   * Drops what was collected, warnings excepted, and puts the error on top.
   *
   * @param opening adds the members that every answer opens with (facts 0, step 1)
   */
  fail(error: RaisedMessage, format: ErrorFormat, reference: string, opening: () => void): void {
    this.root = new ResultMap({ association: true, ...(format === 'bc' ? {} : { contentMember: 'docref' }) });
    if (this.warnings.length > 0) this.root.append('warnings', new ResultMap());
    const { name, value, trailer } = errorMembers(error, format, reference);
    this.root.putOnTop(name, value);
    if (trailer !== undefined) this.root.append('docref', trailer);
    opening();
  }

  /** Puts the text of the warnings where the first of them made room. Called once, before printing. */
  finishWarnings(format: ErrorFormat): void {
    if (this.warnings.length === 0) return;
    this.root.set('warnings', format === 'bc' ? bcWarnings(this.warnings) : listedWarnings(this.warnings, format));
  }
}
