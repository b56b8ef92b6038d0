import type { Message } from '../messages/message';
import { UsageError } from '../messages/usage-error';
import type { RequestContext } from '../modules/context';
import type { ActionModule } from '../modules/module';
import { ActionRun } from '../modules/module-run';
import type { ResultValue } from '../response/result-tree';
import type { Struck } from './fault';
import { respondTo, type TargetedRequest } from './targeted-request';

/** How a request fails. */
export interface InjectedError {
  createError(context: RequestContext, action: ActionModule): UsageError;
  /** Changes the result once it contains the error. */
  reviseResult?(context: RequestContext): void;
}

/**
 * Responds to a request that fails where its work would begin. Errors in the request itself come first, as on a real wiki,
 * and are then the response.
 */
export function injectError(target: TargetedRequest, injected: InjectedError): Struck {
  let struck = false;
  const interruption = {
    interrupt(context: RequestContext, action: ActionModule): never {
      struck = true;
      throw injected.createError(context, action);
    },
    revise(context: RequestContext): void {
      if (struck) injected.reviseResult?.(context);
    },
  };
  const response = respondTo(target, interruption);
  return { response, struck };
}

/** The same with an error of the module that the request names. */
export function injectMessage(target: TargetedRequest, messageFor: (context: RequestContext) => Message): Struck {
  return injectError(target, {
    createError: (context, action) => new UsageError(messageFor(context), action.path),
  });
}

/** Responds with a result of the module, which does nothing. */
export function injectResult(target: TargetedRequest, result: () => ResultValue): Struck {
  let struck = false;
  const interruption = {
    interrupt: (context: RequestContext, action: ActionModule) => () => {
      struck = true;
      new ActionRun(context, action).respond(result());
    },
  };
  const response = respondTo(target, interruption);
  return { response, struck };
}
