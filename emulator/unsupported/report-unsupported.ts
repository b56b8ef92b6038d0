import { unsupportedSentence, unsupportedText, type UnsupportedName } from './unsupported-name';

/** What this process was warned of. */
const warned = new Set<string>();

/** Reports on standard error that a request over HTTP failed, because a test may not look at its response. */
export function printUnsupported(names: readonly UnsupportedName[]): void {
  process.stderr.write(`wikidouble: ${unsupportedText(names)}\n`);
}

/**
 * Warns of unsupported names that a request got a response without, each once per process.
 *
 * @param over where the warning goes: a warning of the process, or a line on its standard error
 */
export function warnOfUnsupported(names: readonly UnsupportedName[], over: 'process' | 'stderr'): void {
  for (const name of names) {
    const sentence = unsupportedSentence(name);
    if (warned.has(sentence)) continue;
    warned.add(sentence);
    const text = `${sentence} The response is that of a wiki without it.`;
    if (over === 'stderr') process.stderr.write(`wikidouble: ${text}\n`);
    else process.emitWarning(text, { type: 'NotSupportedWarning', code: 'notsupported' });
  }
}
