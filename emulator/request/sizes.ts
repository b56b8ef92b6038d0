/**
 * The limits on the size of requests. Those of the API itself (50 values, 500 rows, …) are in the declarations of the modules.
 */

/** Bytes of path and query. Longer ones get `414 URI Too Long`, as from the servers in front of real wikis. */
export const maximumUrlBytes = 64 * 1024;

/**
 * Bytes of request line and headers together. A query of 1 MB passes, so that the wiki itself responds that it is too long.
 */
export const maximumHeadBytes = 1024 * 1024 + 64 * 1024;

/** Bytes of a body: PHP's `post_max_size`, 8M by default (core 6.4). */
export const maximumBodyBytes = 8 * 1024 * 1024;

/** Parameters of the query string: PHP's `max_input_vars`. Further ones are ignored. */
export const maximumParameters = 1000;

/** PHP reads one more from a form body. */
export const maximumBodyParameters = maximumParameters + 1;

/** Levels of `a[b][c]…`: PHP's `max_input_nesting_level`. A parameter that nests deeper is ignored. */
export const maximumArrayDepth = 64;
