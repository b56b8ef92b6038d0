/**
 * What a module is: a declaration and a function. A new one is a new file and a line in `registry.ts`.
 */
import type { ByRelease, Release } from '../releases/release';
import type { ParameterDeclarations, ParameterSet, ParameterValues } from '../request/parameter-declarations';
import type { CacheMode } from '../response/cache-mode';
import { seesHidden } from '../model/rights';
import type { RequestContext } from './context';
import type { PageSet, PageSource } from './page-set/page-set';
import type { PrintedPage } from './page-set/page-set';
import type { QueryRun } from './query/query-run';
import type { TokenType } from './token-types';

/** What `action=paraminfo` says of a module beyond what follows from its declaration (reading 8.2). */
export interface ModuleDescription {
  /** Default: `Api`, `Query` for a module of `action=query`, and the capitalised name. */
  readonly className?: string;
  /** Pages of the manual. Default: the one with the capitalised name. */
  readonly helpPages?: readonly string[];
  /** People who may not read the wiki may use it. */
  readonly withoutReadRights?: true;
  /** It takes further parameters, which depend on the wiki. */
  readonly dynamicParameters?: true;
  /** The type of the token that the module asks for and checks by itself. */
  readonly tokenType?: TokenType;
}

/** A module that `action` selects. */
export interface ActionModule {
  readonly name: string;
  readonly description?: ModuleDescription;
  readonly parameters: ParameterSet;
  /** `GET` is refused (core 6.4, `mustbeposted`). */
  readonly mustBePosted?: true;
  /** Whether it changes the wiki: then it is refused with `Promise-Non-Write-API-Action`. */
  readonly writes?: (release: Release) => boolean;
  /** The type of the token without which it does nothing (core 8.7). */
  readonly needsToken?: TokenType;
  readonly cacheMode: CacheMode;
  /** Reads the parameters; what it returns does the work. Checks of the entry point stand between the two. */
  prepare(context: RequestContext): () => void;
}

/** A module of `action=query`, which `prop`, `list` or `meta` selects. */
export interface QueryModule {
  readonly kind: 'prop' | 'list' | 'meta';
  readonly name: string;
  /** `query+imageusage` */
  readonly path: string;
  readonly description?: ModuleDescription;
  readonly parameters: ParameterSet;
  readonly cacheMode: CacheMode;
  /** Whether it may hide something from some: to those who see it all the same, the answer is private. */
  readonly hidesFromSome?: true;
  /** The module as a release has it, where the releases take different parameters. */
  readonly byRelease?: ByRelease<QueryModule>;
  /**
   * Reads the parameters and, unless an earlier answer finished it, does the work.
   *
   * @param finished it has nothing more to say, but its parameters are still checked (core 4.5)
   * @param pages those of the page set in the order in which they print, which a module of `prop` adds to
   */
  execute(run: QueryRun, finished: boolean, pages: readonly PrintedPage[]): void;
  /**
   * As a generator: the pages that the module finds, or nothing where an earlier answer gave the last of them. Modules
   * without it cannot be one.
   *
   * @param findPages finds those that the request names, from which a module of `prop` finds others; called once the
   *   parameters are read
   */
  generate?(run: QueryRun, finished: boolean, findPages: () => PageSet): PageSource | undefined;
}

/** Makes the answer as private as a module of it must be, for the one who asks. */
export function restrictCachingFor(context: RequestContext, { cacheMode, hidesFromSome }: QueryModule): void {
  const isPrivate = hidesFromSome && seesHidden(context.user, context.release);
  context.restrictCaching(isPrivate ? 'private' : cacheMode);
}

interface ActionDefinition<Declarations extends ParameterDeclarations> extends Omit<ActionModule, 'prepare'> {
  readonly parameters: ParameterSet<Declarations>;
  readonly run: (context: RequestContext, values: ParameterValues<Declarations>) => void;
}

/** Declares a module that `action` selects. */
export function actionModule<Declarations extends ParameterDeclarations>(
  definition: ActionDefinition<Declarations>,
): ActionModule {
  const reading = { path: definition.name, parameters: definition.parameters };
  return {
    ...definition,
    prepare(context) {
      const values = context.read(reading);
      return () => {
        definition.run(context, values);
      };
    },
  };
}

interface QueryDefinition<Declarations extends ParameterDeclarations> extends Omit<
  QueryModule,
  'execute' | 'path' | 'generate' | 'cacheModeOf'
> {
  readonly parameters: ParameterSet<Declarations>;
  readonly run: (run: QueryRun, values: ParameterValues<Declarations>, pages: readonly PrintedPage[]) => void;
  /** More privacy than the module's cache mode, where the parameters ask for it; a generator that is done has it too. */
  readonly cacheModeOf?: (values: ParameterValues<Declarations>) => CacheMode;
  readonly generatePages?: (run: QueryRun, values: ParameterValues<Declarations>, pages: PageSet) => PageSource;
}

/** Declares a module of `action=query`. */
export function queryModule<Declarations extends ParameterDeclarations>(
  definition: QueryDefinition<Declarations>,
): QueryModule {
  const { generatePages, cacheModeOf } = definition;
  const path = `query+${definition.name}`;
  const reading = { path, parameters: definition.parameters };
  const generating = { path, parameters: definition.parameters.forGenerator() };
  return {
    ...definition,
    path,
    execute(run, finished, pages) {
      const values = run.context.read(reading);
      if (finished) return;
      if (cacheModeOf) run.context.restrictCaching(cacheModeOf(values));
      definition.run(run, values, pages);
    },
    ...(generatePages && {
      generate(run, finished, findPages) {
        const values = run.context.read(generating);
        if (cacheModeOf) run.context.restrictCaching(cacheModeOf(values));
        return finished ? undefined : generatePages(run, values, findPages());
      },
    }),
  };
}

/** A module as a release has it. */
export function moduleIn(release: Release, module: QueryModule): QueryModule {
  return module.byRelease ? release.choose(module.byRelease) : module;
}

/** A module that takes other parameters in each release. */
export function moduleByRelease(byRelease: ByRelease<QueryModule>): QueryModule {
  const modules = Object.values(byRelease);
  return {
    ...modules.at(-1)!,
    byRelease,
    execute(run, finished, pages) {
      run.context.release.choose(byRelease).execute(run, finished, pages);
    },
    ...(modules.some((module) => 'generate' in module) && {
      generate(run, finished, findPages) {
        return run.context.release.choose(byRelease).generate?.(run, finished, findPages);
      },
    }),
  };
}
