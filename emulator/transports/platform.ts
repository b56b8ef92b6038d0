const needed = ['Request', 'Response', 'Headers'] as const;

/**
 * Checks that the test environment has the classes of Node's `fetch`, which Jest's environment "jsdom" hides.
 *
 * @param caller what needs them: `wiki.fetch`
 * @throws TypeError with advice if one is missing
 */
export function requirePlatform(caller: string): void {
  const missing = needed.filter((name) => typeof Reflect.get(globalThis, name) !== 'function');
  if (missing.length === 0) return;
  throw new TypeError(
    `${caller} needs ${missing.join(', ')} of Node.js, which this test environment hides. In Jest, use the ` +
      'environment jest-fixed-jsdom instead of jsdom; or serve the wiki with wiki.listen() ' +
      '(docs/recipes.md, "Gadgets in jsdom").',
  );
}
