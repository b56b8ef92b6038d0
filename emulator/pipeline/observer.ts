import type { RequestContext } from '../modules/context';
import type { Release } from '../releases/release';
import type { ApiResult } from '../response/api-result';
import type { RaisedMessage } from '../messages/error-format';
import type { ResultMap, ResultValue } from '../response/result-tree';
import type { UsageError } from '../messages/usage-error';
import type { RequestParameters } from '../request/request-parameters';
import type { User } from '../model/user';
import { isBot } from '../model/users';

/** What is known about a handled request beyond what was sent and received. It has references; nothing is copied. */
export interface Observed {
  readonly release: Release;
  /** The user who was logged in when the request came; undefined if the request counted as logged out. */
  readonly user: User | undefined;
  /** Whether that user has the right `bot`. */
  readonly isBot: boolean;
  /** What the wiki warned of, in the order of occurrence. */
  readonly warnings: readonly RaisedMessage[];
  readonly error: UsageError | undefined;
  /** What the client is to send next: the member `continue` of the response, or `query-continue`. */
  readonly continuation: ResultValue | undefined;
  /** What became of an edit: the member `edit` of the response. */
  readonly edit: ResultValue | undefined;
}

/**
 * Looks over the entry point's shoulder. It is on the path of every request that somebody may look at later, so it only
 * takes note of what is there.
 */
export class Observer {
  private release: Release | undefined;
  private user: User | undefined;
  private isBot = false;
  private result: ApiResult | undefined;
  private parameters: RequestParameters | undefined;
  private error: UsageError | undefined;

  /** @param reshapeDebugBlock what becomes of the debug block before it is printed */
  constructor(readonly reshapeDebugBlock?: (block: ResultMap) => ResultMap) {}

  /** Called once the user is known; the request may change that. */
  begin(context: RequestContext): void {
    this.release = context.release;
    this.user = context.user;
    this.isBot = isBot(context.user, context.wiki);
    this.result = context.result;
    this.parameters = context.parameters;
    this.error = undefined;
  }

  /** Called when no error can occur any more. */
  end(error: UsageError | undefined): void {
    this.error = error;
  }

  /** The parameters of the request, as the pipeline parsed them; nothing if the request never reached the API. */
  takeParameters(): RequestParameters | undefined {
    const { parameters } = this;
    this.parameters = undefined;
    return parameters;
  }

  /** What was observed since this was last called; nothing where the request never reached the API. */
  take(): Observed | undefined {
    const { release, user, isBot, result, error } = this;
    if (!release || !result) return undefined;
    // The tree of the result may be large, and is not needed any more.
    this.result = undefined;
    const { root, warnings } = result;
    const continuation = root.get('continue') ?? root.get('query-continue');
    return { release, user, isBot, warnings, error, continuation, edit: root.get('edit') };
  }
}
