import { EvidenceOfReleases } from '../evidence-of-release';
import type { Reading } from './reading';

/** How many made-up texts the fake reads otherwise than a real wiki, by what was found in them. */
export interface WikitextEvidence {
  readonly date: string;
  /** What the real wiki calls its software: `MediaWiki 1.43.9`. */
  readonly version: string;
  readonly seed: number;
  readonly texts: number;
  readonly differing: Readonly<Record<keyof Reading, number>>;
}

export const wikitextEvidence = new EvidenceOfReleases<WikitextEvidence>('wikitext');
