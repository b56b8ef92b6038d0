import { existsSync, readFileSync } from 'node:fs';

const folders = ['.', '../../..'].map((folder) => new URL(`${folder}/node_modules/`, import.meta.url));

/** The version of a library that is installed beside these files, or else in the project. */
export function installedVersion(library) {
  const [file] = folders.map((folder) => new URL(`${library}/package.json`, folder)).filter((url) => existsSync(url));
  if (file === undefined) throw new Error(`${library} is not installed: run npm ci in fidelity/clients/libraries`);
  return JSON.parse(readFileSync(file, 'utf8')).version;
}
