import type { TextKind } from '../../../emulator/request/parameter-declarations';
import { pageId, revisionId } from './numbers';
import type { RequestBuilder } from './request-builder';
import { changeId } from './times-and-users';
import { categoryTitle, fileName, fileTitle, knownFile, knownTitle, pageName, pageTitle } from './titles';
import { hostileText, integer, type Value } from './values';
import { weights } from './weights';

/** The texts of a parameter that declares what they are. */
export function heldText(holds: TextKind | readonly TextKind[]): Value {
  return typeof holds === 'string' ? single[holds] : partsOf(holds);
}

const single: Readonly<Record<TextKind, Value>> = {
  'file title': fileTitle,
  'file name': fileName,
  'category title': categoryTitle,
  'page title': pageTitle,
  'page name': pageName,
  'page id': pageId,
  'revision id': revisionId,
  'change id': integer(changeId),
  'file key': partsOf(['file key']),
  'page key': partsOf(['page key']),
  namespace: partsOf(['namespace']),
  'interwiki prefix': ({ dice }) => dice.oneOf(['fr', 'de', 'ja', 'mw', 'mw', 'wikipedia', 'aa', 'x', '']),
  'change timestamp': partsOf(['change timestamp']),
  'member type': ({ dice }) => dice.oneOf(['page', 'page', 'subcat', 'file', 'pages', '']),
  'sort key': ({ dice, vocabulary }) => {
    const key = databaseKey(knownTitle(dice, vocabulary)).replaceAll('_', ' ').toUpperCase();
    const beginning = dice.percent(60) ? key : Array.from(key).slice(0, dice.between(0, 3)).join('');
    return Buffer.from(beginning).toString('hex');
  },
};

/** Several parts in one text, as continuation values have: those of a response, something similar, or something else. */
export function partsOf(kinds: readonly TextKind[]): Value {
  return (builder) => {
    const { dice } = builder;
    switch (dice.weighted(weights.continuation)) {
      case 'real':
        return someOf(builder, realParts(builder, kinds)).join('|');
      case 'shaped':
        return someOf(
          builder,
          kinds.map((kind) => dice.oneOf(isText(kind) ? shapedTexts : shapedNumbers)),
        ).join('|');
      case 'wrong':
        return damaged(builder, someOf(builder, realParts(builder, kinds)));
      case 'hostile':
        return hostileText(builder);
    }
  };
}

const shapedNumbers = [
  '0',
  '0',
  '1',
  '3',
  '6',
  '-1',
  '-5',
  '01',
  '+1',
  '-0',
  '1x',
  'x',
  '',
  '999999',
  '20260131120000',
];
const shapedTexts = ['A', 'a', 'U', 'Z', '0', 'Ä', 'a b', 'Redir.png', 'Used.png', 'Used.png|20200101000000', ''];

function isText(kind: TextKind): boolean {
  return kind.endsWith('key') || kind.endsWith('name') || kind.endsWith('title');
}

/** Usually all parts, else those in front or behind. */
function someOf({ dice }: RequestBuilder, parts: readonly string[]): readonly string[] {
  switch (dice.weighted({ all: 55, front: 37, behind: 8 })) {
    case 'all':
      return parts;
    case 'front':
      return parts.slice(0, Math.min(dice.between(1, parts.length), dice.between(1, parts.length)));
    case 'behind':
      return parts.slice(dice.below(parts.length));
  }
}

/** Parts of things that exist; a namespace is followed by a page in it, a time by what happened then. */
function realParts(builder: RequestBuilder, kinds: readonly TextKind[]): string[] {
  const { dice, vocabulary } = builder;
  const { pages, changes = [] } = vocabulary;
  let page = { id: 1, namespace: 0, revision: 1, ...(pages.length > 0 && dice.oneOf(pages)) };
  const change = {
    ...{ id: 1, revision: 1, timestamp: '2026-01-31T12:00:00Z' },
    ...(changes.length > 0 && dice.oneOf(changes)),
  };
  const ofChange = kinds.includes('change timestamp');
  return kinds.map((kind) => {
    switch (kind) {
      case 'namespace':
        return String(page.namespace);
      case 'page id': {
        const { id } = page;
        page = { ...page, ...(pages.length > 0 && dice.oneOf(pages)) };
        return String(id);
      }
      case 'revision id':
        return String(ofChange && change.revision > 0 ? change.revision : page.revision);
      case 'change id':
        return String(change.id);
      case 'change timestamp':
        return change.timestamp.replace(/\D/g, '');
      case 'file key':
        return databaseKey(knownFile(dice, vocabulary));
      case 'page key':
        return databaseKey(knownTitle(dice, vocabulary));
      default:
        return single[kind](builder);
    }
  });
}

function damaged({ dice }: RequestBuilder, parts: readonly string[]): string {
  const place = dice.below(parts.length);
  const damage = dice.oneOf([
    (part: string) => `0${part}`,
    (part: string) => `+${part}`,
    (part: string) => `${part} `,
    (part: string) => `${part}x`,
    (part: string) => `${part}|`,
    (part: string) => `${part}|1`,
    () => '',
    () => '-0',
    () => '9223372036854775808',
    (part: string) => `-${part}`,
  ]);
  return parts.map((part, index) => (index === place ? damage(part) : part)).join('|');
}

function databaseKey(title: string): string {
  return title.replace(/^[^:]*:/, '').replace(/ /g, '_');
}
