/**
 * Values of `contentformat`, as errors list them (vector edit/two-content-formats): `text/unknown` and the like have no model that
 * pages can have.
 */
export const contentFormats = [
  ...(['text/x-wiki', 'text/javascript', 'application/json', 'text/css', 'text/plain'] as const),
  ...(['application/octet-stream', 'application/unknown', 'application/x-binary', 'text/unknown'] as const),
  'unknown/unknown',
] as const;

/** Values of `contentmodel`. */
export const contentModels = ['wikitext', 'javascript', 'json', 'css', 'text', 'unknown'] as const;
