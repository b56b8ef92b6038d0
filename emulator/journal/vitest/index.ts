/**
 * Matchers for Vitest:
 *
 * ```ts
 * import { expect } from 'vitest';
 * import { wikidoubleMatchers } from 'wikidouble/vitest';
 *
 * expect.extend(wikidoubleMatchers);
 * expect(wiki).toHaveReceived({ action: 'watch', titles: 'Gallery' }, { times: 1 });
 * ```
 *
 * @module wikidouble/vitest
 */
export { wikidoubleMatchers, type Verdict, type WikidoubleMatchers } from '../assertions/matchers';
