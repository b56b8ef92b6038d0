import { fileText, type FileTextKey } from '../messages/file-texts';
import { fileNamespace } from '../model/namespaces';
import { similarFile } from '../model/similar-file';
import { prefixedText } from '../model/title';
import type { RequestContext } from './context';
import { wikiFacts } from './parse/facts';
import { renderedMessage } from './rendered-message';

/** What a form would warn of before a file is uploaded under a name, as HTML; nothing if there is nothing to warn of. */
export function uploadWarning(context: RequestContext, key: string): string {
  const warned = similarFile(context.wiki.pages, key);
  if (!warned) return '';
  const titleOf = (one: string): string => prefixedText({ namespace: fileNamespace, key: one }, context.namespaces);
  const title = titleOf(key);
  const show = (message: FileTextKey, ...parameters: readonly string[]): string =>
    warningHtml(context, key, fileText(message, parameters, context.interfaceTexts));
  switch (warned.warning) {
    case 'exists':
      return existingFileWarning(context, key);
    case 'page-exists':
      return show('filepageexists', title);
    case 'exists-normalized':
      return show('fileexists-extension', title, titleOf(warned.key));
    case 'thumb':
      return show('fileexists-thumbnail-yes', titleOf(warned.key), title);
    case 'thumb-name':
      return show('file-thumbnail-no', warned.prefix);
    case 'bad-prefix':
      return show('filename-bad-prefix', warned.prefix);
  }
}

/**
 * The warning that a file exists.
 *
 * @param isMissed whether the wiki does not know yet that it does (writing 11)
 */
export function existingFileWarning(context: RequestContext, key: string, isMissed = false): string {
  const title = prefixedText({ namespace: fileNamespace, key }, context.namespaces);
  return warningHtml(context, key, fileText('fileexists', [title], context.interfaceTexts), isMissed);
}

function warningHtml(context: RequestContext, key: string, wikitext: string, isMissed = false): string {
  const facts = wikiFacts(context);
  const shown = isMissed ? { ...facts, findFile: () => undefined } : facts;
  return renderedMessage(context, wikitext, { namespace: fileNamespace, key }, shown).replace(/\n$/, '');
}
