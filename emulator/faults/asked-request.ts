import type { Observer } from '../pipeline/observer';
import { surfaceOf } from '../pipeline/api-surface';
import type { WikiRequest } from '../exchange';
import { decodeParameters, splitValues } from '../request/decoded-parameters';
import { describeRequest } from '../journal/journal';
import { querySelectors, type ActionModule } from '../modules/module';
import { readRequestParameters, type RequestParameters } from '../request/request-parameters';
import type { WikiModel } from '../model/wiki-model';
import type { FailingRequest } from './failure-options';

/** What failures look at to find out whether a request is theirs. */
export interface AskedRequest {
  readonly wiki: WikiModel;
  readonly request: WikiRequest;
  readonly parameters: RequestParameters;
  /** The action that the request names, where the wiki has it. */
  readonly action: ActionModule | undefined;
  /** Takes note of what happens to the request. */
  readonly observer: Observer | undefined;
  /** As predicates see it. */
  readonly described: FailingRequest;
}

export function askedRequest(wiki: WikiModel, request: WikiRequest, observer?: Observer): AskedRequest {
  const parameters = readRequestParameters(request);
  const name = textOf(parameters, 'action') ?? 'help';
  const selected = querySelectors.flatMap((selector) => splitValues(textOf(parameters, selector) ?? ''));
  return {
    wiki,
    request,
    parameters,
    action: isOfApi(request.url) ? surfaceOf(wiki.release).actions.get(name) : undefined,
    observer,
    described: {
      ...describeRequest(request, decodeParameters(parameters)),
      action: name,
      modules: [...new Set([name, ...selected])],
    },
  };
}

function isOfApi(url: string): boolean {
  return /^[^?]*\/api\.php(?:\?|$)/.test(url);
}

/** The text of a parameter; none for one that is not there, or an array. */
function textOf(parameters: RequestParameters, name: string): string | undefined {
  const received = parameters.find(name);
  return typeof received?.value === 'string' ? received.decode(received.value).text : undefined;
}
