import type { FilePage } from '../../model/files';
import { fileNamespace } from '../../model/namespaces';
import { prefixedKey } from '../../model/title';
import { escapeHtml, escapeHtmlText, escapeLinkAttribute } from '../../text/escape';
import { addressOnServer, articleAddress, wikiPaths } from '../../text/wiki-url';
import { ResultMap } from '../../response/result-tree';
import type { RequestContext } from '../context';
import { describeThumbnail } from '../query/imageinfo/thumbnail';

/** The width of thumbnails that users have not chosen another for, in pixels. */
const usualWidth = 300;

/** A warning that the file exists, with a thumbnail: real wikis add it to each upload, after the file has been published. */
export function existingFileHtml(context: RequestContext, page: FilePage): string {
  if (context.interfaceLanguage === 'qqx') return `(fileexists: ${escapeHtmlText(page.title)})`;
  const name = `<strong><a class="mw-selflink selflink">${escapeHtmlText(page.title)}</a></strong>`;
  const text = `A file with this name exists already, please check ${name} if you are not sure if you want to overwrite it.\n`;
  const address = articleAddress(wikiPaths(context).articlePath, prefixedKey(page, context.namespaces));
  const [version] = page.file.versions;
  const isAnimation = version?.metadata?.some(({ name, value }) => name === 'animated' && value === true);
  if (!version || version.width === 0 || version.height === 0 || isAnimation) {
    const title = escapeLinkAttribute(page.title);
    return `${text}<a href="${escapeHtml(address)}" title="${title}">${escapeHtmlText(page.title)}</a>`;
  }
  const isMissed = context.wiki.missedFiles.take(page.key);
  const thumbnail = (isMissed ? missingHtml : thumbnailHtml)(context, page, escapeHtml(address));
  return `<p>${text}</p>\n${thumbnail}`;
}

/** Requests have looked for the file before it was there (writing 11). */
function missingHtml(context: RequestContext, page: FilePage, ownAddress: string): string {
  const name = escapeHtmlText(page.title);
  const [address, kind] =
    page.target?.namespace === fileNamespace
      ? [ownAddress, 'mw-redirect']
      : [escapeHtml(context.uploadAddress(page.key)), 'new'];
  const link = `<a href="${address}" class="${kind}" title="${escapeLinkAttribute(page.title)}">`;
  return context.release.since('1.43')
    ? '<figure class="mw-default-size" typeof="mw:Error mw:File/Thumb">' +
        `${link}<span class="mw-file-element mw-broken-media" data-width="180">${name}</span></a><figcaption></figcaption></figure>`
    : '<div class="thumb tright"><div class="thumbinner" style="width:182px;">' +
        `${link}${name}</a>  <div class="thumbcaption"></div></div></div>`;
}

function thumbnailHtml(context: RequestContext, page: FilePage, address: string): string {
  const version = page.file.versions[0]!;
  const { server } = context;
  const { scriptPath, uploadPath } = wikiPaths(context);
  const uploads = context.withScheme(addressOnServer(server, uploadPath));
  const place = { script: server + scriptPath, ownScript: server + scriptPath, uploads };
  const isVector = page.file.mediaType === 'DRAWING';
  const width = isVector ? usualWidth : Math.min(usualWidth, version.width);
  const thumbnail = describeThumbnail(
    context,
    place,
    { page, version, archiveName: undefined },
    { width, variant: '' },
  );
  const { thumburl, thumbwidth, thumbheight, responsiveUrls } = thumbnail;
  const plain = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '');
  const relative = (url: unknown): string => escapeHtml(plain(url).replace(server, ''));
  const sources: string[] = [];
  if (responsiveUrls instanceof ResultMap) {
    const seen = new Set<string>();
    responsiveUrls.forEach((factor, url) => {
      if (seen.has(plain(url))) return;
      seen.add(plain(url));
      sources.push(`${relative(url)} ${factor}x`);
    });
  }
  const srcset = sources.length > 0 ? ` srcset="${sources.join(', ')}"` : '';
  const size = `src="${relative(thumburl)}" decoding="async" width="${plain(thumbwidth)}" height="${plain(thumbheight)}"`;
  if (context.release.since('1.43')) {
    return `<figure class="mw-default-size" typeof="mw:File/Thumb"><a href="${address}" class="mw-file-description"><img ${size} class="mw-file-element"${srcset} /></a><figcaption></figcaption></figure>`;
  }
  const alternative = escapeLinkAttribute(page.key.replaceAll('_', ' '));
  return `<div class="thumb tright"><div class="thumbinner" style="width:${Number(thumbwidth) + 2}px;"><a href="${address}" class="image"><img alt="${alternative}" ${size} class="thumbimage"${srcset} /></a>  <div class="thumbcaption"><div class="magnify"><a href="${address}" class="internal" title="Enlarge"></a></div></div></div></div>`;
}
