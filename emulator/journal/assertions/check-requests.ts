import type { RequestList } from '../request-list';
import type { Times } from './assertions';
import type { ExpectedParameters } from './expected-parameters';
import { explainMissing, explainReceived } from './explain-received';
import { explainUnexpected, type ExpectedTrouble } from './unexpected-requests';
import { WikiAssertionError } from './wiki-assertion-error';

/** @throws WikiAssertionError unless such a request is among them */
export function checkReceived(requests: RequestList, parameters: ExpectedParameters, options: Times): void {
  throwIf(explainMissing(requests, parameters, options));
}

/** @throws WikiAssertionError if such a request is among them */
export function checkNotReceived(requests: RequestList, parameters: ExpectedParameters): void {
  throwIf(explainReceived(requests, parameters));
}

/** @throws WikiAssertionError if any of them had an unexpected outcome */
export function checkNoneUnexpected(requests: RequestList, expected: ExpectedTrouble): void {
  throwIf(explainUnexpected(requests, expected));
}

function throwIf(message: string | undefined): void {
  if (message !== undefined) throw new WikiAssertionError(message);
}
