/**
 * What a module is: one declaration, in a folder named as the API names the module, and one line in `registry.ts`.
 * Everything else that is to be known of it follows from the declaration.
 */
import type { Message } from '../messages/message';
import type { HtmlPageKind } from '../releases/html-page-template';
import type { ByRelease, Release } from '../releases/release';
import type { ParameterDeclarations, ParameterSet, ParameterValues } from '../request/parameter-declarations';
import type { RequestParameters } from '../request/request-parameters';
import type { CacheMode } from '../response/cache-headers';
import type { ResultMap } from '../response/result-tree';
import { seesHidden } from '../model/rights';
import type { WikiModel } from '../model/wiki-model';
import type { RequestContext } from './context';
import { ActionRun } from './module-run';
import type { PageSet, PageSource } from './page-set/page-set';
import type { PrintedPage } from './page-set/page-set';
import type { QueryRun } from './query/query-run';
import type { TokenType } from './token-types';

/** What `action=paraminfo` says of a module beyond what follows from its declaration (reading 8.2). */
export interface ModuleDescription {
  /** Default: `Api`, `Query` for a module of `action=query`, and the capitalised name. */
  readonly className?: string;
  /** Pages of the manual. Default: the one with the capitalised name. */
  readonly helpPages?: readonly string[] | ((release: Release) => readonly string[]);
  /** Users without the right to read the wiki may use it; a function where that depends on the request (reading 8.2). */
  readonly withoutReadRights?: true | ((context: RequestContext) => boolean);
  /** It takes further parameters, which depend on the wiki. */
  readonly dynamicParameters?: true;
  readonly deprecated?: true;
  /** It is meant for the pages of the wiki itself. */
  readonly internal?: true;
  /** The type of the token that the module requires and checks by itself. */
  readonly tokenType?: TokenType;
}

/** A module that `action` selects. */
export interface ActionModule {
  readonly name: string;
  /** Of an action, its name. */
  readonly path: string;
  readonly description?: ModuleDescription;
  readonly parameters: ParameterSet;
  /** Parameters that exist if others name them: `fromtext-main`. */
  readonly furtherParameters?: readonly ParameterSet[];
  /** Whether `GET` is rejected (vector login/get). */
  readonly mustBePosted?: true;
  /** Whether it changes the wiki. If so, it is refused with `Promise-Non-Write-API-Action`. */
  readonly writes?: (release: Release) => boolean;
  /** The type of the token without which it does nothing (core 8.7). */
  readonly needsToken?: TokenType;
  /** Whether it runs regardless of the database lag (core 6.5). */
  readonly ignoresLag?: true;
  readonly cacheMode: CacheMode;
  /**
   * The parameters that select the modules within it, which it runs. These read their own parameters when it does its work.
   */
  readonly selectors?: readonly QueryModule['kind'][];
  /** The parameters that name modules by their paths, each with what precedes the paths: modules that it describes. */
  readonly describes?: Readonly<Record<string, string>>;
  /** What it reads while MediaWiki creates it, which is also done to describe it (reading 8.1). */
  readonly readWhenCreated?: ParameterSet;
  /** Its result is a page for people, whatever `format` says. */
  readonly page?: ModulePage;
  readonly ownResult?: OwnResult;
  /** Seconds for which the response may be kept, unless the request names a time for shared caches (reading 18.8). */
  readonly maxAge?: number;
  /** The format that it uses once it works, whatever the request says. */
  readonly formatInstead?: (context: RequestContext) => string | undefined;
  /** The `$id` of the JSON Schema of what it puts into the response under its name. Default: there is none. */
  readonly schema?: string;
  /** Reads the parameters and returns a function that does the work. Checks of the pipeline stand between the two. */
  prepare(context: RequestContext): () => void;
}

/** A result that is not one like those of other modules (reading 18.7). */
export interface OwnResult {
  /** Used if the request names no format. An error before the work is in the format of all errors. */
  readonly usualFormat?: string;
  /** Seconds for which the response may be kept, whatever the request says. */
  readonly maxAge?: number;
  /** Default: that of the format. */
  readonly contentType?: string;
  /**
   * Returns what is printed in place of the result.
   *
   * @param format the plain format: `json`
   */
  reshape(root: ResultMap, format: string): ResultMap;
  /** The error if the result cannot have warnings: its key and code. */
  refuseWarnings?(parameters: RequestParameters, format: string): Pick<Message, 'code' | 'key'> | undefined;
}

/** The page that a module responds with. */
export interface ModulePage {
  readonly kind: HtmlPageKind;
  /** The name that a browser saves the page under. */
  readonly fileName: string;
  /** The name of the parameter that puts the page into a result in the requested format. */
  readonly wrapParameter: string;
  /** The HTML within the page chrome. */
  content(context: RequestContext): string;
}

/** A module of `action=query`, which `prop`, `list` or `meta` selects. */
export interface QueryModule {
  readonly kind: 'prop' | 'list' | 'meta';
  readonly name: string;
  /** `query+imageusage` */
  readonly path: string;
  readonly description?: ModuleDescription;
  readonly parameters: ParameterSet;
  /** The parameters in a wiki, where its settings decide on their values. Default: always the same. */
  readonly parametersOf?: (wiki: WikiModel) => ParameterSet;
  /** Further parameters of the slot `main`, which exist if the request names it in `slots`. */
  readonly slotParameters?: ParameterSet;
  /** The parameters of which a request sends exactly one. */
  readonly exactlyOneOf?: readonly string[];
  readonly cacheMode: CacheMode;
  /** Whether it may hide something from some users. Then the response is private for those who can see it. */
  readonly hidesFromSome?: true;
  /** The `$id` of the JSON Schema of what it puts into `query` under its name. Default: there is none. */
  readonly schema?: string;
  /** The module as a release has it, if the releases take different parameters. */
  readonly byRelease?: ByRelease<QueryModule>;
  /**
   * Reads the parameters and, unless an earlier response finished the module, does the work.
   *
   * @param finished it has nothing more to add, but its parameters are still checked (core 4.5)
   * @param pages those of the page set in the order in which they print, which a module of `prop` adds to
   */
  execute(run: QueryRun, finished: boolean, pages: readonly PrintedPage[]): void;
  /**
   * As a generator: the pages that the module finds, or nothing if an earlier response contained the last of them.
   * Modules without this method are no generators.
   *
   * @param findPages finds those that the request names, from which a module of `prop` finds others; called once the
   *   parameters are read
   */
  generate?(run: QueryRun, finished: boolean, findPages: () => PageSet): PageSource | undefined;
}

/** The path of `action=query`, which the paths of its modules begin with. */
export const queryPath = 'query';

/** What selects a module of `action=query`, in the order in which the modules run. */
export const queryKinds = ['prop', 'list', 'meta'] as const satisfies readonly QueryModule['kind'][];

/** Whether a parameter of `action=query` selects modules that run. */
export function isQueryKind(parameter: string): parameter is QueryModule['kind'] {
  return (queryKinds as readonly string[]).includes(parameter);
}

/** All parameters of `action=query` that name modules. */
export const querySelectors = [...queryKinds, 'generator'] as const;

/** All parameters that name the modules of a request. */
export const moduleSelectors: readonly string[] = ['action', ...querySelectors];

/** Makes the response at least as private as the module requires, for the user of the request. */
export function restrictCachingFor(context: RequestContext, { cacheMode, hidesFromSome }: QueryModule): void {
  const isPrivate = hidesFromSome && seesHidden(context.user, context.wiki);
  context.restrictCaching(isPrivate ? 'private' : cacheMode);
}

interface ActionDefinition extends Omit<ActionModule, 'path' | 'prepare'> {
  /** Reads the parameters and returns a function that does the work, for modules that read them in several steps. */
  readonly prepare: (run: ActionRun) => () => void;
}

interface PlainActionDefinition<Declarations extends ParameterDeclarations> extends Omit<
  ActionModule,
  'path' | 'prepare'
> {
  readonly parameters: ParameterSet<Declarations>;
  readonly run: (run: ActionRun, values: ParameterValues<Declarations>) => void;
}

/** Declares a module that `action` selects. */
export function actionModule<Declarations extends ParameterDeclarations>(
  definition: PlainActionDefinition<Declarations> | ActionDefinition,
): ActionModule {
  const path = definition.name;
  return {
    ...definition,
    path,
    prepare(context) {
      const run = new ActionRun(context, { path, parameters: definition.parameters });
      if ('prepare' in definition) return definition.prepare(run);
      const values = run.read(definition.parameters);
      return () => {
        definition.run(run, values);
      };
    },
  };
}

interface QueryDefinition<Declarations extends ParameterDeclarations> extends Omit<
  QueryModule,
  'execute' | 'path' | 'generate' | 'byRelease'
> {
  readonly parameters: ParameterSet<Declarations>;
  readonly run: (run: QueryRun, values: ParameterValues<Declarations>, pages: readonly PrintedPage[]) => void;
  /** More privacy than the module's cache mode, if the parameters require it; also of a generator that is done. */
  readonly cacheModeOf?: (values: ParameterValues<Declarations>) => CacheMode;
  readonly generatePages?: (run: QueryRun, values: ParameterValues<Declarations>, pages: PageSet) => PageSource;
}

/** Declares a module of `action=query`. */
export function queryModule<Declarations extends ParameterDeclarations>(
  definition: QueryDefinition<Declarations>,
): QueryModule {
  const { generatePages, cacheModeOf, parameters, slotParameters } = definition;
  const generatorParameters = parameters.forGenerator();
  const generatorSlotParameters = slotParameters?.forGenerator();
  return {
    ...definition,
    path: `${queryPath}+${definition.name}`,
    execute(run, finished, pages) {
      const values = withSlots(run, run.read(parameters), slotParameters);
      if (finished) return;
      if (cacheModeOf) run.context.restrictCaching(cacheModeOf(values));
      definition.run(run, values, pages);
    },
    ...(generatePages && {
      generate(run, finished, findPages) {
        const values = withSlots(run, run.read(generatorParameters), generatorSlotParameters);
        if (cacheModeOf) run.context.restrictCaching(cacheModeOf(values));
        return finished ? undefined : generatePages(run, values, findPages());
      },
    }),
  };
}

/** Adds what the request says of the slot that it names; 1.39 does not recognize it (vector revisions/format-of-a-slot). */
function withSlots<Values extends object>(run: QueryRun, values: Values, slotParameters?: ParameterSet): Values {
  if (!slotParameters || !run.context.release.since('1.43')) return values;
  const namesSlot = 'slots' in values && Array.isArray(values.slots) && values.slots.includes('main');
  return namesSlot ? Object.assign(values, run.read(slotParameters)) : values;
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
