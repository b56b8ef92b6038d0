import type { DiffRequest } from '../diff-request';
import type { DiffResponse } from '../diff-response';

/** One of the two that a differential run compares: the fake or the wiki. */
export interface Endpoint {
  /** @throws Error if no response came, with one sentence */
  send(request: DiffRequest): Promise<DiffResponse>;
  /** A command that repeats a request; the cookies of a session are not shown. */
  curlLine(request: DiffRequest): string;
}
