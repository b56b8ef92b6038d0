import type { AuthoredRevision } from '../../../model/authored-revisions';
import { isListedBy } from '../../../model/hidden-parts';
import type { Page } from '../../../model/page';
import type { RecentChange } from '../../../model/recent-changes';
import type { Revision } from '../../../model/revision';
import { findRevision } from '../../../model/revisions';
import type { WikiModel } from '../../../model/wiki-model';
import type { RequestContext } from '../../context';
import type { UserContribsValues } from './parameters';

/** A revision with what else its row shows. */
export interface Contribution {
  readonly revision: Revision;
  readonly page: Page;
  /** Absent once the wiki has forgotten it, and of imported revisions. */
  readonly change: RecentChange | undefined;
}

/** What the row of a revision shows; absent if there is no such revision. */
export function contributionOf(wiki: WikiModel, { pageId, id }: AuthoredRevision): Contribution | undefined {
  const page = wiki.pages.find(pageId);
  const revision = page && findRevision(wiki, page, id);
  return page && revision && { revision, page, change: wiki.changes.findRevision(id) };
}

type Shown = NonNullable<UserContribsValues['show']>[number];

/** The values of `ucshow`. Where the change is unknown, nothing is known of patrolling (writing 18.1). */
const shownTests: Readonly<Record<Shown, (contribution: Contribution) => boolean>> = {
  minor: ({ revision }) => revision.minor,
  '!minor': ({ revision }) => !revision.minor,
  patrolled: ({ change }) => change !== undefined && change.patrolState !== 'unpatrolled',
  '!patrolled': ({ change }) => change?.patrolState === 'unpatrolled',
  autopatrolled: ({ change }) => change?.patrolState === 'autopatrolled',
  '!autopatrolled': ({ change }) => change !== undefined && change.patrolState !== 'autopatrolled',
  top: ({ revision, page }) => revision.id === page.revision,
  '!top': ({ revision, page }) => revision.id !== page.revision,
  new: ({ revision }) => revision.parent === 0,
  '!new': ({ revision }) => revision.parent !== 0,
};

/** The values of the parameters that select revisions. */
export type RequestedContributions = Partial<Pick<UserContribsValues, 'namespace' | 'tag' | 'show' | 'toponly'>>;

/** Whether a revision is requested, apart from its author and its time. */
export function contributionFilter(
  { wiki, user }: RequestContext,
  values: RequestedContributions,
): (contribution: Contribution) => boolean {
  const { namespace, tag } = values;
  const show: readonly Shown[] = [...(values.show ?? []), ...(values.toponly ? (['top'] as const) : [])];
  const tests: ((contribution: Contribution) => boolean)[] = show.map((shown) => shownTests[shown]);
  if (namespace && namespace.length > 0) tests.push(({ page }) => namespace.includes(page.namespace));
  if (tag !== undefined) tests.push(({ revision }) => revision.tags.includes(tag));
  tests.push(({ revision }) => isListedBy(wiki, user, revision, 'user'));
  return (contribution) => tests.every((test) => test(contribution));
}
