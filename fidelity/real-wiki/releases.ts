import type { ReleaseName } from '../../emulator';

/** What bringing up a release of MediaWiki takes. */
export interface RealRelease {
  /** The suite of Debian whose source package `mediawiki` is this release. */
  readonly suite: string;
  /** How the release's installer is started, below the wiki's own folder. */
  readonly installer: readonly string[];
  /** The branch that a git head is said to be of. */
  readonly gitBranch: string;
  readonly defaultPort: number;
}

export const REAL_RELEASES: Readonly<Record<ReleaseName, RealRelease>> = {
  '1.39': { suite: 'bookworm', installer: ['maintenance/install.php'], gitBranch: 'REL1_39', defaultPort: 8139 },
  '1.43': { suite: 'trixie', installer: ['maintenance/run.php', 'install'], gitBranch: 'REL1_43', defaultPort: 8143 },
};

export function isReleaseName(name: string): name is ReleaseName {
  return Object.hasOwn(REAL_RELEASES, name);
}
