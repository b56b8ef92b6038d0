/** A text as PHP encodes what stands behind a `=` in an address, but for spaces. */
export function phpEncode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
