import { declareParameters } from '../request/parameter-declarations';
import { UsageError } from '../response/usage-error';
import { mainPath } from './main';
import { actionModule, type ActionModule } from './module';

/** The names of the modules that each module has within it, by its path: those of `main` are actions and formats. */
export type Submodules = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * `action=help`, also what a request without `action` gets (facts 2.8). It puts nothing into the result: the page is
 * made where answers are printed, because it describes the modules themselves. It always describes all of them, but
 * refuses to be asked for one that is not there (facts, reading 8.5).
 */
export function createHelpModule(submodules: Submodules): ActionModule {
  return actionModule({
    name: 'help',
    cacheMode: 'private',
    parameters: declareParameters('', {
      modules: { type: 'string list' },
      submodules: { type: 'boolean' },
      recursivesubmodules: { type: 'boolean' },
      wrap: { type: 'boolean' },
      toc: { type: 'boolean' },
    }),
    run({ release }, { modules = [] }) {
      for (const path of modules) if (path !== mainPath) requireModule(path, submodules, release.escapeWikitext);
    },
  });
}

/** Knows no other modules yet; the surface of a release, which has them all, makes its own. */
export const help = createHelpModule(new Map());

function requireModule(path: string, submodules: Submodules, escapeWikitext: (text: string) => string): void {
  let parent = mainPath;
  // A plus sign that was not encoded arrives as a space (asked).
  for (const name of path.split(/[+ ]/)) {
    const names = submodules.get(parent);
    if (!names) throw badModule('apierror-badmodule-nosubmodules', [parent]);
    if (!names.has(name)) throw badModule('apierror-badmodule-badsubmodule', [parent, escapeWikitext(name)]);
    parent = parent === mainPath ? name : `${parent}+${name}`;
  }
}

function badModule(
  key: 'apierror-badmodule-nosubmodules' | 'apierror-badmodule-badsubmodule',
  parameters: readonly string[],
): UsageError {
  return new UsageError({ code: 'badmodule', key, parameters }, 'help');
}
