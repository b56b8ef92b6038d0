import { english, subscribe } from './english';
import { extensionTexts } from './extension-texts';
import type { MessageLanguage } from './language';
import { logTexts } from './log-texts';

/** A text, or one for singular and plural each. */
type MessageText = string | { readonly one: string; readonly other: string; readonly counted: number };

export type MessageKey = keyof typeof english | keyof typeof extensionTexts | keyof typeof logTexts;

export const messageTexts: Readonly<Record<MessageKey, MessageText>> = { ...english, ...extensionTexts, ...logTexts };

/** The end of every error; its entities are sent unchanged. */
export function documentationReference(api: string, language: MessageLanguage): string {
  if (typeof language !== 'string') {
    const texts = [
      language.text('api-usage-docref', [api], String) ?? `See ${api} for API usage.`,
      language.text('api-usage-mailinglist-ref', [], String) ?? subscribe,
    ];
    return texts.join(' ');
  }
  if (language === 'qqx') return `(api-usage-docref: ${api}) (api-usage-mailinglist-ref)`;
  return `See ${api} for API usage. ${subscribe}`;
}

/** The title of a link to a page that does not exist. */
export function missingTitle(page: string, language: MessageLanguage): string {
  if (language === 'qqx') return `(red-link-title: ${page})`;
  const translated = language === 'en' ? undefined : language.text('red-link-title', [page], String);
  return translated ?? `${page} (page does not exist)`;
}
