import { EvidenceOfReleases } from '../evidence-of-release';

/** How many of the tests in a file pass, by the name of the file: `Edit.js`. */
export type PassingTests = Readonly<Record<string, number>>;

/** What MediaWiki core's own API tests said of the fake, and of the real wiki that is its measure. */
export interface CoreTestsEvidence {
  readonly date: string;
  /** What the real wiki calls its software: `MediaWiki 1.43.9`. */
  readonly version: string;
  readonly real: PassingTests;
  readonly fake: PassingTests;
}

export const coreTestsEvidence = new EvidenceOfReleases<CoreTestsEvidence>('core-tests');
