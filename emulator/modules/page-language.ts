import { languageCode } from '../messages/language';
import { contentModel } from '../model/content-model';
import { interfaceNamespace, specialNamespace } from '../model/namespaces';
import type { Titled } from '../model/title';
import { languages } from '../releases/site-info-languages';
import type { RequestContext } from './context';

/** The language that a page is written in. */
export interface PageLanguage {
  readonly code: string;
  /** BCP 47: `zh-Hant-TW` */
  readonly htmlCode: string;
  readonly direction: 'ltr' | 'rtl';
}

export function pageLanguage(context: RequestContext, title: Titled): PageLanguage {
  const code = languageOf(context, title);
  const { tag, rightToLeft } = context.release.languageTags;
  return { code, htmlCode: tag(code.toLowerCase()), direction: rightToLeft.has(code) ? 'rtl' : 'ltr' };
}

/**
 * Special pages are in the language of the interface (reading 16.5). Messages are in the language that their title ends with,
 * `MediaWiki:Mainpage/de`; code is in English (vector languages/page-language).
 */
function languageOf({ wiki, release, interfaceLanguage }: RequestContext, title: Titled): string {
  if (title.namespace === specialNamespace) return interfaceLanguage;
  if (contentModel(title) !== 'wikitext') return 'en';
  const { namespace, key } = title;
  const slash = key.lastIndexOf('/');
  if (namespace !== interfaceNamespace || slash < 0) return wiki.site.language;
  const code = languageCode(key.slice(slash + 1), wiki.site.language);
  const isKnown = release
    .choose(languages)()
    .some(([known]) => known === code);
  if (!isKnown) return wiki.site.language;
  const given = key.slice(slash + 1);
  return given.toLowerCase() === code ? given : code;
}
