import type { Message } from '../../messages/message';
import { modelOf, type ContentModel } from '../../model/content-model';
import { categoryNamespace, fileNamespace } from '../../model/namespaces';
import type { Page } from '../../model/page';
import { holdsRight } from '../../model/rights';
import { givesWay, movePage, type MoveTarget } from '../../model/moving';
import { prefixedText, type Titled } from '../../model/title';
import { encodeForWikiUrl } from '../../text/wiki-url';
import type { RequestContext } from '../context';
import { isLimited } from '../is-limited';
import { whatForbids } from '../query/info/actions';
import { performerOf } from '../writing/performer';

/** What the request says of every page that it moves. */
export interface RequestedMove {
  readonly comment: string;
  readonly tags: readonly string[];
  readonly leavesRedirect: boolean;
  /** What is recorded at the end of the request. */
  readonly later: (work: () => void) => void;
}

/** What a move did besides. */
export interface MoveOutcome {
  readonly leftRedirect: boolean;
  readonly overRedirect: boolean;
}

const tooOften: Message = { code: 'ratelimited', key: 'apierror-ratelimited', parameters: [] };

/** Why a page cannot be moved to a title: first what is wrong with the titles, then what the user may not do (writing 6.5). */
export function whatForbidsMove(context: RequestContext, page: Page, target: Titled): Message[] {
  const { wiki, user } = context;
  // Vector move/onto-itself-anonymous.
  const isSame = page.namespace === target.namespace && page.key === target.key;
  const reasons = [
    ...(isSame ? [plain('selfmove')] : invalidTarget(context, page, target)),
    ...(isLimited(context, 'move') ? [tooOften] : []),
    ...whatForbids(context, 'move', page),
    ...whatForbids(context, 'edit', page),
    ...whatForbids(context, 'move-target', target),
    ...whatForbids(context, 'edit', target),
  ];
  const protection = wiki.knownProtections?.findTitle(target);
  const isMissing = !wiki.pages.findTitle(target.namespace, target.key);
  if (isMissing && protection && !holdsRight(user, rightOf(protection.level), wiki)) {
    reasons.push({ code: 'protectedtitle', key: 'cantmove-titleprotected', parameters: [] });
  }
  return distinct(reasons);
}

function rightOf(level: string): string {
  return { autoconfirmed: 'editsemiprotected', sysop: 'editprotected' }[level] ?? level;
}

function plain(key: 'selfmove' | 'nonfile-cannot-move-to-file'): Message {
  return { code: key, key, parameters: [] };
}

function invalidTarget({ wiki, namespaces }: RequestContext, page: Page, target: Titled): Message[] {
  const { namespace, key } = target;
  const reasons: Message[] = [];
  if (namespace < 0) {
    const name = namespaces.byId(namespace)?.name ?? '';
    reasons.push({ code: 'immobile-target-namespace', key: 'immobile-target-namespace', parameters: [name] });
  }
  const held = wiki.pages.findTitle(namespace, key);
  if (held && !givesWay(wiki, held, page)) {
    const isLoneRedirect = held.redirect && wiki.pages.history.countOf(held.id) === 0;
    const code = isLoneRedirect ? 'redirectexists' : 'articleexists';
    reasons.push({ code, key: code, parameters: [held.title] });
  }
  if (page.namespace === fileNamespace) {
    // Also if there is no file (vector move/description-out-of-the-namespace).
    if (namespace !== fileNamespace) {
      reasons.push({ code: 'nonfilenamespace', key: 'imagenocrossnamespace', parameters: [] });
    } else if (page.file && extension(page.key) !== extension(key)) {
      reasons.push({ code: 'filetypemismatch', key: 'imagetypemismatch', parameters: [] });
    }
  } else if (namespace === fileNamespace) {
    reasons.push(plain('nonfile-cannot-move-to-file'));
  }
  return reasons;
}

function extension(key: string): string {
  const name = key.slice(key.lastIndexOf('.') + 1).toLowerCase();
  return name === 'jpeg' ? 'jpg' : name;
}

function distinct(reasons: readonly Message[]): Message[] {
  const seen = new Set<string>();
  return reasons.filter(({ key, parameters }) => {
    const identity = JSON.stringify([key, parameters]);
    return !seen.has(identity) && seen.add(identity);
  });
}

/** Moves a page that nothing keeps from it. */
export function tryMove(
  context: RequestContext,
  page: Page,
  target: MoveTarget,
  requested: RequestedMove,
): MoveOutcome {
  const { wiki } = context;
  const overRedirect = wiki.pages.findTitle(target.namespace, target.key) !== undefined;
  const redirect = requested.leavesRedirect ? redirectText(context, page, target) : undefined;
  movePage(wiki, page, target, {
    ...performerOf(context),
    comment: requested.comment,
    tags: requested.tags,
    redirect,
    later: requested.later,
  });
  return { leftRedirect: redirect !== undefined, overRedirect };
}

/** The text of a redirect in the content model of the page; data and plain texts have none (sequence changes-in-detail, step 11). */
export function redirectText(
  context: RequestContext,
  page: Titled & { readonly contentModel?: ContentModel | undefined },
  target: MoveTarget,
): string | undefined {
  const { namespaces, release } = context;
  const title = prefixedText(target, namespaces);
  const model = modelOf(page, page);
  if (model === 'json' || model === 'text') return undefined;
  if (model === 'wikitext') {
    const word = context.wiki.site.contentLanguage?.magicWord('redirect')?.aliases[0] ?? '#REDIRECT';
    return `${word} [[${target.namespace === categoryNamespace ? ':' : ''}${title}${fragmentOf(target)}]]`;
  }
  const script = `${context.server}${context.scriptPath}/index.php?title=${encodeForWikiUrl(title.replaceAll(' ', '_'))}`;
  const address = `${script}&action=raw&ctype=text/`;
  const fragment = fragmentOf(target).replaceAll(' ', '_');
  if (model === 'css') return `/* #REDIRECT */@import ${cssUrl(`${address}css${fragment}`)};`;
  if (release.since('1.43')) return loadCall(`${address}javascript${fragment}`);
  return loadCall(`${address}javascript${fragment}`).replaceAll('&', String.raw`\u0026`);
}

function loadCall(address: string): string {
  return `/* #REDIRECT */mw.loader.load(${JSON.stringify(address)});`;
}

/** Quoted where the address has unusual characters, such as a fragment (sequence details-of-blank-pages). */
function cssUrl(address: string): string {
  return /^[\w:@/~.%+;,?&=-]+$/.test(address)
    ? `url(${address})`
    : `url("${address.replace(/["\\]/g, String.raw`\$&`)}")`;
}

/** The redirect leads to the part of the page that the request names (sequence bases, step 8). */
function fragmentOf({ fragment = '' }: MoveTarget): string {
  return fragment === '' ? '' : `#${fragment}`;
}
