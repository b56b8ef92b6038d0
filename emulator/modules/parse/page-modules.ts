import { fileNamespace } from '../../model/namespaces';
import type { Title } from '../../model/title';
import type { PageSkin } from '../../releases/page-skins';
import type { RenderedPage } from '../../rendering/render-page';
import { ResultList, ResultMap } from '../../response/result-tree';
import type { RequestContext } from '../context';
import type { ActionRun } from '../module-run';

/** The modules that a page needs, by name. */
export interface PageModules {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The modules of scripts and of styles that a page needs: those of what it shows, then those of a skin (reading 16.4). */
export function pageModules(
  { user, release }: RequestContext,
  { namespace }: Title,
  { modules, styles, showsContents }: RenderedPage,
  skin: PageSkin | undefined,
): PageModules {
  if (!skin) return { scripts: [...modules], styles: [...styles] };
  const contents = showsContents ? ['mediawiki.toc'] : [];
  const watching = user ? ['mediawiki.page.watch.ajax'] : [];
  const ofFile = namespace === fileNamespace && release.since('1.43') ? ['filepage'] : [];
  return {
    scripts: [...modules, 'site', 'mediawiki.page.ready', ...contents, ...skin.modules, ...watching],
    styles: [...styles, ...skin.styles, ...ofFile],
  };
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
