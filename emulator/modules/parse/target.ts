import type { Page } from '../../model/page';
import { maySeePart, type WithHiddenParts } from '../../model/hidden-parts';
import type { Revision } from '../../model/revision';
import type { TitledFacts } from '../../model/text-reader';
import { currentRevision, findRevision } from '../../model/revisions';
import { isTitle, parseTitle, prefixedText, titleOfKey, titleText, type Title } from '../../model/title';
import { modelOf } from '../../model/content-model';
import type { Integer } from '../../text/integer';
import { ResultList } from '../../response/result-tree';
import type { ActionRun } from '../module-run';
import { canExist, cannotExist, missingTitle, noSuchPageId, readWikiTitle } from '../writing/page-of-request';
import { redirectList } from '../page-set/page-list';
import type { ParseValues } from './parameters';
import { permissionDenied } from '../require-right';

/** What is parsed. */
export interface ParseTarget {
  readonly title: Title;
  readonly pageId: number | bigint;
  /** Absent where the text is not that of a revision, or nothing asks for the id. */
  readonly revid?: number;
  readonly redirects?: ResultList;
  readonly text: string;
  readonly model: string;
  /** Whether the request has the text itself, or none. */
  readonly isSent: boolean;
  /** The page of the title, if it exists. */
  readonly page: Page | undefined;
  /** The revision that is shown, if it is a stored one. */
  readonly revision?: WithHiddenParts & { readonly id: number; readonly isCurrent: boolean };
  /** What variables show of the revision; absent if the text has none. */
  readonly facts?: TitledFacts;
}

/** The page or revision that the request names. @throws UsageError */
export function readStored(run: ActionRun, values: ParseValues): ParseTarget {
  const { oldid, pageid } = values;
  if (oldid !== undefined) return readOldRevision(run, oldid);
  const { page, redirects } = values.redirects
    ? followed(run, values)
    : { page: named(run, values), redirects: undefined };
  const shown = currentRevision(run.context.wiki, page);
  return {
    title: titleOfKey(page),
    pageId: pageid ?? page.id,
    ...(values.prop.includes('revid') && { revid: page.revision }),
    ...(redirects && { redirects }),
    text: page.text ?? '',
    model: modelOf(page, shown),
    isSent: false,
    page,
    revision: { id: page.revision, isCurrent: true },
    facts: factsOfRevision(shown),
  };
}

function named(run: ActionRun, { page: text, pageid }: ParseValues): Page {
  const { pages } = run.context.wiki;
  if (pageid !== undefined) {
    const page = pages.find(Number(pageid));
    if (!page) throw noSuchPageId(run, pageid);
    return page;
  }
  return existing(run, readWikiTitle(run, text ?? ''));
}

function existing(run: ActionRun, title: Title): Page {
  if (!canExist(title)) throw cannotExist(run);
  const page = run.context.wiki.pages.findTitle(title.namespace, title.key);
  if (!page) throw missingTitle(run);
  return page;
}

/** The page that redirects lead to, and the redirects. */
function followed(run: ActionRun, values: ParseValues): { page: Page; redirects: ResultList | undefined } {
  const { wiki } = run.context;
  const start = startOf(run, values);
  const steps: { from: Page; to: Title }[] = [];
  const seen = new Set<string>();
  let page = start;
  while (page?.redirect && page.target && !seen.has(titleText(page))) {
    seen.add(titleText(page));
    const to = page.target;
    steps.push({ from: page, to });
    page = to.interwiki === '' && to.namespace >= 0 ? wiki.pages.findTitle(to.namespace, to.key) : undefined;
  }
  const last = steps.at(-1)?.to;
  if (!last) return { page: named(run, values), redirects: new ResultList([], 'r') };
  if (last.interwiki !== '') throw invalidTitle(run, last);
  const redirects = redirectList(run.context, { redirects: steps });
  return { page: existing(run, last), redirects };
}

function startOf(run: ActionRun, { page: text, pageid }: ParseValues): Page | undefined {
  const { wiki } = run.context;
  if (pageid !== undefined) return wiki.pages.find(Number(pageid));
  const title = parseTitle(text ?? '', wiki.site);
  return isTitle(title) && title.interwiki === '' ? wiki.pages.findTitle(title.namespace, title.key) : undefined;
}

function invalidTitle(run: ActionRun, title: Title) {
  const fragment = title.fragment === '' ? '' : `#${title.fragment}`;
  const text = prefixedText(title, run.context.namespaces) + fragment;
  return run.error({
    code: 'invalidtitle',
    key: 'apierror-invalidtitle',
    parameters: [run.context.escapeWikitext(text)],
  });
}

function readOldRevision(run: ActionRun, id: Integer): ParseTarget {
  const { page, revision } = revisionById(run, id);
  if (!maySeePart(run.context.wiki, run.context.user, revision, 'content')) {
    throw permissionDenied(run, 'deletedtext');
  }
  return {
    title: titleOfKey(page),
    pageId: page.id,
    revid: revision.id,
    text: revision.text ?? '',
    model: modelOf(page, revision),
    isSent: false,
    page,
    revision: { id: revision.id, isCurrent: revision.id === page.revision, hidden: revision.hidden },
    facts: factsOfRevision(revision),
  };
}

/** What variables such as `{{REVISIONUSER}}` show of a revision. */
export function factsOfRevision({ id, timestamp, user, length }: Revision): TitledFacts {
  return { revision: id, timestamp, user, length };
}

/** @throws UsageError `nosuchrevid` */
export function revisionById(run: ActionRun, id: Integer) {
  const { wiki } = run.context;
  const number = Number(id);
  const page = wiki.findPageOfRevision(number);
  const revision = page && findRevision(wiki, page, number);
  if (page && revision) return { page, revision };
  throw run.error({ code: 'nosuchrevid', key: 'apierror-nosuchrevid', parameters: [id] });
}
