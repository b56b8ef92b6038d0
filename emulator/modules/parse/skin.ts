import { pageSkins, type PageSkin } from '../../releases/page-skins';
import { defaultOptions } from '../query/userinfo/options';
import { siteSkin } from '../query/userinfo/site-options';
import type { RequestContext } from '../context';
import type { ParseValues } from './parameters';

/** The requested skin, or else that of the user or the wiki. */
export function skinOf(context: RequestContext, requested?: string): PageSkin {
  return context.release.choose(pageSkins)[skinName(context, requested)]!;
}

/** Its name. */
export function skinName({ release, user, wiki }: RequestContext, requested?: string): string {
  const skins = release.choose(pageSkins);
  const usual = siteSkin(wiki) ?? String(release.choose(defaultOptions).skin);
  const names = [requested, user?.options?.skin, usual];
  return names.find((one) => one !== undefined && Object.hasOwn(skins, one)) ?? 'fallback';
}

/** Whether a skin shows the table of contents, so that the page has only the place of it. */
export function leavesContents({ hasOwnContents }: PageSkin, values: SkinValues): boolean {
  return hasOwnContents === true && isShownInSkin(values);
}

const madeBySkin: ReadonlySet<string> = new Set(['categorieshtml', 'headhtml', 'subtitle']);

type SkinValues = Partial<Pick<ParseValues, 'useskin' | 'prop'>>;

/** Whether a request asks for something that a skin makes, so that the page is prepared for the skin (reading 16.4). */
function isShownInSkin({ useskin, prop = [] }: SkinValues): boolean {
  return useskin !== undefined || prop.some((one) => madeBySkin.has(one));
}
