import { UsageError } from '../response/usage-error';
import type { Continuation } from '../response/continuation';
import type { Message } from '../response/message';
import type { ResultValue } from '../response/result-tree';
import type { RequestContext } from './context';

/** What a module of `action=query` works with: the request, and a place for its output and its continuation. */
export class QueryRun {
  constructor(
    readonly context: RequestContext,
    private readonly continuation: Continuation,
  ) {}

  /** Puts the output of a module into `query` (facts 0, step 4). */
  output(name: string, value: ResultValue): void {
    this.context.result.query.set(name, value);
  }

  /** Says where the module goes on in the next request. */
  continueAt(moduleName: string, parameter: string, value: string): void {
    this.continuation.continueAt(moduleName, parameter, value);
  }

  /** An error of a module; thrown by the caller. */
  error(modulePath: string, message: Message): UsageError {
    return new UsageError(message, modulePath);
  }
}

/** A continuation value that no earlier answer can have given (facts 4.6). */
export const badContinue: Message = { code: 'badcontinue', key: 'apierror-badcontinue', parameters: [] };
