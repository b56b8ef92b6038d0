import { keptComment } from './comment';
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
}

/**
 * Replaces the restrictions of a page: adds a revision without a change of the text, and a log entry. Does nothing if the page is
 * protected like that already (writing 6.4).
 *
 * @param restrictions in the order in which the log lists them
 */
export function protectPage(
  wiki: WikiModel,
  page: Page,
  restrictions: readonly Restriction[],
  { user, comment = '', timestamp = wiki.now, bot = false, tags = [] }: Protecting,
): void {
  const { protections } = wiki;
  const before = protections.ofPage(page.id).filter((restriction) => protections.holds(restriction));
  if (isSame(before, restrictions)) return;
  const action = restrictions.length === 0 ? 'unprotect' : before.length === 0 ? 'protect' : 'modify';
  const summary = summaryOf(wiki, page, action, comment, restrictions);
  const { revision, text } = addNullRevision(wiki, page, { user, timestamp, comment: summary, tags });
  protections.protect(page.id, restrictions);
  record(wiki, page, action, restrictions, { user, comment, timestamp, bot, tags, revision, text });
}

/** The same for the creation of a page; without a level, everybody may create it again. */
export function protectTitle(
  wiki: WikiModel,
  title: Titled,
  restriction: Pick<Restriction, 'level' | 'expiry'> | undefined,
  { user, comment = '', timestamp = wiki.now, bot = false, tags = [] }: Protecting,
): void {
  const before = wiki.protections.findTitle(title);
  if (before?.level === restriction?.level && before?.expiry === restriction?.expiry) return;
  const { namespace, key } = title;
  if (restriction) wiki.protections.protectTitle({ namespace, key, ...restriction, user, timestamp, comment });
  else wiki.protections.unprotectTitle(title);
  const action = restriction === undefined ? 'unprotect' : before ? 'modify' : 'protect';
  const restrictions = restriction ? [{ type: 'create', ...restriction }] : [];
  record(wiki, title, action, restrictions, { user, comment, timestamp, bot, tags, revision: 0, text: undefined });
}

function record(
  wiki: WikiModel,
  { namespace, key }: Titled,
  action: string,
  restrictions: readonly Restriction[],
  change: Required<Protecting> & Pick<RecentChange, 'revision' | 'text'>,
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
    cascade: restrictions.some(({ cascade }) => cascade),
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
    ...(restrictions.some(({ cascade }) => cascade) ? ['[cascading]'] : []),
  ];
  return keptComment(parts.join(' '));
}

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

function expiryInWords(expiry: string | undefined): string {
  if (expiry === undefined) return 'indefinite';
  const time = new Date(expiry);
  const date = `${time.getUTCDate()} ${months[time.getUTCMonth()]} ${time.getUTCFullYear()}`;
  return `expires ${expiry.slice(11, 16)}, ${date} (UTC)`;
}

function isSame(before: readonly Restriction[], after: readonly Restriction[]): boolean {
  const isKept = (one: Restriction) =>
    before.some(
      ({ type, level, expiry, cascade = false }) =>
        type === one.type && level === one.level && expiry === one.expiry && cascade === (one.cascade ?? false),
    );
  return before.length === after.length && after.every(isKept);
}
