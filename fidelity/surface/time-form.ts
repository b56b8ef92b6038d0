import { timeParts, type TimeWords } from '../../emulator/text/written-time';

export type NamesOfTimes = Pick<TimeWords, 'months' | 'monthsOfDays' | 'shortMonths' | 'days' | 'shortDays'>;

/**
 * The form of a time that was written in a language: `H:i, j F Y` for `17:05, 27 November 2026`. Text in which letters would stand for
 * parts is in quotes.
 *
 * @throws Error if two parts of the time are the same number, or have the same name: another time shows which is which
 */
export function timeForm(written: string, time: Date, names: NamesOfTimes): string {
  const words: TimeWords = {
    ...names,
    ...{ forms: { timeAndDate: '', date: '', time: '' }, zone: '', digits: String },
  };
  const text = inLatinDigits(written);
  const parts = Object.entries(timeParts).map(([letter, show]) => ({ letter, value: show(time, words) }));
  let form = '';
  let literal = '';
  const flush = () => {
    form += /[A-Za-z"]/.test(literal) ? `"${literal}"` : literal;
    literal = '';
  };
  for (let at = 0; at < text.length;) {
    const found = partAt(text, at, parts, names, written);
    if (found === undefined) {
      literal += text.charAt(at++);
      continue;
    }
    flush();
    form += found.letter;
    at += found.value.length;
  }
  flush();
  return form;
}

interface Part {
  readonly letter: string;
  readonly value: string;
}

const numbers = new Set(['Y', 'n', 'j', 'H', 'i']);

/** The number at a place, or the longest name. */
function partAt(
  text: string,
  at: number,
  parts: readonly Part[],
  names: NamesOfTimes,
  written: string,
): Part | undefined {
  const number = /^\d+/.exec(text.slice(at))?.[0];
  const followsNumber = /\d/.test(text.charAt(at - 1));
  const fitting = parts.filter(({ letter, value }) => {
    // In Japanese and Chinese, the character for a day follows its number, and is the short name of Sunday.
    if (letter === 'D' && followsNumber) return false;
    return numbers.has(letter) ? value === number : value !== '' && text.startsWith(value, at);
  });
  const [longest] = fitting.sort((one, other) => other.value.length - one.value.length);
  if (longest === undefined) return undefined;
  const equal = fitting.filter(({ value }) => value === longest.value);
  // In some months, the name is the same after a day: it stands after a day here.
  const name = equal.find(({ letter }) => letter === 'xg');
  if (name === undefined && equal.length > 1 && !areSame(equal, names)) {
    const letters = equal.map(({ letter }) => letter).join(' or ');
    throw new Error(`In "${written}", "${longest.value}" is ${letters}: record it at another time.`);
  }
  return name ?? longest;
}

/** Whether names are the same in each month. */
function areSame(parts: readonly Part[], { months, shortMonths }: NamesOfTimes): boolean {
  const lists: Readonly<Record<string, readonly string[]>> = { F: months, M: shortMonths };
  return new Set(parts.map(({ letter }) => lists[letter]?.join() ?? letter)).size === 1;
}

/** Digits of Arabic and Persian. */
function inLatinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(((digit.charCodeAt(0) - 0x0660) % 0x90) % 16));
}
