import type { Aim, FailureKind, FailureOptions, Occurrence } from './failure-options';

/** What the value of an option may be, for those whom TypeScript does not tell. */
type OptionType =
  'count' | 'number' | 'text' | 'yes or no' | 'wait' | 'time' | 'class' | 'chance' | 'function' | 'seed';

const exception = { exception: 'class' } as const;
const proxy = { retryAfter: 'wait' } as const;
const loss = { performed: 'yes or no' } as const;
const gateway = { ...proxy, ...loss } as const;

export const optionTypes: {
  readonly [Kind in FailureKind]: Readonly<Record<keyof FailureOptions[Kind], OptionType>>;
} = {
  maxlag: { lag: 'number', host: 'text', retryAfter: 'count' },
  readonly: { reason: 'text' },
  ratelimited: {},
  badtoken: {},
  'session-lost': { everywhere: 'yes or no' },
  assertuserfailed: {},
  assertbotfailed: {},
  assertnameduserfailed: {},
  blocked: { by: 'text', reason: 'text', expiry: 'time', id: 'count' },
  'internal-error': exception,
  'error-page': exception,
  'truncated-result': { bytes: 'count' },
  413: proxy,
  414: proxy,
  429: proxy,
  500: gateway,
  502: gateway,
  503: gateway,
  504: gateway,
  slow: { milliseconds: 'number' },
  stall: loss,
  reset: loss,
  'truncated-body': { bytes: 'count' },
  'empty-body': loss,
  'login-wall': {},
};

export const aimTypes: Readonly<Record<keyof Aim, OptionType>> = { when: 'function' };

export const occurrenceTypes: Readonly<Record<keyof Occurrence, OptionType>> = {
  ...aimTypes,
  times: 'count',
  probability: 'chance',
  seed: 'seed',
};

/** Each with what it is, in words. */
export const optionChecks: Readonly<Record<OptionType, readonly [words: string, check: (value: unknown) => boolean]>> =
  {
    count: ['a whole number that is not negative', (value) => Number.isSafeInteger(value) && Number(value) >= 0],
    number: ['a number', (value) => Number.isFinite(value)],
    text: ['a text', (value) => typeof value === 'string'],
    'yes or no': ['true or false', (value) => typeof value === 'boolean'],
    wait: ['a number of seconds, a date as HTTP writes it, or false', isWait],
    time: ['"infinite" or a time such as "2026-01-31T12:00:00Z"', isTime],
    class: ['the name of a class', (value) => typeof value === 'string' && /^[A-Za-z_][\w\\]*$/.test(value)],
    chance: ['a number from 0 to 1', (value) => typeof value === 'number' && value >= 0 && value <= 1],
    function: ['a function', (value) => typeof value === 'function'],
    seed: ['a number or a text', (value) => typeof value === 'number' || typeof value === 'string'],
  };

function isWait(value: unknown): boolean {
  if (value === false) return true;
  return typeof value === 'string' ? /^[\w ,:+-]+$/.test(value) : Number.isSafeInteger(value) && Number(value) >= 0;
}

function isTime(value: unknown): boolean {
  return value === 'infinite' || (typeof value === 'string' && !Number.isNaN(Date.parse(value)));
}
