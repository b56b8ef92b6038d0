/** The token of all clients that are not logged in; it is not a secret (spec 2.2; core 3.2). */
export const anonymousToken = '+\\';
