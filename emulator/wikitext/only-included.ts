const OPEN = '<onlyinclude>';
const CLOSE = '</onlyinclude>';

/** Tags that limit what a template includes are found before anything else, even inside comments. */
export function onlyIncluded(text: string): string {
  let open = text.indexOf(OPEN);
  if (open < 0 || !text.includes(CLOSE)) return text;
  let included = '';
  while (open >= 0) {
    const close = text.indexOf(CLOSE, open);
    included += text.slice(open + OPEN.length, close < 0 ? text.length : close);
    open = close < 0 ? -1 : text.indexOf(OPEN, close);
  }
  return included;
}
