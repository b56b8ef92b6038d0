import type { ByRelease } from './release';

const inBoth = [
  ...['als', 'bar', 'de', 'de-at', 'de-ch', 'de-formal', 'dsb', 'frr', 'gsw', 'hrx', 'hsb', 'ksh', 'lb', 'nds'],
  ...['pdc', 'pdt', 'pfl', 'sli', 'stq', 'vmf'],
];

/** The languages of interfaces that write nouns with a capital letter, as the skin MonoBook says. Data only. */
export const capitalizedNouns: ByRelease<ReadonlySet<string>> = {
  '1.39': new Set(inBoth),
  '1.43': new Set([...inBoth, 'rm']),
};
