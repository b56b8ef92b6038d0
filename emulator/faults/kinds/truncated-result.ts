import type { Site } from '../../model/site';
import type { WikiModel } from '../../model/wiki-model';
import { struck, type Fault } from '../fault';
import { respondTo } from '../targeted-request';

export interface TruncatedResultOptions {
  /** The largest sum of the values of the result, in bytes. Default: 50. */
  readonly bytes?: number;
}

export const truncatedResult: Fault<TruncatedResultOptions> = {
  options: { bytes: { type: 'count', default: '50', note: 'of result values' } },
  onlyFor: 'requests with action=query',
  appliesTo: ({ action }) => action?.selectors !== undefined,
  strike: (target, { bytes = 50 }) => struck(respondTo({ ...target, wiki: withMaximumResultSize(target.wiki, bytes) })),
  describe: { advice: 'follows `continue`, whatever limit it sent', options: { bytes: 16 } },
};

/** The same wiki with this maximum result size in bytes (core 4.5). */
function withMaximumResultSize(wiki: WikiModel, bytes: number): WikiModel {
  const site = Object.create(wiki.site, { maximumResultSize: { value: bytes } }) as Site;
  return Object.create(wiki, { site: { value: site } }) as WikiModel;
}
