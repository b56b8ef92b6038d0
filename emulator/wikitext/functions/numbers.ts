import type { Site } from '../../model/site';
import { groupedDigits } from '../../text/grouped-digits';
import { charactersOf, integerOf, numberOf, withoutMarkers, type ParserFunction } from './call';

/** A number with separators: `1,234.5`. In a text, each number in it. In English unless another language is given. */
export function formatNumber(text: string, language?: Site['contentLanguage']): string {
  const value = numberOf(text);
  const plain = value !== undefined && /e/i.test(text) ? String(value) : text;
  const formatted =
    language?.formatNumbers(plain) ??
    plain.replace(/(\d+)(\.\d*)?/g, (_, whole: string, fraction = '') => groupedDigits(whole, ',') + String(fraction));
  return withMinusSign(formatted);
}

function withMinusSign(text: string): string {
  return text.replace(/-(?=\.?\p{Nd})/gu, '\u2212');
}

/** The longest text that padding makes. */
const LONGEST_PADDED = 500;

function pad(isLeft: boolean): ParserFunction {
  return (first, [width, padding]) => {
    const fill = charactersOf(withoutMarkers(padding?.text ?? '0'));
    const missing = Math.min(integerOf(width?.text ?? ''), LONGEST_PADDED) - charactersOf(first).length;
    if (fill.length === 0 || missing <= 0) return first;
    const added = Array.from({ length: missing }, (_, index) => fill[index % fill.length]!).join('');
    return isLeft ? added + first : first + added;
  };
}

/** Removes separators. */
function plainNumber(text: string, language: Site['contentLanguage']): string {
  return language?.plainNumber(text) ?? text.replaceAll(',', '').replace('\u2212', '-');
}

/** Numbers as they are read by `plural`: with or without separators. */
function countOf(text: string, language: Site['contentLanguage']): number {
  const value = Number(plainNumber(text, language).trim());
  return Number.isNaN(value) ? 0 : Math.abs(value);
}

export const numberFunctions: Readonly<Record<string, ParserFunction>> = {
  formatnum: (first, [option], { context }) => {
    const { contentLanguage } = context.source.site;
    if (option?.text === 'R') return plainNumber(first, contentLanguage);
    return option?.text.toLowerCase() === 'nosep' ? withMinusSign(first) : formatNumber(first, contentLanguage);
  },
  padleft: pad(true),
  padright: pad(false),
  plural: (first, rest, { context }) => {
    const { contentLanguage } = context.source.site;
    const count = countOf(first, contentLanguage);
    const forms: string[] = [];
    for (const { text } of rest) {
      const [, number, form] = /^(\d+)=([^]*)$/.exec(text) ?? [];
      if (number === undefined) forms.push(text);
      else if (Number(number) === count) return (form ?? '').trim();
    }
    const form = contentLanguage?.pluralForm(count) ?? (count === 1 ? 0 : 1);
    return forms[Math.min(form, forms.length - 1)] ?? '';
  },
};
