/** What stands before `/api.php` in a path; a `fetch` function answers under any. */
export function scriptPathOf(url: string): string {
  const end = url.indexOf('/api.php');
  return end < 0 ? '' : url.slice(0, end);
}
