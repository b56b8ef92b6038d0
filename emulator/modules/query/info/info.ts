import { declareParameters, type ValuesOf } from '../../../request/parameter-declarations';
import { isCanonicalInteger } from '../../../text/integer';
import { ResultList, ResultMap, type ResultValue } from '../../../response/result-tree';
import type { ReportForm } from '../../../messages/error-format';
import type { Message } from '../../../messages/message';
import { reportObject } from '../../../messages/reports';
import { compareByCodePoint } from '../../../model/file-usage';
import { isTitle, parseTitle, prefixedText, type Titled } from '../../../model/title';
import { whatForbids } from './actions';
import type { InfoPage, InfoValues } from './info-page';
import { infoMembers, infoPage, usualMembers } from './members';
import { moduleByRelease, queryModule, type QueryModule } from '../../module';
import type { PrintedPage } from '../../page-set/page-set';
import type { QueryRun } from '../query-run';

const names143 = [
  ...(['associatedpage', 'displaytitle', 'editintro', 'linkclasses', 'notificationtimestamp'] as const),
  ...(['preloadcontent', 'protection', 'subjectid', 'talkid', 'url', 'varianttitles'] as const),
  ...(['visitingwatchers', 'watched', 'watchers', 'preload', 'readable'] as const),
] as const;

type Property = (typeof names143)[number];

const properties143: readonly Property[] = names143;

const properties139: readonly Property[] = [
  ...(['associatedpage', 'displaytitle', 'linkclasses', 'notificationtimestamp', 'preload', 'protection'] as const),
  ...(['subjectid', 'talkid', 'url', 'varianttitles', 'visitingwatchers', 'watched', 'watchers', 'readable'] as const),
];

const deprecated139: Readonly<Record<string, string>> = { readable: 'action=query&prop=info&inprop=readable' };
const deprecated143: Readonly<Record<string, string>> = {
  ...deprecated139,
  preload: 'action=query&prop=info&inprop=preload',
};

const actions = {
  /** Whether a link on that page is like all others; here it always is. */
  linkcontext: { type: 'title', default: 'Main Page' },
  // Not `edit`: 1.43 refuses it to clients that test it more than eight times a minute (docs/differences.md).
  testactions: { type: 'string list', examples: ['read', 'move', 'create', 'delete', 'upload'] },
  testactionsdetail: { type: 'enumeration', values: ['boolean', 'full', 'quick'], default: 'boolean' },
} as const;

const preload = {
  preloadcustom: { type: 'string', holds: 'page title' },
  preloadparams: { type: 'string list', examples: ['a', '$2', '<noinclude>b</noinclude>', 'c'] },
  preloadnewsection: { type: 'boolean' },
  editintrostyle: { type: 'enumeration', values: ['lessframes', 'moreframes'], default: 'moreframes' },
  editintroskip: { type: 'string list', examples: ['newarticletext', 'anoneditwarning', 'editnotice-0'] },
  editintrocustom: { type: 'string', holds: 'page title' },
} as const;

const parameters = {
  '1.39': declareParameters('in', {
    prop: { type: 'enumeration list', values: properties139, deprecatedValues: deprecated139 },
    ...actions,
    continue: { type: 'string', holds: 'page key' },
  }),
  '1.43': declareParameters('in', {
    prop: { type: 'enumeration list', values: properties143, deprecatedValues: deprecated143 },
    ...actions,
    /** Whether an action would create a temporary account: the wikis have none. */
    testactionsautocreate: { type: 'boolean' },
    ...preload,
    continue: { type: 'string', holds: 'page key' },
  }),
};

type Values = ValuesOf<(typeof parameters)[keyof typeof parameters]> &
  InfoValues & { readonly testactionsautocreate?: boolean };

/** `prop=info`: what a page is, and what the user may do with it (core 4.7; reading 4). */
export const info = moduleByRelease({ '1.39': declare(parameters['1.39']), '1.43': declare(parameters['1.43']) });

function declare(ownParameters: (typeof parameters)[keyof typeof parameters]): QueryModule {
  return queryModule({
    kind: 'prop',
    name: 'info',
    cacheMode: 'public',
    parameters: ownParameters,
    run: describePages,
  });
}

/** A bound of the bytes that the module adds to a page without `inprop`. */
const largestPage = 512;

/** How many actions are tested in one response, unless the last page has more of them. */
const mostTests = 50;
const mostTestsHigh = 500;

/** What is told of a single page and revision (reading 4.3). */
const ofOnePage = ['preloadcontent', 'editintro'];

/** What depends on the user (reading 4.2). */
const privateProperties = [
  'watched',
  'watchers',
  'visitingwatchers',
  'notificationtimestamp',
  'readable',
  'linkclasses',
  ...ofOnePage,
];

function describePages(run: QueryRun, values: Values, pages: readonly PrintedPage[]): void {
  const { context } = run;
  const { prop = [], testactions = [] } = values;
  if (testactions.length > 0 || prop.some((property) => privateProperties.includes(property))) {
    context.restrictCaching('private');
  }
  if (prop.some((property) => ofOnePage.includes(property))) requireOnePage(run, pages);
  const from = values.continue === undefined ? undefined : readFrom(run, values.continue);
  const isPlain = prop.length === 0 && testactions.length === 0;
  const atMost = isPlain ? largestPage : undefined;
  const roomy = isPlain && run.hasRoomFor(pages.length * largestPage);
  let testsLeft = context.highLimits ? mostTestsHigh : mostTests;
  for (const { printed, page } of describedPages(pages, !roomy)) {
    if (from && compareTitles(page.title, from) < 0) continue;
    const added = testsLeft > 0 && run.addToPage(printed, members(run, values, page), atMost);
    testsLeft -= testactions.length;
    if (added) continue;
    run.continueAt('continue', `${page.title.namespace}|${page.title.key.replaceAll('_', ' ')}`);
    break;
  }
}

/** @throws UsageError `invalidparammix`; unknown ids and titles that are no pages do not count (vectors info/preload-of-a-page-and-…) */
function requireOnePage(run: QueryRun, pages: readonly PrintedPage[]): void {
  const { revisionIds = [], wiki } = run.context;
  const named = pages.filter(({ entry }) => entry.kind === 'existing' || entry.kind === 'missing');
  const revisions = revisionIds.filter((id) => typeof id === 'number' && wiki.findPageOfRevision(id));
  if (Math.max(named.length, revisions.length) <= 1) return;
  throw run.error({ code: 'invalidparammix', key: 'apierror-info-singlepagerevision', parameters: ['in'] });
}

interface DescribedPage {
  readonly printed: PrintedPage;
  readonly page: InfoPage;
}

/** Sorted by namespace and title, where the order shows: where not all of it fits. */
function describedPages(pages: readonly PrintedPage[], sorted: boolean): DescribedPage[] {
  const described = pages.flatMap((printed) => {
    const page = infoPage(printed.entry);
    return page ? [{ printed, page }] : [];
  });
  return sorted ? described.sort((a, b) => compareTitles(a.page.title, b.page.title)) : described;
}

function compareTitles(a: Titled, b: Titled): number {
  return a.namespace - b.namespace || compareByCodePoint(a.key, b.key);
}

function members(run: QueryRun, values: Values, page: InfoPage) {
  const { prop = [], testactions = [], testactionsdetail, testactionsautocreate } = values;
  const { context } = run;
  const added: Record<string, ResultValue | undefined> = { ...usualMembers(context, page) };
  const requested: readonly string[] = prop;
  for (const [property, describe] of infoMembers) {
    if (requested.includes(property)) Object.assign(added, describe(context, page, requested, values));
  }
  if (testactions.length > 0) {
    added.actions = testedActions(run, testactions, testactionsdetail, page);
    if (testactionsautocreate) added.wouldautocreate = ofEach(testactions, () => false);
  }
  return added;
}

function testedActions(
  { context }: QueryRun,
  actions: readonly string[],
  detail: Values['testactionsdetail'],
  { title }: InfoPage,
) {
  return ofEach(actions, (action) => {
    const reasons = whatForbids(context, action, title, { isQuick: detail === 'quick' });
    return detail === 'boolean'
      ? reasons.length === 0
      : new ResultList(shownReasons(reasons, context.reportForm), reasons.length === 0 ? undefined : 'error');
  });
}

function ofEach(actions: readonly string[], valueOf: (action: string) => ResultValue): ResultMap {
  const keyed = areNumbered(actions) ? { keyed: { elementName: '_v', listIfDense: true } as const } : {};
  const values = new ResultMap(keyed);
  for (const action of actions) values.set(action, valueOf(action));
  return values;
}

/** Reasons that look the same in the error format are listed once. */
function shownReasons(reasons: readonly Message[], form: ReportForm): ResultMap[] {
  const shown = reasons.map((reason) => reportObject(reason, form));
  if (shown.length < 2) return shown;
  return [...new Map(shown.map((one) => [JSON.stringify(one), one])).values()];
}

/** Whether the names are numbers: MediaWiki then has a list. */
function areNumbered(names: readonly string[]): boolean {
  return names.every((name) => /^\d$/.test(name) && Number(name) < names.length);
}

/** Reads `incontinue`: `<namespace>|<title without prefix>` of the first page to add to. */
function readFrom(run: QueryRun, text: string): Titled {
  const { wiki, release } = run.context;
  const [number = '', name, ...rest] = text.split('|');
  if (name === undefined || rest.length > 0) throw run.badContinue();
  if (!isCanonicalInteger(number) && !release.acceptsAnyNumber) throw run.badContinue();
  const id = Math.trunc(Number.parseFloat(number)) || 0;
  const { namespaces } = wiki.site;
  if (!namespaces.byId(id)) throw run.badContinue();
  const title = parseTitle(prefixedText({ namespace: id, key: name }, namespaces), wiki.site);
  if (!isTitle(title) || title.key === '') throw run.badContinue();
  return title;
}
