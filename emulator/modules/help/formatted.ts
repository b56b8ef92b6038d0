import type { ContentLanguage } from '../../languages/content-language';
import type { MessageLanguage } from '../../messages/language';
import type { RecordedMessageParameter } from '../../releases/recorded-help';
import { recordedHelp, type HelpTexts } from '../../releases/recorded-help';
import { ResultList, ResultMap, type ResultValue } from '../../response/result-tree';
import { escapeHtml } from '../../text/escape';
import { usualPrefix, type LinkWords } from '../../text/link-words';
import { articleAddress } from '../../text/wiki-url';
import type { RequestContext } from '../context';
import { linkTo, type CommentContext } from '../query/recentchanges/comment';
import { MessageHtml, withoutParagraph, type LinkPage } from './html';
import type { HelpMessage } from './messages';
import { HelpWikitext } from './wikitext';

export type HelpFormat = 'html' | 'wikitext' | 'raw';

/** What decides in which language the texts are. */
type InterfaceContext = Pick<RequestContext, 'release' | 'wiki' | 'interfaceLanguage' | 'interfaceTexts'>;

/** What shows messages in a format. */
export class HelpTextFormat {
  readonly texts: HelpTexts;
  readonly language: MessageLanguage;
  readonly wikitext: HelpWikitext;
  readonly html: MessageHtml;

  constructor(
    context: InterfaceContext & CommentContext,
    readonly format: HelpFormat,
  ) {
    const language = languageOf(context);
    this.texts = textsOf(context, language);
    this.language = language ? context.interfaceTexts : 'en';
    this.wikitext = new HelpWikitext(this.texts, this.language, context.wiki);
    const marksAddresses = (language?.variants.length ?? 0) > 0;
    this.html = new MessageHtml(linksOf(context), linkWordsOf(context, language), marksAddresses);
  }

  /** Messages of which each is a paragraph or more, and values with their descriptions. */
  messages(messages: readonly HelpMessage[]): ResultValue {
    switch (this.format) {
      case 'raw':
        return new ResultList(messages.map(rawMessage), 'msg');
      case 'wikitext':
        return messages
          .map((message) => wikitextOf(message, this.wikitext))
          .join('\n\n')
          .replace(/^(([*#:;]).*)\n\n(?=\2)/gm, '$1\n');
      case 'html':
        return withoutParagraph(this.htmlOf(messages, '\n'));
    }
  }

  /** Each message is HTML of its own; lists that follow each other are one. */
  htmlOf(messages: readonly HelpMessage[], separator: string): string {
    const parts = messages.map((message) => this.html.block(wikitextOf(message, this.wikitext)));
    return parts.join(separator).replace(/<\/([oud]l)>\s*<\1>/g, '\n');
  }

  /** One message that needs no paragraph. */
  message(message: HelpMessage): ResultValue {
    return this.format === 'raw' ? rawMessage(message) : this.messages([message]);
  }
}

const messageNamespace = 8;

/** In the language of the interface, otherwise in English. */
function textsOf({ release, wiki }: InterfaceContext, language: ContentLanguage | undefined): HelpTexts {
  const recorded = recordedHelp(release, wiki.site.settings);
  if (!language) return recorded;
  const { translatedHelp } =
    require('../../languages/translated-help') as typeof import('../../languages/translated-help');
  const translated = translatedHelp(language.code, release);
  return { text: (key) => translated(key) ?? recorded.text(key), module: (path) => recorded.module(path) };
}

/** The language of the interface; `undefined` for English, and for `qqx`, with which texts are English. */
function languageOf({ release, interfaceLanguage: code }: InterfaceContext): ContentLanguage | undefined {
  if (code === 'en' || code === 'qqx') return undefined;
  const { contentLanguage } =
    require('../../languages/content-language') as typeof import('../../languages/content-language');
  return contentLanguage(code, release);
}

/** The language of the wiki decides which letters belong to links; that of the interface, whether those before them do. */
function linkWordsOf({ wiki }: InterfaceContext, language: ContentLanguage | undefined): LinkWords {
  const { trail, prefix = usualPrefix } = wiki.site.linkWords;
  return language?.linkWords.prefix ? { trail, prefix } : { trail };
}

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

/** The value of a parameter is the term of a list. */
function wikitextOf(message: HelpMessage, wikitext: HelpWikitext): string {
  return message.value === undefined
    ? wikitext.message(message)
    : `;${value(message.value)}:${wikitext.described(message)}`;
}
