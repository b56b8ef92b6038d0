import type { RequestContext } from '../modules/context';
import type { MainValues } from '../modules/main';
import { decodeName } from '../request/text';
import { languageCode } from '../messages/language';
import { usualForm, type ReportForm } from '../messages/error-format';

/** The language of the pages of the interface, as `responselanginfo` reports it. */
export function interfaceLanguage(context: RequestContext, main: MainValues): string {
  if (main.uselang !== 'user') return sentLanguage(context, 'uselang');
  const { site } = context.wiki;
  const preferred = context.user?.options?.language;
  return preferred === undefined ? languageCode(site.language, site.language) : languageCode(preferred, site.language);
}

/**
 * The language of errors and warnings, once that of the interface is settled; the format bc is always English
 * (core 6.1).
 */
export function errorLanguage(context: RequestContext, main: MainValues): string {
  if (main.errorformat === 'bc') return 'en';
  return main.errorlang === 'uselang' ? context.interfaceLanguage : sentLanguage(context, 'errorlang');
}

export function reportForm(context: RequestContext, main: MainValues): ReportForm {
  // The form is looked up under what was sent, which a repair may have made a word of the list.
  const isAsSent = context.parameters.bytes('errorformat') === main.errorformat;
  if (main.errorformat === 'bc' || !isAsSent) return usualForm;
  const { messageLanguage } = require('../modules/message-language') as typeof import('../modules/message-language');
  const language = messageLanguage(context, errorLanguage(context, main));
  const { scriptPath, articlePath } = context;
  return { format: main.errorformat, language, scriptPath, articlePath };
}

function sentLanguage({ parameters, wiki }: RequestContext, name: 'uselang' | 'errorlang'): string {
  return decodeName(languageCode(parameters.bytes(name) ?? '', wiki.site.language));
}
