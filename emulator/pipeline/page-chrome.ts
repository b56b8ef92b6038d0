import { isUtf8 } from 'node:buffer';

import { printJson } from '../formats/json-text';
import type { PageLanguage, PageChrome, PagePlace, PageUser } from '../formats/page-chrome';
import { specialNamespace } from '../model/namespaces';
import type { RequestContext } from '../modules/context';
import { tokenFor } from '../modules/token-types';
import { ResultList, ResultMap } from '../response/result-tree';
import { debugLevel, debuggingTemplate } from '../releases/html-page-debugging';
import type { HtmlPageTemplate } from '../releases/html-page-template';
import { ownOptions } from '../model/own-options';
import { explicitGroupsOf, implicitGroups } from '../model/rights';
import type { ContentLanguage } from '../languages/content-language';
import { chosenVariant, preferredVariant } from '../modules/content-variant';
import type { User } from '../model/user';
import { createDebugBlock } from './finish-result';
import { responseTime } from './finished-result';

/** What the pages of the interface contain besides their content. */
export function pageChrome(context: RequestContext, startedAt: number): PageChrome {
  const { wiki, release, user } = context;
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
    user: user && pageUser(context, user),
    language: pageLanguage(context),
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
  return variantsOf(context).length > 0 ? `${usual}, Accept-Language` : usual;
}

function variantsOf({ interfaceLanguage: code, release }: RequestContext): readonly string[] {
  return ownLanguage(code, release)?.variants.map((variant) => variant.code) ?? [];
}

function ownLanguage(code: string, release: RequestContext['release']): ContentLanguage | undefined {
  if (code === 'en' || code === 'qqx') return undefined;
  const { contentLanguage } =
    require('../languages/content-language') as typeof import('../languages/content-language');
  return contentLanguage(code, release);
}

function pageLanguage(context: RequestContext): PageLanguage {
  const { interfaceLanguage: code, parameters, release, wiki } = context;
  const { tag, rightToLeft } = release.languageTags;
  const direction = rightToLeft.has(code) ? 'rtl' : 'ltr';
  const isText = isUtf8(Buffer.from(parameters.bytes('uselang') ?? '', 'latin1'));
  const common = {
    ...({ code: isText ? code : null, tag: tag(code), direction, messages: context.interfaceTexts } as const),
    isContentLanguage: code === wiki.site.language,
    options: pageOptions(context),
  };
  const language = ownLanguage(code, release);
  if (language === undefined) return common;
  const [separators = '', digits = '', dates = ''] = language.pageSettings;
  const variants = variantsOf(context);
  return {
    ...{ ...common, settings: [separators, digits, dates] },
    ...(variants.includes(code) && {
      variants: variants.map((variant) => ({ code: variant, tag: tag(variant) })),
      variant: chosenVariant(parameters.bytes('variant'), variants, release) ?? code,
    }),
  };
}

/**
 * What the user has set (options.test.ts). A client that prefers a variant has it as the language of the interface as
 * well. In 1.39, so has a user whose request counts as logged out.
 */
function pageOptions(context: RequestContext): PageLanguage['options'] {
  const user = context.release.since('1.43') ? context.client.user : context.user;
  const variant = preferredVariant(context, user !== undefined);
  const isUsual = variant === undefined || variant === context.wiki.site.language;
  // As the request left them.
  const set = user && context.wiki.users.find(user.name)?.options;
  const own = ownOptions({ ...set, ...(!isUsual && { language: variant, variant }) });
  return own.length === 0 ? undefined : Object.fromEntries(own);
}

/** Those of the wiki's language, where it is not English. */
function pagePlace({ wiki: { site }, namespaces }: RequestContext): PagePlace | undefined {
  const { contentLanguage: language } = site;
  if (language === undefined) return undefined;
  const special = namespaces.byId(specialNamespace)?.name ?? '';
  const page = (name: string) => `${special}:${site.specialPages.find(name) ?? name}`;
  return {
    language: site.language,
    direction: language.isRightToLeft ? 'rtl' : 'ltr',
    help: page('ApiHelp').replaceAll(' ', '_'),
    changes: page('Recentchanges').replaceAll(' ', '_'),
  };
}

function pageUser(context: RequestContext, user: User): PageUser {
  return {
    id: user.id,
    name: user.name,
    groups: [...explicitGroupsOf(user, context.wiki), ...implicitGroups(user, context.wiki)],
    editCount: user.editCount ?? 0,
    registration: user.registered === undefined ? null : Date.parse(user.registered),
    lastSeenMessage: lastSeenMessage(context.wiki, user),
    tokens: {
      patrol: tokenFor(context, 'patrol'),
      watch: tokenFor(context, 'watch'),
      csrf: tokenFor(context, 'csrf'),
    },
  };
}

/** Loaded with the first page. */
function lastSeenMessage(wiki: RequestContext['wiki'], { name }: User): number | undefined {
  const messages = require('../model/new-messages') as typeof import('../model/new-messages');
  return messages.lastSeenMessage(wiki, name);
}
