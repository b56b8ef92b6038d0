/** The extensions of the files that a fresh wiki takes. */
export const usualExtensions: readonly string[] = ['png', 'gif', 'jpg', 'jpeg', 'webp'];
