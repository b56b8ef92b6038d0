import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const file = 'fidelity/differential/data/data-set.wiki.yaml';

/**
 * The data set of differential runs: beside this file, or in the sources of the package.
 *
 * @throws Error if the installation is broken and the file missing
 */
export function dataSetFile(): string {
  for (let folder = __dirname; dirname(folder) !== folder; folder = dirname(folder)) {
    const candidate = join(folder, file);
    if (existsSync(candidate)) return candidate;
  }
  throw new Error(`There is no ${file} above ${__dirname}: the installation of wikidouble is broken.`);
}
