import { exceptions } from '../../../messages/exceptions';
import { CaughtException } from '../../../messages/usage-error';
import type { AuthoredRevision } from '../../../model/authored-revisions';
import { revisionsByAuthor } from '../../../model/authors';
import { isListedBy } from '../../../model/hidden-parts';
import { compareRevisions, type Revision, type RevisionPlace } from '../../../model/revision';
import { findRevision, isWrittenBy } from '../../../model/revisions';
import { declareParameters, type ValuesOf } from '../../../request/parameter-declarations';
import { timestamp } from '../../../text/timestamp';
import { queryModule } from '../../module';
import type { PageSource } from '../../page-set/page-set';
import { firstRows, type FirstRows } from '../first-rows';
import type { QueryRun } from '../query-run';
import { readArchivePlace } from '../deletedrevisions/archive-place';
import { changePlaceText } from '../recentchanges/continue';
import { prepareText } from '../revisions/contents';
import { describeRevision } from '../revisions/members';
import { listParameters, slotParameters } from '../revisions/row-parameters';
import { listByTitle, titleRow } from '../revisions/rows-by-title';

const parameters = declareParameters('arv', {
  ...listParameters('list=allrevisions', 'arv'),
  excludeuser: { type: 'user', anybody: true },
  continue: { type: 'string', holds: ['change timestamp', 'revision id'] },
  generatetitles: { type: 'boolean' },
});

type Values = ValuesOf<typeof parameters>;

/** `list=allrevisions`: the revisions of all pages by time, each page with its own (reading 5.4). */
export const allRevisions = queryModule({
  kind: 'list',
  name: 'allrevisions',
  description: { className: 'ApiQueryAllRevisions' },
  cacheMode: 'public',
  hidesFromSome: true,
  parameters,
  slotParameters: slotParameters('arv'),
  run(run, values) {
    begin(run, values);
    const most = prepareText(run, values, values.limit ?? defaultLimit, 'list=allrevisions');
    listByTitle(
      run,
      { ...findRevisions(run, values, most), placeText: ({ revision }) => changePlaceText(revision) },
      (found) => describeRevision(run, found, found.revision, values),
      ({ pageId, namespace }, title, revisions) => titleRow(pageId, namespace, title, revisions),
    );
  },
  generatePages(run, values): PageSource {
    begin(run, values);
    const most = values.limit ?? defaultLimit;
    const { found, next } = findRevisions(run, values, most);
    const [first] = found;
    if (first) run.startAt('continue', changePlaceText(first.revision));
    if (next) run.continueAt('continue', changePlaceText(next.revision));
    if (values.generatetitles) return { kind: 'ids', ids: found.map(({ pageId }) => pageId) };
    return { kind: 'revisions', revisions: found.map(({ revision }) => revision.id), generated: true };
  },
});

/** How many revisions a response has if the request does not say. */
const defaultLimit = 10;

interface FoundRevision {
  readonly revision: Revision;
  readonly pageId: number;
  readonly namespace: number;
  readonly key: string;
}

function begin(run: QueryRun, { user, excludeuser }: Values): void {
  run.context.result.repeatWarnings(run.path);
  if (user !== undefined && excludeuser !== undefined) throw run.conflict('user', 'excludeuser');
}

function findRevisions(run: QueryRun, values: Values, most: number): FirstRows<FoundRevision> {
  const isWanted = ({ namespace }: FoundRevision): boolean => values.namespace?.includes(namespace) ?? true;
  return firstRows(run, selectRevisions(run, values), most, isWanted);
}

/** As of deleted revisions by time, with the id of the revision. */
function readFrom(run: QueryRun, text: string): RevisionPlace {
  const { timestamp: time, archiveId } = readArchivePlace('time', text, run);
  return { timestamp: time, id: archiveId };
}

function* selectRevisions(run: QueryRun, values: Values): Generator<FoundRevision, void> {
  const { wiki, user: reader } = run.context;
  const { namespace: namespaces, user, excludeuser, dir } = values;
  const sign = dir === 'newer' ? 1 : -1;
  const resumed = values.continue === undefined ? undefined : readFrom(run, values.continue);
  // Real wikis fail where no namespace is selected.
  if (namespaces?.length === 0) throw new CaughtException(run.context, exceptions.noNamespace);
  const [start, end] = [values.start, values.end].map((seconds) =>
    seconds === undefined ? undefined : { timestamp: timestamp(seconds * 1000) },
  );
  const first = resumed && start ? (compareRevisions(start, resumed) * sign > 0 ? start : resumed) : (resumed ?? start);
  const index = revisionsByAuthor(wiki);
  const list = user === undefined || user.startsWith('#') ? index.all : index.of(user);
  const order = first && ((revision: AuthoredRevision): number => compareRevisions(revision, first));
  for (const { id, pageId, timestamp: time } of list?.walk(sign < 0, order) ?? []) {
    if (end && compareRevisions({ timestamp: time }, end) * sign > 0) return;
    const page = wiki.pages.find(pageId);
    const revision = page && findRevision(wiki, page, id);
    if (!page || !revision) continue;
    if ((user ?? excludeuser) !== undefined && !isListedBy(wiki, reader, revision, 'user')) continue;
    if (user !== undefined && !isWrittenBy(wiki, revision, user)) continue;
    if (excludeuser !== undefined && isWrittenBy(wiki, revision, excludeuser)) continue;
    yield { revision, pageId, namespace: page.namespace, key: page.key };
  }
}
