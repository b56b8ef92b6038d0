const needed = ['Request', 'Response', 'Headers'] as const;

/**
 * Makes sure that the environment of a test has what Node has: Jest's environment "jsdom" hides it.
 *
 * @param caller what needs it: `wiki.fetch`
 * @throws TypeError that says what to do
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
