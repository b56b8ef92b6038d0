import { compareText, newestFirst, type Publication, type Stored } from '../stored.test-support';
import { inBrokersOrder } from './selection-order.test-support';
import { select, type Selection, type Selector } from './selectors.test-support';

/** A content that is to be verified. */
export interface Chosen {
  /** The newest publication of those for which it was chosen. */
  readonly publication: Publication;
  /** Why it was chosen. */
  readonly selections: readonly Selection[];
}

/** The contents that the selectors choose, each once, with all selectors that chose it. */
export function chooseContents(stored: Stored, provider: string, selectors: readonly Selector[]): Chosen[] {
  const selections = selectors.flatMap((selector) => select(stored, provider, selector));
  return mergeByContent(selections).map((chosen) => ({ ...chosen, selections: inBrokersOrder(chosen.selections) }));
}

export function mergeByContent(selections: readonly Selection[]): Chosen[] {
  const contents = new Set(selections.map(({ publication }) => publication.content));
  return [...contents]
    .map((content) => selections.filter(({ publication }) => publication.content === content))
    .map((each) => ({ publication: newestFirst(each.map(({ publication }) => publication))[0]!, selections: each }))
    .sort(
      ({ publication: one }, { publication: other }) =>
        compareText(one.content.consumer.toLowerCase(), other.content.consumer.toLowerCase()) ||
        one.version.order - other.version.order,
    );
}
