import { keptComment } from '../../model/comment';
import { hiddenBits } from '../../model/hidden-parts';
import { recordChange, recordLog } from '../../model/record-change';
import { isTitle, parseTitle, prefixedText, type Titled } from '../../model/title';
import { ResultList, type ResultRecord } from '../../response/result-tree';
import { declareParameters, type ValuesOf } from '../../request/parameter-declarations';
import { actionModule } from '../module';
import type { ActionRun } from '../module-run';
import { requireRight } from '../require-right';
import { performerOf } from '../writing/performer';
import { requireTagging } from '../writing/require-tagging';
import { changeItem, missingItem, type HiddenChange } from './change-item';
import { findHideables, type Hideable } from './hideables';
import { suggestedTarget } from './target';

const parts = ['comment', 'content', 'user'] as const;

const parameters = declareParameters('', {
  type: {
    type: 'enumeration',
    values: ['revision', 'archive', 'oldimage', 'filearchive', 'logging'],
    required: true,
  },
  target: { type: 'string' },
  ids: { type: 'string list', required: true, examples: ['1', '4', '20260131120000'] },
  hide: { type: 'enumeration list', values: parts },
  show: { type: 'enumeration list', values: parts },
  suppress: { type: 'enumeration', values: ['no', 'nochange', 'yes'], default: 'nochange' },
  reason: { type: 'string' },
  tags: { type: 'tag list' },
  token: { type: 'string', sensitive: true },
});

type RevisionDeleteValues = ValuesOf<typeof parameters>;

/** `action=revisiondelete`: hides parts of revisions, log entries and files, or shows them again (writing 14). */
export const revisionDelete = actionModule({
  name: 'revisiondelete',
  description: { className: 'ApiRevisionDelete' },
  cacheMode: 'private',
  mustBePosted: true,
  needsToken: 'csrf',
  writes: () => true,
  parameters,
  run(run, values) {
    requireRight(run, values.type === 'logging' ? 'deletelogentry' : 'deleterevision');
    if (values.ids.length === 0) throw emptyIds(run);
    const change = readChange(run, values);
    if (values.suppress === 'yes') requireRight(run, 'suppressrevision');
    requireTagging(run, values.tags);
    const target = readTarget(run, values);
    requireNoBlock(run, target);
    const { items, changed } = changeItems(run, values, target, change);
    if (changed.length > 0) record(run, values, target, changed);
    run.respond({
      status: 'Success',
      target: prefixedText(target, run.context.namespaces) + (target.fragment ? `#${target.fragment}` : ''),
      items: new ResultList(items, 'i'),
    });
  },
});

function emptyIds(run: ActionRun) {
  return run.error({ code: 'paramempty_ids', key: 'apierror-paramempty', parameters: ['ids'] });
}

/** A block of the whole wiki forbids it, but for the talk page of one's own if the block leaves it (sequence hidden-authors). */
function requireNoBlock(run: ActionRun, target: Titled): void {
  const { context } = run;
  if (!context.wiki.hasBlocks) return;
  const { blocksAgainst, blocksOfWholeWiki } = require('../blocked/blocked') as typeof import('../blocked/blocked');
  const [first, ...further] = blocksOfWholeWiki(context);
  if (first && blocksAgainst(context, 'edit', target).length > 0) throw run.error(first, further);
}

/** What the request asks for. */
function readChange(run: ActionRun, { hide = [], show = [], suppress }: RevisionDeleteValues): HiddenChange {
  if (hide.some((part) => show.includes(part))) {
    throw run.error({ code: 'badparams', key: 'apierror-revdel-mutuallyexclusive', parameters: [] });
  }
  if (hide.length + show.length === 0) {
    throw run.error({ code: 'badparams', key: 'apierror-revdel-paramneeded', parameters: [] });
  }
  const sum = (names: readonly (typeof parts)[number][]) => names.reduce((bits, name) => bits | hiddenBits[name], 0);
  return {
    hide: sum(hide) | (suppress === 'yes' ? hiddenBits.restricted : 0),
    show: sum(show) | (suppress === 'no' ? hiddenBits.restricted : 0),
  };
}

/** The page whose items are meant: the first of them decides, whatever the request says. */
function readTarget(run: ActionRun, values: RevisionDeleteValues): Titled & { readonly fragment?: string } {
  const given = values.target === undefined ? undefined : parseTitle(values.target, run.context.wiki.site);
  const title = given && isTitle(given) ? given : undefined;
  const target = suggestedTarget(run.context, values, title);
  if (target) return target;
  throw run.error({ code: 'needtarget', key: 'apierror-revdel-needtarget', parameters: [] });
}

interface ChangedItem {
  readonly item: Hideable;
  readonly before: number;
  readonly after: number;
}

function changeItems(run: ActionRun, { type, ids }: RevisionDeleteValues, target: Titled, change: HiddenChange) {
  const found = findHideables(run.context, type, ids, target);
  const changed: ChangedItem[] = [];
  const items = found.map((item): ResultRecord => {
    const { hidden: before } = item;
    const problem = changeItem(run.context, item, change);
    const after = item.hidden;
    if (after !== before) changed.push({ item, before, after });
    return { ...problem, ...item.describe() };
  });
  const known = new Set(found.map(({ id }) => String(id)));
  const missing = [...new Set(ids)].filter((id) => !known.has(id)).map((id) => missingItem(run.context, id));
  return { items: [...items, ...missing], changed };
}

/** The log of what was suppressed is not among the recent changes (writing 14). */
function record(
  run: ActionRun,
  { type, reason = '', tags = [] }: RevisionDeleteValues,
  { namespace, key }: Titled,
  changed: readonly ChangedItem[],
): void {
  const { context } = run;
  const union = (bits: (item: ChangedItem) => number) => changed.reduce((sum, item) => sum | bits(item), 0);
  const [removed, added] = [
    union(({ before, after }) => before & ~after),
    union(({ before, after }) => after & ~before),
  ];
  const isSuppressed = ((removed | added) & hiddenBits.restricted) !== 0;
  const log = {
    type: isSuppressed ? 'suppress' : 'delete',
    action: type === 'logging' ? 'event' : 'revision',
    parameters: {
      type,
      ids: changed.map(({ item }) => item.loggedId),
      old: bitsAsParameters(removed),
      new: bitsAsParameters(added),
    },
  };
  const { user, bot } = performerOf(context);
  const entry = { title: { namespace, key }, user, comment: keptComment(reason), tags };
  if (isSuppressed) recordLog(context.wiki, { ...log, ...entry });
  else recordChange(context.wiki, { ...entry, type: 'log', bot, log });
}

function bitsAsParameters(bits: number) {
  const has = (name: keyof typeof hiddenBits) => (bits & hiddenBits[name]) !== 0;
  return {
    bitmask: bits,
    content: has('content'),
    comment: has('comment'),
    user: has('user'),
    restricted: has('restricted'),
  };
}
