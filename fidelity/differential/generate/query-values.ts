import { oneWordOf, wordsOf, type Value } from './values';

/** Ids of namespaces, some in another spelling or invalid. */
export const namespaces: Value = (builder) => {
  const known = builder.vocabulary.namespaces.map(String);
  return wordsOf(known.length === 0 ? ['0'] : known, ['-1', '-2', '00', '+1', '-0', '007', '99', 'File', ' 0', '6.0'])(
    builder,
  );
};

/** One of them. */
export const oneNamespace: Value = (builder) => {
  const known = builder.vocabulary.namespaces.map(String);
  return oneWordOf(known.length === 0 ? ['0'] : [...known, '0', '0', '6'])(builder);
};

export const direction = oneWordOf(['ascending', 'descending']);
