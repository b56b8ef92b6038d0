import { escapeScriptJson } from '../text/escape';
import { interfaceText } from './interface-texts';
import type { MessageLanguage } from './language';
import { timeWordsOf } from './time-words';

/**
 * The title of a window.
 *
 * @param heading as HTML
 * @param siteName as HTML
 */
export function pageTitle(heading: string, siteName: string, language: MessageLanguage): string {
  return interfaceText('pagetitle', [heading], language).replace('{{SITENAME}}', () => siteName);
}

/** The names of the months, as JSON in a script. */
export function monthNames(language: MessageLanguage): string {
  return escapeScriptJson(JSON.stringify(['', ...timeWordsOf(language).months]));
}
