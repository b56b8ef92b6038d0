import { declareParameters, type ValuesOf } from '../../request/parameter-declarations';
import { ResultList, type ResultRecord } from '../../response/result-tree';
import type { Message } from '../../messages/message';
import { addressRange, widestRange } from '../../model/address-range';
import { blockLastAddress, isAddress, logBlock, putBlock } from '../../model/blocking';
import type { Block, BlockRestrictions } from '../../model/blocks';
import { notTooLong } from '../../model/comment';
import { holdsRight } from '../../model/rights';
import { isTitle, parseTitle, prefixedText } from '../../model/title';
import { timestamp } from '../../text/timestamp';
import { whyMayNotBlock } from '../blocked/blocker';
import { infinite } from '../blocked/block-info';
import { readBlockTarget } from '../blocked/target';
import { watchExpiryParameter, watchUserPage } from '../blocked/watch-user';
import { actionModule } from '../module';
import type { ActionRun } from '../module-run';
import { readEnd } from '../writing/absolute-expiry';
import { performerOf } from '../writing/performer';
import { requireTagging } from '../writing/require-tagging';
import { blockLogParameters } from './log-parameters';
import { requireRight } from '../require-right';

const parameters = declareParameters('', {
  user: { type: 'user', accepts: ['ip', 'cidr', 'id'] },
  userid: { type: 'integer', deprecated: 'action=block&userid', isId: true },
  expiry: { type: 'string', default: 'never', examples: ['1 day', '2 weeks', '2040-01-01T00:00:00Z', 'infinite'] },
  reason: { type: 'string', default: '' },
  anononly: { type: 'boolean' },
  nocreate: { type: 'boolean' },
  autoblock: { type: 'boolean' },
  noemail: { type: 'boolean' },
  hidename: { type: 'boolean' },
  allowusertalk: { type: 'boolean' },
  reblock: { type: 'boolean' },
  watchuser: { type: 'boolean' },
  watchlistexpiry: watchExpiryParameter,
  tags: { type: 'tag list' },
  partial: { type: 'boolean' },
  pagerestrictions: { type: 'title list', maximum: 10 },
  namespacerestrictions: { type: 'namespace list', allSpecifier: '*' },
  token: { type: 'string', sensitive: true },
});

type Values = ValuesOf<typeof parameters>;

/** `action=block`: blocks a user, an address or a range (writing 6.3). */
export const block = actionModule({
  name: 'block',
  cacheMode: 'private',
  mustBePosted: true,
  needsToken: 'csrf',
  writes: () => true,
  parameters,
  run(run, values) {
    requireRight(run, 'block');
    if (values.user !== undefined && values.userid !== undefined) throw run.conflict('user', 'userid');
    if (values.user === undefined && values.userid === undefined) throw run.missingOneOf('user', 'userid');
    const target = readBlockTarget(run, values);
    const refusal = whyMayNotBlock(run, target, false);
    if (refusal) throw refusal;
    requireTagging(run, values.tags);
    const made = place(run, values, target);
    if (values.watchuser) watchUserPage(run, target, values.watchlistexpiry);
    run.respond(responseTo(run, made, values));
  },
});

/** Checks what is requested, in the real order, and blocks. */
function place(run: ActionRun, values: Values, target: string): Block {
  const { wiki } = run.context;
  const fail = (key: Message['key'], code: string = key, ...given: Message['parameters']) =>
    run.error({ code, key, parameters: given });
  const held = wiki.blocks.find(target, wiki.now);
  const mayHide = holdsRight(run.context.user, 'hideuser', wiki);
  if (held?.hidden && !mayHide) throw fail('cant-see-hidden-user');
  const end = readEnd(values.expiry, wiki.environment.clock.now());
  const range = addressRange(target);
  // Addresses cannot be hidden (sequence address-blocks).
  const hides = values.hidename && !isAddress(target);
  if (hides && !mayHide) throw fail('badaccess-group0', 'permissiondenied');
  if (!isAddress(target) && !wiki.users.find(target)) throw fail('nosuchusershort', 'nosuchuser', target);
  const widest = range && widestRange[range.version];
  if (range && widest !== undefined && range.bits < widest) {
    throw fail('ip_range_toolarge', 'ip_range_toolarge', widest);
  }
  const preventsTalk = values.partial && !values.allowusertalk && !values.namespacerestrictions?.includes(talkOfUsers);
  if (preventsTalk) throw fail('ipb-prevent-user-talk-edit');
  if (end === undefined) throw fail('ipb_expiry_invalid', 'invalidexpiry');
  if (end < wiki.environment.clock.now()) throw fail('ipb_expiry_old', 'ipb_expiry_old');
  if (hides && values.partial) throw fail('ipb_hide_partial');
  if (hides && end !== Infinity) throw fail('ipb_expiry_temp');
  const restrictions = restrictionsOf(run, values, target);
  const { partial } = restrictions;
  if (partial?.namespaces.includes(talkOfUsers) === false && !values.allowusertalk) {
    throw fail('ipb-prevent-user-talk-edit');
  }
  // What the block forbids everywhere counts (sequence more-changes-in-detail, step 26).
  const forbids = restrictions.noCreate || restrictions.noEmail;
  if (partial?.pages.length === 0 && partial.namespaces.length === 0 && !forbids) throw fail('ipb-empty-block');
  const expiry = end === Infinity ? undefined : timestamp(end);
  const same = held && isSame(held, restrictions, values.reason, expiry);
  if (held && (!values.reblock || same)) throw fail('ipb_already_blocked', 'alreadyblocked', target);
  const { user: by, bot } = performerOf(run.context);
  const made = putBlock(wiki, { target, by, expiry, reason: notTooLong(values.reason), ...restrictions });
  blockLastAddress(wiki, made);
  logBlock(wiki, made, {
    action: held ? 'reblock' : 'block',
    ...{ user: by, bot, comment: values.reason, tags: values.tags ?? [] },
    parameters: blockLogParameters(wiki, made, values.expiry),
  });
  return made;
}

const talkOfUsers = 3;

function restrictionsOf({ context }: ActionRun, values: Values, target: string): BlockRestrictions {
  const { site, pages } = context.wiki;
  const ids = (values.pagerestrictions ?? []).map((text) => {
    const title = parseTitle(text, site);
    return isTitle(title) ? (pages.findTitle(title.namespace, title.key)?.id ?? 0) : 0;
  });
  const { anononly, nocreate, autoblock, noemail, hidename, allowusertalk, namespacerestrictions = [] } = values;
  const isAccount = !isAddress(target);
  return {
    ...{
      anonymousOnly: anononly && !isAccount,
      noCreate: nocreate,
      autoblock: autoblock && isAccount,
      noEmail: noemail,
    },
    ...{ hidden: hidename && isAccount, allowsTalk: allowusertalk },
    partial: values.partial ? { pages: ids, namespaces: namespacerestrictions } : undefined,
  };
}

function isSame(held: Block, restrictions: BlockRestrictions, reason: string, expiry: string | undefined): boolean {
  const names = ['anonymousOnly', 'noCreate', 'autoblock', 'noEmail', 'hidden', 'allowsTalk'] as const;
  if (held.reason !== reason || held.expiry !== expiry) return false;
  if (names.some((name) => held[name] !== restrictions[name])) return false;
  const sorted = ({ partial }: BlockRestrictions) =>
    JSON.stringify(partial && [[...partial.pages].sort(), [...partial.namespaces].sort()]);
  return sorted(held) === sorted(restrictions);
}

/** What was requested, as it was requested; only the user, the end and the id are those of the block. */
function responseTo({ context }: ActionRun, made: Block, values: Values): ResultRecord {
  const { release, wiki } = context;
  const { pagerestrictions, namespacerestrictions } = values;
  const titles = pagerestrictions?.map((text) => {
    const title = parseTitle(text, wiki.site);
    return isTitle(title) ? prefixedText(title, wiki.site.namespaces) : text;
  });
  return {
    user: made.target,
    userID: wiki.users.find(made.target)?.id ?? 0,
    expiry: made.expiry ?? infinite,
    id: made.id,
    reason: values.reason,
    anononly: values.anononly,
    nocreate: values.nocreate,
    autoblock: values.autoblock,
    noemail: values.noemail,
    hidename: release.since('1.43') ? made.hidden : values.hidename,
    allowusertalk: values.allowusertalk,
    watchuser: values.watchuser,
    partial: values.partial,
    pagerestrictions: titles ? new ResultList(titles) : null,
    namespacerestrictions: namespacerestrictions ? new ResultList([...namespacerestrictions]) : null,
  };
}
