import { recordedMessages } from '../../../languages/recorded-messages';
import type { RequestContext } from '../../context';
import { requireSupported } from '../../require-supported';
import { Messages } from '../allmessages/messages';

/**
 * What MediaWiki says where a wiki has no page of a message.
 *
 * @param key the title in the MediaWiki namespace: `Sunday`, `Sunday/de`
 */
export function defaultText(context: RequestContext, key: string): string | undefined {
  if (!recordedMessages(context.release)) {
    refuse(context, 'texts of messages, which need the package wikidouble-help-texts');
    return undefined;
  }
  const messages = new Messages(context, context.wiki.site.language);
  const text = messages.usualText(key);
  if (messages.unknown.length > 0) refuse(context, `the text of the message ${key} in other languages than English`);
  return text;
}

function refuse(context: RequestContext, name: string): void {
  requireSupported(context, [{ name, module: 'query+info', parameter: 'prop', value: 'preloadcontent' }]);
}
