/**
 * Values of `tags` with tags that users may add if the wiki has them: sessions do not create any, because real wikis notice new tags
 * late.
 */
export const userTags = ['session-a', 'session-b', 'session-b|session-a'] as const;
