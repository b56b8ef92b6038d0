import { isTitle, parseTitle, prefixedKey, prefixedText, type Title } from '../model/title';
import { decodePercent } from '../wikitext/links';
import { startsWithProtocol } from '../wikitext/protocol-start';
import { escapeTitle, type InnerLinkOptions } from './link-options';
import { isFollowed, outerAddress } from './outer-links';
import { shownTitle, titleAddress } from './title-address';
import type { WikiFacts } from './wiki-facts';

/** A file that can be clicked. */
export interface ClickedFile {
  readonly title: Title;
  /** Its HTML. */
  readonly html: string;
  /** What `link=` says; undefined without it. */
  readonly link: string | undefined;
  /** The class of a link to the page of the file. */
  readonly usualClass: string;
  /** What is shown while it is pointed at; empty for what the link says of itself. */
  readonly tip: string;
  /** Whether a file that leads elsewhere names its page. */
  readonly namesPage?: boolean;
}

type Rendering = Pick<InnerLinkOptions, 'context' | 'facts' | 'isRecent'>;

/** Puts a link around a file: to what `link=` says, or to its page. */
export function linkFile({ title, html, link, usualClass, tip, namesPage }: ClickedFile, rendering: Rendering): string {
  const { context, facts, isRecent } = rendering;
  const shownTip = tip === '' ? '' : ` title="${escapeTitle(tip)}"`;
  const to = link === undefined || link === '' ? undefined : destinationOf(link, rendering);
  const shown = { ...title, key: facts.findFile(title.key)?.key ?? title.key };
  const page = facts.pagePath(prefixedKey(shown, context.rules.namespaces));
  const elsewhere = namesPage ? html.replace('src="', `resource="${page}" $&`) : html;
  if (link === '') {
    return isRecent ? `<span${shownTip}>${elsewhere}</span>` : html.replace(' decoding="async"', `$&${shownTip}`);
  }
  if (to) return `<a href="${to.address}"${shownTip || to.title}${to.rel}>${elsewhere}</a>`;
  return `<a href="${page}" class="${usualClass}"${shownTip}>${html}</a>`;
}

/** The attributes of a link. */
interface Destination {
  readonly address: string;
  readonly title: string;
  readonly rel: string;
}

/** An address with something in it that addresses do not have leads nowhere, as an invalid title does. */
function destinationOf(link: string, { context, facts }: Rendering): Destination | undefined {
  if (startsWithProtocol(link)) {
    if (/[\0- <>"[\]]/.test(link)) return undefined;
    return { address: outerAddress(link), title: '', rel: isFollowed(link) ? '' : ' rel="nofollow"' };
  }
  const target = parseTitle(decodePercent(link), context.rules);
  if (!isTitle(target)) return undefined;
  const title = shownTitle(target, facts);
  const name = escapeTitle(prefixedText(title, context.rules.namespaces));
  return { address: titleAddress(title, { context, facts }), title: ` title="${name}"`, rel: '' };
}

/**
 * The start tag of a link to upload a missing file.
 *
 * @param name escaped
 */
export function uploadLinkTag(key: string, name: string, facts: WikiFacts): string {
  const address = facts.uploadAddress(key).replaceAll('&', '&amp;');
  return `<a href="${address}" class="new" title="${name}">`;
}

/**
 * A link to the page of a file.
 *
 * @param text escaped
 * @param classes empty for none
 */
export function filePageLink(
  title: Title,
  text: string,
  classes: string,
  { context, facts }: Pick<Rendering, 'context' | 'facts'>,
): string {
  const { namespaces } = context.rules;
  const named = classes === '' ? '' : ` class="${classes}"`;
  const name = escapeTitle(prefixedText(title, namespaces));
  return `<a href="${facts.pagePath(prefixedKey(title, namespaces))}"${named} title="${name}">${text}</a>`;
}
