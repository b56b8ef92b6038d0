import type { DiffParameter } from '../diff-request';
import type { Addition, Draft } from './draft';
import { hostileBytes, hostileNames } from './hostile-texts';
import { hostileText, text } from './values';

/** Repeats a parameter, with the same value or another: the last one counts (core 2.1). */
export const repeatParameter: Addition = (draft) => {
  change(draft, ([name, value], place) => {
    const other: DiffParameter =
      draft.dice.percent(50) && value !== undefined ? [name, value] : [name, draft.encode(text(draft))];
    draft.parameters.splice(draft.dice.percent(50) ? place : draft.parameters.length, 0, other);
  });
};

/** Makes an array of a parameter, as PHP reads names (core 2.1, 2.2). */
export const makeArray: Addition = (draft) => {
  change(draft, ([name, value], place) => {
    const index = draft.dice.oneOf(['[]', '[]', '%5B%5D', '[0]', '[a]', '[a][b]', '[a]b', '[', ']', '[]=']);
    draft.parameters[place] = value === undefined ? [name + index] : [name + index, value];
  });
};

/** Leaves a name without an equals sign, or a value without a name. */
export const dropEquals: Addition = (draft) => {
  change(draft, ([name, value = ''], place) => {
    draft.parameters[place] = draft.dice.percent(75) ? [name] : ['', value];
  });
};

export const spoilValue: Addition = (draft) => {
  change(draft, ([name, value = ''], place) => {
    const spoilt = draft.encode(hostileText(draft));
    draft.parameters[place] = [name, draft.dice.percent(60) ? spoilt : value + spoilt];
  });
};

export const spoilBytes: Addition = (draft) => {
  change(draft, ([name, value = ''], place) => {
    const spoilt = draft.dice.oneOf(hostileBytes);
    draft.parameters[place] = [name, draft.dice.percent(40) ? spoilt : value + spoilt];
  });
};

/** Adds a parameter of a strange name, or makes a name strange. */
export const spoilName: Addition = (draft) => {
  const { dice } = draft;
  if (dice.percent(70)) {
    draft.addWire(dice.oneOf(hostileNames), dice.percent(80) ? '1' : undefined);
    return;
  }
  change(draft, ([name, value], place) => {
    const strange = dice.oneOf([
      `%20${name}`,
      `${name}%20`,
      `.${name}`,
      `${name}%00x`,
      name.toUpperCase(),
      `${name}%CC%81`,
      `_${name}`,
    ]);
    draft.parameters[place] = value === undefined ? [strange] : [strange, value];
  });
};

/** Text that is not in normal form, where it shows (core 2.2). */
export const denormalize: Addition = (draft) => {
  change(draft, ([name, value = ''], place) => {
    draft.parameters[place] = [
      name,
      value + draft.dice.oneOf(['%CC%81', 'e%CC%81', '%E2%84%AB', '%CD%84', '%E1%84%80%E1%85%A1']),
    ];
  });
};

/** A value that is far too long for what it says, within what servers accept. */
export const lengthen: Addition = (draft) => {
  change(draft, ([name], place) => {
    const { dice } = draft;
    const piece = dice.oneOf(['x', '1', 'a%7C', '%C3%A9', '%20', '%7C', '%5B']);
    draft.parameters[place] = [name, piece.repeat(dice.oneOf([300, 1000, 2000]))];
  });
};

/** Between the parameters: nothing, which is skipped, or an equals sign without a name. */
export const addNothing: Addition = (draft) => {
  const nothing: DiffParameter = draft.dice.percent(60) ? [''] : ['', ''];
  draft.parameters.splice(draft.dice.below(draft.parameters.length + 1), 0, nothing);
};

export const dropParameter: Addition = (draft) => {
  change(draft, (_, place) => {
    draft.parameters.splice(place, 1);
  });
};

export const shuffleParameters: Addition = (draft) => {
  const shuffled = draft.dice.shuffled(draft.parameters);
  draft.parameters.splice(0, draft.parameters.length, ...shuffled);
};

/** Parameters that no module has, or modules that are not part of this request. */
export const addUnknownParameter: Addition = (draft) => {
  const { dice } = draft;
  const count = dice.oneOf([1, 1, 2, 3]);
  for (let added = 0; added < count; added++)
    draft.add(dice.oneOf(unknownNames), dice.percent(85) ? text(draft) : undefined);
};

const unknownNames = [
  'foo',
  'bar',
  'Foo',
  'foo<var>',
  'a&lt;b',
  'é',
  'crossorigin',
  'iutitle',
  'giutitle',
  'afprefix',
  'type',
  'iu.limit',
  'token',
  'lgname',
  'formatversion',
  'callback',
  'utf8',
  'indent',
  'title',
  'smaxages',
  'Action',
  'debug',
];

export const addPathInfo: Addition = (draft) => {
  draft.pathInfo = draft.dice.oneOf(['/', '/foo', '/foo/bar', '//', '/foo%20bar', '/%C3%A9', '/api.php', '/foo;x=1']);
};

function change(draft: Draft, to: (parameter: DiffParameter, place: number) => void): void {
  const place = draft.dice.below(draft.parameters.length);
  const parameter = draft.parameters[place];
  if (parameter !== undefined) to(parameter, place);
}
