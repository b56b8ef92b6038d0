import type { FileMetadata } from '../page';
import type { ReadMedia } from './media-facts';

/** The size of an image that does not give one, in pixels. */
const usualSide = 512;

const emPixels = 16;

/** How much of a file is looked at, in bytes. */
const readBytes = 256 * 1024;

/**
 * Reads the size of an SVG image from the attributes of its outermost element.
 *
 * @param dotsPerInch 90 in 1.39, 96 in 1.43
 */
export function readSvg(content: Buffer, dotsPerInch: number): ReadMedia {
  const text = content.toString('utf8', 0, readBytes);
  const element = findTag(text, 'svg')?.tag ?? '';
  const [width, height] = [attribute(element, 'width') ?? '100%', attribute(element, 'height') ?? '100%'];
  const size = sizeOf(element, width, height, dotsPerInch);
  const metadata: FileMetadata[] = [
    { name: 'version', value: 2 },
    { name: 'width', value: size.width },
    { name: 'height', value: size.height },
    { name: 'originalWidth', value: width },
    { name: 'originalHeight', value: height },
    ...elementText(text, 'title', 'title'),
    ...elementText(text, 'desc', 'description'),
    { name: 'translations', value: translations(text) },
  ];
  return { ...size, bitDepth: 0, metadata };
}

function attribute(element: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(element);
  return found?.[1] ?? found?.[2];
}

function sizeOf(element: string, width: string, height: string, dotsPerInch: number) {
  const box = attribute(element, 'viewBox')
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const [boxWidth = 0, boxHeight = 0] = box?.slice(2) ?? [];
  const ratio = boxWidth > 0 && boxHeight > 0 ? boxWidth / boxHeight : 1;
  const hasHeight = attribute(element, 'height') !== undefined;
  const hasWidth = attribute(element, 'width') !== undefined;
  let pixelWidth = pixels(width, dotsPerInch, boxWidth > 0 ? boxWidth : usualSide);
  let pixelHeight = pixels(height, dotsPerInch, boxHeight > 0 ? boxHeight : usualSide);
  if (!hasWidth && !hasHeight) {
    pixelWidth = usualSide;
    pixelHeight = pixelWidth / ratio;
  } else if (!hasHeight) {
    pixelWidth = pixels(width, dotsPerInch, usualSide);
    pixelHeight = pixelWidth / ratio;
  } else if (!hasWidth) {
    pixelWidth = pixelHeight * ratio;
  }
  return { width: Math.round(pixelWidth), height: Math.round(pixelHeight) };
}

/** @param whole what percentages refer to */
function pixels(length: string, dotsPerInch: number, whole: number): number {
  const [, digits = '', unit = ''] =
    /^\s*([-+]?\d*(?:\.\d+|\d+)(?:[Ee][-+]?\d+)?)\s*(em|ex|px|pt|pc|cm|mm|in|%|)/.exec(length) ?? [];
  const units: Readonly<Record<string, number>> = {
    px: 1,
    pt: dotsPerInch / 72,
    pc: dotsPerInch / 6,
    cm: dotsPerInch / 2.54,
    mm: dotsPerInch / 25.4,
    in: dotsPerInch,
    em: emPixels,
    ex: emPixels / 2,
    '%': whole / 100,
    '': 1,
  };
  return Number(digits) * (units[unit] ?? 1);
}

function elementText(text: string, element: string, name: string): FileMetadata[] {
  const found = findTag(text, element);
  if (!found) return [];
  const end = text.indexOf('<', found.end);
  const value = text.slice(found.end, end < 0 ? undefined : end).trim();
  return value === '' ? [] : [{ name, value }];
}

/** The first opening tag of an element, and where it ends. */
function findTag(text: string, element: string): { readonly tag: string; readonly end: number } | undefined {
  const found = new RegExp(`<(?:\\w+:)?${element}[\\s/>]`).exec(text);
  const end = found ? text.indexOf('>', found.index) + 1 : 0;
  return found && end > 0 ? { tag: text.slice(found.index, end), end } : undefined;
}

/** The languages of the image, each with a number that says how it is named. */
function translations(text: string): FileMetadata[] {
  const languages = new Set<string>();
  for (const [, names = ''] of text.matchAll(/\ssystemLanguage\s*=\s*["']([^"']*)["']/g)) {
    for (const name of names.split(/[\s,]+/)) if (name !== '') languages.add(name);
  }
  return [...languages].map((name) => ({ name, value: 2 }));
}
