import { errorCodes } from '../error-codes';
import type { Disruption } from '../exchange';

/** A fault that is not a response, such as a stall, cannot be delivered by a method that returns responses. Clients never see
 * this error. */
export class DisruptionError extends Error {
  override readonly name = 'DisruptionError';
  readonly code = errorCodes.DisruptionError;

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
