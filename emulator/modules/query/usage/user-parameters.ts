/** What the modules of `prop` take that list the users of pages. */
export const userParameters = {
  prop: { type: 'enumeration list', values: ['pageid', 'redirect', 'title'], default: ['pageid', 'title', 'redirect'] },
  namespace: { type: 'namespace list', allSpecifier: '*' },
  show: { type: 'enumeration list', values: ['!redirect', 'redirect'] },
  limit: { type: 'limit', default: 10, maximum: 500, highMaximum: 5000 },
} as const;
