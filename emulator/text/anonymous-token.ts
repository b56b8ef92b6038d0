/** The token of every client that is not logged in, which is no secret (spec 2.2; core 3.2). */
export const anonymousToken = '+\\';
