import { categoryNamespace, fileNamespace, mainNamespace, specialNamespace } from '../../model/namespaces';
import type { Title, Titled } from '../../model/title';
import { capitalizedNouns } from '../../releases/capitalized-nouns';
import type { ModuleCondition, PageSkin, SkinModule } from '../../releases/page-skins';
import type { RenderedPage } from '../../rendering/render-page';
import { ResultList, ResultMap } from '../../response/result-tree';
import type { RequestContext } from '../context';
import { isMainPage } from '../main-page';
import type { ActionRun } from '../module-run';

/** The modules that a page needs, by name. */
export interface PageModules {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The modules of scripts and of styles that a page needs: those of what it shows, then those of a skin (reading 16.4). */
export function pageModules(
  context: RequestContext,
  title: Title,
  { modules, styles, showsContents }: RenderedPage,
  skin: PageSkin | undefined,
): PageModules {
  if (!skin) return { scripts: [...modules], styles: [...styles] };
  const needed = neededBySkin(context, title, showsContents);
  return {
    scripts: [...modules, 'site', 'mediawiki.page.ready', ...needed(skin.modules)],
    styles: [...styles, ...needed(skin.styles)],
  };
}

/** With `headhtml`, those that the start of every page adds (reading 16.5). */
export function withModulesOfHead({ scripts, styles }: PageModules): PageModules {
  return {
    scripts: [...scripts, 'user', 'user.options'],
    styles: [...styles, 'site.styles', 'noscript', 'user.styles'],
  };
}

/** Chooses what a skin needs on a page. */
export function neededBySkin(
  context: RequestContext,
  title: Titled,
  showsContents: boolean,
): (one?: readonly SkinModule[]) => string[] {
  const { namespace } = title;
  const isMain = isMainPage(context.wiki, title);
  const holds: Readonly<Record<ModuleCondition, boolean>> = {
    anonymous: context.user === undefined,
    'capitalized nouns': context.release.choose(capitalizedNouns).has(context.interfaceLanguage),
    'client logged in': context.client.user !== undefined,
    'client logged out': context.client.user === undefined,
    contents: showsContents,
    file: namespace === fileNamespace,
    'logged in': context.user !== undefined,
    'main page': isMain,
    'outside the main namespace': namespace !== mainNamespace,
    'special page or category': namespace === specialNamespace || namespace === categoryNamespace,
    talk: !isMain && namespace > mainNamespace && namespace % 2 === 1,
    watchable: context.user !== undefined && namespace >= mainNamespace,
  };
  return (one = []) =>
    one.flatMap((module) => (typeof module === 'string' ? module : holds[module[1]] ? module[0] : []));
}

/**
 * Responds with `modules`, and with the variables of scripts, of which pages have none.
 *
 * @param elementName of a module in XML
 */
export function appendModules(
  run: ActionRun,
  map: ResultMap,
  requested: readonly string[],
  modules: () => PageModules,
  elementName?: string,
): void {
  if (requested.includes('modules')) {
    const { scripts, styles } = modules();
    const lists = { modules: scripts, modulescripts: [], modulestyles: styles };
    for (const [name, list] of Object.entries(lists)) map.append(name, new ResultList([...list], elementName));
  }
  const [hasMap, hasText] = [requested.includes('jsconfigvars'), requested.includes('encodedjsconfigvars')];
  if (requested.includes('modules') && !hasMap && !hasText) {
    run.warn({ code: 'moduleswithoutvars', key: 'apiwarn-moduleswithoutvars', parameters: [] });
  }
  if (hasMap) map.append('jsconfigvars', new ResultMap({ holdsVariables: true, association: true }));
  if (hasText) map.append('encodedjsconfigvars', '[]');
}
