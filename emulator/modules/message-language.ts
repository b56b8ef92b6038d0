import type { MessageLanguage } from '../messages/language';
import type { Release } from '../releases/release';

/** The texts of messages in a language, English if none were recorded; loaded when first needed. */
export function messageLanguage({ release }: { readonly release: Release }, code: string): MessageLanguage {
  if (code === 'qqx' || code === 'en') return code;
  const { contentLanguage } =
    require('../languages/content-language') as typeof import('../languages/content-language');
  const { TranslatedMessages } =
    require('../messages/translated-messages') as typeof import('../messages/translated-messages');
  const language = contentLanguage(code, release);
  return language.messages === undefined ? 'en' : new TranslatedMessages(language);
}
