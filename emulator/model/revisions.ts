import { canonicalAddress } from './ip-address';
import type { Page } from './page';
import type { WikiModel } from './wiki-model';

/** The current revision of a page (reading 5.3); of others the wiki knows nothing but their changes. */
export interface Revision {
  readonly id: number;
  /** 0 where it is the first, or where the one before is not known. */
  readonly parent: number;
  /** A name, or an address. */
  readonly user: string;
  /** 0 for addresses. */
  readonly userId: number;
  readonly timestamp: string;
  readonly comment: string;
  readonly minor: boolean;
  readonly tags: readonly string[];
  readonly text: string;
}

/** Who made the pages of a fresh wiki that nobody wrote, and the id that it has there. */
export const defaultAuthor = { name: 'MediaWiki default', id: 2 };

/** The current revision of a page: as the page declares it, else as the change that made it, else as on a fresh wiki. */
export function currentRevision(wiki: WikiModel, page: Page): Revision {
  const { authorship } = page;
  const change = wiki.changes.findRevision(page.revision);
  const user = authorship?.user ?? change?.user ?? defaultAuthor.name;
  return {
    id: page.revision,
    parent: change?.oldRevision ?? 0,
    user,
    userId: userId(wiki, user),
    timestamp: authorship?.timestamp ?? change?.timestamp ?? page.touched,
    comment: authorship?.comment ?? change?.comment ?? '',
    minor: change?.minor ?? false,
    tags: change?.tags ?? [],
    text: page.text ?? '',
  };
}

function userId(wiki: WikiModel, name: string): number {
  const user = wiki.users.find(name);
  return user?.id ?? (name === defaultAuthor.name ? defaultAuthor.id : 0);
}

/** Whether nobody with an account made it. */
export function isAnonymous(user: string): boolean {
  return canonicalAddress(user) !== undefined;
}
