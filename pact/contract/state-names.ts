/** The names of the provider states that roles of scenarios become; "headers sent" cannot be set up from outside. */
export const stateNames = {
  file: 'a file',
  session: 'a session',
  page: 'a page that may be changed',
  'debug block': 'the debug block is shown',
} as const;
