import { trimmed } from '../wikitext/pieces';
import { fileNamespace } from '../model/namespaces';
import { isTitle, optionInEnglish, parseTitle, prefixedText, type Title } from '../model/title';
import { escapeLinkAttribute } from '../text/escape';
import { decodePercent } from '../wikitext/links';
import { normalValue, safeValues, writtenAttributes } from '../wikitext/html/attributes';
import { visibleText } from '../text/visible-text';
import { filePageLink, linkFile } from './file-link';
import { missingImage } from './images';
import { escapeTitle, shownName } from './link-options';
import type { WikitextContext } from '../wikitext/transclusion';
import type { ImageBox, ShownFile, ShownImage, WikiFacts } from './wiki-facts';

export interface GalleryOptions {
  readonly context: WikitextContext;
  readonly facts: WikiFacts;
  readonly isRecent: boolean;
  /** Renders a caption but for paragraphs and lists, which are made across the page. */
  readonly renderCaption: (text: string) => string;
}

/** How the items of a gallery stand (reading 16.2). Sizes are in pixels. */
interface Layout {
  /** Around the box of a file. */
  readonly padding: number;
  /** Between items. */
  readonly gap: number;
  /** What items take besides in a row. */
  readonly border: number;
  /** Whether files are in the middle of the height. */
  readonly isCentred: boolean;
  /** Whether all files are as high as the row, and as wide as they are then. */
  readonly isPacked?: true;
  /** Whether captions stand on the files; without one, there is no place for it. */
  readonly hidesCaptions?: true;
}

const packed: Layout = { padding: 0, gap: 2, border: 0, isCentred: true, isPacked: true };

const traditional: Layout = { padding: 30, gap: 5, border: 8, isCentred: true };

/** The module of scripts of a mode. */
const modulesOfModes: Readonly<Record<string, string>> = {
  packed: 'mediawiki.page.gallery',
  'packed-hover': 'mediawiki.page.gallery',
  'packed-overlay': 'mediawiki.page.gallery',
  slideshow: 'mediawiki.page.gallery.slideshow',
};

const layouts: Readonly<Record<string, Layout>> = {
  traditional,
  slideshow: traditional,
  nolines: { padding: 0, gap: 5, border: 4, isCentred: false },
  packed,
  'packed-hover': { ...packed, hidesCaptions: true },
  'packed-overlay': { ...packed, hidesCaptions: true },
};

const usualSide = 120;
/** How much larger packed files are loaded than they are shown. */
const packedScale = 1.5;
const leastPackedWidth = 60;
/** What a caption that stands on a file leaves free. */
const marginOfCaption = 20;

interface Gallery {
  readonly mode: string;
  readonly layout: Layout;
  /** Of the box of a file. */
  readonly width: number;
  readonly height: number;
  readonly perRow: number;
  readonly caption: string;
  readonly showsNames: boolean;
  readonly showsThumbnails: boolean;
}

function readGallery(attributes: string): Gallery {
  const values = new Map<string, string>();
  for (const [name, value = ''] of writtenAttributes(attributes)) {
    values.set(name, normalValue(value));
  }
  const sizeOf = (name: string): number =>
    Number(/^(\d+)\s*(?:px)?$/.exec(values.get(name) ?? '')?.[1] ?? 0) || usualSide;
  const requested = (values.get('mode') ?? '').toLowerCase();
  const mode = Object.hasOwn(layouts, requested) ? requested : 'traditional';
  return {
    ...{ mode, layout: layouts[mode]!, width: sizeOf('widths'), height: sizeOf('heights') },
    perRow: Number(/^\d+/.exec(values.get('perrow') ?? '')?.[0] ?? 0),
    caption: values.get('caption') ?? '',
    showsNames: values.has('showfilename'),
    showsThumbnails: values.has('showthumbnails'),
  };
}

/** A `<gallery>`, and the module of scripts that it needs, if any. */
export function renderGallery(
  attributes: string,
  body: string,
  options: GalleryOptions,
): { readonly html: string; readonly module: string | undefined } {
  const gallery = readGallery(attributes);
  const items: string[] = [];
  for (const line of body.split('\n')) {
    const bar = line.indexOf('|');
    const name = bar < 0 ? line : line.slice(0, bar);
    const title = parseTitle(decodePercent(name), options.context.rules, fileNamespace);
    if (!isTitle(title) || title.key === '') continue;
    const html = bar < 0 ? '' : options.renderCaption(trimmed(line.slice(bar + 1)));
    items.push(renderItem(gallery, title, readOptions(html, options), options));
  }
  const caption =
    gallery.caption === '' ? '' : `\t<li class="gallerycaption">${options.renderCaption(gallery.caption)}</li>\n`;
  const html = `<ul${listAttributes(gallery, attributes, options)}>\n${caption}${items.join('')}</ul>`;
  return { html, module: modulesOfModes[gallery.mode] };
}

function listAttributes(
  { mode, layout, width, perRow, showsThumbnails }: Gallery,
  attributes: string,
  { isRecent }: GalleryOptions,
): string {
  const values = safeValues(attributes, 'ul');
  const classes = new Set(['gallery', `mw-gallery-${mode}`, ...(values.get('class') ?? '').split(' ')]);
  classes.delete('');
  values.delete('class');
  if (mode === 'slideshow') {
    const name = 'data-showthumbnails';
    if (showsThumbnails || !isRecent) values.set(name, showsThumbnails ? '1' : '');
    else values.delete(name);
  }
  if (perRow > 0 && !layout.isPacked) {
    const item = width + layout.padding + layout.gap + layout.border;
    values.set('style', `max-width: ${decimal(perRow * item)}px;${values.get('style') ?? ''}`);
  }
  const all = [['class', [...classes].join(' ')], ...values] as const;
  return all.map(([name, value]) => ` ${name}="${escapeLinkAttribute(value)}"`).join('');
}

/** With at most 14 digits. */
function decimal(value: number): string {
  return String(Number(value.toPrecision(14)));
}

/** What a line says of its file. */
interface LineOptions {
  /** HTML. */
  readonly caption: string;
  readonly alt?: string;
  readonly link?: string;
}

/** The last option without a name is the caption; those that only images on their own have count as captions, too. */
function readOptions(html: string, { context: { rules }, isRecent }: GalleryOptions): LineOptions {
  let options: LineOptions = { caption: '' };
  // The wiki renders links before it separates options.
  const parts = html.replace(/<a [\s\S]*?<\/a>/g, (link) => link.replaceAll('|', BAR)).split('|');
  for (const written of parts.map((one) => one.replaceAll(BAR, '|'))) {
    const part = trimmed(written);
    const [, name, value = ''] = /^(alt|link)=([\s\S]*)$/.exec(optionInEnglish(part, rules)) ?? [];
    if (name === 'alt') options = { ...options, alt: visibleText(value) };
    else if (name === 'link') options = { ...options, link: visibleText(value) };
    else options = { ...options, caption: isRecent ? written : part };
  }
  return options;
}

/** Stands for `|` within a link. */
const BAR = '\0';

/** The box that the file of an item fits into. */
function boxOf({ layout, width, height }: Gallery, isRecent: boolean): ImageBox {
  if (!layout.isPacked) return { width, height };
  const loaded = height * packedScale;
  return { width: (10 * height + 100) * packedScale, height: isRecent ? Math.floor(loaded) : loaded };
}

/** The file of an item at the size at which it is shown, which need not be in whole pixels. */
function imageOf(gallery: Gallery, file: ShownFile, isRecent: boolean): ShownImage {
  const image = file.imageWithin(boxOf(gallery, isRecent));
  const scale = gallery.layout.isPacked ? packedScale : 1;
  return { ...image, width: image.width / scale, height: Math.round(image.height) / scale };
}

function imageLink(
  title: Title,
  image: ShownImage,
  { caption, alt, link }: LineOptions,
  options: GalleryOptions,
): string {
  const { isRecent } = options;
  const { src, srcset, width, height } = image;
  const tip = visibleText(caption);
  const usualAlt = tip === '' ? (isRecent ? undefined : title.key.replaceAll('_', ' ')) : tip;
  const shownAlt = alt ?? usualAlt;
  const html =
    `<img ${shownAlt === undefined ? '' : `alt="${escapeTitle(shownAlt)}" `}src="${src}" decoding="async" ` +
    `width="${Math.ceil(width)}" height="${Math.ceil(height)}"${isRecent ? ' class="mw-file-element"' : ''}${srcset} />`;
  return linkFile({ title, html, link, tip, usualClass: isRecent ? 'mw-file-description' : 'image' }, options);
}

function renderItem(gallery: Gallery, title: Title, shown: LineOptions, options: GalleryOptions): string {
  const { layout, height } = gallery;
  const file = title.namespace === fileNamespace ? options.facts.findFile(title.key) : undefined;
  const image = file && imageOf(gallery, file, options.isRecent);
  const width = layout.isPacked
    ? Math.max(leastPackedWidth, image?.width ?? gallery.width)
    : gallery.width + layout.padding;
  const thumb = image
    ? shownThumb(gallery, width, image, imageLink(title, image, shown, options), options)
    : `<div class="thumb" style="height: ${height + layout.padding}px;">${missingThumb(gallery, title, shown, options)}</div>`;
  const named = escapeTitle(title.key.replaceAll('_', ' '));
  const name = gallery.showsNames
    ? `${filePageLink(title, named, 'galleryfilename galleryfilename-truncate', options)}\n`
    : '';
  const text = textOfItem(gallery, width, name, shown.caption, options);
  const style = `style="width: ${decimal(width + layout.gap)}px"`;
  return options.isRecent
    ? `\t\t<li class="gallerybox" ${style}>\n\t\t\t${thumb}\n${text}\t\t</li>\n`
    : `\t\t<li class="gallerybox" ${style}><div ${style}>\n\t\t\t${thumb}\n${text}\t\t</div></li>\n`;
}

function shownThumb(
  { mode, layout, height }: Gallery,
  width: number,
  image: ShownImage,
  link: string,
  { isRecent }: GalleryOptions,
): string {
  if (!isRecent) {
    const margin = layout.isCentred ? (height + layout.padding - image.height) / 2 : 0;
    return `<div class="thumb" style="width: ${decimal(width)}px;"><div style="margin:${decimal(margin)}px auto;">${link}</div></div>`;
  }
  const high = mode === 'traditional' ? ` height: ${height + layout.padding}px;` : '';
  return `<div class="thumb" style="width: ${decimal(width)}px;${high}"><span typeof="mw:File">${link}</span></div>`;
}

function textOfItem(
  { layout }: Gallery,
  width: number,
  name: string,
  caption: string,
  { isRecent }: GalleryOptions,
): string {
  const written = name + caption;
  if (layout.hidesCaptions && written === '') return '';
  const lines = written === '' ? '' : `${written.replace(/\n$/, '')}\n`;
  const text = isRecent ? written : `\n${lines}\t\t\t`;
  const element = `<div class="gallerytext">${text}</div>`;
  if (!layout.hidesCaptions) return `\t\t\t${element}\n`;
  const style = `style="width: ${decimal(width - marginOfCaption)}px"`;
  const end = isRecent ? '\n\t\t\t</div>' : '</div>';
  return `\t\t\t<div class="gallerytextwrapper" ${style}>${element}${end}\n`;
}

function missingThumb(gallery: Gallery, title: Title, { alt, caption }: LineOptions, options: GalleryOptions): string {
  if (!options.isRecent) return escapeTitle(title.key.replaceAll('_', ' '));
  const text = alt ?? visibleText(caption);
  const shown = shownName(text === '' ? prefixedText(title, options.context.rules.namespaces) : text, true);
  const { width, height } = boxOf(gallery, true);
  const element = `<span class="mw-file-element mw-broken-media" data-width="${width}" data-height="${height}">${shown}</span>`;
  return `<span typeof="mw:Error mw:File">${missingImage(title, element, options)}</span>`;
}
