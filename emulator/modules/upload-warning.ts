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
  const title = titleOf(context, key);
  switch (warned.warning) {
    case 'exists':
      return existingFileWarning(context, key);
    case 'page-exists':
      return warningHtml(context, key, 'filepageexists', [title]);
    case 'exists-normalized':
      return warningHtml(context, key, 'fileexists-extension', [title, titleOf(context, warned.key)]);
    case 'thumb':
      return warningHtml(context, key, 'fileexists-thumbnail-yes', [titleOf(context, warned.key), title]);
    case 'thumb-name':
      return warningHtml(context, key, 'file-thumbnail-no', [warned.prefix]);
    case 'bad-prefix':
      return warningHtml(context, key, 'filename-bad-prefix', [warned.prefix]);
  }
}

/**
 * The warning that a file exists.
 *
 * @param isMissed whether the wiki does not know yet that it does (writing 11)
 */
export function existingFileWarning(context: RequestContext, key: string, isMissed = false): string {
  return warningHtml(context, key, 'fileexists', [titleOf(context, key)], isMissed);
}

function titleOf({ namespaces }: RequestContext, key: string): string {
  return prefixedText({ namespace: fileNamespace, key }, namespaces);
}

/** A warning on the page of the file. */
function warningHtml(
  context: RequestContext,
  key: string,
  message: FileTextKey,
  parameters: readonly string[],
  isMissed = false,
): string {
  const wikitext = fileText(message, parameters, context.interfaceTexts);
  const facts = wikiFacts(context);
  const shown = isMissed ? { ...facts, findFile: () => undefined } : facts;
  return renderedMessage(context, wikitext, { namespace: fileNamespace, key }, shown).replace(/\n$/, '');
}
