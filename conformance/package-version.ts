import { readFileSync } from 'node:fs';

/** The version of this package, for reports and for the `User-Agent` of requests. */
export function packageVersion(): string {
  const file = require.resolve('wikidouble/package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
