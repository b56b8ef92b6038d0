import type { WikiRequest } from '../exchange';
import { modulesIn } from '../journal/responding-modules';
import { describeRequest, type DescribedRequest } from '../journal/journal';
import type { ActionModule } from '../modules/module';
import { surfaceOf } from '../pipeline/api-surface';
import type { Observer } from '../pipeline/observer';
import { decodeParameters } from '../request/decoded-parameters';
import { readRequestParameters, type RequestParameters } from '../request/request-parameters';
import type { WikiModel } from '../model/wiki-model';

/** A request as `when` sees it: as in `wiki.requests`, and which modules it names. */
export interface FailingRequest extends DescribedRequest {
  /** `query`; `help` if the request names none, as on a real wiki. */
  readonly action: string;
  /** The action, and what `prop`, `list`, `meta` and `generator` name: `['query', 'imageusage', 'tokens']`. */
  readonly modules: readonly string[];
}

/** A request that faults may strike. */
export interface TargetedRequest {
  readonly wiki: WikiModel;
  readonly request: WikiRequest;
  readonly parameters: RequestParameters;
  /** The action that the request names, if the wiki has it. */
  readonly action: ActionModule | undefined;
  /** Takes note of what happens to the request. */
  readonly observer: Observer | undefined;
  /** As predicates see it. */
  readonly described: FailingRequest;
}

export function targetedRequest(wiki: WikiModel, request: WikiRequest, observer?: Observer): TargetedRequest {
  const parameters = readRequestParameters(request);
  const { actions, main } = surfaceOf(wiki.release);
  const name = parameters.text('action') ?? main.declarations.action.default;
  // An array counts as absent, which its decoded value does not show.
  const sent = new Map(
    [...decodeParameters(parameters)].filter(([sentName]) => parameters.bytes(sentName) !== undefined),
  );
  return {
    wiki,
    request,
    parameters,
    action: isForApi(request.url) ? actions.get(name) : undefined,
    observer,
    described: { ...describeRequest(request, decodeParameters(parameters)), action: name, modules: modulesIn(sent) },
  };
}

function isForApi(url: string): boolean {
  return /^[^?]*\/api\.php(?:\?|$)/.test(url);
}
