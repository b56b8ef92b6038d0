import type { Disruption } from '../exchange';

/** A failure on demand cannot be carried out the way in which the wiki was asked. The client never sees such an error. */
export class DisruptionError extends Error {
  override readonly name = 'DisruptionError';
  readonly code = 'ERR_WIKIDOUBLE_DISRUPTION';

  /** @param asked how the wiki was asked: `wiki.handle` */
  constructor(
    asked: string,
    readonly disruption: Disruption['kind'],
  ) {
    super(
      `${asked} answers at once and as a whole, so it cannot carry out the ${disruption} that a failure asks for here. ` +
        'Ask through wiki.listen, wiki.intercept or wiki.fetch.',
    );
  }
}
