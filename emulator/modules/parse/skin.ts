import { pageSkins, type PageSkin } from '../../releases/page-skins';
import { defaultOptions } from '../query/userinfo/options';
import { siteOptions } from '../query/userinfo/site-options';
import type { RequestContext } from '../context';
import type { ParseValues } from './parameters';

/** The requested skin, or else that of the user or the wiki. */
export function skinOf(context: RequestContext, requested?: string): PageSkin {
  const { release, user } = context;
  const skins = release.choose(pageSkins);
  const usual = String(siteOptions(context).skin ?? release.choose(defaultOptions).skin);
  const name = requested ?? user?.options?.skin ?? usual;
  return skins[name] ?? skins[usual] ?? skins.fallback!;
}

/** Whether a skin shows the table of contents, so that the page has only the place of it. */
export function leavesContents(
  context: RequestContext,
  values: Partial<Pick<ParseValues, 'useskin' | 'prop'>>,
): boolean {
  return isShownInSkin(values) && skinOf(context, values.useskin).hasOwnContents === true;
}

/** Whether a request asks for something that a skin makes, so that the page is prepared for the skin (reading 16.4). */
function isShownInSkin({ useskin, prop = [] }: Partial<Pick<ParseValues, 'useskin' | 'prop'>>): boolean {
  return useskin !== undefined || prop.some((one) => one === 'categorieshtml' || one === 'subtitle');
}
