/**
 * What every library is tried with, each with the calls that a user of that library would write. The names are the rows
 * of the table in docs/clients.md.
 */
export const exercises = [
  'tokens without log-in',
  'usage of a file',
  'usage by continuation',
  'log-in by password',
  'log-in by bot password',
  'tokens after log-in',
  'watch, unwatch',
  'patrol',
  'a wrong token',
  'log-out',
  'a title that is not a file',
  'maxlag',
];

/** What an unwatched page, a watched page and so on look like is asked in this way, whatever the library. */
export const usersOfUsedPng = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 637];
