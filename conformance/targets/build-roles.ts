import type { WikiDefinition } from '../../emulator';
import type { FileRole, Scenario } from '../../schemas/generated/scenario';
import { preferredRole } from './find-roles';
import { planUses } from './plan-uses';

/** A wiki that a scenario's roles live on. */
export interface BuiltRoles {
  readonly definition: WikiDefinition;
  /** The title of each file, by role. */
  readonly files: ReadonlyMap<string, string>;
}

/** The account of every session that is logged in: as on a live wiki, there is only one. */
export const builtAccount = { name: 'Anna Example', password: 'a long enough passphrase' };

/** Builds the content that a scenario asks for, among pages that have nothing to do with it. */
export function buildRoles(scenario: Scenario): BuiltRoles {
  const files = new Map<string, string>();
  const pages: Page[] = [{ title: 'Main Page' }, { title: 'Other gallery', uses: ['File:Other picture.png'] }];
  for (const [name, role] of Object.entries(scenario.given ?? {})) {
    if (role.kind !== 'file') continue;
    const title = fileTitle(role, files.size + 1);
    files.set(name, title);
    for (const use of planUses(preferredRole(role), `Using ${files.size}`)) {
      const redirect = use.isRedirect ? { redirect: 'Main Page' } : {};
      pages.push({ title: use.title, uses: [title, 'File:Other picture.png'], ...redirect });
    }
  }
  return { files, definition: { pages: inMixedOrder(pages), users: [builtAccount] } };
}

type Page = NonNullable<WikiDefinition['pages']>[number];

/** Capital letters inside, because only the first letter may be written small. */
function fileTitle({ spaces = true }: FileRole, number: number): string {
  const words = ['File:Picture', 'Number', `${number}.PNG`];
  return words.join(spaces ? ' ' : '-');
}

/** Ids with gaps, written down from the last to the first: neither the place nor the next number tells a page's id. */
function inMixedOrder(pages: readonly Page[]): Page[] {
  return pages.map((page, index) => ({ ...page, id: 1 + 7 * index })).reverse();
}
