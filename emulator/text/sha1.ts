/** The SHA-1 digest of a text in UTF-8: 40 hexadecimal digits. */
export function sha1(text: string): string {
  // Loaded here: few requests need it.
  const { createHash } = require('node:crypto') as typeof import('node:crypto');
  return createHash('sha1').update(text).digest('hex');
}
