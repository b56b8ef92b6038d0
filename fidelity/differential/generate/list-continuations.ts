import { pageId, revisionId } from './numbers';
import { knownFile, knownTitle } from './titles';
import { hostileText, type Value } from './values';
import { weights } from './weights';

/** What an answer gave, something like it, or nothing of the kind. */
function continuation(real: Value, shaped: readonly string[]): Value {
  return (draft) => {
    const { dice } = draft;
    switch (dice.weighted(weights.continuation)) {
      case 'real':
        return real(draft);
      case 'shaped':
        return dice.oneOf(shaped);
      case 'wrong':
        return dice.oneOf([`${real(draft)}|`, `|${real(draft)}`, real(draft).replace(/\d/, 'x'), '']);
      case 'hostile':
        return hostileText(draft);
    }
  };
}

function key(title: string): string {
  return title.replace(/^[^:]*:/, '').replace(/ /g, '_');
}

const anyKey: Value = ({ dice, vocabulary }) => key(knownTitle(dice, vocabulary));
const fileKey: Value = ({ dice, vocabulary }) => key(knownFile(dice, vocabulary));

/** `apcontinue`, `cicontinue`, `incontinue`, `iicontinue`: the key of a page. */
export const keyContinue = continuation(anyKey, ['A', 'Z', '0', 'a b', '6|Used.png', '0|A', 'Used.png|20200101000000']);

/** Of a module of which nothing else is known: an id, a key, or both. */
export const anyContinue = continuation(
  (draft) => draft.dice.oneOf([pageId(draft), anyKey(draft), `${pageId(draft)}|${anyKey(draft)}`]),
  ['1', '0|1', '1|A', 'A|1', '0', '-1', 'x', '1|2|3|4', '|'],
);

/** `fucontinue`: the file, and the user to go on with (reading 3). */
export const fileUsageContinue = continuation(
  (draft) => draft.dice.oneOf([pageId(draft), `${fileKey(draft)}|${pageId(draft)}`, `0|${pageId(draft)}`]),
  ['1', '0|1', 'A|0|1', '0', '-1', '01', 'x', '1|2|3|4'],
);

/** `imcontinue`: a page, and the file to go on with. */
export const imagesContinue = continuation(
  (draft) => `${pageId(draft)}|${fileKey(draft)}`,
  ['1|A', '0|A', '2|', '2', '|A', '02|A', 'x|A', '2|A|B'],
);

/** `rvcontinue`: a page, or a time and a revision. */
export const revisionsContinue = continuation(
  (draft) => draft.dice.oneOf([`0|${revisionId(draft)}`, `20260131120000|${revisionId(draft)}`]),
  ['20260131120000|1', '1|1', '1', '0', '20260131120000|x'],
);

/** `rccontinue`: a time and a change (writing 3). */
export const recentChangesContinue = continuation(
  ({ dice, vocabulary: { changes = [] } }) => {
    if (changes.length === 0) return '20260131120000|1';
    const { timestamp, id } = dice.oneOf(changes);
    return `${timestamp.replace(/\D/g, '')}|${id}`;
  },
  ['20260131120000|1', '20260131120000|0', '20260131120000|-1', '20990101000000|1', '20260131120000|01'],
);
