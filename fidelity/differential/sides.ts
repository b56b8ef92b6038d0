import type { DiffResponse } from './diff-response';
import type { DiffRequest } from './diff-request';

/** One of the two that a differential run compares: the emulator, or the wiki. */
export interface Side {
  /** @throws Error where no answer came, with one sentence */
  send(request: DiffRequest): Promise<DiffResponse>;
  /** A command that asks the same again; the session's cookie is named, not shown. */
  curlLine(request: DiffRequest): string;
}
