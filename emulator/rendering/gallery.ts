import { trimmed } from '../wikitext/pieces';
import { fileNamespace } from '../model/namespaces';
import { isTitle, optionInEnglish, parseTitle, prefixedText, type Title, type TitleRules } from '../model/title';
import { decodePercent } from '../wikitext/links';
import { safeAttributes } from '../wikitext/html/attributes';
import { plainText } from '../wikitext/html/entities';
import { linkFile } from './file-link';
import { missingImage } from './images';
import { escapeTitle, shownName } from './link-options';
import type { WikitextContext } from '../wikitext/transclusion';
import type { ShownFile, WikiFacts } from './wiki-facts';

export interface GalleryOptions {
  readonly context: WikitextContext;
  readonly facts: WikiFacts;
  readonly isRecent: boolean;
  /** Renders a caption without a paragraph around it. */
  readonly renderCaption: (text: string) => string;
}

/** The side of the square that a file fits into. */
const SIDE = 120;
const PADDING = 30;
const BOX = SIDE + PADDING;

/** Attributes with a meaning for galleries, but for `mode`. */
const OPTIONS = /(?:^|\s)(?:caption|perrow|widths|heights|showfilename|showthumbnails)\s*(?:=|\s|$)/i;
const OTHER_MODE = /(?:^|\s)mode\s*=\s*["']?(?:nolines|packed(?:-hover|-overlay)?|slideshow)["']?(?:\s|$)/i;

/** Whether a gallery has only what is rendered here: files and captions in the usual layout, which unknown modes have, too. */
export function isUsualGallery(attributes: string): boolean {
  return !OPTIONS.test(attributes) && !OTHER_MODE.test(attributes) && safeAttributes(attributes, 'ul') === '';
}

/** A `<gallery>` in the usual layout. */
export function renderGallery(body: string, options: GalleryOptions): string {
  const items: string[] = [];
  for (const line of body.split('\n')) {
    const bar = line.indexOf('|');
    const name = bar < 0 ? line : line.slice(0, bar);
    const title = parseTitle(decodePercent(name), options.context.rules, fileNamespace);
    if (!isTitle(title) || title.key === '') continue;
    const html = bar < 0 ? '' : options.renderCaption(trimmed(line.slice(bar + 1)));
    const shown = readOptions(html, options.context.rules);
    items.push(options.isRecent ? recentItem(title, shown, options) : earlierItem(title, shown, options));
  }
  return `<ul class="gallery mw-gallery-traditional">\n${items.join('')}</ul>`;
}

/** What a line says of its file. */
interface LineOptions {
  /** HTML. */
  readonly caption: string;
  readonly alt?: string;
  readonly link?: string;
}

/** The last option without a name is the caption; those that only images on their own have count as captions, too. */
function readOptions(html: string, rules: TitleRules): LineOptions {
  let options: LineOptions = { caption: '' };
  // The wiki renders links before it separates options.
  const parts = html.replace(/<a [\s\S]*?<\/a>/g, (link) => link.replaceAll('|', BAR)).split('|');
  for (const part of parts.map((one) => trimmed(one.replaceAll(BAR, '|')))) {
    const [, name, value = ''] = /^(alt|link)=([\s\S]*)$/.exec(optionInEnglish(part, rules)) ?? [];
    if (name === 'alt') options = { ...options, alt: trimmed(plainText(value)) };
    else if (name === 'link') options = { ...options, link: trimmed(plainText(value)) };
    else options = { ...options, caption: part };
  }
  return options;
}

/** Stands for `|` within a link. */
const BAR = '\0';

const box = { width: SIDE, height: SIDE };

function imageLink(
  title: Title,
  file: ShownFile,
  { caption, alt, link }: LineOptions,
  options: GalleryOptions,
): string {
  const { isRecent } = options;
  const { src, srcset, width, height } = file.imageWithin(box);
  const tip = plainText(caption);
  const usualAlt = tip === '' ? (isRecent ? undefined : title.key.replaceAll('_', ' ')) : tip;
  const shownAlt = alt ?? usualAlt;
  const html =
    `<img ${shownAlt === undefined ? '' : `alt="${escapeTitle(shownAlt)}" `}src="${src}" decoding="async" ` +
    `width="${width}" height="${height}"${isRecent ? ' class="mw-file-element"' : ''}${srcset} />`;
  return linkFile({ title, html, link, tip, usualClass: isRecent ? 'mw-file-description' : 'image' }, options);
}

function earlierItem(title: Title, shown: LineOptions, options: GalleryOptions): string {
  const file = title.namespace === fileNamespace ? options.facts.findFile(title.key) : undefined;
  const thumb = file
    ? `<div class="thumb" style="width: ${BOX}px;"><div style="margin:${(BOX - file.imageWithin(box).height) / 2}px auto;">` +
      `${imageLink(title, file, shown, options)}</div></div>`
    : `<div class="thumb" style="height: ${BOX}px;">${escapeTitle(title.key.replaceAll('_', ' '))}</div>`;
  const text = shown.caption === '' ? '' : `<p>${shown.caption}\n</p>\n`;
  const width = BOX + 5;
  return (
    `\t\t<li class="gallerybox" style="width: ${width}px"><div style="width: ${width}px">\n\t\t\t${thumb}\n` +
    `\t\t\t<div class="gallerytext">\n${text}\t\t\t</div>\n\t\t</div></li>\n`
  );
}

function recentItem(title: Title, shown: LineOptions, options: GalleryOptions): string {
  const { caption } = shown;
  const file = title.namespace === fileNamespace ? options.facts.findFile(title.key) : undefined;
  const thumb = file
    ? `<div class="thumb" style="width: ${BOX}px; height: ${BOX}px;"><span typeof="mw:File">` +
      `${imageLink(title, file, shown, options)}</span></div>`
    : missingThumb(title, shown.alt ?? plainText(caption), options);
  return (
    `\t\t<li class="gallerybox" style="width: ${BOX + 5}px">\n\t\t\t${thumb}\n` +
    `\t\t\t<div class="gallerytext">${caption}</div>\n\t\t</li>\n`
  );
}

function missingThumb(title: Title, text: string, options: GalleryOptions): string {
  const shown = shownName(text === '' ? prefixedText(title, options.context.rules.namespaces) : text, true);
  const element = `<span class="mw-file-element mw-broken-media" data-width="${SIDE}" data-height="${SIDE}">${shown}</span>`;
  return (
    `<div class="thumb" style="height: ${BOX}px;"><span typeof="mw:Error mw:File">` +
    `${missingImage(title, element, options)}</span></div>`
  );
}
