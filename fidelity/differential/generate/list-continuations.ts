import { pageId, revisionId } from './numbers';
import { knownFile, knownTitle } from './titles';
import { hostileText, type Value } from './values';
import { weights } from './weights';

/** A continuation value of a response, something similar, or something else. */
function continuation(real: Value, shaped: readonly string[]): Value {
  return (builder) => {
    const { dice } = builder;
    switch (dice.weighted(weights.continuation)) {
      case 'real':
        return real(builder);
      case 'shaped':
        return dice.oneOf(shaped);
      case 'wrong':
        return dice.oneOf([`${real(builder)}|`, `|${real(builder)}`, real(builder).replace(/\d/, 'x'), '']);
      case 'hostile':
        return hostileText(builder);
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

/** For other modules: an id, a key, or both. */
export const anyContinue = continuation(
  (builder) => builder.dice.oneOf([pageId(builder), anyKey(builder), `${pageId(builder)}|${anyKey(builder)}`]),
  ['1', '0|1', '1|A', 'A|1', '0', '-1', 'x', '1|2|3|4', '|'],
);

/** `fucontinue`: the file, and the user to go on with (reading 3). */
export const fileUsageContinue = continuation(
  (builder) => builder.dice.oneOf([pageId(builder), `${fileKey(builder)}|${pageId(builder)}`, `0|${pageId(builder)}`]),
  ['1', '0|1', 'A|0|1', '0', '-1', '01', 'x', '1|2|3|4'],
);

/** `imcontinue`: a page, and the file to go on with. */
export const imagesContinue = continuation(
  (builder) => `${pageId(builder)}|${fileKey(builder)}`,
  ['1|A', '0|A', '2|', '2', '|A', '02|A', 'x|A', '2|A|B'],
);

/** `rvcontinue`: a page, or a time and a revision. */
export const revisionsContinue = continuation(
  (builder) => builder.dice.oneOf([`0|${revisionId(builder)}`, `20260131120000|${revisionId(builder)}`]),
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
