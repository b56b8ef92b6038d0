import type { DiffParameter } from '../diff-request';
import { hostileBytes, hostileNames } from './hostile-texts';
import type { Addition, RequestBuilder } from './request-builder';
import { hostileText, text } from './values';

/** Repeats a parameter with the same or another value: the last one counts (core 2.1). */
export const repeatParameter: Addition = (builder) => {
  change(builder, ([name, value], place) => {
    const other: DiffParameter =
      builder.dice.percent(50) && value !== undefined ? [name, value] : [name, builder.encode(text(builder))];
    builder.parameters.splice(builder.dice.percent(50) ? place : builder.parameters.length, 0, other);
  });
};

/** Turns a parameter into a PHP array (core 2.1, 2.2). */
export const makeArray: Addition = (builder) => {
  change(builder, ([name, value], place) => {
    const index = builder.dice.oneOf(['[]', '[]', '%5B%5D', '[0]', '[a]', '[a][b]', '[a]b', '[', ']', '[]=']);
    builder.parameters[place] = value === undefined ? [name + index] : [name + index, value];
  });
};

/** Removes the equals sign and the value, or the name. */
export const dropEquals: Addition = (builder) => {
  change(builder, ([name, value = ''], place) => {
    builder.parameters[place] = builder.dice.percent(75) ? [name] : ['', value];
  });
};

export const spoilValue: Addition = (builder) => {
  change(builder, ([name, value = ''], place) => {
    const spoilt = builder.encode(hostileText(builder));
    builder.parameters[place] = [name, builder.dice.percent(60) ? spoilt : value + spoilt];
  });
};

export const spoilBytes: Addition = (builder) => {
  change(builder, ([name, value = ''], place) => {
    const spoilt = builder.dice.oneOf(hostileBytes);
    builder.parameters[place] = [name, builder.dice.percent(40) ? spoilt : value + spoilt];
  });
};

/** Adds a parameter with an unusual name, or changes a name into one. */
export const spoilName: Addition = (builder) => {
  const { dice } = builder;
  if (dice.percent(70)) {
    builder.addWire(dice.oneOf(hostileNames), dice.percent(80) ? '1' : undefined);
    return;
  }
  change(builder, ([name, value], place) => {
    const strange = dice.oneOf([
      `%20${name}`,
      `${name}%20`,
      `.${name}`,
      `${name}%00x`,
      name.toUpperCase(),
      `${name}%CC%81`,
      `_${name}`,
    ]);
    builder.parameters[place] = value === undefined ? [strange] : [strange, value];
  });
};

/** Makes text non-normalized where responses show it (core 2.2). */
export const denormalize: Addition = (builder) => {
  change(builder, ([name, value = ''], place) => {
    builder.parameters[place] = [
      name,
      value + builder.dice.oneOf(['%CC%81', 'e%CC%81', '%E2%84%AB', '%CD%84', '%E1%84%80%E1%85%A1']),
    ];
  });
};

/** Makes a value very long, within the limits of servers. */
export const lengthen: Addition = (builder) => {
  change(builder, ([name], place) => {
    const { dice } = builder;
    const piece = dice.oneOf(['x', '1', 'a%7C', '%C3%A9', '%20', '%7C', '%5B']);
    builder.parameters[place] = [name, piece.repeat(dice.oneOf([300, 1000, 2000]))];
  });
};

/** Inserts empty parameters, or equals signs without a name. */
export const addNothing: Addition = (builder) => {
  const nothing: DiffParameter = builder.dice.percent(60) ? [''] : ['', ''];
  builder.parameters.splice(builder.dice.below(builder.parameters.length + 1), 0, nothing);
};

export const dropParameter: Addition = (builder) => {
  change(builder, (_, place) => {
    builder.parameters.splice(place, 1);
  });
};

export const shuffleParameters: Addition = (builder) => {
  const shuffled = builder.dice.shuffled(builder.parameters);
  builder.parameters.splice(0, builder.parameters.length, ...shuffled);
};

/** Adds parameters that no module has, or modules that are not part of the request. */
export const addUnknownParameter: Addition = (builder) => {
  const { dice } = builder;
  const count = dice.oneOf([1, 1, 2, 3]);
  for (let added = 0; added < count; added++)
    builder.add(dice.oneOf(unknownNames), dice.percent(85) ? text(builder) : undefined);
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

export const addPathInfo: Addition = (builder) => {
  builder.pathInfo = builder.dice.oneOf([
    '/',
    '/foo',
    '/foo/bar',
    '//',
    '/foo%20bar',
    '/%C3%A9',
    '/api.php',
    '/foo;x=1',
  ]);
};

function change(builder: RequestBuilder, to: (parameter: DiffParameter, place: number) => void): void {
  const place = builder.dice.below(builder.parameters.length);
  const parameter = builder.parameters[place];
  if (parameter !== undefined) to(parameter, place);
}
