import type { RuleOutcome } from '../../../schemas/generated/report';

/** How verdicts look on a terminal. */

export type Verdict = RuleOutcome['verdict'];
export type Colour = 'green' | 'red' | 'yellow' | 'gray' | 'bold';
export type Paint = (colour: Colour, text: string) => string;

export const marks: Readonly<Record<Verdict, string>> = {
  pass: '✓',
  fail: '✗',
  'not applicable': '–',
  inconclusive: '?',
};
/** What verdicts are called for people; programs get `Verdict`. */
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
