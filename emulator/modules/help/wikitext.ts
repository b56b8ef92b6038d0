import type { HelpTexts, RecordedMessageParameter } from '../../releases/recorded-help';
import type { WikiModel } from '../../model/wiki-model';
import type { MessageLanguage } from '../../messages/language';
import { formatNumber, joinList } from '../../messages/message';
import { pluralForm } from '../../messages/plural-form';
import { mainPageText } from '../main-page';
import type { HelpMessage } from './messages';

/** The texts of a release in a language on a wiki, whose main page and namespaces they name. */
export class HelpWikitext {
  constructor(
    private readonly texts: HelpTexts,
    private readonly language: MessageLanguage,
    private readonly wiki: WikiModel,
  ) {}

  /** The message as wikitext: without parameters and functions. Empty if there is none. */
  message({ key, parameters }: Pick<HelpMessage, 'key' | 'parameters'>): string {
    const text = this.texts.text(key) ?? '';
    return this.expand(this.replaceParameters(text, parameters)).trimEnd();
  }

  /** The message of a value, without the value. */
  described(message: HelpMessage): string {
    const text = this.message(message) || this.message({ key: 'api-help-param-no-description', parameters: [] });
    if (!message.mark) return text;
    const mark = this.message({ key: `api-help-param-${message.mark}`, parameters: [] });
    const space = typeof this.language === 'string' ? ' ' : this.language.separator('word-separator');
    return `<span class="apihelp-${message.mark}">${mark}</span>${space}${text}`;
  }

  /** Innermost functions first. A vertical bar in a link, or as `{{!}}`, separates no arguments. */
  private expand(text: string): string {
    let expanded = text.replaceAll('{{!}}', '\x01');
    for (;;) {
      const next = expanded.replace(
        /<nowiki>.*?<\/nowiki>|\{\{([^{}:|]+):([^{}]*)\}\}/g,
        (whole, name?: string, rest = '') =>
          name === undefined
            ? whole
            : (this.call(
                name,
                (rest as string).replace(/\[\[.*?\]\]/g, (link) => link.replaceAll('|', '\x01')),
              ) ?? whole),
      );
      if (next === expanded) return expanded.replaceAll('\x01', '|');
      expanded = next;
    }
  }

  private call(name: string, rest: string): string | undefined {
    switch (name) {
      case 'PLURAL':
        return this.pluralForm(rest.split('|'));
      case 'ns':
        return this.wiki.site.namespaces.find(rest)?.name;
      case 'int':
        return this.message({ key: rest, parameters: [] });
      case 'MediaWiki':
        return rest === 'Mainpage' ? mainPageText(this.wiki) : undefined;
      default:
        return undefined;
    }
  }

  /** `$1` */
  private replaceParameters(text: string, parameters: readonly RecordedMessageParameter[]): string {
    return text.replace(/\$(\d)/g, (whole, position: string) => {
      const parameter = parameters[Number(position) - 1];
      return parameter === undefined ? whole : this.insert(parameter);
    });
  }

  private insert(parameter: RecordedMessageParameter): string {
    if (typeof parameter !== 'object') return String(parameter);
    return 'num' in parameter
      ? formatNumber(parameter.num, this.language)
      : joinList(parameter.list, parameter.type, this.language);
  }

  /** `1|byte|bytes`, or `2|1=value|2=values`. */
  private pluralForm([count = '', ...given]: readonly string[]): string {
    const { language } = this;
    if (typeof language !== 'string') return language.pluralForm(Number(language.plainNumber(count)), given);
    return pluralForm(Number(count.replaceAll(',', '')), given, (size) => (size === 1 ? 0 : 1));
  }
}
