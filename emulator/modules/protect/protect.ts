import type { Message } from '../../messages/message';
import { fileNamespace } from '../../model/namespaces';
import { protectPage, protectTitle } from '../../model/protecting';
import type { Restriction } from '../../model/protection';
import { prefixedText } from '../../model/title';
import { declareParameters } from '../../request/parameter-declarations';
import { ResultList, type ResultRecord } from '../../response/result-tree';
import { timestamp } from '../../text/timestamp';
import type { RequestContext } from '../context';
import { actionModule } from '../module';
import type { ActionRun } from '../module-run';
import { whatForbids } from '../query/info/actions';
import { readEnd } from '../writing/absolute-expiry';
import { readTargetPage, type TargetPage } from '../writing/page-of-request';
import { performerOf } from '../writing/performer';
import { requireTagging } from '../writing/require-tagging';
import { applyWatchlist, watchlistParameter } from '../writing/watchlist-choice';

const parameters = declareParameters('', {
  title: { type: 'string', holds: 'page name' },
  pageid: { type: 'integer', isId: true },
  protections: { type: 'string list', required: true, examples: ['edit=sysop', 'move=autoconfirmed', 'create=sysop'] },
  expiry: { type: 'string list', allowsDuplicates: true, default: ['infinite'], examples: ['never', '1 week'] },
  reason: { type: 'string', default: '' },
  tags: { type: 'tag list' },
  cascade: { type: 'boolean' },
  watch: { type: 'boolean', deprecated: 'action=protect&watch' },
  ...watchlistParameter,
  token: { type: 'string', sensitive: true },
});

/** `action=protect`: limits who may edit, move or create a page (writing 6.4). */
export const protect = actionModule({
  name: 'protect',
  cacheMode: 'private',
  mustBePosted: true,
  needsToken: 'csrf',
  writes: () => true,
  parameters,
  run(run, values) {
    const { context } = run;
    const target = readTargetPage(run, values);
    const [first, ...further] = whatForbids(context, 'protect', target.title);
    if (first) throw run.error(first, further);
    requireTagging(run, values.tags);
    const requested = readProtections(run, target, values.protections, values.expiry);
    const [edit] = requested.filter(({ type }) => type === cascadingType).slice(-1);
    const cascade = values.cascade && edit?.level === 'sysop';
    const { reason, tags, cascade: cascades } = values;
    const changes = applyProtections(run, target, requested, { cascade, cascades, comment: reason, tags });
    applyWatchlist(context, target.title, values.watch ? 'watch' : values.watchlist, ['watchdefault']);
    run.respond({
      title: prefixedText(target.title, context.namespaces),
      reason: values.reason,
      // What was asked for stays in the response where nothing changes (sequence changes-in-detail, steps 31 and 42).
      ...((changes ? cascade : cascades) && { cascade: true }),
      protections: new ResultList(requested.map(resultOf), 'protection'),
    });
  },
});

/** What the request says of an action; without a level, everybody may do it. */
interface RequestedProtection {
  readonly type: string;
  readonly level: string | undefined;
  readonly expiry: string | undefined;
}

function resultOf({ type, level, expiry = 'infinite' }: RequestedProtection): ResultRecord {
  return { [type]: level ?? null, expiry };
}

/** The only restriction that cascades. */
const cascadingType = 'edit';

/** What titles without a page are protected from. */
const creation = 'create';

const levels: readonly string[] = ['', 'autoconfirmed', 'sysop'];

function readProtections(
  run: ActionRun,
  target: TargetPage,
  protections: readonly string[],
  expiries: readonly string[],
): RequestedProtection[] {
  const times = expiries.length === 1 ? protections.map(() => expiries[0]!) : expiries;
  if (times.length !== protections.length) throw run.error(wrongNumber(times.length, protections.length));
  return protections.map((text, index) => {
    const [type = '', level] = text.split('=');
    const problem = problemOf(run.context, target, type, level ?? '');
    if (problem) throw run.error(problem);
    return { type, level: level === 'all' ? '' : level, expiry: readExpiry(run, times[index]!) };
  });
}

function wrongNumber(given: number, needed: number): Message {
  const provided = `$1 expiry ${given === 1 ? 'timestamp was' : 'timestamps were'} provided`;
  const text = `${provided} where $2 ${needed === 1 ? 'was' : 'were'} needed.`;
  return { code: 'toofewexpiries', key: 'apierror-toofewexpiries', parameters: [given, needed], text };
}

function problemOf(
  { escapeWikitext }: RequestContext,
  { page, title }: TargetPage,
  type: string,
  level: string,
): Message | undefined {
  if (page && type === creation) {
    return { code: 'create-titleexists', key: 'apierror-create-titleexists', parameters: [] };
  }
  if (!page && type !== creation) {
    return { code: 'missingtitle-createonly', key: 'apierror-missingtitle-createonly', parameters: [] };
  }
  const types = [creation, cascadingType, 'move', ...(title.namespace === fileNamespace ? ['upload'] : [])];
  if (!types.includes(type)) {
    return { code: 'protect-invalidaction', key: 'apierror-protect-invalidaction', parameters: [escapeWikitext(type)] };
  }
  if (!levels.includes(level) && level !== 'all') {
    return { code: 'protect-invalidlevel', key: 'apierror-protect-invalidlevel', parameters: [escapeWikitext(level)] };
  }
  return undefined;
}

/** When a protection ends; `undefined` for never. */
function readExpiry(run: ActionRun, text: string): string | undefined {
  const now = run.context.nowSeconds * 1000;
  const end = readEnd(text, now);
  const parameters = [run.context.escapeWikitext(text)];
  if (end === undefined) throw run.error({ code: 'invalidexpiry', key: 'apierror-invalidexpiry', parameters });
  if (end < now) throw run.error({ code: 'pastexpiry', key: 'apierror-pastexpiry', parameters });
  return end === Infinity ? undefined : timestamp(end);
}

function applyProtections(
  { context }: ActionRun,
  { title, page }: TargetPage,
  requested: readonly RequestedProtection[],
  {
    cascade,
    ...how
  }: {
    readonly cascade: boolean;
    readonly cascades: boolean;
    readonly comment: string;
    readonly tags: readonly string[] | undefined;
  },
): boolean {
  const { wiki } = context;
  const protecting = { ...performerOf(context), ...how };
  // Of several protections of an action, the last one counts, in the place of the first.
  const byType = new Map<string, Restriction>();
  for (const { type, level = '', expiry } of requested) {
    byType.set(type, { type, level, expiry, ...(cascade && type === cascadingType && { cascade }) });
  }
  const restrictions = [...byType.values()].filter(({ level }) => level !== '');
  if (page) return protectPage(wiki, page, restrictions, protecting);
  const [create] = restrictions;
  return protectTitle(wiki, title, create && { level: create.level, expiry: create.expiry }, protecting);
}
