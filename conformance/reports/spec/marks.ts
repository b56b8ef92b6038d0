import type { RuleOutcome } from '../../../schemas/generated/report';

/** The marks of verdicts on a terminal. */

export type Verdict = RuleOutcome['verdict'];
export type Colour = 'green' | 'red' | 'yellow' | 'gray' | 'bold';
export type Paint = (colour: Colour, text: string) => string;

export const marks: Readonly<Record<Verdict, string>> = {
  pass: '✓',
  fail: '✗',
  'not applicable': '–',
  inconclusive: '?',
};
/** The words for verdicts that people read; programs get `Verdict`. */
export const words: Readonly<Record<Verdict, string>> = {
  pass: 'passed',
  fail: 'failed',
  'not applicable': 'not applicable',
  inconclusive: 'inconclusive',
};
export const colours: Readonly<Record<Verdict, Colour>> = {
  pass: 'green',
  fail: 'red',
  'not applicable': 'gray',
  inconclusive: 'yellow',
};
