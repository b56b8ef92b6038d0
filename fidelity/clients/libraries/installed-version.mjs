import { readFileSync } from 'node:fs';

/** The version of a library that is installed beside these files. */
export function installedVersion(library) {
  return JSON.parse(readFileSync(new URL(`node_modules/${library}/package.json`, import.meta.url), 'utf8')).version;
}
