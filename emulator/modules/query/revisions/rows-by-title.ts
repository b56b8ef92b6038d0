import { prefixedText, type Titled } from '../../../model/title';
import { ResultList, ResultMap } from '../../../response/result-tree';
import type { QueryRun } from '../query-run';

/** Revisions in the order of a list, one more than a response may have. */
interface TitledRevisions<Revision extends Titled> {
  readonly found: readonly Revision[];
  /** What continues the list with a revision. */
  readonly placeText: (revision: Revision) => string;
}

/**
 * Lists revisions below their titles, as many as the response may have, and says where the list goes on.
 *
 * @param most of revisions
 * @param describe the row of a revision
 * @param frame the row of a title, with the revisions below it
 */
export function listByTitle<Revision extends Titled>(
  run: QueryRun,
  { found, placeText }: TitledRevisions<Revision>,
  most: number,
  describe: (revision: Revision) => ResultMap,
  frame: (revision: Revision, title: string, revisions: ResultList) => ResultMap,
): void {
  const list = run.outputList('page');
  const rows = new Map<string, ResultList>();
  const addRow = (revision: Revision): boolean => {
    const described = describe(revision);
    const title = prefixedText(revision, run.context.namespaces);
    const held = rows.get(title);
    if (held) return run.addRow(held, described);
    const revisions = new ResultList([described], 'rev');
    rows.set(title, revisions);
    return run.addRow(list, frame(revision, title, revisions));
  };
  for (const [index, revision] of found.entries()) {
    if (index < most && addRow(revision)) continue;
    run.continueAt('continue', placeText(revision));
    break;
  }
}

/** The row of a title in lists of all revisions: its page id (0 if it has no page), its revisions and its name. */
export function titleRow(pageId: number, namespace: number, title: string, revisions: ResultList): ResultMap {
  const row = new ResultMap();
  row.append('pageid', pageId);
  row.append('revisions', revisions);
  row.append('ns', namespace);
  row.append('title', title);
  return row;
}
