import { printJson } from '../formats/json-text';
import type { PageChrome } from '../formats/page-chrome';
import type { RequestContext } from '../modules/context';
import { interfaceLanguage, interfaceVariants, pagePlace, pageUser } from '../modules/interface-page';
import { siteStyles } from '../modules/site-styles';
import { ResultList, ResultMap } from '../response/result-tree';
import { debugLevel, debuggingTemplate } from '../releases/html-page-debugging';
import type { HtmlPageTemplate } from '../releases/html-page-template';
import { createDebugBlock } from './finish-result';
import { responseTime } from './finished-result';

/** What the pages of the interface contain besides their content. */
export function pageChrome(context: RequestContext, startedAt: number): PageChrome {
  const { wiki, release } = context;
  const debug = debugInformation(context);
  return {
    siteName: wiki.site.name,
    server: context.server,
    canonicalServer: context.canonicalServer,
    license: wiki.site.settings.license?.url,
    temporaryAccounts: wiki.site.settings.temporaryAccounts,
    addedStyles: [...context.addedStyles],
    scriptPath: context.scriptPath,
    articlePath: context.articlePath,
    version: release.version,
    requestId: context.requestId,
    responseTime: responseTime(context, startedAt),
    siteStyles: siteStyles(context, ['apioutput']),
    user: pageUser(context),
    language: { ...interfaceLanguage(context), messages: context.interfaceTexts },
    place: pagePlace(context),
    debugInformation: debug && printJson(debug, { version: 2, ascii: false, pretty: false }),
  };
}

/** The block of the result, with the entry that the page adds to its log; or one of its own, where the result has none. */
function debugInformation(context: RequestContext): ResultMap | undefined {
  const ofResult = context.result.root.get('debuginfo');
  if (!(ofResult instanceof ResultMap)) return createDebugBlock(context, 'page');
  const { closingEntry } = require('../response/debug-block') as typeof import('../response/debug-block');
  const block = new ResultMap(ofResult.metadata);
  ofResult.forEach((name, value) => {
    const isLog = name === 'log' && value instanceof ResultList;
    block.append(name, isLog ? new ResultList([...value.items, closingEntry(context.release, 'page')], 'line') : value);
  });
  return block;
}

/** The page of the release, as the client wants it laid out. */
export function pageTemplate({ release, parameters }: RequestContext): HtmlPageTemplate {
  const level = debugLevel(parameters.bytes('debug'));
  return level === undefined ? release.htmlPage : debuggingTemplate(release.htmlPage, level, release);
}

/** The language of the wiki, whatever that of the page is (core 5.2). */
export function contentLanguageTag({ release, wiki }: RequestContext): string {
  const { language } = wiki.site.contentLanguage?.preferences ?? { language: 'en' };
  return language === 'en' ? language : release.languageTags.tag(language);
}

/**
 * The header `Vary` of a page: also by the languages of the client where that of the page has variants and the request names
 * none (observed with 25 languages on both releases).
 */
export function pageVary(context: RequestContext, variesByOrigin = false): string {
  const usual = `Accept-Encoding, ${variesByOrigin ? 'Origin, ' : ''}Cookie`;
  if (context.parameters.bytes('variant') !== undefined) return usual;
  return interfaceVariants(context).length > 0 ? `${usual}, Accept-Language` : usual;
}
