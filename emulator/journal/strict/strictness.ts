import type { JournalEntry } from '../journal-entry';
import type { ResultMap } from '../../response/result-tree';
import type { Random } from '../../model/environment';
import { nearestName } from '../../text/nearest-name';
import { findingIds, type Finding, type FindingId } from './finding';
import { shuffledDebug } from './shuffled-debug';
import { StrictError } from './strict-error';

/** What a strict wiki objects to. */
export interface StrictOptions {
  /** What it lets pass all the same. Default: nothing. */
  readonly except?: readonly FindingId[];
}

/** Throws into the test what a reviewer would object to. */
export class Strictness {
  /** What becomes of the debug block. */
  readonly reshapeDebugBlock: ((block: ResultMap) => ResultMap) | undefined;
  private unfollowedTold = new WeakSet<JournalEntry>();
  private readonly excepted: ReadonlySet<FindingId>;

  /**
   * @param random draws nothing for anybody else
   * @throws RangeError for a finding that there is not
   */
  constructor(
    { except = [] }: StrictOptions,
    private readonly random: Random,
  ) {
    for (const id of except) requireFinding(id);
    this.excepted = new Set(except);
    this.reshapeDebugBlock = this.objectsTo('debug-dependence') ? shuffledDebug(random) : undefined;
  }

  /** @throws StrictError where there is something to object to in a request */
  check(findings: readonly Finding[], describe: () => JournalEntry): void {
    const objections = findings.filter(({ id }) => this.objectsTo(id));
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
      const findings = entry.findings.filter(({ id }) => id === 'ignored-continue');
      this.check(findings, () => entry);
    }
  }

  reset(): void {
    this.unfollowedTold = new WeakSet();
    this.random.reset();
  }

  private objectsTo(id: FindingId): boolean {
    return !this.excepted.has(id);
  }
}

function requireFinding(id: FindingId): void {
  if (findingIds.includes(id)) return;
  const nearest = nearestName(id, findingIds);
  const advice = nearest === undefined ? `There are ${findingIds.join(', ')}.` : `Did you mean "${nearest}"?`;
  throw new RangeError(`createWiki: strict.except: there is no finding ${JSON.stringify(id)}. ${advice}`);
}
