import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { ReleaseName } from '../emulator';

/** What was measured for each release, one file per release in a folder of `fidelity/evidence`. */
export class EvidenceOfReleases<Evidence> {
  /** @param folder `wikitext` */
  constructor(private readonly folder: string) {}

  /** @param root the folder of the project */
  record(root: string, release: ReleaseName, evidence: Evidence): void {
    const file = this.fileOf(root, release);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(evidence, null, 2)}\n`);
  }

  /** @returns undefined where nothing was recorded */
  read(root: string, release: ReleaseName): Evidence | undefined {
    const file = this.fileOf(root, release);
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Evidence) : undefined;
  }

  private fileOf(root: string, release: ReleaseName): string {
    return join(root, 'fidelity/evidence', this.folder, `mediawiki-${release}.json`);
  }
}
