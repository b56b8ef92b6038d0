import type { WikiDefinition } from '../../emulator';
import type { FileRole, Scenario } from '../../schemas/generated/scenario';
import { preferredRole } from './find-roles';
import { planUses } from './plan-uses';

/** A wiki with the roles of a scenario. */
export interface BuiltRoles {
  readonly definition: WikiDefinition;
  /** The title of each file and page, by role. */
  readonly titles: ReadonlyMap<string, string>;
}

/** The account of every logged-in session: as on a live wiki, there is only one. */
export const builtAccount = { name: 'Anna Example', password: 'a long enough passphrase' };

/** Builds the content that a scenario needs, among unrelated pages. */
export function buildRoles(scenario: Scenario): BuiltRoles {
  const titles = new Map<string, string>();
  const pages: Page[] = [{ title: 'Main Page' }, { title: 'Other gallery', uses: ['File:Other picture.png'] }];
  for (const [name, role] of Object.entries(scenario.given ?? {})) {
    if (role.kind === 'page') {
      const title = `Page number ${titles.size + 1}`;
      titles.set(name, title);
      if (role.exists !== false) pages.push({ title });
    }
    if (role.kind !== 'file') continue;
    const title = fileTitle(role, titles.size + 1);
    titles.set(name, title);
    for (const use of planUses(preferredRole(role), `Using ${titles.size}`)) {
      const redirect = use.isRedirect ? { redirect: 'Main Page' } : {};
      pages.push({ title: use.title, uses: [title, 'File:Other picture.png'], ...redirect });
    }
  }
  return { titles, definition: { pages: inMixedOrder(pages), users: [builtAccount] } };
}

type Page = NonNullable<WikiDefinition['pages']>[number];

/** It has capital letters inside, because only the case of the first letter may be changed. */
function fileTitle({ spaces = true }: FileRole, number: number): string {
  const words = ['File:Picture', 'Number', `${number}.PNG`];
  return words.join(spaces ? ' ' : '-');
}

/** Ids with gaps, in descending order: neither the position of a page nor its number tells its id. */
function inMixedOrder(pages: readonly Page[]): Page[] {
  return pages.map((page, index) => ({ ...page, id: 1 + 7 * index })).reverse();
}
