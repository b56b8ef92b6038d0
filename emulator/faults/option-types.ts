/** The valid values of options, checked for callers without TypeScript. */
export type OptionType =
  'count' | 'number' | 'string' | 'strings' | 'boolean' | 'wait' | 'time' | 'class' | 'chance' | 'function' | 'seed';

/** Each type with its description. */
export const optionChecks: Readonly<Record<OptionType, readonly [words: string, check: (value: unknown) => boolean]>> =
  {
    count: ['a non-negative integer', (value) => Number.isSafeInteger(value) && Number(value) >= 0],
    number: ['a number', (value) => Number.isFinite(value)],
    string: ['a string', (value) => typeof value === 'string'],
    strings: ['a list of strings', (value) => Array.isArray(value) && value.every((each) => typeof each === 'string')],
    boolean: ['true or false', (value) => typeof value === 'boolean'],
    wait: ['a number of seconds, an HTTP date, or false', isWait],
    time: ['"infinite" or a time such as "2026-01-31T12:00:00Z"', isTime],
    class: ['the name of a class', (value) => typeof value === 'string' && /^[A-Za-z_][\w\\]*$/.test(value)],
    chance: ['a number from 0 to 1', (value) => typeof value === 'number' && value >= 0 && value <= 1],
    function: ['a function', (value) => typeof value === 'function'],
    seed: ['a number or a string', (value) => typeof value === 'number' || typeof value === 'string'],
  };

function isWait(value: unknown): boolean {
  if (value === false) return true;
  return typeof value === 'string' ? /^[\w ,:+-]+$/.test(value) : Number.isSafeInteger(value) && Number(value) >= 0;
}

function isTime(value: unknown): boolean {
  return value === 'infinite' || (typeof value === 'string' && !Number.isNaN(Date.parse(value)));
}
