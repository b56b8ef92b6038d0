/** What protects a page from being changed (writing 6.4). Loaded on wikis that protect something. */
import type { Message } from '../../../messages/message';
import { cascadingSources, type CascadingSource } from '../../../model/cascading';
import { fileNamespace } from '../../../model/namespaces';
import type { Restriction } from '../../../model/protection';
import { holdsRight } from '../../../model/rights';
import { prefixedText, type Titled } from '../../../model/title';
import type { ResultRecord } from '../../../response/result-tree';
import type { RequestContext } from '../../context';

/**
 * The protection that keeps the user from an action.
 *
 * @param isQuick leaves out what is expensive to find on real wikis: the protection of pages that transclude the page
 */
export function whatProtects(context: RequestContext, action: string, title: Titled, isQuick: boolean): Message[] {
  const reasons = [
    ...ownRestriction(context, action, title),
    ...(isQuick ? [] : cascadingRestrictions(context, action, title)),
  ];
  if (action === 'create') reasons.push(...createProtection(context, title));
  if (action === 'delete') {
    const page = context.wiki.pages.findTitle(title.namespace, title.key);
    const edit = [
      ...(page ? ownRestriction(context, 'edit', title) : []),
      ...(isQuick ? [] : cascadingRestrictions(context, 'edit', title)),
    ];
    if (edit.length > 0) reasons.push({ code: 'cantedit', key: 'deleteprotected', parameters: [] });
  }
  return reasons;
}

const rightsOfLevels: Readonly<Record<string, string>> = {
  autoconfirmed: 'editsemiprotected',
  sysop: 'editprotected',
};

function rightOf(level: string): string {
  return rightsOfLevels[level] ?? level;
}

function ownRestriction({ wiki, user }: RequestContext, action: string, title: Titled): Message[] {
  const { protections } = wiki;
  const page = wiki.pages.findTitle(title.namespace, title.key);
  // Who edits a page that does not exist creates it.
  const tested = !page && action === 'edit' ? 'create' : action;
  const own = page ? protections.find(page.id, tested) : tested === 'create' && protections.findTitle(title);
  if (!own) return [];
  const right = rightOf(own.level);
  const cascades =
    page !== undefined && protections.ofPage(page.id).some((one) => one.cascade && protections.holds(one));
  const missing = [right, ...(cascades ? ['protect'] : [])].find((each) => !holdsRight(user, each, wiki));
  if (missing === undefined) return [];
  return [{ code: 'protectedpage', key: 'protectedpagetext', parameters: [missing, tested] }];
}

function cascadingRestrictions(context: RequestContext, action: string, title: Titled): Message[] {
  const { wiki, user, namespaces, release } = context;
  // Since 1.43, what protects an embedded file protects it from everything but edits of its page.
  const isFile = title.namespace === fileNamespace && release.since('1.43');
  if (isFile ? action !== 'move' && action !== 'upload' : action !== 'edit') return [];
  const sources = cascadingSources(wiki, title);
  const levels = new Set(sources.flatMap(({ restrictions }) => restrictions.map(({ level }) => level)));
  const pages = sources.map(({ page }) => `* [[:${prefixedText(page, namespaces)}]]\n`).join('');
  return Array.from(levels).flatMap((level) =>
    holdsRight(user, 'protect', wiki) && holdsRight(user, rightOf(level), wiki)
      ? []
      : [{ code: 'cascadeprotected', key: 'cascadeprotected' as const, parameters: [sources.length, pages, action] }],
  );
}

function createProtection({ wiki, user }: RequestContext, title: Titled): Message[] {
  if (wiki.pages.findTitle(title.namespace, title.key)) return [];
  const own = wiki.protections.findTitle(title);
  if (!own || holdsRight(user, rightOf(own.level), wiki)) return [];
  return [{ code: 'protectedtitle', key: 'titleprotected', parameters: [own.user, own.comment] }];
}

/** The protection of a page or title as `prop=info` lists it, that of other pages last. */
export function listProtections({ wiki, namespaces }: RequestContext, title: Titled): ResultRecord[] {
  const { protections, pages } = wiki;
  const page = pages.findTitle(title.namespace, title.key);
  const own = page ? protections.ofPage(page.id).map(listed) : createEntry(protections.ofTitle(title));
  const cascading = cascadingSources(wiki, title).flatMap(({ page: source, restrictions }: CascadingSource) =>
    restrictions.map(({ type, level, expiry = 'infinity' }) => {
      return { type, level, expiry, source: prefixedText(source, namespaces) };
    }),
  );
  return [...own, ...cascading];
}

function listed({ type, level, expiry = 'infinity', cascade }: Restriction): ResultRecord {
  return { type, level, expiry, ...(cascade && { cascade }) };
}

function createEntry(protection: { readonly level: string; readonly expiry?: string | undefined } | undefined) {
  return protection ? [listed({ type: 'create', level: protection.level, expiry: protection.expiry })] : [];
}
