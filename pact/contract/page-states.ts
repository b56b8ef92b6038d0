/** The names of the provider states of pages, whose params are `{ title, has }` and `{ title }`. */
export const pageStates = { exists: 'the page exists', missing: 'the page does not exist' } as const;
