import type { AuthoredRevision } from '../../../model/authored-revisions';
import { revisionsByAuthor } from '../../../model/authors';
import { compareRevisions, type RevisionPlace } from '../../../model/revision';
import { timestamp } from '../../../text/timestamp';
import { queryModule } from '../../module';
import type { QueryRun } from '../query-run';
import { checkShown, requirePatrolRight } from '../recentchanges/shown';
import { requestedAuthors, signOf, type Authors, type ContributionPlace } from './authors';
import { contributionFilter, contributionOf, type Contribution } from './filter';
import { contributionRow } from './output';
import { userContribsParameters, type UserContribsValues } from './parameters';

/** `list=usercontribs`: the revisions of some authors, the newest first (writing 18.1). */
export const userContribs = queryModule({
  kind: 'list',
  name: 'usercontribs',
  description: { className: 'ApiQueryUserContribs' },
  cacheMode: 'anon-public-user-private',
  parameters: userContribsParameters,
  run(run, values) {
    const authors = requestedAuthors(run, values);
    const list = run.outputList('item');
    // Without an author nothing else is checked (vectors usercontribs/nobody-…).
    if (!authors || isEmpty(authors.names())) return;
    const from = authors.from();
    const { show = [], toponly, prop } = values;
    checkShown(run, toponly ? [...show, 'top'] : show, contradictions);
    if (prop.includes('patrolled')) requirePatrolRight(run);
    const isRequested = contributionFilter(run.context, values);
    let count = 0;
    for (const { authored, contribution } of contributions(run, values, authors, from)) {
      if (!isRequested(contribution)) continue;
      if (count++ < values.limit && run.addRow(list, contributionRow(run.context, contribution, prop))) continue;
      run.continueAt('continue', authors.placeText(authored));
      return;
    }
  },
});

/** Values of `ucshow` that cannot be true of one revision. */
const contradictions = [
  ['minor', '!minor'],
  ['patrolled', '!patrolled'],
  ['autopatrolled', '!autopatrolled'],
  ['autopatrolled', '!patrolled'],
  ['top', '!top'],
  ['new', '!new'],
] as const;

function isEmpty(items: Iterable<unknown>): boolean {
  return items[Symbol.iterator]().next().done === true;
}

interface Listed {
  readonly authored: AuthoredRevision;
  readonly contribution: Contribution;
}

/** The revisions of all authors, beginning where the request continues and no earlier than where the times begin. */
function* contributions(
  { context: { wiki } }: QueryRun,
  values: UserContribsValues,
  { names, startsIn }: Authors,
  from: ContributionPlace | undefined,
): Generator<Listed, void> {
  const sign = signOf(values);
  const [start, end] = [values.start, values.end].map((seconds) =>
    seconds === undefined ? undefined : { timestamp: timestamp(seconds * 1000) },
  );
  const index = revisionsByAuthor(wiki);
  for (const name of names()) {
    const place = from && startsIn(name) ? laterOf(from, start, sign) : start;
    const order = place && ((revision: AuthoredRevision): number => compareRevisions(revision, place));
    for (const authored of index.of(name)?.walk(sign < 0, order) ?? []) {
      if (end && compareRevisions(authored, end) * sign > 0) break;
      const contribution = contributionOf(wiki, authored);
      if (contribution) yield { authored, contribution };
    }
  }
}

/** Of two places, the one that a walk comes to later. */
function laterOf(from: RevisionPlace, start: RevisionPlace | undefined, sign: number): RevisionPlace {
  return start && compareRevisions(start, from) * sign > 0 ? start : from;
}
