import { isUtf8 } from 'node:buffer';
import type { ReceivedParameter } from '../../request/request-parameters';
import { decodeBodyValue, normaliseText } from '../../request/text';
import type { Normalized } from './page-set';

const none: readonly Normalized[] = [];
const groupSeparator = '\x1f';

/**
 * The titles that were sent as something else than clean text, each with what was made of it. What is no text at all,
 * or not normalized, is shown percent-encoded.
 */
export function repairedTitles(sent: ReceivedParameter | undefined): readonly Normalized[] {
  if (typeof sent?.value !== 'string' || !sent.decode(sent.value).repaired) return none;
  const bytes = sent.value;
  const grouped = bytes.startsWith(groupSeparator);
  const pieces = (grouped ? bytes.slice(1) : bytes).split(grouped ? groupSeparator : '|');
  const texts = grouped ? pieces.map((piece) => decodeBodyValue(piece).text) : sent.decode(bytes).text.split('|');
  // Where nothing is left of what was sent, no title was.
  if (texts.length === 1 && texts[0] === '') return none;
  const repaired = new Map<string, Normalized>();
  pieces.forEach((piece, index) => {
    const text = texts[index];
    const given = textOf(piece);
    if (text === undefined || given === text) return;
    const encoded = given === undefined || normaliseText(given) !== given;
    const from = encoded ? percentEncoded(piece) : given;
    repaired.set(from, { from, encoded, to: text });
  });
  return [...repaired.values()];
}

/** Undefined where the bytes are not UTF-8. */
function textOf(bytes: string): string | undefined {
  const buffer = Buffer.from(bytes, 'latin1');
  return isUtf8(buffer) ? buffer.toString('utf8') : undefined;
}

function percentEncoded(bytes: string): string {
  return bytes.replace(/[^\w.~-]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}
