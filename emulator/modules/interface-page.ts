import { isUtf8 } from 'node:buffer';

import type { ContentLanguage } from '../languages/content-language';
import { specialNamespace } from '../model/namespaces';
import { ownOptions } from '../model/own-options';
import { explicitGroupsOf, implicitGroups } from '../model/rights';
import type { User } from '../model/user';
import type { PagePlace, PageUser, ShownLanguage } from '../releases/html-page-holes';
import { chosenVariant, preferredVariant } from './content-variant';
import type { RequestContext } from './context';
import { tokenFor } from './token-types';

/** The variants of the language of the interface. */
export function interfaceVariants({ interfaceLanguage, release }: RequestContext): readonly string[] {
  return variantCodes(interfaceLanguage, release);
}

function variantCodes(code: string, release: RequestContext['release']): readonly string[] {
  return ownLanguage(code, release)?.variants.map((variant) => variant.code) ?? [];
}

/** The variants of a page in a language, and the one that is shown; none if the language has none. */
export function shownVariant(
  code: string,
  shown: string | undefined,
  release: RequestContext['release'],
): Pick<ShownLanguage, 'variants' | 'variant'> {
  const variants = variantCodes(code, release);
  if (!variants.includes(code)) return {};
  const { tag } = release.languageTags;
  return { variants: variants.map((variant) => ({ code: variant, tag: tag(variant) })), variant: shown ?? code };
}

function ownLanguage(code: string, release: RequestContext['release']): ContentLanguage | undefined {
  if (code === 'en' || code === 'qqx') return undefined;
  const { contentLanguage } =
    require('../languages/content-language') as typeof import('../languages/content-language');
  return contentLanguage(code, release);
}

/** How a language other than English writes numbers and dates. */
export function numberSettings(code: string, release: RequestContext['release']): ShownLanguage['settings'] {
  const language = ownLanguage(code, release);
  if (language === undefined) return undefined;
  const [separators = '', digits = '', dates = ''] = language.pageSettings;
  return [separators, digits, dates];
}

/** The language of the interface, as pages have it. */
export function interfaceLanguage(context: RequestContext): ShownLanguage {
  const { interfaceLanguage: code, parameters, release, wiki } = context;
  const { tag, rightToLeft } = release.languageTags;
  const direction = rightToLeft.has(code) ? 'rtl' : 'ltr';
  const isText = isUtf8(Buffer.from(parameters.bytes('uselang') ?? '', 'latin1'));
  const common = {
    ...({ code: isText ? code : null, tag: tag(code), direction } as const),
    isContentLanguage: code === wiki.site.language,
    options: pageOptions(context),
  };
  const settings = numberSettings(code, release);
  if (settings === undefined) return common;
  const sent = chosenVariant(parameters.bytes('variant'), interfaceVariants(context), release);
  return { ...common, settings, ...shownVariant(code, sent, release) };
}

/**
 * What the user has set (options.test.ts). A client that prefers a variant has it as the language of the interface as
 * well. In 1.39, so has a user whose request counts as logged out.
 */
function pageOptions(context: RequestContext): ShownLanguage['options'] {
  const user = context.release.since('1.43') ? context.client.user : context.user;
  const variant = preferredVariant(context, user !== undefined);
  const isUsual = variant === undefined || variant === context.wiki.site.language;
  // As the request left them.
  const set = user && context.wiki.users.find(user.name)?.options;
  const own = ownOptions({ ...set, ...(!isUsual && { language: variant, variant }) });
  return own.length === 0 ? undefined : Object.fromEntries(own);
}

/** The names of the wiki's language, where it is not English. */
export function pagePlace({ wiki: { site }, namespaces }: RequestContext): PagePlace | undefined {
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

/** The client of a page, if it is logged in. */
export function pageUser(context: RequestContext): PageUser | undefined {
  const { user } = context;
  return (
    user && {
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
    }
  );
}

/** Loaded with the first page. */
function lastSeenMessage(wiki: RequestContext['wiki'], { name }: User): number | undefined {
  const messages = require('../model/new-messages') as typeof import('../model/new-messages');
  return messages.lastSeenMessage(wiki, name);
}
