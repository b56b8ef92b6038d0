import type { JournalEntry } from '../journal-entry';
import type { ResultMap } from '../../response/result-tree';
import type { Random } from '../../model/environment';
import { nearestName } from '../../text/nearest-name';
import { violationIds, type Violation, type ViolationId } from './violation';
import { shuffledDebug } from './shuffled-debug';
import { StrictError } from './strict-error';

/** What a strict wiki objects to. */
export interface StrictOptions {
  /** What it lets pass all the same. Default: nothing. */
  readonly except?: readonly ViolationId[];
}

/** Throws into the test what a reviewer would object to. */
export class Strictness {
  /** What becomes of the debug block. */
  readonly reshapeDebugBlock: ((block: ResultMap) => ResultMap) | undefined;
  private unfollowedTold = new WeakSet<JournalEntry>();
  private readonly excepted: ReadonlySet<ViolationId>;

  /**
   * @param random draws nothing for anybody else
   * @throws RangeError for a finding that there is not
   */
  constructor(
    { except = [] }: StrictOptions,
    private readonly random: Random,
  ) {
    for (const id of except) requireViolation(id);
    this.excepted = new Set(except);
    this.reshapeDebugBlock = this.objectsTo('debug-dependence') ? shuffledDebug(random) : undefined;
  }

  /** @throws StrictError where there is something to object to in a request */
  check(violations: readonly Violation[], describe: () => JournalEntry): void {
    const objections = violations.filter(({ id }) => this.objectsTo(id));
    if (objections.length > 0) throw new StrictError(describe(), objections);
  }

  /**
   * Objects to continuations that nobody followed, once to each.
   *
   * @throws StrictError for the first
   */
  checkUnfollowed(entries: readonly JournalEntry[]): void {
    const untold = entries.filter((entry) => !this.unfollowedTold.has(entry));
    for (const entry of untold) this.unfollowedTold.add(entry);
    for (const entry of untold) {
      const violations = entry.violations.filter(({ id }) => id === 'ignored-continue');
      this.check(violations, () => entry);
    }
  }

  reset(): void {
    this.unfollowedTold = new WeakSet();
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
  throw new RangeError(`createWiki: strict.except: there is no finding ${JSON.stringify(id)}. ${advice}`);
}
