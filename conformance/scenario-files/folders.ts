import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/**
 * The folder `scenarios` of this project: beside the sources, or one level up from compiled files.
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
 * The scenario files in a folder and the folders in it, in the order of their names; a file is returned as it is. The
 * vectors, the rules and the invariants, which are in our own folder, are left out.
 *
 * @throws Error if the folder does not exist
 */
export function scenarioFiles(folder: string): string[] {
  if (!statSync(folder).isDirectory()) return [folder];
  const ours = `${folder}${sep}`.startsWith(`${projectScenarios()}${sep}`);
  return readdirSync(folder, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (ours && ['vectors', 'rules.yaml', 'invariants.yaml'].includes(entry.name)) return [];
      if (entry.isDirectory()) return scenarioFiles(path);
      return /\.(ya?ml|json)$/i.test(entry.name) ? [path] : [];
    });
}

/** The path of a file in messages: relative to the working folder, if the file is inside it. */
export function shownPath(file: string): string {
  const path = relative(process.cwd(), file);
  return path.startsWith('..') ? file : path;
}
