import { respondToRequest } from '../pipeline/respond-to-request';
import type { RequestContext } from '../modules/context';
import type { ActionModule } from '../modules/module';
import type { UsageError } from '../messages/usage-error';
import type { AskedRequest } from './asked-request';
import type { Struck } from './kind-of-failure';

/** How a request fails. */
export interface FailingStep {
  createError(context: RequestContext, action: ActionModule): UsageError;
  /** Changes the result once the error stands in it. */
  reviseResult?(context: RequestContext): void;
}

/**
 * Answers a request that is to fail where its work would begin. What is wrong with the request itself comes first, as
 * on a real wiki, and is then the answer.
 */
export function respondWithFault({ wiki, request, observer }: AskedRequest, step: FailingStep): Struck {
  let struck = false;
  const response = respondToRequest(wiki, request, observer, {
    interrupt(context, action) {
      struck = true;
      throw step.createError(context, action);
    },
    revise(context) {
      if (struck) step.reviseResult?.(context);
    },
  });
  return { response, struck };
}
