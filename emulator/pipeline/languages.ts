import type { RequestContext } from '../modules/context';
import type { MainValues } from '../modules/main';
import { decodeName } from '../request/text';
import { languageCode } from '../messages/language';
import { usualForm, type ReportForm } from '../messages/error-format';

/** The language of the pages of the interface, as `responselanginfo` reports it. */
export function interfaceLanguage(context: RequestContext, main: Pick<MainValues, 'uselang'>): string {
  if (main.uselang !== 'user') return sentLanguage(context, 'uselang');
  const { site } = context.wiki;
  const { user } = context;
  if (user) return languageCode(user.options?.language ?? site.language, site.language);
  return variantOf(context) ?? languageCode(site.language, site.language);
}

/** English has no variants. */
function variantOf(context: RequestContext): string | undefined {
  if (context.wiki.site.contentLanguage === undefined) return undefined;
  const { preferredVariant } = require('../modules/content-variant') as typeof import('../modules/content-variant');
  return preferredVariant(context);
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
