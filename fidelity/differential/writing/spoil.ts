import type { Dice } from '../generate/dice';
import { decoded } from '../generate/encode';
import { hostileBytes, hostileTexts } from '../generate/hostile-texts';
import type { StepParameter } from './parameters';

/** Members that are ids: a small number would be a thing of another session. */
const ids =
  /^(?:pageids?|fromid|revids?|rcid|undo|undoafter|baserevid|id|userid|rvstartid|fileids|logid|torevid|newerthanrevid)$/;
const wrongIds = ['', '0', '-1', '999999999', '1.5', 'abc', '99999999999999999999', '0x1F', 'a|b'];
/** Members that name things: what replaces them must name nothing of another session either. */
const names = /^(?:titles?|from|to|users?|username|.*users?|.*title|.*prefix|filename|pagerestrictions|tag)$/;
/** Without these limits, a list has changes of other sessions. */
const limits = /(?:end|title|titles|user|users|prefix)$/;

/** Encoded parameters of a step, one of which is spoilt in a way that clients do by mistake or on purpose. */
export type Spoilt = readonly (readonly [name: string, value?: string])[];

/**
 * A value that names nothing of another session, whatever is added to it. An error would repeat an id of the session, within a text in which
 * no mapping expects it.
 */
function named(name: string, value: string): string {
  if (ids.test(decoded(name))) return value.replace(/\{\d[^}]*\}/g, '999999999');
  return names.test(name) && !value.includes('{') ? `{tag}${value}` : value;
}

/** Ids of `action=revisiondelete`, which reads `1.5` as 1. */
const wrongIdsOfAnything = ['', '0', '-1', '999999999', 'abc', 'a|b'];

function spoiltValue(name: string, dice: Dice, encode: (text: string) => string): string {
  if (name === 'ids') return encode(dice.oneOf(wrongIdsOfAnything));
  if (ids.test(name)) return encode(dice.oneOf(wrongIds));
  const text = encode(dice.oneOf(hostileTexts.filter((one) => one !== '*')));
  return names.test(name) ? `{tag}${text}` : text;
}

/**
 * Spoils one parameter.
 *
 * @param encode encodes a text
 * @param isRead whether a parameter may limit a list to the session, and must stay
 */
export function spoil(
  parameters: readonly StepParameter[],
  dice: Dice,
  encode: (text: string) => string,
  isRead: boolean,
): Spoilt {
  const encoded = parameters.map(([name, value]): [string, string?] => {
    return value === undefined ? [encode(name)] : [encode(name), encode(value)];
  });
  // Without `action`, which is the first, the response is the help page.
  const place = dice.between(1, encoded.length - 1);
  const [name = '', value = ''] = encoded[place] ?? [];
  const isLimit = isRead && limits.test(name);
  switch (dice.weighted({ drop: 25, text: 25, bytes: 15, array: 5, repeat: 15, unknown: 15 })) {
    case 'drop':
      return isLimit ? encoded : encoded.toSpliced(place, 1);
    case 'text':
      return isLimit ? encoded : encoded.toSpliced(place, 1, [name, spoiltValue(name, dice, encode)]);
    case 'bytes':
      return isLimit
        ? encoded
        : encoded.toSpliced(place, 1, [name, `${named(name, value)}${dice.oneOf(hostileBytes)}`]);
    case 'array':
      return isLimit ? encoded : encoded.toSpliced(place, 1, [`${name}[]`, value]);
    case 'repeat':
      return encoded.toSpliced(place, 0, [name, dice.percent(50) ? value : spoiltValue(name, dice, encode)]);
    case 'unknown':
      return [...encoded, [dice.oneOf(['foo', 'Title', 'foo[]', 'summary%20', '%C3%A9']), '1']];
  }
}
