import { writtenTime } from '../text/written-time';
import { keptComment, notTooLong } from './comment';
import { addNullRevision } from './null-revision';
import type { Page } from './page';
import type { Restriction } from './protection';
import type { RecentChange } from './recent-changes';
import { recordChange } from './record-change';
import { prefixedText, type Titled } from './title';
import type { WikiModel } from './wiki-model';

/** A change of what a page or a title is protected from. */
export interface Protecting {
  /** A name in its canonical form, or an address. */
  readonly user: string;
  readonly comment?: string | undefined;
  /** Default: the wiki's clock. */
  readonly timestamp?: string | undefined;
  readonly bot?: boolean | undefined;
  readonly tags?: readonly string[] | undefined;
  /** Whether it should cascade, which is a change even where the level cannot (sequence changes-in-detail, step 57). */
  readonly cascades?: boolean | undefined;
}

/**
 * Replaces the restrictions of a page: adds a revision without a change of the text, and a log entry. Does nothing if the page is
 * protected like that already (writing 6.4).
 *
 * @param restrictions in the order in which the log lists them
 * @returns whether anything changed
 */
export function protectPage(
  wiki: WikiModel,
  page: Page,
  restrictions: readonly Restriction[],
  { user, comment = '', timestamp = wiki.now, bot = false, tags = [], cascades = false }: Protecting,
): boolean {
  const { protections } = wiki;
  const before = protections.ofPage(page.id).filter((restriction) => protections.holds(restriction));
  if (isSame(before, restrictions) && (restrictions.length === 0 || isCascading(before) === cascades)) return false;
  const action = restrictions.length === 0 ? 'unprotect' : before.length === 0 ? 'protect' : 'modify';
  const summary = summaryOf(wiki, page, action, comment, restrictions);
  const { revision, text } = addNullRevision(wiki, page, { user, timestamp, comment: summary, tags });
  protections.protect(page.id, restrictions);
  record(wiki, page, action, restrictions, {
    user,
    comment: keptComment(comment),
    timestamp,
    bot,
    tags,
    revision,
    text,
  });
  return true;
}

/** The same for the creation of a page; without a level, everybody may create it again. Nothing cascades from there. */
export function protectTitle(
  wiki: WikiModel,
  title: Titled,
  restriction: Pick<Restriction, 'level' | 'expiry'> | undefined,
  { user, comment: given = '', timestamp = wiki.now, bot = false, tags = [], cascades = false }: Protecting,
): boolean {
  const comment = keptComment(given);
  const before = wiki.protections.findTitle(title);
  const isSame = before?.level === restriction?.level && before?.expiry === restriction?.expiry;
  if (isSame && !(restriction && cascades)) return false;
  const { namespace, key } = title;
  if (restriction) wiki.protections.protectTitle({ namespace, key, ...restriction, user, timestamp, comment });
  else wiki.protections.unprotectTitle(title);
  const action = restriction === undefined ? 'unprotect' : before ? 'modify' : 'protect';
  const restrictions = restriction ? [{ type: 'create', ...restriction }] : [];
  record(wiki, title, action, restrictions, { user, comment, timestamp, bot, tags, revision: 0, text: undefined });
  return true;
}

function record(
  wiki: WikiModel,
  { namespace, key }: Titled,
  action: string,
  restrictions: readonly Restriction[],
  change: Required<Omit<Protecting, 'cascades'>> & Pick<RecentChange, 'revision' | 'text'>,
): void {
  const { user, comment, timestamp, bot, tags, revision, text } = change;
  recordChange(wiki, {
    type: 'log',
    title: { namespace, key },
    revision,
    ...{ user, comment, bot, tags, text, timestamp },
    log: { type: 'protect', action, parameters: action === 'unprotect' ? {} : parametersOf(restrictions) },
  });
}

/** As the API prints them; the cascade is absent of what protects a title without a page. */
function parametersOf(restrictions: readonly Restriction[]): Readonly<Record<string, unknown>> {
  const description = restrictions.map(
    ({ type, level, expiry }) => `\u200e[${type}=${level}] (${expiryInWords(expiry)})`,
  );
  return {
    description: description.join(''),
    cascade: isCascading(restrictions),
    details: restrictions.map(({ type, level, expiry, cascade = false }) => ({
      ...{ type, level, expiry: expiry ?? 'infinite' },
      ...(type !== 'create' && { cascade }),
    })),
  };
}

const summaries = {
  protect: 'Protected',
  modify: 'Changed protection settings for',
  unprotect: 'Removed protection from',
};

const actions: Readonly<Record<string, string>> = { edit: 'Edit', move: 'Move', upload: 'Upload', create: 'Create' };

const levels: Readonly<Record<string, string>> = {
  autoconfirmed: 'Allow only autoconfirmed users',
  sysop: 'Allow only administrators',
};

/** Spaces of the comment stay around it (sequence more-changes-in-detail, step 5). */
function summaryOf(
  { site }: WikiModel,
  title: Titled,
  action: keyof typeof summaries,
  comment: string,
  restrictions: readonly Restriction[],
): string {
  const list = restrictions.map(
    ({ type, level, expiry }) =>
      `[${actions[type] ?? type}=${levels[level] ?? `Require "${level}" permission`}] (${expiryInWords(expiry)})`,
  );
  const parts = [
    `${summaries[action]} "[[${prefixedText(title, site.namespaces)}]]"${comment === '' ? '' : `: ${comment}`}`,
    ...(list.length === 0 ? [] : [`(${list.join(' ')})`]),
    ...(isCascading(restrictions) ? ['[cascading]'] : []),
  ];
  return notTooLong(parts.join(' '));
}

function expiryInWords(expiry: string | undefined): string {
  return expiry === undefined ? 'indefinite' : `expires ${writtenTime(Date.parse(expiry))} (UTC)`;
}

function isCascading(restrictions: readonly Restriction[]): boolean {
  return restrictions.some(({ cascade }) => cascade);
}

/** Whether the same is restricted, whatever cascades. */
function isSame(before: readonly Restriction[], after: readonly Restriction[]): boolean {
  const isKept = (one: Restriction) =>
    before.some(({ type, level, expiry }) => type === one.type && level === one.level && expiry === one.expiry);
  return before.length === after.length && after.every(isKept);
}
