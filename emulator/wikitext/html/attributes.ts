import { trimmed } from '../pieces';
import { decodeCharacterReferences } from '../../text/character-references';

/** The attributes that every element may have. */
const COMMON =
  'id class style lang dir title tabindex itemid itemprop itemref itemscope itemtype about property resource datatype typeof role';

const ALIGNED = 'align';
const CELL = 'abbr axis headers scope rowspan colspan nowrap width height bgcolor align valign';

const OWN: Readonly<Record<string, string>> = {
  blockquote: 'cite',
  q: 'cite',
  br: 'clear',
  caption: ALIGNED,
  data: 'value',
  time: 'datetime',
  del: 'cite datetime',
  ins: 'cite datetime',
  div: ALIGNED,
  p: ALIGNED,
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, ALIGNED])),
  hr: 'width',
  font: 'size color face',
  ul: 'type',
  ol: 'type start reversed',
  li: 'type value',
  table: 'summary width border frame rules cellspacing cellpadding align bgcolor',
  tr: 'bgcolor align valign',
  td: CELL,
  th: CELL,
  pre: 'width',
};

const common = new Set(COMMON.split(' '));
const own = new Map(Object.entries(OWN).map(([name, attributes]) => [name, new Set(attributes.split(' '))]));

const ATTRIBUTE = /([^\s"'<>/=\0]+)(?:\s*=\s*(?:"([^"]*)"?|'([^']*)'?|([^\s"'<>]+)))?/g;

/** The attributes that an element may have, with a space before each, as the wiki writes them. */
export function safeAttributes(written: string, element: string): string {
  const values = safeValues(written, element);
  return Array.from(values, ([name, value]) => ` ${name}="${escapeAttribute(value)}"`).join('');
}

/** The values of the attributes that an element may have, by name. */
export function safeValues(written: string, element: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const [name, value = name] of writtenAttributes(written)) {
    if (isAllowed(name, element)) values.set(name, safeValue(name, value));
  }
  return values;
}

/** All attributes as they are written, by names in lower case; undefined without a value. */
export function* writtenAttributes(written: string): Generator<[name: string, value: string | undefined], void> {
  if (trimmed(written) === '') return;
  for (const [, name = '', double, single, bare] of written.matchAll(ATTRIBUTE)) {
    const value = double ?? single ?? bare;
    yield [name.toLowerCase(), value === undefined ? undefined : decodeCharacterReferences(value)];
  }
}

function isAllowed(name: string, element: string): boolean {
  if (/^(?:aria-[a-z-]+|data-(?!ooui|mw|parsoid)[a-z0-9_.-]+)$/.test(name)) return true;
  return common.has(name) || (own.get(element)?.has(name) ?? false);
}

function safeValue(name: string, value: string): string {
  if (name === 'style') return isDangerous(value) ? '/* insecure input */' : trimmed(value);
  const normal = normalValue(value);
  return name === 'id' ? normal.replaceAll(' ', '_') : normal;
}

/** A value as the wiki reads it: with single spaces. */
export function normalValue(value: string): string {
  return trimmed(value.replace(/[ \t\r\n\f]+/g, ' '));
}

const DANGEROUS =
  /expression|filter\s*:|accelerator\s*:|-o-link\s*:|-o-link-source\s*:|-o-replace\s*:|url\s*\(|image\s*\(|image-set\s*\(|attr\s*\(|@import|[\\\0]/i;

function isDangerous(style: string): boolean {
  return DANGEROUS.test(style);
}

const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '[': '&#91;',
  ']': '&#93;',
  '{': '&#123;',
  '}': '&#125;',
  '|': '&#124;',
  _: '&#95;',
};

/** A value that later steps must not take for wikitext. */
export function escapeAttribute(value: string): string {
  return value.replace(/[&<>"'[\]{}|_]/g, (character) => REFERENCES[character] ?? character).replaceAll('//', '&#47;/');
}
