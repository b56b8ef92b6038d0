import type { Observer } from '../entry-point/observer';
import { surfaceOf } from '../entry-point/surface';
import type { WikiRequest } from '../exchange';
import { describeRequest } from '../journal/journal';
import type { ActionModule } from '../modules/module';
import { readRequestParameters, type RequestParameters } from '../request/request-parameters';
import type { WikiModel } from '../wiki/wiki-model';
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
  const name = valuesOf(parameters, 'action')[0] ?? 'help';
  const selected = ['prop', 'list', 'meta', 'generator'].flatMap((selector) => valuesOf(parameters, selector));
  return {
    wiki,
    request,
    parameters,
    action: isOfApi(request.url) ? surfaceOf(wiki.release).actions.get(name) : undefined,
    observer,
    described: { ...describeRequest(request), action: name, modules: [...new Set([name, ...selected])] },
  };
}

function isOfApi(url: string): boolean {
  return /^[^?]*\/api\.php(?:\?|$)/.test(url);
}

/** The values of a parameter, split as the real software does (facts 2.7). */
function valuesOf(parameters: RequestParameters, name: string): string[] {
  const received = parameters.find(name);
  if (typeof received?.value !== 'string' || received.value === '') return [];
  const { text } = received.decode(received.value);
  const separator = received.value.startsWith('\x1f') ? '\x1f' : '|';
  return text.split(separator).filter((value) => value !== '');
}
