import type { WikiRequest, WikiResponse } from '../exchange';
import { describePending } from '../journal/describe-exchange';
import type { PendingRequest } from '../journal/journal-entry';
import type { ActionModule } from '../modules/module';
import { surfaceOf } from '../pipeline/api-surface';
import type { Interventions, Interruption } from '../pipeline/execute';
import type { Observer } from '../pipeline/observer';
import { respondToRequest } from '../pipeline/respond-to-request';
import { readRequestParameters, type RequestParameters } from '../request/request-parameters';
import type { WikiModel } from '../model/wiki-model';

/** A request as `when` sees it. */
export type FailingRequest = PendingRequest;

/** A request that faults may strike. */
export interface TargetedRequest {
  readonly wiki: WikiModel;
  readonly request: WikiRequest;
  readonly parameters: RequestParameters;
  /** The action that the request names, if the wiki has it. */
  readonly action: ActionModule | undefined;
  /** Records what happens to the request. */
  readonly observer: Observer | undefined;
  /** As predicates see it. */
  readonly described: FailingRequest;
  /** Other changes that the test makes to the request. */
  readonly interventions: Interventions;
}

export function targetedRequest(
  wiki: WikiModel,
  request: WikiRequest,
  observer?: Observer,
  interventions: Interventions = {},
): TargetedRequest {
  const parameters = readRequestParameters(request);
  const described = describePending(request, parameters);
  return {
    wiki,
    request,
    parameters,
    action: isForApi(request.url) ? surfaceOf(wiki.release).actions.get(described.action) : undefined,
    observer,
    interventions,
    described,
  };
}

/** The response of the wiki, or of a stub, to a request that a fault may have changed. */
export function respondTo(target: TargetedRequest, interruption?: Interruption): WikiResponse {
  const { wiki, request, observer, parameters, interventions } = target;
  return respondToRequest(wiki, request, observer, { ...interventions, interruption }, parameters);
}

function isForApi(url: string): boolean {
  return /^[^?]*\/api\.php(?:\?|$)/.test(url);
}
