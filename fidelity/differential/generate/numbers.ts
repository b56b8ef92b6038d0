import { integer, type Value } from './values';

/** The id of a page, usually an existing one. */
export const pageId: Value = integer(({ dice, vocabulary: { pages } }) => {
  if (pages.length > 0 && dice.percent(85)) return String(dice.oneOf(pages).id);
  return dice.oneOf(['0', '-1', '99999', '999998']);
});

/** The id of a page of a file, if the wiki has one. */
export const filePageId: Value = integer(({ dice, vocabulary: { pages } }) => {
  const files = pages.filter(({ namespace }) => namespace === 6);
  if (files.length > 0 && dice.percent(70)) return String(dice.oneOf(files).id);
  return pages.length > 0 && dice.percent(50) ? String(dice.oneOf(pages).id) : dice.oneOf(['0', '-5', '99999']);
});

/** The id of a revision. */
export const revisionId: Value = integer(({ dice, vocabulary: { pages } }) => {
  const revisions = pages.flatMap(({ revision }) => (revision === undefined ? [] : [revision]));
  return revisions.length > 0 && dice.percent(80) ? String(dice.oneOf(revisions)) : dice.oneOf(['0', '-1', '999999']);
});

/** Seconds for which a response may be cached. */
export const seconds: Value = integer(({ dice }) =>
  dice.oneOf(['0', '1', '7', '60', '120', '3600', '-1', '-5', '100000']),
);
