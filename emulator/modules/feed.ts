import { escapeHtml } from '../text/escape';
import { timestamp } from '../text/timestamp';
import { encodeForWikiUrl } from '../text/wiki-url';
import type { RequestContext } from './context';

/** The parameter of all feeds. */
export const feedFormat = { type: 'enumeration', values: ['rss', 'atom'], default: 'rss' } as const;

/** How many items a feed has. */
export const mostItems = 50;

export interface Feed {
  readonly format: 'rss' | 'atom';
  readonly title: string;
  readonly description: string;
  /** The address of the page that shows the same. */
  readonly address: string;
  readonly items: readonly FeedItem[];
  /** Whether nobody may keep it, whatever the request says. */
  readonly isTransient?: true;
}

export interface FeedItem {
  readonly title: string;
  readonly address: string;
  /** HTML */
  readonly description: string;
  /** Such as `2026-01-31T12:00:00Z`. */
  readonly time?: string;
  /** Default: empty. */
  readonly author?: string;
  /** The address of the page where it is discussed. */
  readonly comments?: string;
}

/**
 * Sends a feed in place of a result (sequence feeds, vectors feedcontributions/…). No cookie of a block comes with it
 * (writing 6.3).
 */
export function sendFeed(context: RequestContext, feed: Feed): void {
  context.finishBlock = undefined;
  context.file = {
    content: feed.format === 'rss' ? rss(context, feed) : atom(context, feed),
    contentType: 'application/xml; charset=UTF-8',
    fileName: '"feed.xml"',
    isPage: true,
    ...(feed.isTransient && { isTransient: true }),
  };
}

/** What a feed of a wiki is called. */
export function feedTitle({ wiki: { site } }: RequestContext, ...parts: readonly string[]): string {
  return `${[site.name, ...parts].join(' - ')} [${site.language}]`;
}

/** The address of a page with parameters. */
export function pageAddress(
  { currentServer, scriptPath }: RequestContext,
  key: string,
  ...parameters: readonly string[]
): string {
  return `${currentServer}${scriptPath}/index.php?${[`title=${encodeForWikiUrl(key)}`, ...parameters].join('&')}`;
}

function rss(context: RequestContext, { title, description, address, items }: Feed): string {
  const head = [
    ...[element('title', title), element('link', address), element('description', description)],
    ...[element('language', context.wiki.site.language), element('generator', context.generator)],
    element('lastBuildDate', httpDate(now(context))),
  ];
  return (
    '<?xml version="1.0"?>\n<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/">\n\t<channel>\n' +
    `${lines(2, head)}${items.map(rssItem).join('')}</channel></rss>`
  );
}

/** Of what an item lacks, an empty line is left. */
function rssItem({ title, address, description, time, author = '', comments }: FeedItem): string {
  const content = [
    ...[element('title', title), element('link', address), element('guid isPermaLink="false"', address)],
    ...[element('description', description), time === undefined ? '' : element('pubDate', httpDate(time))],
    ...[element('dc:creator', author), comments === undefined ? '' : element('comments', comments)],
  ];
  return `\t\t<item>\n${lines(3, content)}\t\t</item>\n`;
}

function atom(context: RequestContext, { title, description, address, items }: Feed): string {
  const own = escapeXml(context.currentServer + context.request.url);
  const head = [
    ...[`<id>${own}</id>`, element('title', title), `<link rel="self" type="application/atom+xml" href="${own}"/>`],
    ...[link(address), element('updated', now(context)), element('subtitle', description)],
    element('generator', context.generator),
  ];
  return (
    `<?xml version="1.0"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${context.wiki.site.language}">\n` +
    `${lines(1, head)}${items.map(atomItem).join('')}</feed>`
  );
}

function atomItem({ title, address, description, time, author = '' }: FeedItem): string {
  const head = [element('id', address), element('title', title), link(address)];
  head.push(time === undefined ? '' : element('updated', time));
  const rest = [element('summary type="html"', description), `<author>${element('name', author)}</author>`];
  return `\t<entry>\n${lines(2, head)}\n${lines(2, rest)}\t</entry>\n`;
}

function link(address: string): string {
  return `<link rel="alternate" type="text/html" href="${escapeXml(address)}"/>`;
}

function now({ nowSeconds }: RequestContext): string {
  return timestamp(nowSeconds * 1000);
}

function httpDate(time: string): string {
  return new Date(time).toUTCString();
}

function lines(depth: number, content: readonly string[]): string {
  return content.map((line) => `${'\t'.repeat(depth)}${line}\n`).join('');
}

/** @param start the name, with attributes if there are any */
function element(start: string, content: string): string {
  return `<${start}>${escapeXml(content)}</${start.split(' ', 1)[0]}>`;
}

/** Without the control characters that XML cannot have. */
function escapeXml(text: string): string {
  return escapeHtml(text.replace(/[\0-\x08\v\f\x0e-\x1f]/g, ''));
}
