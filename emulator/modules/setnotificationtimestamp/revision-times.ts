import type { Revision } from '../../model/revision';
import { findRevision, walkRevisions } from '../../model/revisions';
import type { WikiModel } from '../../model/wiki-model';

/** When a revision of any page was made. */
export function timeOfRevision(wiki: WikiModel, id: number): string | undefined {
  const page = wiki.findPageOfRevision(id);
  return page && findRevision(wiki, page, id)?.timestamp;
}

/** When the revision after another one of any page was made. */
export function timeOfNextRevision(wiki: WikiModel, id: number): string | undefined {
  const page = wiki.findPageOfRevision(id);
  const from = page && findRevision(wiki, page, id);
  return from && nextRevision(walkRevisions(wiki, page, false, from), id)?.timestamp;
}

function nextRevision(revisions: Iterable<Revision>, id: number): Revision | undefined {
  for (const revision of revisions) if (revision.id !== id) return revision;
  return undefined;
}
