/** The part of a path before `/api.php`; a `fetch` function responds under any. */
export function scriptPathOf(url: string): string {
  const end = url.indexOf('/api.php');
  return end < 0 ? '' : url.slice(0, end);
}
