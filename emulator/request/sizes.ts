/**
 * Every bound on what a request may bring, in one place. None of them is the API's own: those (50 values, 500 rows, …)
 * stand in the declarations of the modules.
 */

/** Bytes of path and query. Longer ones are answered `414 URI Too Long`, as the servers in front of real wikis do. */
export const maximumUrlBytes = 64 * 1024;

/** Bytes of a body: PHP's `post_max_size`, 8M by default (core 6.4). */
export const maximumBodyBytes = 8 * 1024 * 1024;

/** Parameters of the query string: PHP's `max_input_vars`. Further ones are not seen. */
export const maximumParameters = 1000;

/** Of a form body PHP reads one more. */
export const maximumBodyParameters = maximumParameters + 1;

/** Levels of `a[b][c]…`: PHP's `max_input_nesting_level`. A parameter that nests deeper is not seen. */
export const maximumArrayDepth = 64;
