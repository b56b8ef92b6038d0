import type { RequestContext } from '../modules/context';
import type { MainValues } from '../modules/main';
import type { Release } from '../releases/release';
import { decodeName } from '../request/text';
import { languageCode } from '../messages/language';
import { usualForm, type ReportForm } from '../messages/error-format';

/** The language of the pages of the interface, as `responselanginfo` reports it. */
export function interfaceLanguage(context: RequestContext, main: Pick<MainValues, 'uselang'>): string {
  if (main.uselang !== 'user') return sentLanguage(context, 'uselang');
  const { site } = context.wiki;
  const { user } = context;
  if (user) return languageCode(user.options?.language ?? site.language, site.language);
  return preferredVariant(context) ?? languageCode(site.language, site.language);
}

/**
 * Of a content language with variants, the one that an anonymous client prefers (vectors languages/variant-…). Who is logged in has
 * none, even if the request counts as logged out.
 */
export function preferredVariant(
  context: RequestContext,
  isLoggedIn = context.client.user !== undefined,
): string | undefined {
  const { parameters, release, request, wiki } = context;
  const variants = wiki.site.contentLanguage?.variants.map(({ code }) => code);
  if (!variants?.length || isLoggedIn) return undefined;
  const { acceptedLanguages } =
    require('../modules/query/userinfo/members') as typeof import('../modules/query/userinfo/members');
  const accepted = acceptedLanguages(request.headers['accept-language'] ?? '').map(({ code }) => code);
  for (const code of [parameters.bytes('variant'), parameters.bytes('uselang'), ...accepted]) {
    const chosen = chosenVariant(code, variants, release);
    if (chosen !== undefined) return chosen;
  }
  return undefined;
}

/** The variant with that code or tag, in any case: `zh-tw` for `zh-Hant-TW`. */
export function chosenVariant(
  sent: string | undefined,
  variants: readonly string[],
  { languageTags }: Release,
): string | undefined {
  const lower = sent?.toLowerCase();
  return variants.find((code) => code === lower || languageTags.tag(code).toLowerCase() === lower);
}

/**
 * The language of errors and warnings, once that of the interface is settled; the format bc is always English
 * (core 6.1).
 */
export function errorLanguage(context: RequestContext, main: MainValues): string {
  if (isUsualForm(context, main)) return 'en';
  return main.errorlang === 'uselang' ? context.interfaceLanguage : sentLanguage(context, 'errorlang');
}

export function reportForm(context: RequestContext, main: MainValues): ReportForm {
  if (isUsualForm(context, main)) return usualForm;
  const { messageLanguage } = require('../modules/message-language') as typeof import('../modules/message-language');
  const language = messageLanguage(context, errorLanguage(context, main));
  return { format: main.errorformat, language, ...context.links };
}

/** The form is looked up under what was sent, which a repair may have made a word of the list. */
function isUsualForm({ parameters }: RequestContext, { errorformat }: MainValues): boolean {
  return errorformat === 'bc' || parameters.bytes('errorformat') !== errorformat;
}

function sentLanguage({ parameters, wiki }: RequestContext, name: 'uselang' | 'errorlang'): string {
  return decodeName(languageCode(parameters.bytes(name) ?? '', wiki.site.language));
}
