import type { MessageParameter } from '../messages/message';
import type { RequestContext } from './context';

/**
 * A value of the request in a message that does not protect it: wikitext, which is expanded, and rendered in
 * `errorformat=html` (vectors languageinfo/code-with-template, stashimageinfo/key-with-markup-html).
 */
export function writtenValue(context: RequestContext, value: string): MessageParameter {
  if (/^[a-z\d.-]*$/i.test(value)) return value;
  const { expandedMessage } = require('./expanded-message') as typeof import('./expanded-message');
  context.reportForm = { ...context.reportForm, render: (wikitext) => rendered(context, wikitext) };
  const expanded = expandedMessage(value, context.wiki, 'API');
  return { wikitext: value, expanded: expanded.includes('\x7f') ? value : expanded };
}

function rendered(context: RequestContext, wikitext: string): string {
  const { renderedMessage } = require('./rendered-message') as typeof import('./rendered-message');
  return renderedMessage(context, wikitext);
}
