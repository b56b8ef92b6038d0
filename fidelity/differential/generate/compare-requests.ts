import { parameters } from '../../../emulator/modules/compare/parameters';
import { pageId, revisionId } from './numbers';
import type { RequestBuilder } from './request-builder';
import { pageTitle } from './titles';
import { flag, hostileText, integer, oneWordOf, wordsOf } from './values';

const { prop, tocontentmodel, tocontentformat, torelative } = parameters.declarations;
const properties = wordsOf(prop.values, ['foo', 'Diff']);

/** `action=compare` of revisions, pages and texts. */
export function addCompareRequest(builder: RequestBuilder): void {
  const { dice } = builder;
  builder.add('action', 'compare');
  const text = oldText(builder);
  addSide(builder, 'from', text);
  if (dice.percent(22)) builder.add('torelative', oneWordOf(torelative.values)(builder));
  else addSide(builder, 'to', changedText(builder, text));
  if (dice.percent(55)) builder.add('prop', properties(builder));
  if (dice.percent(15)) builder.add('slots', dice.oneOf(['main', '*', '', 'foo']));
  if (dice.percent(25)) builder.add('difftype', oneWordOf(['table', 'unified'])(builder));
}

function addSide(builder: RequestBuilder, side: 'from' | 'to', text: string): void {
  const { dice } = builder;
  const source = dice.weighted({ title: 18, id: 8, rev: 22, slots: 36, text: 10, none: 3, several: 3 });
  if (source === 'title' || source === 'several' || dice.percent(8)) builder.add(`${side}title`, pageTitle(builder));
  if (source === 'id') builder.add(`${side}id`, integer(pageId)(builder));
  if (source === 'rev' || source === 'several') builder.add(`${side}rev`, integer(revisionId)(builder));
  const slot = source === 'slots' ? '-main' : '';
  if (source === 'slots') builder.add(`${side}slots`, dice.percent(96) ? 'main' : 'foo');
  if (source === 'text' || (source === 'slots' && !dice.percent(3))) builder.add(`${side}text${slot}`, text);
  if (dice.percent(8)) builder.add(`${side}pst`, flag(builder));
  if (dice.percent(8)) builder.add(`${side}section${slot}`, dice.oneOf(['0', '1', 'T-1', 'new', 'x', '', '99']));
  if (dice.percent(8)) builder.add(`${side}contentmodel${slot}`, oneWordOf(tocontentmodel.values)(builder));
  if (dice.percent(2)) builder.add(`${side}contentformat${slot}`, oneWordOf(tocontentformat.values)(builder));
}

/** Some lines, a few of which occur more than once. */
function oldText(builder: RequestBuilder): string {
  const { dice } = builder;
  if (dice.percent(4)) return hostileText(builder);
  return Array.from({ length: dice.between(0, 14) }, () => line(builder)).join('\n');
}

function line({ dice }: RequestBuilder): string {
  if (dice.percent(20)) return dice.oneOf(['', '', '|-', '== a ==', ' ']);
  return Array.from({ length: dice.between(1, 7) }, () => dice.oneOf(words)).join(dice.oneOf([' ', ' ', '']));
}

const words = [
  ...(['a', 'b', 'the', 'cat', 'sat', 'x1', 'é', '日本', 'foo_bar', '.', ',', ';', '-', '  ', ' ', '\t'] as const),
  ...(['[[Alpha]]', '{{Badge}}', "''i''", '<b>', '&amp;', '"q"', '~~~', '{{subst:PAGENAME}}'] as const),
] as const;

/** The text after a few edits. */
function changedText(builder: RequestBuilder, text: string): string {
  const { dice } = builder;
  if (dice.percent(12)) return oldText(builder);
  const lines = text.split('\n');
  for (let edits = dice.between(0, 4); edits > 0; edits--) {
    const at = dice.below(lines.length + 1);
    // Whole characters: half of one cannot be sent.
    const held = Array.from(lines[at] ?? '');
    const place = dice.below(held.length + 1);
    switch (dice.weighted({ add: 3, remove: 2, word: 4, move: 2, repeat: 1, split: 1, end: 1 })) {
      case 'add':
        lines.splice(at, 0, line(builder));
        break;
      case 'remove':
        lines.splice(at, 1);
        break;
      case 'word':
        lines[at] = [...held.slice(0, place), dice.oneOf(words), ...held.slice(place + dice.below(4))].join('');
        break;
      case 'move':
        lines.splice(at, 0, ...lines.splice(dice.below(lines.length + 1), dice.between(1, 3)));
        break;
      case 'repeat':
        lines.splice(at, 0, lines[dice.below(lines.length + 1)] ?? '');
        break;
      case 'split':
        lines.splice(at, 1, held.slice(0, place).join(''), held.slice(place).join(''));
        break;
      case 'end':
        lines.push('');
    }
  }
  return lines.join('\n');
}
