/** The pages of internal errors (vector main/requestid-with-u1f-json). */
const style = '<style>body { font-family: sans-serif; margin: 0; padding: 0.5em 2em; }</style>';

/**
 * @param title as HTML
 * @param text what happened, as HTML
 * @param isUsage whether the API rejected the request. Default: false.
 */
export function internalErrorPage139(title: string, text: string, isUsage = false): string {
  const [direction, line] = isUsage ? ['', ' '] : ['mw-content-ltr ', '\n'];
  return `<!DOCTYPE html>
<html><head><title>${title}</title>${style}</head><body>
<div class="mw-message-box-error ${direction}mw-message-box">${text}</div><!-- Set $wgShowExceptionDetails = true; at the bottom${line}of LocalSettings.php to show detailed debugging${line}information. --></body></html>
`;
}

/** The page of a wiki that shows what happened (`site.exceptionDetails`). */
export function detailedErrorPage139(title: string, text: string, isUsage: boolean): string {
  const boxed = `<div class="mw-message-box-error mw-content-ltr mw-message-box">${text}</div>`;
  return `<!DOCTYPE html>
<html><head><title>${title}</title>${style}</head><body>
${isUsage ? text : boxed}</body></html>
`;
}

export function detailedErrorPage143(title: string, text: string): string {
  return `<!DOCTYPE html>
<html><head><title>${title}</title><meta name="color-scheme" content="light dark" />${style}</head><body>
<div dir=ltr><div class="cdx-message cdx-message--block cdx-message--error"><span class="cdx-message__icon"></span><div class="cdx-message__content">${text}</div></div></div></body></html>
`;
}

/** @param title and text: what happened, as HTML */
export function internalErrorPage143(title: string, text: string): string {
  return `<!DOCTYPE html>
<html><head><title>${title}</title><meta name="color-scheme" content="light dark" />${style}</head><body>
<div class="cdx-message cdx-message--block cdx-message--error"><span class="cdx-message__icon"></span><div class="cdx-message__content">${text}</div></div><!-- Set $wgShowExceptionDetails = true; at the bottom
of LocalSettings.php to show detailed debugging
information. --></body></html>
`;
}
