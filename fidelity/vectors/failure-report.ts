import type { VectorResult } from './run-vectors';

/**
 * What a person needs to see the failure and to repeat it, one fact a line. With `api` (the address that was asked) it
 * ends with a curl command line that sends the very same bytes.
 */
export function describeFailure(result: VectorResult, api?: string): string {
  const lines = [
    `FAILED ${result.vector.request}`,
    `  expected: ${result.expected}`,
    `  actual:   ${result.actual}`,
    `  ${describeDifference(result)}`,
  ];
  if (api !== undefined) lines.push(`  ${curlLine(api, result.vector.request)}`);
  return lines.join('\n');
}

function describeDifference({ firstDifference, status, contentType, expected, actual }: VectorResult): string {
  const answered = `answered with status ${status}, ${contentType ?? 'no content type'}`;
  if (firstDifference === undefined) return `the body is as expected; ${answered}`;
  const around = (text: string) => JSON.stringify(charactersFrom(text, firstDifference));
  return `first difference at byte ${firstDifference}: ${around(expected)} expected, ${around(actual)} found; ${answered}`;
}

/** A few characters from the one that the byte belongs to, so that the eye finds the place in a long line. */
function charactersFrom(text: string, offset: number): string {
  const bytes = Buffer.from(text);
  let start = offset;
  while (((bytes[start] ?? 0) & 0xc0) === 0x80) start--;
  return bytes.subarray(start).toString().slice(0, 16);
}

/** `--globoff`, because brackets and braces in a URL are patterns to curl; single quotes, because `|` and `&` are the shell's. */
function curlLine(api: string, query: string): string {
  return `curl --silent --globoff '${`${api}?${query}`.replaceAll("'", String.raw`'\''`)}'`;
}
