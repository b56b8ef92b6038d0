import type { JournalEntry } from '../journal-entry';
import type { ResultMap } from '../../response/result-tree';
import type { Random } from '../../model/environment';
import { nearestName } from '../../text/nearest-name';
import { violationIds, type Violation, type ViolationId } from './violation';
import { shuffledDebug } from './shuffled-debug';
import { StrictError } from './strict-error';

/** What a strict wiki objects to. */
export interface StrictOptions {
  /** The violations that it tolerates. Default: none. */
  readonly except?: readonly ViolationId[];
}

/** Throws errors for what a reviewer would object to. */
export class Strictness {
  /** Changes the debug block before it is printed. */
  readonly reshapeDebugBlock: ((block: ResultMap) => ResultMap) | undefined;
  private reported = new WeakSet<JournalEntry>();
  private readonly excepted: ReadonlySet<ViolationId>;

  /**
   * @param random used for nothing else
   * @throws RangeError for an unknown violation
   */
  constructor(
    { except = [] }: StrictOptions,
    private readonly random: Random,
  ) {
    for (const id of except) requireViolation(id);
    this.excepted = new Set(except);
    this.reshapeDebugBlock = this.objectsTo('debug-dependence') ? shuffledDebug(random) : undefined;
  }

  /** @throws StrictError if the request has violations that are not tolerated */
  check(violations: readonly Violation[], describe: () => JournalEntry): void {
    const objections = violations.filter(({ id }) => this.objectsTo(id));
    if (objections.length > 0) throw new StrictError(describe(), objections);
  }

  /**
   * Objects to continuations that were not followed, once per request.
   *
   * @throws StrictError for the first
   */
  checkUnfollowed(entries: readonly JournalEntry[]): void {
    const unreported = entries.filter((entry) => !this.reported.has(entry));
    for (const entry of unreported) this.reported.add(entry);
    for (const entry of unreported) {
      const violations = entry.violations.filter(({ id }) => id === 'ignored-continue');
      this.check(violations, () => entry);
    }
  }

  reset(): void {
    this.reported = new WeakSet();
    this.random.reset();
  }

  private objectsTo(id: ViolationId): boolean {
    return !this.excepted.has(id);
  }
}

function requireViolation(id: ViolationId): void {
  if (violationIds.includes(id)) return;
  const nearest = nearestName(id, violationIds);
  const advice = nearest === undefined ? `There are ${violationIds.join(', ')}.` : `Did you mean "${nearest}"?`;
  throw new RangeError(`createWiki: strict.except: there is no violation ${JSON.stringify(id)}. ${advice}`);
}
