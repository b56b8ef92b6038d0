import { changedRuns, type ChangedRun } from './changed-runs';

/** Lines that did not change, or old ones that new ones replace. */
export type Part =
  | { readonly context: readonly string[] }
  | { readonly context?: undefined; readonly old: readonly string[]; readonly new: readonly string[] };

/** Changes that are shown together, with the lines around them. */
export interface Block {
  /** The numbers of its first lines, counted from 1. */
  readonly line: number;
  readonly newLine: number;
  readonly parts: readonly Part[];
}

/** How many unchanged lines surround a change. */
const contextLines = 2;

/** What to show of the differences of two texts. */
export function changedBlocks(oldText: string, newText: string): Block[] {
  const [oldLines, newLines] = [oldText.split('\n'), newText.split('\n')];
  return groupsOf(changedRuns(oldLines, newLines)).map((runs) => {
    const [{ start, newStart }] = runs;
    const before = Math.min(contextLines, start, newStart);
    const parts: Part[] = [];
    let place = start - before;
    for (const run of runs) {
      if (run.start > place) parts.push({ context: oldLines.slice(place, run.start) });
      parts.push({ old: oldLines.slice(run.start, run.end), new: newLines.slice(run.newStart, run.newEnd) });
      place = run.end;
    }
    // A few more lines are shown where the text ends with them.
    const isNearEnd = oldLines.length - place <= 2 * contextLines;
    const rest = oldLines.slice(place, isNearEnd ? undefined : place + contextLines);
    if (rest.length > 0) parts.push({ context: rest });
    return { line: start - before + 1, newLine: newStart - before + 1, parts };
  });
}

/** Runs that are so close that their contexts touch. */
function groupsOf(runs: readonly ChangedRun[]): [ChangedRun, ...ChangedRun[]][] {
  const groups: [ChangedRun, ...ChangedRun[]][] = [];
  let end = -Infinity;
  for (const run of runs) {
    if (run.start - end <= 2 * contextLines) groups.at(-1)!.push(run);
    else groups.push([run]);
    ({ end } = run);
  }
  return groups;
}
