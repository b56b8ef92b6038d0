import { ResultList, ResultMap, type ResultValue } from '../../../response/result-tree';
import { addressRange } from '../../../model/address-range';
import { isAddress } from '../../../model/blocking';
import type { Block } from '../../../model/blocks';
import { prefixedText } from '../../../model/title';
import type { RequestContext } from '../../context';

/** An entry of `list=blocks`. */
export function blockEntry(context: RequestContext, block: Block, properties: readonly string[]): ResultMap {
  const { wiki } = context;
  const { id, target, by, expiry, reason, parent } = block;
  const named = parent === undefined;
  const members: readonly (readonly [string, () => Readonly<Record<string, ResultValue | undefined>>])[] = [
    ['id', () => ({ id })],
    ['user', () => (named ? { user: target } : {})],
    ['userid', () => (named ? { userid: wiki.users.find(target)?.id ?? 0 } : {})],
    ['by', () => ({ by })],
    ['byid', () => ({ byid: wiki.users.find(by)?.id ?? 0 })],
    ['timestamp', () => ({ timestamp: block.timestamp })],
    ['expiry', () => ({ expiry: expiry ?? 'infinity' })],
    ['reason', () => ({ reason })],
    ['range', () => (named ? rangeOf(context, target) : {})],
    ['flags', () => flagsOf(block)],
    ['restrictions', () => ({ restrictions: restrictionsOf(context, block) })],
  ];
  const entry = new ResultMap({ association: true });
  for (const [property, describe] of members) {
    if (!properties.includes(property)) continue;
    for (const [name, value] of Object.entries(describe())) if (value !== undefined) entry.append(name, value);
  }
  return entry;
}

/** 1.39 gives accounts and single addresses a range too. */
function rangeOf({ release }: RequestContext, target: string): Readonly<Record<string, string>> {
  const range = addressRange(target);
  if (range) return { rangestart: range.start, rangeend: range.end };
  if (release.since('1.43')) return {};
  const address = isAddress(target) ? target : '0.0.0.0';
  return { rangestart: address, rangeend: address };
}

function flagsOf({ parent, anonymousOnly, noCreate, autoblock, noEmail, hidden, allowsTalk, partial }: Block) {
  return {
    automatic: parent !== undefined,
    anononly: anonymousOnly,
    nocreate: noCreate,
    autoblock,
    noemail: noEmail,
    hidden,
    allowusertalk: allowsTalk,
    partial: partial !== undefined,
  };
}

/** Pages that were deleted are no longer listed. */
function restrictionsOf({ wiki, namespaces: names }: RequestContext, { partial }: Block): ResultValue {
  const pages = [...(partial?.pages ?? [])].sort((a, b) => a - b).flatMap((id) => wiki.pages.find(id) ?? []);
  const namespaces = [...(partial?.namespaces ?? [])].sort((a, b) => a - b);
  if (pages.length === 0 && namespaces.length === 0) return new ResultList([], 'restriction');
  const map = new ResultMap();
  if (pages.length > 0) {
    const entries = pages.map((page) => ({ id: page.id, ns: page.namespace, title: prefixedText(page, names) }));
    map.append('pages', new ResultList(entries, 'page'));
  }
  if (namespaces.length > 0) map.append('namespaces', new ResultList(namespaces, 'ns'));
  return map;
}
