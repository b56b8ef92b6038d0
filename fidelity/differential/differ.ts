import { messageOf } from '../../emulator/text/message-of';
import { compareResponses } from './compare/compare-responses';
import type { ComparisonContext } from './compare/volatile';
import type { DiffRequest } from './diff-request';
import type { DiffResponse, Difference } from './diff-response';
import type { Differing, WithoutResponse } from './diff-result';
import type { Endpoint } from './endpoints/endpoint';
import { explained } from './known-differences';
import { comparedModules } from './named-modules';
import { shrink } from './shrink';

/** The two endpoints that are compared. */
export interface ComparedEndpoints {
  readonly emulator: Endpoint;
  readonly wiki: Endpoint;
  /** The script path of each, without a trailing slash. */
  readonly addresses?: ComparisonContext['addresses'];
  /** The language of the wiki. Default: English. */
  readonly language?: string;
}

/** The result of sending a request to both. */
export type Comparison =
  | { readonly kind: 'same'; readonly modules: readonly string[] }
  | { readonly kind: 'explained'; readonly id: string }
  | { readonly kind: 'different'; readonly difference: Difference }
  | { readonly kind: 'no response'; readonly withoutResponse: WithoutResponse };

/** The most requests that are sent to shrink one. */
const shrinkingBudget = 150;

/** Sends requests to both endpoints, compares the responses, and counts what the volatile rules allow. */
export class Differ {
  /** How often each rule allowed a difference. */
  readonly volatile: Record<string, number> = {};

  constructor(private readonly endpoints: ComparedEndpoints) {}

  async compare(request: DiffRequest): Promise<Comparison> {
    const emulator = await this.send('emulator', request);
    if ('reason' in emulator) return { kind: 'no response', withoutResponse: emulator };
    const wiki = await this.send('wiki', request);
    if ('reason' in wiki) return { kind: 'no response', withoutResponse: wiki };
    const { addresses } = this.endpoints;
    const used = (rule: string): void => {
      this.volatile[rule] = (this.volatile[rule] ?? 0) + 1;
    };
    const difference = compareResponses(request, emulator, wiki, { ...(addresses && { addresses }), used });
    if (!difference) return { kind: 'same', modules: comparedModules(request, wiki) };
    const id = explained(request, difference, this.endpoints.language);
    return id === undefined ? { kind: 'different', difference } : { kind: 'explained', id };
  }

  describe(request: DiffRequest, difference: Difference): Differing {
    return { request, difference, curl: this.curlLines(request) };
  }

  /** Returns the difference of the smaller request, which may be at another place. */
  async shrink(request: DiffRequest, difference: Difference, signal?: AbortSignal): Promise<Differing> {
    let last = difference;
    const differsAlike = async (smaller: DiffRequest): Promise<boolean> => {
      if (signal?.aborted === true) return false;
      const comparison = await this.compare(smaller);
      if (comparison.kind !== 'different' || comparison.difference.kind !== difference.kind) return false;
      last = comparison.difference;
      return true;
    };
    const smallest = await shrink(request, differsAlike, shrinkingBudget);
    const shrunk = smallest === request ? {} : { shrunk: smallest };
    return { request, ...shrunk, difference: last, curl: this.curlLines(smallest) };
  }

  private async send(endpoint: WithoutResponse['side'], request: DiffRequest): Promise<DiffResponse | WithoutResponse> {
    try {
      return await this.endpoints[endpoint].send(request);
    } catch (error) {
      return { request, side: endpoint, reason: messageOf(error) };
    }
  }

  private curlLines(request: DiffRequest): Differing['curl'] {
    return { emulator: this.endpoints.emulator.curlLine(request), wiki: this.endpoints.wiki.curlLine(request) };
  }
}
