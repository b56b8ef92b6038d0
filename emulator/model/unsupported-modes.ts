/**
 * What happens to a request that names a module, a parameter or a value that MediaWiki has and wikidouble does not
 * support:
 * - `error`: it fails, in process with a `NotSupportedError`, over HTTP with status 501;
 * - `api-error`: it has status 200 and the API error `notsupported`, for clients that repeat requests after status 501;
 * - `warn`: the wiki responds like one without that name, and emits a process warning, once per name;
 * - `as-unknown`: the wiki responds like one without that name.
 */
export type UnsupportedMode = (typeof unsupportedModes)[number];

export const unsupportedModes = ['error', 'api-error', 'warn', 'as-unknown'] as const;
