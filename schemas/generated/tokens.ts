// Generated from schemas/*.schema.json by `npm run generate`. Do not edit.

/**
 * `query.tokens`: only the members whose types were requested, in the order of the request (spec 2.2, core 3.1). Values are opaque; without a logged-in user they are `+\`, except login and createaccount (core 3.2).
 */
export interface TokenSet {
  /**
   * Token for creating an account, real even without a logged-in user (core 3.2).
   */
  createaccounttoken?: string;
  /**
   * Token for most modifying requests, the default type (core 3.1).
   */
  csrftoken?: string;
  /**
   * Token for logging in, real even without a logged-in user (core 3.2, 8.1).
   */
  logintoken?: string;
  /**
   * Token for marking changes as patrolled (spec 2.2, core 8.6).
   */
  patroltoken?: string;
  /**
   * Token for rolling back edits (core 3.1).
   */
  rollbacktoken?: string;
  /**
   * Token for changing the groups of users (core 3.1).
   */
  userrightstoken?: string;
  /**
   * Token for modifying the watchlist (spec 2.2, core 8.5).
   */
  watchtoken?: string;
}
