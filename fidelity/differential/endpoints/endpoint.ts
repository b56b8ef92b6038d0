import type { DiffRequest } from '../diff-request';
import type { DiffResponse } from '../diff-response';

/** One of the two that a differential run compares: the emulator, or the wiki. */
export interface Endpoint {
  /** @throws Error where no answer came, with one sentence */
  send(request: DiffRequest): Promise<DiffResponse>;
  /** A command that asks the same again; the session's cookie is named, not shown. */
  curlLine(request: DiffRequest): string;
}
