import { prefixedText, type Titled } from '../../../model/title';
import { ResultList, ResultMap } from '../../../response/result-tree';
import type { FirstRows } from '../first-rows';
import type { QueryRun } from '../query-run';

/** Revisions in the order of a list. */
interface TitledRevisions<Revision extends Titled> extends FirstRows<Revision> {
  /** What continues the list with a revision. */
  readonly placeText: (revision: Revision) => string;
}

/**
 * Lists revisions below their titles, as many as fit into the response, and says where the list goes on.
 *
 * @param describe the row of a revision
 * @param frame the row of a title, with the revisions below it
 */
export function listByTitle<Revision extends Titled>(
  run: QueryRun,
  { found, next, placeText }: TitledRevisions<Revision>,
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
  const left = found.find((revision) => !addRow(revision)) ?? next;
  if (left) run.continueAt('continue', placeText(left));
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
