/** The lists that hold the words of times, among the messages of a language. */
export const timeLists = {
  monthsOfDays: 'months-of-days',
  shortMonths: 'short-months',
  days: 'days',
  shortDays: 'short-days',
  forms: 'time-forms',
} as const;
