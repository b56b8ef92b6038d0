/** Decodes percent-encoded UTF-8, as `decodeURIComponent` does, but returns a text with invalid encodings unchanged. */
export function decodeUri(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
