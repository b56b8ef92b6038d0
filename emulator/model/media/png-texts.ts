import { inflateSync } from 'node:zlib';
import type { FileMetadata } from '../page';

/** What the keywords of the PNG specification are listed as. */
const names: Readonly<Record<string, string>> = {
  title: 'ObjectName',
  author: 'Artist',
  description: 'ImageDescription',
  copyright: 'Copyright',
  'creation time': 'DateTimeDigitized',
  software: 'Software',
  disclaimer: 'Disclaimer',
  warning: 'ContentWarning',
  source: 'Model',
  comment: 'PNGFileComment',
};

/** The longest text that is unpacked, in bytes. */
const longestText = 1024 * 1024;

/** What a chunk of a PNG says in words and numbers about the image. */
export function pngTexts(type: string, data: Buffer): FileMetadata[] {
  if (type === 'tIME' && data.length >= 7) return [{ name: 'DateTime', value: timeOf(data) }];
  if (type === 'pHYs' && data.length >= 9) return resolution(data);
  const end = data.indexOf(0);
  if (end < 1) return [];
  const name = names[data.toString('latin1', 0, end).toLowerCase()];
  if (name === undefined) return [];
  const text = textOf(type, data.subarray(end + 1));
  if (text === undefined) return [];
  const value = [
    { name: 'x-default', value: text },
    { name: '_type', value: 'lang' },
  ];
  return [{ name, value }];
}

/** `2020:01:02 03:04:05` */
function timeOf(data: Buffer): string {
  const pad = (value: number, digits = 2) => String(value).padStart(digits, '0');
  const [month, day, hour, minute, second] = [...data.subarray(2, 7)].map((value) => pad(value));
  return `${pad(data.readUInt16BE(0), 4)}:${month!}:${day!} ${hour!}:${minute!}:${second!}`;
}

function resolution(data: Buffer): FileMetadata[] {
  // In pixels per metre; anything else has no unit.
  if (data[8] !== 1) return [];
  return [
    { name: 'XResolution', value: `${data.readUInt32BE(0)}/100` },
    { name: 'YResolution', value: `${data.readUInt32BE(4)}/100` },
    { name: 'ResolutionUnit', value: 3 },
  ];
}

function textOf(type: string, data: Buffer): string | undefined {
  if (type === 'tEXt') return data.toString('latin1');
  if (type === 'zTXt') return inflated(data.subarray(1))?.toString('latin1');
  if (type !== 'iTXt') return undefined;
  const isPacked = data[0] === 1;
  const language = data.indexOf(0, 2);
  const keyword = language < 0 ? -1 : data.indexOf(0, language + 1);
  if (keyword < 0) return undefined;
  const text = data.subarray(keyword + 1);
  return (isPacked ? inflated(text) : text)?.toString('utf8');
}

function inflated(data: Buffer): Buffer | undefined {
  try {
    return inflateSync(data, { maxOutputLength: longestText });
  } catch {
    return undefined;
  }
}
