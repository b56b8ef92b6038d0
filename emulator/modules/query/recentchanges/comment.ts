import { contentMessage } from '../../../wikitext/content-messages';
import { decodeUri } from '../../../text/decode-uri';
import { decodeCharacterReferences } from '../../../text/character-references';
import { escapeHtml, escapeHtmlAroundReferences } from '../../../text/escape';
import { findUploadedFile } from '../../../model/files';
import type { RecentChange } from '../../../model/recent-changes';
import { fileNamespace, interfaceNamespace, mediaNamespace, specialNamespace } from '../../../model/namespaces';
import { isTitle, parseTitle, prefixedKey, prefixedText, titleOfKey, type Titled } from '../../../model/title';
import { missingTitle } from '../../../messages/message-texts';
import type { RequestContext } from '../../context';
import { filePath } from '../../../text/file-path';
import { messageLanguage } from '../../message-language';
import { encodeForWikiUrl } from '../../../text/wiki-url';

/** What of a request matters to the HTML of comments. */
export type CommentContext = Pick<
  RequestContext,
  'wiki' | 'release' | 'namespaces' | 'scriptPath' | 'articlePath' | 'uploadPath' | 'pagePath' | 'uploadAddress'
> &
  Partial<Pick<RequestContext, 'interfaceLanguage' | 'metPages'>>;

/**
 * `parsedcomment`: the comment as a page of the wiki shows it. Of wikitext it knows links and the section that an edit
 * was about; everything else is text (reading 10).
 *
 * @param batch of comments that real wikis format at once; default: of this one
 */
export function commentHtml(
  context: CommentContext,
  { comment, title }: Pick<RecentChange, 'comment'> & { readonly title: Titled | undefined },
  batch: object = {},
): string {
  return formatSections(context, escapeHtml(decodeCharacterReferences(comment.replaceAll('\n', ' '))), title, batch);
}

/** The sections, and the links before and behind them; text is escaped already. */
function formatSections(context: CommentContext, text: string, page: Titled | undefined, batch: object): string {
  const [opening, closing] = !context.release.since('1.43') ? ['<span dir="auto">', '</span>'] : ['', ''];
  const parts: string[] = [];
  let ends = '';
  let position = 0;
  for (;;) {
    const start = text.indexOf('/*', position);
    const end = start < 0 ? -1 : text.indexOf('*/', start + 2);
    if (end < 0) break;
    const section = text.slice(start + 2, end).trim();
    parts.push(formatLinks(context, text.slice(position, start), page, batch));
    position = end + 2;
    if (section === '' && position === text.length) break;
    const link = section === '' ? '' : sectionLink(context, section, page);
    parts.push(
      `${opening}<span class="autocomment">${link}${position === text.length ? '' : contentMessage(context.wiki, 'colon-separator')}</span>`,
    );
    ends += closing;
  }
  parts.push(formatLinks(context, text.slice(position), page, batch), ends);
  return parts.join('');
}

function sectionLink(context: CommentContext, section: string, page: Titled | undefined): string {
  const shown = withoutBrackets(section);
  if (!page) return shown;
  const name = section
    .replace(/\[\[:?|\]\]/g, '')
    .replace(/[\s_]+/g, ' ')
    .trim();
  if (name === '') return shown;
  const title = parseTitle(name.startsWith('#') ? name : `#${name}`, context.wiki.site);
  const fragment = title.reason === undefined ? title.fragment.replaceAll(' ', '_') : '';
  const isLeftward = isRightToLeft(context);
  const [arrow, mark, direction] = isLeftward ? ['←', '\u200f', 'rtl'] : ['→', '\u200e', 'ltr'];
  const label = !context.release.since('1.43')
    ? arrow + mark + shown
    : `${arrow}<bdi dir="${direction}">${shown}</bdi>`;
  const address = `${addressOf(context, page)}${fragment && `#${withoutBrackets(escapeHtml(doubleEscaped(fragment)))}`}`;
  return anchor(address, '', nameOf(context, page), label);
}

/** The language of the interface decides where arrows point (vector parse/summary-right-to-left). */
function isRightToLeft({ interfaceLanguage: code = 'en', release }: CommentContext): boolean {
  if (code === 'en' || code === 'qqx') return false;
  const { contentLanguage } =
    require('../../../languages/content-language') as typeof import('../../../languages/content-language');
  return contentLanguage(code, release).isRightToLeft;
}

function withoutBrackets(text: string): string {
  return text.replaceAll('[', '&#91;').replaceAll(']', '&#93;');
}

/** What looks like an encoded byte is escaped, and so is the escape. */
function doubleEscaped(fragment: string): string {
  return fragment.replace(/%(?=[\da-f]{2})/gi, '%2525');
}

/** Target, text, and what follows up to another link. */
const linkSyntax = /\[\[([^[\]|]+)(?:\|((?:(?!\]\]).)*))?\]\]([^[]*)/gsu;

function formatLinks(context: CommentContext, text: string, page: Titled | undefined, batch: object): string {
  // Behind the last end there is no link, and what looks like the start of one would be read to the end of the text.
  const lastEnd = text.lastIndexOf(']]');
  if (lastEnd < 0) return text;
  const following = text.indexOf('[', lastEnd);
  const end = following < 0 ? text.length : following;
  const { trail } = context.wiki.site.linkWords;
  const linked = text
    .slice(0, end)
    .replace(linkSyntax, (whole, target: string, label: string | undefined, rest: string) => {
      const [letters = ''] = trail.exec(rest) ?? [];
      const decoded = target.includes('%') ? decodeUri(target) : target;
      const shown = label === undefined || label === '' ? decoded.trimStart().replace(/^:/, '') : label;
      const name = decoded.replace(/^[ _]*:[ _:]*/, ':');
      const linked = linkTo(context, name, shown + letters, page);
      if (linked === undefined) return whole;
      const link = isFormattedTwice(context, name, page, batch)
        ? withReferences(linked, target, label, letters)
        : linked;
      return link + rest.slice(letters.length);
    });
  return linked + text.slice(end);
}

/** Whether a link to a title stands in place of a pattern: of 1.39, where the request knows the page (reading 10.1). */
function isFormattedTwice(context: CommentContext, name: string, page: Titled | undefined, batch: object): boolean {
  const { wiki, release, metPages } = context;
  if (release.since('1.43')) return false;
  const read = parseTitle(name, wiki.site);
  if (!isTitle(read)) return false;
  if (read.interwiki !== '') return true;
  const title = read.key === '' ? page : read;
  if (!title) return false;
  switch (title.namespace) {
    case mediaNamespace:
      return false;
    case interfaceNamespace:
      return true;
    case specialNamespace:
      return wiki.site.specialPages.find(title.key) !== undefined;
    default:
      return metPages?.meets(title, batch) === true;
  }
}

const reference = /\\([\\$])|[\\$](\d\d?)|\$\{(\d\d?)\}/g;

/** More than any comment that a wiki keeps gives. The summary of `action=parse` may be longer, and a real wiki runs out of memory. */
const mostReferred = 1_000_000;

/** The link with what its references stand for: `$0` for what it was written as, `$1` for what is between the brackets. */
function withReferences(link: string, target: string, label: string | undefined, letters: string): string {
  const inside = label === undefined ? target : `${target}|${label}`;
  const groups = [`[[${inside}]]${letters}`, inside];
  const count = link.match(reference)?.length ?? 0;
  if (count * inside.length > mostReferred) return link;
  return link.replace(
    reference,
    (_, escaped: string | undefined, plain: string | undefined, braced: string | undefined) =>
      escaped ?? groups[Number(plain ?? braced)] ?? '',
  );
}

/** Undefined for what is no title. */
export function linkTo(
  context: CommentContext,
  target: string,
  shown: string,
  page: Titled | undefined,
): string | undefined {
  const { wiki } = context;
  const read = parseTitle(target, wiki.site);
  if (!isTitle(read)) return undefined;
  const isSection = read.interwiki === '' && read.key === '';
  if (isSection && !page)
    return `<a href="#${escapeHtmlAroundReferences(read.fragment.replaceAll(' ', '_'))}">${shown}</a>`;
  const parsed = isSection && page ? { ...titleOfKey(page), fragment: read.fragment } : read;
  const fragment = parsed.fragment === '' ? '' : `#${escapeHtmlAroundReferences(parsed.fragment.replaceAll(' ', '_'))}`;
  if (parsed.interwiki !== '') {
    const address = wiki.site.addressElsewhere(parsed);
    if (address === undefined) return undefined;
    return anchor(escapeHtmlAroundReferences(address), 'extiw', nameOf(context, parsed), shown);
  }
  if (parsed.namespace === mediaNamespace && !isSection) {
    const shownKey = escapeHtmlAroundReferences(parsed.key.replaceAll('_', ' '));
    const uploaded = findUploadedFile(wiki.pages, parsed.key);
    if (uploaded)
      return anchor(
        escapeHtmlAroundReferences(context.uploadPath + filePath(uploaded.key)),
        'internal',
        shownKey,
        shown,
      );
    return anchor(escapeHtmlAroundReferences(context.uploadAddress(parsed.key)), 'new', shownKey, shown);
  }
  return titleLink(context, parsed, shown, { fragment });
}

/** What a link to a page has beside its title. */
interface LinkParts {
  /** Such as `#Section`, escaped. */
  readonly fragment?: string;
  /** Such as `redirect=no`. */
  readonly parameters?: string;
  readonly className?: string;
}

/** A link to a page of the wiki, which need not exist. @param shown HTML */
export function titleLink(
  context: CommentContext,
  title: Titled,
  shown: string,
  { fragment = '', parameters = '', className = '' }: LinkParts = {},
): string {
  const { wiki } = context;
  const name = nameOf(context, title);
  const missing = missingTitle(name, messageLanguage(context, wiki.site.language));
  const classes = (...names: readonly string[]) => [...names, className].filter((each) => each !== '').join(' ');
  if (title.namespace === specialNamespace) {
    const known = wiki.site.specialPages.find(title.key);
    if (known === undefined) return anchor(addressOf(context, title), classes('new'), missing, shown);
    const special = { namespace: specialNamespace, key: known };
    return anchor(addressOf(context, special) + fragment, className, nameOf(context, special), shown);
  }
  const found = wiki.pages.findTitle(title.namespace, title.key);
  const isShared = title.namespace === fileNamespace && wiki.site.sharedFiles?.has(title.key) === true;
  const written = encodeForWikiUrl(prefixedKey(title, wiki.site.namespaces));
  const script = `${context.scriptPath}/index.php?title=${written}`;
  if (found || isShared) {
    const address =
      parameters === '' ? addressOf(context, title) : escapeHtmlAroundReferences(`${script}&${parameters}`);
    return anchor(address + fragment, classes(found?.redirect ? 'mw-redirect' : ''), name, shown);
  }
  const editing = [script, parameters, 'action=edit&redlink=1'].filter((part) => part !== '').join('&');
  return anchor(escapeHtmlAroundReferences(editing), classes('new'), missing, shown);
}

function anchor(address: string, className: string, title: string, shown: string): string {
  const classAttribute = className === '' ? '' : ` class="${className}"`;
  return `<a href="${address}"${classAttribute} title="${title}">${shown}</a>`;
}

function addressOf(context: CommentContext, title: Titled): string {
  return escapeHtmlAroundReferences(context.pagePath(prefixedKey(title, context.namespaces)));
}

function nameOf({ namespaces }: CommentContext, title: Titled): string {
  return escapeHtmlAroundReferences(prefixedText(title, namespaces));
}
