import type { Report, RuleOutcome, Run } from '../../../schemas/generated/report';
import { markup, type Markup } from './markup';

/** How a verdict is shown; never by its colour alone. */
interface Sign {
  readonly mark: string;
  readonly word: string;
  /** The class in the style sheet, and the value of the filter. */
  readonly key: 'pass' | 'fail' | 'known' | 'open' | 'none';
}

const signs: Readonly<Record<RuleOutcome['verdict'], Sign>> = {
  pass: { mark: '✓', word: 'passed', key: 'pass' },
  fail: { mark: '✗', word: 'failed', key: 'fail' },
  inconclusive: { mark: '?', word: 'inconclusive', key: 'open' },
  'not applicable': { mark: '–', word: 'not applicable', key: 'none' },
};

/** @param rule undefined for a wiki that could not be checked */
export function signOf(rule: RuleOutcome | undefined): Sign {
  if (rule?.known) return { mark: '!', word: 'failed, known', key: 'known' };
  return signs[rule?.verdict ?? 'inconclusive'];
}

/** The mark with its word. */
export function signMarkup({ mark, word }: Sign): Markup {
  return markup`<span class="mark" aria-hidden="true">${mark}</span> ${word}`;
}

/** The name of a wiki in the page: the user's name for it, or its address. */
export function wikiName({ target: { title, api } }: Run): string {
  return title ?? api.replace(/^https?:\/\//, '').replace(/\/api\.php$/, '');
}

/** A link only for an HTTP address: a report may contain anything. */
export function addressLink(address: string): Markup {
  const isWeb = /^https?:\/\//.test(address);
  return isWeb ? markup`<a href="${address}" rel="noreferrer">${address}</a>` : markup`${address}`;
}

/** The id of the element that shows a failure. */
export function failureId(run: number, scenario: number): string {
  return `wiki-${run + 1}-failure-${scenario + 1}`;
}

/** `2024-05-01 14:03 UTC` */
export function timeOf({ startedAt }: Report): string {
  return `${startedAt.slice(0, 10)} ${startedAt.slice(11, 16)} UTC`;
}

/** `1 rule`, `2 rules` */
export function counted(number: number, one: string, several = `${one}s`): string {
  return `${number} ${number === 1 ? one : several}`;
}

/** The sentence of a rule, with text in backticks as code. */
export function quoteMarkup(quote: string): Markup {
  const parts = quote.split('`');
  return markup`${parts.map((part, index) => (index % 2 === 1 ? markup`<code>${part}</code>` : part))}`;
}
