import type { MessageLanguage } from '../messages/language';
import type { RequestContext } from './context';

/** The texts of messages in a language, English if none were recorded; loaded when first needed. */
export function messageLanguage({ release }: Pick<RequestContext, 'release'>, code: string): MessageLanguage {
  if (code === 'qqx' || code === 'en') return code;
  const { contentLanguage } =
    require('../languages/content-language') as typeof import('../languages/content-language');
  const { TranslatedMessages } =
    require('../messages/translated-messages') as typeof import('../messages/translated-messages');
  const language = contentLanguage(code, release);
  return language.messages === undefined ? 'en' : new TranslatedMessages(language);
}

/** That of the pages of the interface, which some results follow even where errors are English (vector languages/log-in-form-french). */
export function interfaceMessages(context: RequestContext): MessageLanguage {
  return messageLanguage(context, context.interfaceLanguage);
}
