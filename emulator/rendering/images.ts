import { trimmed } from '../wikitext/pieces';
import { fileNamespace } from '../model/namespaces';
import { optionInEnglish, prefixedKey, prefixedText, type Title, type TitleRules } from '../model/title';
import { escapeAttribute } from '../text/escape';
import { visibleText } from '../text/visible-text';
import { filePageLink, linkFile, uploadLinkTag } from './file-link';
import { escapeTitle, shownName, type InnerLinkOptions } from './link-options';
import { renderQuotes } from '../wikitext/html/quotes';
import type { ShownFile, ShownImage } from './wiki-facts';

/** The options of an embedded file. */
interface ImageOptions {
  frame?: 'thumb' | 'frame' | 'frameless' | undefined;
  align?: 'left' | 'right' | 'center' | 'none' | undefined;
  vertical?: string | undefined;
  hasBorder?: boolean | undefined;
  width?: number | undefined;
  height?: number | undefined;
  /** What the usual width is multiplied by. */
  upright?: number | undefined;
  alt?: string | undefined;
  link?: string | undefined;
  class?: string | undefined;
  /** Wikitext. */
  caption?: string | undefined;
}

const FRAMES: Readonly<Record<string, ImageOptions['frame']>> = {
  ...{ thumb: 'thumb', thumbnail: 'thumb', frame: 'frame', framed: 'frame', enframed: 'frame', frameless: 'frameless' },
};
/** Names another file, which would be shown instead (docs/differences.md). */
const MANUAL = /^thumb(?:nail)?=/;
const ALIGNMENTS: ReadonlySet<string> = new Set(['left', 'right', 'center', 'none']);
const VERTICALS = new Set(['baseline', 'sub', 'super', 'top', 'text-top', 'middle', 'bottom', 'text-bottom']);
const SIZE = /^(\d{0,6})(?:x(\d{1,6}))?\s*px$/;

/** In pixels, as those of the following. */
const usualThumbnail = 300;
/** Of what stands for a missing file, also with `upright`, whatever its number is. */
const usualMissing = 180;
const uprightMissing = 130;
/** What `upright` multiplies by without a number. */
const usualUpright = 0.75;

function readOptions(text: string, rules: TitleRules): ImageOptions {
  const options: ImageOptions = {};
  for (const written of text === '' ? [] : text.split('|')) {
    const option = optionInEnglish(trimmed(written), rules);
    const frame = MANUAL.test(option) ? 'thumb' : Object.hasOwn(FRAMES, option) ? FRAMES[option] : undefined;
    const size = SIZE.exec(option);
    const named = /^(alt|link|class|upright|lang|page)=([\s\S]*)$/.exec(option);
    if (frame) options.frame ??= frame;
    else if (ALIGNMENTS.has(option)) options.align ??= option as ImageOptions['align'];
    else if (option === 'centre') options.align ??= 'center';
    else if (VERTICALS.has(option)) options.vertical ??= option;
    else if (option === 'border') options.hasBorder = true;
    else if (option === 'upright') options.upright = usualUpright;
    else if (size && (size[1] !== '' || size[2] !== undefined)) {
      options.width = size[1] === '' ? undefined : Number(size[1]);
      options.height = size[2] === undefined ? undefined : Number(size[2]);
    } else if (named) {
      if (named[1] === 'alt') options.alt = named[2];
      else if (named[1] === 'link') options.link = trimmed(named[2]!);
      else if (named[1] === 'class') options.class = named[2];
      else if (named[1] === 'upright') options.upright = Number.parseFloat(named[2]!) || usualUpright;
    } else options.caption = written;
  }
  return options;
}

/** An embedded file. */
export function renderImage(title: Title, text: string, rendering: InnerLinkOptions): string {
  const options = readOptions(renderQuotes(text), rendering.context.rules);
  const file = rendering.facts.findFile(title.key);
  if (rendering.isRecent && options.frame === 'thumb') rendering.found.modules.add('mediawiki.page.media');
  if (options.link !== undefined) options.link = withoutMarkup(options.link, rendering);
  for (const name of ['alt', 'class'] as const) {
    const value = options[name];
    if (value !== undefined) options[name] = withoutMarkup(rendering.renderCaption(value), rendering);
  }
  const caption = rendering.renderCaption(trimmed(options.caption ?? ''));
  // Files that browsers could not show, such as one without pixels (reading 16.2).
  if (file?.isShown === false) {
    return filePageLink(title, escapeTitle(prefixedText(title, rendering.context.rules.namespaces)), '', rendering);
  }
  const image = file && shownImage(file, options);
  return rendering.isRecent
    ? recentImage(title, options, caption, image, rendering)
    : earlierImage(title, options, caption, image, rendering);
}

function withoutMarkup(value: string, rendering: InnerLinkOptions): string {
  return /[\x03<]/.test(value) ? visibleText(rendering.restore(value)) : value;
}

/** A file at the size at which it is shown. */
function shownImage(file: ShownFile, { frame, width, height, upright = 1 }: ImageOptions): ShownImage {
  if (frame === 'frame') return file.imageWithin(file);
  const isThumbnail = frame === 'thumb' || frame === 'frameless';
  if (width === undefined && height === undefined) {
    return file.imageWithin(isThumbnail ? atMost(file, toTens(usualThumbnail * upright)) : file);
  }
  const wanted = width ?? file.width;
  return file.imageWithin({ ...(isThumbnail ? atMost(file, wanted) : { width: wanted }), height });
}

function atMost({ isVector, width }: ShownFile, wanted: number): { readonly width: number } {
  return { width: isVector ? wanted : Math.min(wanted, width) };
}

function toTens(width: number): number {
  return Math.round(width / 10) * 10;
}

function imageHtml(
  { src, srcset, width, height }: ShownImage,
  options: ImageOptions,
  rendering: InnerLinkOptions,
  alt: string | undefined,
  classes: string,
): string {
  const described = alt === undefined ? '' : `alt="${escapeTitle(alt)}" `;
  const named = classes === '' ? '' : ` class="${escapeAttribute(classes)}"`;
  const style = options.vertical && !rendering.isRecent ? ` style="vertical-align: ${options.vertical}"` : '';
  return `<img ${described}src="${src}" decoding="async" width="${width}" height="${height}"${style}${named}${srcset} />`;
}

/** The class that the text gives to an image, and a usual one. */
function classesOf(options: ImageOptions, usual: string): string {
  return [options.class ?? '', usual].filter((one) => one !== '').join(' ');
}

/** The width of what stands for a missing thumbnail. */
function missingWidth({ width, upright }: ImageOptions): number {
  return width ?? (upright === undefined ? usualMissing : uprightMissing);
}

/** What is shown of a file that does not exist, as a link. */
export function missingImage(
  title: Title,
  shown: string,
  { context, facts }: Pick<InnerLinkOptions, 'context' | 'facts'>,
): string {
  const { namespaces } = context.rules;
  const name = escapeTitle(prefixedText(title, namespaces));
  const isRedirect = facts.findPage(title)?.target?.namespace === fileNamespace;
  if (facts.hasUploads && !isRedirect) return `${uploadLinkTag(title.key, name, facts)}${shown}</a>`;
  return filePageLink(title, shown, isRedirect ? 'mw-redirect' : '', { context, facts });
}

function earlierImage(
  title: Title,
  options: ImageOptions,
  caption: string,
  image: ShownImage | undefined,
  rendering: InnerLinkOptions,
): string {
  const isFramed = options.frame === 'thumb' || options.frame === 'frame';
  const name = prefixedText(title, rendering.context.rules.namespaces);
  const plain = visibleText(rendering.restore(caption));
  const linked = (html: string, tip: string): string =>
    linkFile({ title, html, link: options.link, usualClass: 'image', tip }, rendering);
  if (isFramed) {
    const width = image?.width ?? missingWidth(options);
    const shown = image
      ? linked(
          imageHtml(
            image,
            options,
            rendering,
            options.alt ?? (plain === '' ? title.key.replaceAll('_', ' ') : ''),
            classesOf(options, 'thumbimage'),
          ),
          '',
        )
      : missingImage(title, shownName(name, false), rendering);
    const page = rendering.facts.pagePath(prefixedKey(title, rendering.context.rules.namespaces));
    const magnify =
      image && options.frame === 'thumb'
        ? `<div class="magnify"><a href="${page}" class="internal" title="${rendering.facts.interfaceText('thumbnail-more')}"></a></div>`
        : '';
    // Where text begins at the right, they stand at the left (vector languages/thumbnail-hebrew).
    const usualSide = rendering.context.source.site.contentLanguage?.isRightToLeft === true ? 'left' : 'right';
    return (
      `<div class="thumb t${options.align ?? usualSide}"><div class="thumbinner" style="width:${width + 2}px;">` +
      `${shown}  <div class="thumbcaption">${magnify}${caption}</div></div></div>`
    );
  }
  const alt = options.alt ?? (plain === '' ? title.key.replaceAll('_', ' ') : plain);
  const shown = image
    ? linked(
        imageHtml(image, options, rendering, alt, classesOf(options, options.hasBorder ? 'thumbborder' : '')),
        plain,
      )
    : missingImage(title, shownName(plain === '' ? name : plain, false), rendering);
  const { align } = options;
  if (align === undefined) return shown;
  if (align === 'center') return `<div class="center"><div class="floatnone">${shown}</div></div>`;
  return `<div class="float${align}">${shown}</div>`;
}

function recentImage(
  title: Title,
  options: ImageOptions,
  caption: string,
  image: ShownImage | undefined,
  rendering: InnerLinkOptions,
): string {
  const { frame, align, width, height, hasBorder, vertical, link } = options;
  const isFramed = frame === 'thumb' || frame === 'frame';
  const isBlock = isFramed || align !== undefined;
  const plain = visibleText(rendering.restore(caption));
  const kind = frame === undefined ? 'mw:File' : `mw:File/${frame.charAt(0).toUpperCase()}${frame.slice(1)}`;
  const classes = [
    width === undefined && frame !== 'frame' ? 'mw-default-size' : '',
    align === undefined ? '' : `mw-halign-${align}`,
    !isBlock && vertical ? `mw-valign-${vertical}` : '',
    hasBorder ? 'mw-image-border' : '',
    options.class ?? '',
  ].filter((one) => one !== '');
  const named = classes.length === 0 ? '' : ` class="${escapeAttribute(classes.join(' '))}"`;
  let shown: string;
  if (image) {
    const alt = options.alt ?? (isFramed || plain === '' ? undefined : plain);
    const tip = isFramed ? '' : plain;
    const html = imageHtml(image, options, rendering, alt, 'mw-file-element');
    shown = linkFile(
      { title, html, link, tip, usualClass: 'mw-file-description', namesPage: frame === 'thumb' },
      rendering,
    );
  } else {
    const name = prefixedText(title, rendering.context.rules.namespaces);
    const text = options.alt ?? (isFramed || plain === '' ? name : plain);
    const size = dataAttribute('width', isFramed ? missingWidth(options) : width) + dataAttribute('height', height);
    shown = missingImage(
      title,
      `<span class="mw-file-element mw-broken-media"${size}>${shownName(text, true)}</span>`,
      rendering,
    );
  }
  const type = image ? kind : `mw:Error ${kind}`;
  if (!isBlock) return `<span${named} typeof="${type}">${shown}</span>`;
  return `<figure${named} typeof="${type}">${shown}<figcaption>${caption}</figcaption></figure>`;
}

function dataAttribute(name: string, value: number | undefined): string {
  return value === undefined ? '' : ` data-${name}="${value}"`;
}
