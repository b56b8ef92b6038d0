/**
 * Copies a short text that was cut from a long one. Otherwise the engine keeps the whole long text in memory as long as the short
 * one is used.
 */
export function detached(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le');
}
