import type { ReleaseName } from '../../emulator';

/** What bringing up a release of MediaWiki takes. */
export interface RealRelease {
  /** The suite of Debian whose source package `mediawiki` is this release. */
  readonly suite: string;
  /** The arguments of php that run a maintenance script, in the wiki's own folder. */
  readonly maintenance: (script: string) => readonly string[];
  /** The branch that the head of a git checkout names. */
  readonly gitBranch: string;
  readonly defaultPort: number;
}

export const realReleases: Readonly<Record<ReleaseName, RealRelease>> = {
  '1.39': {
    suite: 'bookworm',
    maintenance: (script) => [`maintenance/${script}.php`],
    gitBranch: 'REL1_39',
    defaultPort: 8139,
  },
  '1.43': {
    suite: 'trixie',
    maintenance: (script) => ['maintenance/run.php', script],
    gitBranch: 'REL1_43',
    defaultPort: 8143,
  },
};

export function isReleaseName(name: string): name is ReleaseName {
  return Object.hasOwn(realReleases, name);
}
