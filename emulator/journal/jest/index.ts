/**
 * Matchers for Jest, with or without its globals:
 *
 * ```ts
 * import { wikidoubleMatchers } from 'wikidouble/jest';
 *
 * expect.extend(wikidoubleMatchers);
 * expect(wiki).toHaveReceived({ action: 'watch', titles: 'Gallery' }, { times: 1 });
 * ```
 *
 * @module wikidouble/jest
 */
import type { WikidoubleMatchers } from '../assertions/matchers';

export { wikidoubleMatchers } from '../assertions/matchers';
export type { Verdict } from '../assertions/matchers';
export type { WikidoubleMatchers };

// For `import { expect } from '@jest/globals'`; the global `expect` is declared with the matchers.
// @ts-expect-error: Jest is only installed in projects that use it.
declare module 'expect' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type, @typescript-eslint/no-unused-vars -- as Jest has it
  interface Matchers<R extends void | Promise<void>, T = unknown> extends WikidoubleMatchers<R> {}
}
