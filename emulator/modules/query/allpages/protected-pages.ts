/** The pages that `list=allpages` lists if it is asked for protected ones. Loaded on wikis that protect something. */
import { compareByCodePoint } from '../../../model/file-usage';
import type { Page } from '../../../model/page';
import { SortedList } from '../../../model/sorted-list';
import type { Restriction } from '../../../model/protection';
import type { WikiModel } from '../../../model/wiki-model';

/** The restrictions that a request selects. */
interface SelectedRestrictions {
  readonly prtype?: readonly string[] | undefined;
  readonly prlevel?: readonly string[] | undefined;
  readonly prexpiry: 'indefinite' | 'definite' | 'all';
  readonly prfiltercascade: 'cascading' | 'noncascading' | 'all';
}

/** Pages of a namespace with a selected restriction that holds, by title. */
export function findProtected(wiki: WikiModel, namespace: number, selected: SelectedRestrictions): SortedList<Page> {
  const { pages, protections } = wiki;
  const found = new SortedList<Page>((one, other) => compareByCodePoint(one.key, other.key));
  for (const id of protections.pages()) {
    const page = pages.find(id);
    if (page?.namespace !== namespace) continue;
    const restrictions = protections.ofPage(id).filter((restriction) => protections.holds(restriction));
    if (restrictions.some((restriction) => selects(selected, restriction))) found.add(page);
  }
  return found;
}

function selects(
  { prtype = [], prlevel = [], prexpiry, prfiltercascade }: SelectedRestrictions,
  { type, level, expiry, cascade = false }: Restriction,
): boolean {
  if (prtype.length > 0 && !prtype.includes(type)) return false;
  // An empty level stands for all of them.
  const levels = prlevel.filter((each) => each !== '');
  if (levels.length > 0 && !levels.includes(level)) return false;
  if (prexpiry !== 'all' && (expiry === undefined) !== (prexpiry === 'indefinite')) return false;
  // The cascade counts together with the type only.
  return prtype.length === 0 || prfiltercascade === 'all' || cascade === (prfiltercascade === 'cascading');
}
