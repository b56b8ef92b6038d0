import type { Continuation } from '../response/continuation';
import type { Message } from '../response/message';
import type { ResultValue } from '../response/result-tree';
import type { RequestContext } from './context';

/** What a module of `action=query` works with: the request, and a place for its output and its continuation. */
export class QueryRun {
  constructor(
    readonly context: RequestContext,
    private readonly continuation: Continuation,
    /** Whether the module gives pages to others rather than output; its parameters are then sent with `g`. */
    private readonly asGenerator = false,
  ) {}

  /** What a parameter is sent as: `iutitle`, of a generator `giutitle`. */
  sentName(parameter: string): string {
    return this.asGenerator ? `g${parameter}` : parameter;
  }

  /** Puts the output of a module into `query` (facts 0, step 4). */
  output(name: string, value: ResultValue): void {
    this.context.result.query.set(name, value);
  }

  /**
   * Says where the module goes on in the next request.
   *
   * @param parameter the name without the `g` of a generator
   */
  continueAt(moduleName: string, parameter: string, value: string): void {
    if (this.asGenerator) this.continuation.continueGeneratorAt(moduleName, this.sentName(parameter), value);
    else this.continuation.continueAt(moduleName, parameter, value);
  }
}

/** A continuation value that no earlier answer can have given (facts 4.6). */
export const badContinue: Message = { code: 'badcontinue', key: 'apierror-badcontinue', parameters: [] };
