import { trimmed } from '../wikitext/pieces';
import { optionInEnglish, prefixedKey, prefixedText, type Title, type TitleRules } from '../model/title';
import { escapeAttribute } from '../text/escape';
import { filePath } from '../text/file-path';
import { plainText } from '../wikitext/html/entities';
import { linkFile, uploadLink } from './file-link';
import { escapeTitle, shownName, type InnerLinkOptions } from './link-options';
import { renderQuotes } from '../wikitext/html/quotes';
import type { ShownFile } from './wiki-facts';

/** The options of an embedded file. */
interface ImageOptions {
  frame?: 'thumb' | 'frame' | 'frameless' | undefined;
  align?: 'left' | 'right' | 'center' | 'none' | undefined;
  vertical?: string | undefined;
  hasBorder?: boolean | undefined;
  width?: number | undefined;
  height?: number | undefined;
  isUpright?: boolean | undefined;
  alt?: string | undefined;
  link?: string | undefined;
  class?: string | undefined;
  /** Wikitext. */
  caption?: string | undefined;
}

const FRAMES: Readonly<Record<string, ImageOptions['frame']>> = {
  ...{ thumb: 'thumb', thumbnail: 'thumb', frame: 'frame', framed: 'frame', enframed: 'frame', frameless: 'frameless' },
};
const ALIGNMENTS: ReadonlySet<string> = new Set(['left', 'right', 'center', 'none']);
const VERTICALS = new Set(['baseline', 'sub', 'super', 'top', 'text-top', 'middle', 'bottom', 'text-bottom']);
const SIZE = /^(\d{0,6})(?:x(\d{1,6}))?\s*px$/;
const USUAL_THUMBNAIL = 180;

function readOptions(text: string, rules: TitleRules): ImageOptions {
  const options: ImageOptions = {};
  for (const written of text === '' ? [] : text.split('|')) {
    const option = optionInEnglish(trimmed(written), rules);
    const frame = Object.hasOwn(FRAMES, option) ? FRAMES[option] : undefined;
    const size = SIZE.exec(option);
    const named = /^(alt|link|class|upright|lang|page)=([\s\S]*)$/.exec(option);
    if (frame) options.frame ??= frame;
    else if (ALIGNMENTS.has(option)) options.align ??= option as ImageOptions['align'];
    else if (option === 'centre') options.align ??= 'center';
    else if (VERTICALS.has(option)) options.vertical ??= option;
    else if (option === 'border') options.hasBorder = true;
    else if (option === 'upright') options.isUpright = true;
    else if (size && (size[1] !== '' || size[2] !== undefined)) {
      options.width = size[1] === '' ? undefined : Number(size[1]);
      options.height = size[2] === undefined ? undefined : Number(size[2]);
    } else if (named) {
      if (named[1] === 'alt') options.alt = named[2];
      else if (named[1] === 'link') options.link = trimmed(named[2]!);
      else if (named[1] === 'class') options.class = named[2];
      else if (named[1] === 'upright') options.isUpright = true;
    } else options.caption = written;
  }
  return options;
}

/** An embedded file. */
export function renderImage(title: Title, text: string, rendering: InnerLinkOptions): string {
  const options = readOptions(renderQuotes(text), rendering.context.rules);
  const file = rendering.facts.findFile(title.key);
  if (options.link !== undefined) options.link = withoutMarkup(options.link, rendering);
  for (const name of ['alt', 'class'] as const) {
    const value = options[name];
    if (value !== undefined) options[name] = withoutMarkup(rendering.renderCaption(value), rendering);
  }
  const caption = rendering.renderCaption(trimmed(options.caption ?? ''));
  return rendering.isRecent
    ? recentImage(title, options, caption, file, rendering)
    : earlierImage(title, options, caption, file, rendering);
}

function withoutMarkup(value: string, rendering: InnerLinkOptions): string {
  return /[\x03<]/.test(value) ? plainText(rendering.restore(value)) : value;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size at which a file is shown. */
function shownSize(file: ShownFile, { frame, width, height }: ImageOptions): Size {
  if (frame === 'frame' || file.width === 0) return file;
  let wanted = width;
  if (wanted === undefined && height === undefined) {
    if (frame !== 'thumb' && frame !== 'frameless') return file;
    wanted = Math.min(USUAL_THUMBNAIL, file.width);
  }
  if (frame === 'thumb' || frame === 'frameless') wanted = Math.min(wanted ?? file.width, file.width);
  let scale = (wanted ?? Infinity) / file.width;
  if (height !== undefined) scale = Math.min(scale, height / file.height);
  return { width: Math.max(1, Math.round(file.width * scale)), height: Math.max(1, Math.round(file.height * scale)) };
}

/** The address of a file, or of an image that is scaled down to a width. */
export function fileAddress({ key, width, isImage, uploads }: ShownFile, shownWidth: number): string {
  const path = filePath(key);
  if (!isImage || shownWidth >= width) return `${uploads}${path}`;
  return `${uploads}/thumb${path}/${shownWidth}px-${path.slice(path.lastIndexOf('/') + 1)}`;
}

function image(
  file: ShownFile,
  options: ImageOptions,
  rendering: InnerLinkOptions,
  alt: string | undefined,
  classes: string,
): string {
  const size = shownSize(file, options);
  const described = alt === undefined ? '' : `alt="${escapeTitle(alt)}" `;
  const named = classes === '' ? '' : ` class="${escapeAttribute(classes)}"`;
  const style = options.vertical && !rendering.isRecent ? ` style="vertical-align: ${options.vertical}"` : '';
  return (
    `<img ${described}src="${fileAddress(file, size.width)}" decoding="async" ` +
    `width="${size.width}" height="${size.height}"${style}${named} />`
  );
}

/** The class that the text gives to an image, and a usual one. */
function classesOf(options: ImageOptions, usual: string): string {
  return [options.class ?? '', usual].filter((one) => one !== '').join(' ');
}

/** What is shown of a file that does not exist, as a link. */
export function missingImage(
  title: Title,
  shown: string,
  { context, facts }: Pick<InnerLinkOptions, 'context' | 'facts'>,
): string {
  const { namespaces } = context.rules;
  const name = escapeTitle(prefixedText(title, namespaces));
  const isRedirect = facts.findPage(title)?.redirect ?? false;
  if (facts.hasUploads && !isRedirect) return uploadLink(title.key, name, shown, facts);
  const redirect = isRedirect ? ' class="mw-redirect"' : '';
  return `<a href="${facts.pagePath(prefixedKey(title, namespaces))}"${redirect} title="${name}">${shown}</a>`;
}

function earlierImage(
  title: Title,
  options: ImageOptions,
  caption: string,
  file: ShownFile | undefined,
  rendering: InnerLinkOptions,
): string {
  const isFramed = options.frame === 'thumb' || options.frame === 'frame';
  const name = prefixedText(title, rendering.context.rules.namespaces);
  const plain = plainText(rendering.restore(caption));
  const linked = (html: string, tip: string): string =>
    linkFile({ title, html, link: options.link, usualClass: 'image', tip }, rendering);
  if (isFramed) {
    const size = file ? shownSize(file, options) : { width: options.width ?? USUAL_THUMBNAIL, height: 0 };
    const shown = file
      ? linked(
          image(
            file,
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
      file && options.frame === 'thumb'
        ? `<div class="magnify"><a href="${page}" class="internal" title="${rendering.facts.interfaceText('thumbnail-more')}"></a></div>`
        : '';
    // Where text begins at the right, they stand at the left (vector languages/thumbnail-hebrew).
    const usualSide = rendering.context.source.site.contentLanguage?.isRightToLeft === true ? 'left' : 'right';
    return (
      `<div class="thumb t${options.align ?? usualSide}"><div class="thumbinner" style="width:${size.width + 2}px;">` +
      `${shown}  <div class="thumbcaption">${magnify}${caption}</div></div></div>`
    );
  }
  const alt = options.alt ?? (plain === '' ? title.key.replaceAll('_', ' ') : plain);
  const shown = file
    ? linked(image(file, options, rendering, alt, classesOf(options, options.hasBorder ? 'thumbborder' : '')), plain)
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
  file: ShownFile | undefined,
  rendering: InnerLinkOptions,
): string {
  const { frame, align, width, height, hasBorder, vertical, link } = options;
  const isFramed = frame === 'thumb' || frame === 'frame';
  const isBlock = isFramed || align !== undefined;
  const plain = plainText(rendering.restore(caption));
  const kind = frame === undefined ? 'mw:File' : `mw:File/${frame.charAt(0).toUpperCase()}${frame.slice(1)}`;
  const classes = [
    width === undefined && height === undefined && frame !== 'frame' ? 'mw-default-size' : '',
    align === undefined ? '' : `mw-halign-${align}`,
    !isBlock && vertical ? `mw-valign-${vertical}` : '',
    hasBorder ? 'mw-image-border' : '',
    options.class ?? '',
  ].filter((one) => one !== '');
  const named = classes.length === 0 ? '' : ` class="${escapeAttribute(classes.join(' '))}"`;
  let shown: string;
  if (file) {
    const alt = options.alt ?? (isFramed || plain === '' ? undefined : plain);
    const tip = isFramed ? '' : plain;
    const html = image(file, options, rendering, alt, 'mw-file-element');
    shown = linkFile(
      { title, html, link, tip, usualClass: 'mw-file-description', namesPage: frame === 'thumb' },
      rendering,
    );
  } else {
    const name = prefixedText(title, rendering.context.rules.namespaces);
    const text = options.alt ?? (isFramed || plain === '' ? name : plain);
    const size =
      frame === 'thumb'
        ? ` data-width="${width ?? USUAL_THUMBNAIL}"`
        : width === undefined
          ? ''
          : ` data-width="${width}"`;
    shown = missingImage(
      title,
      `<span class="mw-file-element mw-broken-media"${size}>${shownName(text, true)}</span>`,
      rendering,
    );
  }
  const type = file ? kind : `mw:Error ${kind}`;
  if (!isBlock) return `<span${named} typeof="${type}">${shown}</span>`;
  return `<figure${named} typeof="${type}">${shown}<figcaption>${caption}</figcaption></figure>`;
}
