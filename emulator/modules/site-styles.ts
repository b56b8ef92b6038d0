import { interfaceNamespace } from '../model/namespaces';
import type { SiteStyles } from '../releases/html-page-template';
import type { RequestContext } from './context';

/**
 * Which styles the wiki itself has for a skin: pages of the interface, even if they are empty (reading 16.5).
 *
 * @param skins the names under which the skin finds its own page: `vector-2022`
 */
export function siteStyles(context: RequestContext, skins: readonly string[]): SiteStyles {
  const has = (key: string): boolean => context.wiki.pages.findTitle(interfaceNamespace, key) !== undefined;
  return { styles: siteStylePages(skins).some(has), noscript: has('Noscript.css') };
}

/** The keys of the pages with styles for a skin. */
export function siteStylePages(skins: readonly string[]): readonly string[] {
  return ['Common.css', 'Print.css', ...skins.map((name) => ofSkin(name, 'css'))];
}

/** The keys of the pages with scripts for a skin. */
export function siteScriptPages(skins: readonly string[]): readonly string[] {
  return ['Common.js', ...skins.map((name) => ofSkin(name, 'js'))];
}

function ofSkin(name: string, kind: 'css' | 'js'): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}.${kind}`;
}
