/** The messages with the names of the months, from January. */
export const monthKeys: readonly string[] =
  'january february march april may_long june july august september october november december'.split(' ');

/** The lists that hold the words of times, among the messages of a language. */
export const timeLists = {
  monthsOfDays: 'months-of-days',
  shortMonths: 'short-months',
  days: 'days',
  shortDays: 'short-days',
  forms: 'time-forms',
} as const;
