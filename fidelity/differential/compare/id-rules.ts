import type { IdKind, IdMapping } from './id-mapping';
import { startOfPage, type VolatileRule } from './volatile-rules';

/** Ids and times at a place, which a mapping of the session compares. */
export interface IdRule extends VolatileRule {
  readonly agree: (mapping: IdMapping, emulator: string, wiki: string) => boolean;
}

const number = /^(\d+)$/d;
/** A wrong number may begin with an id (`2378%%`); the hexadecimal id of a request may not. */
const numberAtStart = /^(\d+)(?![\da-z])/d;

/** The members that are ids, by kind, in any format. */
const members: Readonly<Record<Exclude<IdKind, 'file'>, string>> = {
  page: 'pageid|logpage|fromid|talkid|subjectid|redirectpageid',
  revision:
    'revid|oldrevid|newrevid|parentid|lastrevid|old_revid|last_revid|curid|previd|parentrevid|mergerevid|assoc_?rev_?id',
  change: 'rcid',
  log: 'logid|actionlogid',
  user: 'userid|lguserid|userID|blockedbyid|byid',
  block: 'blockid',
};

/** Ids whose member has another name than that of its kind. */
const plainIds: readonly (readonly [IdKind, string])[] = [
  ['user', String.raw`\.query\.userinfo\.@?id`],
  ['block', String.raw`\.(?:block|unblock)\.@?id`],
  ['block', String.raw`\.blocks(?:\[\]|\.block)\.@?id`],
  ['file', String.raw`\.filearchive(?:\[\]|\.fa)\.@?id`],
  ['page', String.raw`\.pages\.page\.@_idx`],
  ['revision', String.raw`\.badrevids\.rev\.@_idx`],
  ['page', String.raw`\.restrictions\.pages(?:\[\]|\.page)\.@?id`],
  // With `wlprop=userid`, but not `user`.
  ['user', String.raw`\.query\.watchlist(?:\[\]|\.item)\.@?user`],
];

/** Ids within texts: summaries, errors, links, pages. */
const texts: readonly (readonly [IdKind, RegExp])[] = [
  ['revision', /Special(?::|%3A)Diff\/(\d+)(?:\|(\d+)|(?:(?!Special)[^>])*>(\d+)<)?/dg],
  ['revision', /Undo revision (\d+)/dg],
  ['revision', /\b[Rr]evision with ID (\d+)/dg],
  ['revision', /\brevision [#r]?(\d+)\b/dg],
  ['revision', /\br(\d+) is not a revision/dg],
  [
    'revision',
    /\b(?:oldid|diff|undo|undoafter|baserevid|torevid|newerthanrevid|revids?|(?:d?rv|arv)(?:start|end)id)=(\d+)/dg,
  ],
  ['revision', /"wgUserNewMsgRevisionId": ?(\d+)/dg],
  ['page', /\b(?:page with ID |curid=|pageids?=|fromid=)(\d+)/dg],
  ['change', /\b(?:rcid[ =]|change with ID )(\d+)/dg],
  ['log', /\b(?:logid=|log entry with ID )(\d+)/dg],
  ['block', /\b[Bb]lock (?:ID(?: is)?|for) #?(\d+)(?!\d|\.\d)/dg],
  ['block', /\b[Bb]lock IDs: #(\d+)(?:, #(\d+))?(?:, #(\d+))?/dg],
  ['user', /\b[Uu]ser ID (\d+)/dg],
  ['user', /"wgUserId": ?(\d+)/dg],
  ['page', /"wg(?:Relevant)?ArticleId": ?([1-9]\d*)/dg],
  ['revision', /"wgCurRevisionId": ?([1-9]\d*)/dg],
];

const anywhere = /^(?:body|page data|page notice|page chrome|help page text)/;

function rule(name: string, place: RegExp, value: RegExp, agree: IdRule['agree']): IdRule {
  const reason = 'counted by each wiki; a mapping of the session compares it';
  return { name, place, value, class: 'the id of the same thing', reason, agree };
}

function idRule(kind: IdKind, place: RegExp, value: RegExp): IdRule {
  return rule(`${kind} id`, place, value, (mapping, ours, theirs) => mapping.agree(kind, ours, theirs));
}

/** All ids and times that a mapping compares. */
export const idRules: readonly IdRule[] = [
  ...Object.entries(members).map(([kind, names]) => {
    return idRule(kind as IdKind, new RegExp(String.raw`\.@?(?:${names})$`), number);
  }),
  ...plainIds.map(([kind, place]) => idRule(kind, new RegExp(`${place}$`), number)),
  idRule('user', /^cookie .*UserID$/, number),
  idRule(
    'user',
    /\.@?(?:filekey|sessionkey|url|descriptionurl|info|text|html)$|\.params(?:\[\]|\.param)$/,
    /(?:^|\/|Key ")[0-9a-z]{10,14}\.[0-9a-z]{2,7}\.(\d+)\.\w+/d,
  ),
  idRule('user', /^page (?:notice|chrome)$/, /(?:file|session)key=[0-9a-z]{10,14}\.[0-9a-z]{2,7}\.(\d+)\.\w+/d),
  idRule('block', /^cookie .*BlockID$/, /^(\d+)%21/d),
  idRule('change', /\.@?(?:rc|wl)continue$/, /^\d{14}\|(\d+)$/d),
  idRule('log', /\.@?lecontinue$/, /^\d{14}\|(\d+)$/d),
  idRule('revision', /\.@?(?:rvcontinue|drvcontinue|arvcontinue)$/, /^\d{14}\|(\d+)$/d),
  idRule('revision', /\.@?uccontinue$/, /\|(\d+)$/d),
  idRule('page', /\.@?(?:iucontinue|ilcontinue|fucontinue|elcontinue|blcontinue|eicontinue)$/, /^(?:\d{1,2}\|)*(\d+)/d),
  ...texts.map(([kind, value]) => idRule(kind, anywhere, value)),
  rule(
    'id of something hidden',
    /\.revisiondelete\.items(?:\[\]|\.i)\.@?id$|\.(?:log)?params\.ids(?:\[\]|\.\w+)(?:\.#text)?$/,
    numberAtStart,
    (mapping, ours, theirs) => mapping.agreeOnAny(ours, theirs),
  ),
  rule(
    'number in the parameters of a message about a block',
    /<blocked>\.params\[\]$|<blocked>\.params\.param(?:\[\])?(?:\.#text)?$/,
    number,
    (mapping, ours, theirs) => mapping.agreeOnAny(ours, theirs, 'block'),
  ),
  rule(
    'number in the parameters of a message',
    /\.params\[\]$|\.params\.param(?:\[\])?(?:\.#text)?$/,
    numberAtStart,
    (mapping, ours, theirs) => mapping.agreeOnAny(ours, theirs),
  ),
  rule('id in an address', anywhere, /\bids=(\d+)(?:(?:\||%7C)(\d+))?(?:(?:\||%7C)(\d+))?/dg, (mapping, ours, theirs) =>
    mapping.agreeOnAny(ours, theirs),
  ),
  rule('id of something that cannot be hidden', anywhere, /modifying item ID (\d+):/dg, (mapping, ours, theirs) =>
    mapping.agreeOnAny(ours, theirs),
  ),
  rule(
    'number in the text of an error',
    anywhere,
    /Invalid value "(\d+)[^"]*" for integer parameter/dg,
    (mapping, ours, theirs) => mapping.agreeOnAny(ours, theirs),
  ),
  // Lines end after a thousand characters, and an id of a user among them is longer in one of the two.
  rule('line break after settings', startOfPage, /(\};\n?)RL(?:STATE|PAGEMODULES)/dg, () => true),
  rule('time of a registration', startOfPage, /"wgUser(?:First)?Registration":(\d+)/dg, (mapping, ours, theirs) =>
    mapping.agreeOnTime(Number(ours), Number(theirs)),
  ),
  rule('time of an entry of a feed', /^body$/, /<pubDate>([^<]+)</dg, (mapping, ours, theirs) =>
    mapping.agreeOnTime(Date.parse(ours), Date.parse(theirs)),
  ),
  rule(
    'time',
    anywhere,
    /(?<!\d)(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ|20[2-9]\d{11}(?=[!|]|$))/dg,
    (mapping, ours, theirs) => mapping.agreeOnTime(timeOf(ours), timeOf(theirs)),
  ),
];

/** ISO 8601, or 14 digits. */
function timeOf(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6Z'));
}
