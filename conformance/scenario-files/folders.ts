import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * The folder `scenarios` of this project: beside the sources, or one level further out where they were compiled into a
 * folder of their own.
 *
 * @throws Error if there is none, because the installation is broken
 */
export function projectScenarios(): string {
  for (let folder = __dirname; dirname(folder) !== folder; folder = dirname(folder)) {
    const candidate = join(folder, 'scenarios');
    if (existsSync(join(candidate, 'rules.yaml'))) return candidate;
  }
  throw new Error(`There is no scenarios/rules.yaml above ${__dirname}: the installation of wikidouble is broken.`);
}

/**
 * The scenario files in a folder and the folders in it, in the order of their names; a file stands for itself. Byte-exact
 * vectors and the rules, which lie among ours, are something else.
 *
 * @throws Error where the folder does not exist
 */
export function scenarioFiles(folder: string): string[] {
  if (!statSync(folder).isDirectory()) return [folder];
  const ours = folder === projectScenarios();
  return readdirSync(folder, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (ours && (entry.name === 'vectors' || entry.name === 'rules.yaml')) return [];
      if (entry.isDirectory()) return scenarioFiles(path);
      return /\.(ya?ml|json)$/i.test(entry.name) ? [path] : [];
    });
}

/** How messages call a file: from where the user is, unless it lies elsewhere. */
export function shownPath(file: string): string {
  const path = relative(process.cwd(), file);
  return path.startsWith('..') ? file : path;
}
