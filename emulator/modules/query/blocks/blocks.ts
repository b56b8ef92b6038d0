import { declareParameters, type ValuesOf } from '../../../request/parameter-declarations';
import { addressRange, canonicalTarget, rangesAround, widestRange } from '../../../model/address-range';
import { isAddress } from '../../../model/blocking';
import type { Block, BlockPlace } from '../../../model/blocks';
import { canonicalAddress } from '../../../model/ip-address';
import { holdsRight } from '../../../model/rights';
import { timestamp } from '../../../text/timestamp';
import { queryModule } from '../../module';
import type { QueryRun } from '../query-run';
import { refuseWideRange } from '../range-width';
import { changePlaceText, readChangePlace } from '../recentchanges/continue';
import { blockEntry } from './output';

const parameters = declareParameters('bk', {
  start: { type: 'timestamp' },
  end: { type: 'timestamp' },
  dir: { type: 'enumeration', values: ['newer', 'older'], default: 'older' },
  ids: { type: 'integer list', isId: true },
  users: { type: 'user list', accepts: ['ip', 'cidr'] },
  ip: { type: 'string', examples: ['127.0.0.1', '1.2.3.0/24', '2001:db8::1', '1.0.0.0/8'] },
  limit: { type: 'limit', default: 10, maximum: 500, highMaximum: 5000 },
  prop: {
    type: 'enumeration list',
    values: [
      ...(['id', 'user', 'userid', 'by', 'byid', 'timestamp', 'expiry', 'reason', 'range', 'flags'] as const),
      ...(['restrictions'] as const),
    ],
    default: ['id', 'user', 'by', 'timestamp', 'expiry', 'reason', 'flags'],
  },
  show: {
    type: 'enumeration list',
    values: ['account', '!account', 'temp', '!temp', 'ip', '!ip', 'range', '!range'],
  },
  continue: { type: 'string', examples: ['20260101000000|1'] },
});

export type BlocksValues = ValuesOf<typeof parameters>;

/** `list=blocks`: the blocks of users and addresses, the newest first (writing 6.3). */
export const blocks = queryModule({
  kind: 'list',
  name: 'blocks',
  cacheMode: 'private',
  parameters,
  run(run, values) {
    if (values.users !== undefined && values.ip !== undefined) throw run.conflict('users', 'ip');
    const from = values.continue === undefined ? undefined : readChangePlace(values.continue, run);
    const targets = values.ip === undefined ? values.users : targetsAround(run, values.ip);
    checkShown(run, values.show ?? []);
    const list = run.outputList('block');
    let count = 0;
    for (const block of wanted(run, values, targets, from)) {
      if (count++ < values.limit && run.addRow(list, blockEntry(run.context, block, values.prop))) continue;
      run.continueAt('continue', changePlaceText(block));
      return;
    }
  },
});

/** The address or range, and all ranges around it that can be blocked. */
function targetsAround(run: QueryRun, text: string): readonly string[] {
  // One line break at the end does not matter (vector blocks/address-with-a-line-break).
  const sent = text.replace(/\n$/, '');
  const target = canonicalAddress(sent) === undefined ? undefined : canonicalTarget(sent);
  if (target === undefined) throw run.error({ code: 'param_ip', key: 'apierror-badip', parameters: [] });
  const range = addressRange(target);
  if (!range) return [target, ...rangesAround(target)];
  refuseWideRange(run, range, widestRange);
  return rangesAround(range.start).filter((around) => (addressRange(around)?.bits ?? 0) <= range.bits);
}

type Shown = NonNullable<BlocksValues['show']>;

function checkShown(run: QueryRun, show: Shown): void {
  const contradicts = (['account', 'ip', 'range', 'temp'] as const).some(
    (kind) => show.includes(kind) && show.includes(`!${kind}`),
  );
  if (contradicts) throw run.contradictoryShow();
}

function* wanted(
  { context }: QueryRun,
  values: BlocksValues,
  targets: readonly string[] | undefined,
  from: BlockPlace | undefined,
): Generator<Block, void> {
  const { wiki, user, release } = context;
  const { ids, dir, show = [] } = values;
  const newerFirst = dir === 'older';
  const seesHidden = holdsRight(user, 'hideuser', wiki);
  const [start, end] = [values.start, values.end].map((seconds) => seconds && timestamp(seconds * 1000));
  const [earliest, latest] = newerFirst ? [end, start] : [start, end];
  const known = ids && new Set(ids.map(Number));
  const named = targets && new Set(targets);
  for (const block of found(context, values, targets, from)) {
    if (earliest !== undefined && block.timestamp < earliest) continue;
    if (latest !== undefined && block.timestamp > latest) continue;
    if (known && !known.has(block.id)) continue;
    // Automatic blocks do not say whom they concern.
    if (named && (block.parent !== undefined || !named.has(block.target))) continue;
    if (block.hidden && !seesHidden) continue;
    if (show.every((kind) => isShown(kind, block, release.since('1.43')))) yield block;
  }
}

/** Those of some users or with some ids are found by them. */
function found(
  { wiki }: QueryRun['context'],
  { ids, dir }: BlocksValues,
  targets: readonly string[] | undefined,
  from: BlockPlace | undefined,
): Iterable<Block> {
  const { blocks: held, now } = wiki;
  const newerFirst = dir === 'older';
  const few = targets?.map((target) => held.find(target, now)) ?? ids?.map((id) => held.findId(Number(id), now));
  if (!few) return held.walk(newerFirst, from, now);
  const sign = newerFirst ? -1 : 1;
  return few
    .filter((block) => block !== undefined)
    .filter((block) => !from || sign * order(block, from) >= 0)
    .sort((a, b) => sign * order(a, b));
}

function order(a: BlockPlace, b: BlockPlace): number {
  return a.timestamp === b.timestamp ? a.id - b.id : a.timestamp < b.timestamp ? -1 : 1;
}

/** 1.43 compares with what the database does not have, so that three of the conditions hold for no block. */
function isShown(kind: Shown[number], { target, parent, expiry }: Block, isNew: boolean): boolean {
  const isRange = target.includes('/');
  const isSingle = isAddress(target) && !isRange && parent === undefined;
  const isAccount = parent === undefined && !isAddress(target);
  switch (kind) {
    case 'account':
      return isAccount;
    case '!account':
      return !isNew && !isAccount;
    case 'ip':
      return !isNew && isSingle;
    case '!ip':
      return !isSingle;
    case 'range':
      return isRange;
    case '!range':
      return !isNew && !isRange;
    case 'temp':
      return expiry !== undefined;
    case '!temp':
      return expiry === undefined;
  }
}
