import type { ChangePlace, RecentChange } from '../../../model/recent-changes';
import type { ResultRecord } from '../../../response/result-tree';
import type { QueryRun } from '../query-run';
import { changePlaceText } from './continue';

/** The changes of one response. */
export interface PageOfChanges {
  readonly changes: readonly RecentChange[];
  /** The first that the limit leaves for the next response. */
  readonly next: RecentChange | undefined;
}

/** Takes the wanted changes up to the limit, from a place on. */
export function takeChanges(
  { context: { wiki } }: QueryRun,
  { dir, limit }: { readonly dir: string; readonly limit: number },
  from: ChangePlace | undefined,
  isWanted: (change: RecentChange) => boolean,
): PageOfChanges {
  const changes: RecentChange[] = [];
  for (const change of wiki.changes.walk(dir === 'older', from)) {
    if (!isWanted(change)) continue;
    if (changes.length === limit) return { changes, next: change };
    changes.push(change);
  }
  return { changes, next: undefined };
}

/** Lists changes as far as the response has room, and says where the next one begins. */
export function listChanges(
  run: QueryRun,
  elementName: string,
  { changes, next }: PageOfChanges,
  entry: (change: RecentChange) => ResultRecord,
): void {
  const list = run.outputList(elementName);
  const left = changes.find((change) => !run.addRow(list, entry(change))) ?? next;
  if (left) run.continueAt('continue', changePlaceText(left));
}
