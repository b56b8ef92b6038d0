import { declareParameters, type ParameterSet } from '../../request/parameter-declarations';
import { UsageError } from '../../messages/usage-error';
import type { RequestContext } from '../context';
import { mainPath } from '../main';
import { actionModule, type ActionModule } from '../module';
import { pageSetParameters } from '../page-set/page-set-parameters';
import { namesInPath } from '../paraminfo/directory';
import { readOwnPageSet, readQuery, recognizeForFormat } from '../paraminfo/recognition';

/** The names of the modules that each module has within it, by its path: those of `main` are actions and formats. */
export type Submodules = ReadonlyMap<string, ReadonlySet<string>>;

/** The parameters of what reads some of them while it is described: each format, by its name, and `action=query`. */
export interface DescribedParameters {
  readonly formats: ReadonlyMap<string, ParameterSet>;
  readonly query: ParameterSet | undefined;
}

/**
 * `action=help`, also what a request without `action` gets (core 2.8). It puts nothing into the result: the page is
 * made where answers are printed, because it describes the modules themselves. It always describes all of them, but
 * refuses to be asked for one that is not there (reading 8.5).
 */
export function createHelpModule(submodules: Submodules, described: DescribedParameters): ActionModule {
  return actionModule({
    name: 'help',
    description: { helpPages: ['Main_page', 'FAQ', 'Quick_start_guide'], withoutReadRights: true },
    cacheMode: 'private',
    parameters: declareParameters('', {
      modules: { type: 'string list', described: { default: 'main' } },
      submodules: { type: 'boolean' },
      recursivesubmodules: { type: 'boolean' },
      wrap: { type: 'boolean' },
      toc: { type: 'boolean' },
    }),
    run(context, { modules = [mainPath] }) {
      for (const path of modules) {
        if (path === mainPath) continue;
        if (/^query(?![^+ ])/.test(path)) context.read({ path: 'query', parameters: pageSetParameters });
        requireModule(path, submodules, context.release.escapeWikitext);
      }
      for (const path of modules) describe(context, path, described);
    },
  });
}

/** Knows no other modules yet; the surface of a release, which has them all, makes its own. */
export const help = createHelpModule(new Map(), { formats: new Map(), query: undefined });

/** Other modules that name pages list the generators, which are those of `action=query`, as the main module does. */
function describe(context: RequestContext, path: string, { formats, query }: DescribedParameters): void {
  if (readOwnPageSet(context, path) || path === mainPath) lookAtPageSet(context);
  if (path === 'paraminfo') context.read({ path: 'query', parameters: pageSetParameters });
  if (path === 'query' && query) readQuery(context, query);
  for (const [name, parameters] of formats) {
    if (path === name || path === mainPath) recognizeForFormat(context, parameters);
  }
}

/** Describing `action=query` looks at what says which pages, as bytes, and warns where they are no text. */
function lookAtPageSet({ parameters, result }: RequestContext): void {
  for (const name of ['redirects', 'converttitles']) {
    const received = parameters.find(name);
    if (received) received.recognized = true;
  }
  for (const name of ['titles', 'pageids', 'revids', 'generator']) {
    const received = parameters.find(name);
    if (!received) continue;
    received.recognized = true;
    const { value } = received;
    if (typeof value !== 'string') {
      result.addWarning('main', { code: 'unsupportedarray', key: 'apiwarn-unsupportedarray', parameters: [name] });
    } else if (listed(value).some((part) => received.decode(part).repaired)) {
      result.addWarning('query', { code: 'badutf8', key: 'apiwarn-badutf8', parameters: [name] });
    }
  }
}

/** The values of a list that begins with its separator (core 2.7), or the only one. */
function listed(value: string): readonly string[] {
  return value.startsWith('\x1f') ? value.slice(1).split('\x1f') : [value];
}

function requireModule(path: string, submodules: Submodules, escapeWikitext: (text: string) => string): void {
  let parent = mainPath;
  for (const name of namesInPath(path)) {
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
