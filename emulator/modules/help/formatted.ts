import type { RecordedMessageParameter } from '../../releases/recorded-help';
import { recordedHelp, type HelpTexts } from '../../releases/recorded-help';
import { ResultList, ResultMap, type ResultValue } from '../../response/result-tree';
import { escapeHtml } from '../../text/escape';
import { articleAddress } from '../../text/wiki-url';
import type { RequestContext } from '../context';
import { linkTo, type CommentContext } from '../query/recentchanges/comment';
import { blockHtml, withoutParagraph, type LinkPage } from './html';
import type { HelpMessage } from './messages';
import { HelpWikitext } from './wikitext';

export type HelpFormat = 'html' | 'wikitext' | 'raw';

/** What shows messages in a format. */
export class HelpTextFormat {
  readonly texts: HelpTexts;
  readonly wikitext: HelpWikitext;
  readonly link: LinkPage;

  constructor(
    context: Pick<RequestContext, 'release' | 'wiki'> & CommentContext,
    readonly format: HelpFormat,
  ) {
    this.texts = recordedHelp(context.release, context.wiki.site.settings);
    this.wikitext = new HelpWikitext(this.texts, context.wiki);
    this.link = linksOf(context);
  }

  /** Messages of which each is a paragraph or more, and values with their descriptions. */
  messages(messages: readonly HelpMessage[]): ResultValue {
    switch (this.format) {
      case 'raw':
        return new ResultList(messages.map(rawMessage), 'msg');
      case 'wikitext':
        return wikitextParts(messages, this.wikitext).join('\n\n');
      case 'html':
        return withoutParagraph(htmlParts(messages, this.wikitext, this.link).join('\n'));
    }
  }

  /** One message that needs no paragraph. */
  message(message: HelpMessage): ResultValue {
    return this.format === 'raw' ? rawMessage(message) : this.messages([message]);
  }
}

const messageNamespace = 8;

/** The pages of messages that the texts name exist, as those of all messages of the software do. */
function linksOf(context: CommentContext): LinkPage {
  return (target, shown) => {
    const message = /^MediaWiki:(.*)/.exec(target)?.[1];
    if (message === undefined) return linkTo(context, target, shown, { namespace: -1, key: 'ApiHelp' });
    const title = `${context.namespaces.byId(messageNamespace)?.name ?? ''}:${message}`;
    const address = escapeHtml(articleAddress(context.articlePath, title.replaceAll(' ', '_')));
    return `<a href="${address}" title="${escapeHtml(title)}">${shown}</a>`;
  };
}

function rawMessage({ key, parameters, value }: HelpMessage): ResultMap {
  const map = new ResultMap();
  map.append('key', key);
  map.append('params', new ResultList(parameters.map(rawParameter), 'param'));
  if (value !== undefined) map.append('forvalue', value);
  return map;
}

function rawParameter(parameter: RecordedMessageParameter): ResultValue {
  if (typeof parameter !== 'object') return parameter;
  const map = new ResultMap();
  if ('num' in parameter) map.append('num', parameter.num);
  else {
    map.append('list', new ResultList([...parameter.list]));
    map.append('type', parameter.type);
  }
  return map;
}

const value = (text: string) => `<span dir="ltr" lang="en">${text}</span>`;

/** Values that follow each other are one list. */
function groups(messages: readonly HelpMessage[]): readonly (readonly HelpMessage[])[] {
  const grouped: HelpMessage[][] = [];
  for (const message of messages) {
    const last = grouped.at(-1);
    if (message.value !== undefined && last?.[0]?.value !== undefined) last.push(message);
    else grouped.push([message]);
  }
  return grouped;
}

function wikitextParts(messages: readonly HelpMessage[], wikitext: HelpWikitext): readonly string[] {
  return groups(messages).map((group) =>
    group
      .map((message) =>
        message.value === undefined
          ? wikitext.message(message)
          : `;${value(message.value)}:${wikitext.described(message)}`,
      )
      .join('\n'),
  );
}

/** Each message as HTML of its own. */
export function htmlParts(messages: readonly HelpMessage[], wikitext: HelpWikitext, link: LinkPage): readonly string[] {
  return groups(messages).map((group) => {
    const [first] = group;
    if (first && first.value === undefined) return blockHtml(wikitext.message(first), link);
    const items = group.map((message) => {
      const described = withoutParagraph(blockHtml(wikitext.described(message), link));
      return `<dt>${value(withoutParagraph(blockHtml(message.value ?? '', link)))}</dt>\n<dd>${described}</dd>`;
    });
    return `<dl>${items.join('\n')}</dl>`;
  });
}
