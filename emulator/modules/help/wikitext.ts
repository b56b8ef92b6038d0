import type { HelpTexts, RecordedMessageParameter } from '../../releases/recorded-help';
import type { WikiModel } from '../../model/wiki-model';
import { joinList } from '../../messages/message';
import { mainPageText } from '../main-page';
import type { HelpMessage } from './messages';

/** The texts of a release on a wiki, whose main page and namespaces they name. */
export class HelpWikitext {
  constructor(
    private readonly texts: HelpTexts,
    private readonly wiki: WikiModel,
  ) {}

  /** The message as wikitext: without parameters and functions. Empty if there is none. */
  message({ key, parameters }: Pick<HelpMessage, 'key' | 'parameters'>): string {
    const text = this.texts.text(key) ?? '';
    return this.expand(replaceParameters(text, parameters)).trim();
  }

  /** The message of a value, without the value. */
  described(message: HelpMessage): string {
    const text = this.message(message) || this.message({ key: 'api-help-param-no-description', parameters: [] });
    if (!message.mark) return text;
    const mark = this.message({ key: `api-help-param-${message.mark}`, parameters: [] });
    return `<span class="apihelp-${message.mark}">${mark}</span> ${text}`;
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
        return pluralForm(rest.split('|'));
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
}

/** `$1`; numbers as `{ num }` are short enough to have no separators. */
function replaceParameters(text: string, parameters: readonly RecordedMessageParameter[]): string {
  return text.replace(/\$(\d)/g, (whole, position: string) => {
    const parameter = parameters[Number(position) - 1];
    if (parameter === undefined) return whole;
    if (typeof parameter !== 'object') return String(parameter);
    return 'num' in parameter ? parameter.num.toLocaleString('en-US') : joinList(parameter.list, parameter.type);
  });
}

/** `1|byte|bytes`, or `2|1=value|2=values`. */
function pluralForm([count = '', ...given]: readonly string[]): string {
  const explicit = given.find((form) => form.startsWith(`${count}=`));
  if (explicit !== undefined) return explicit.slice(count.length + 1);
  const forms = given.filter((form) => !/^\d+=/.test(form));
  return (Number(count.replaceAll(',', '')) === 1 ? forms[0] : (forms[1] ?? forms[0])) ?? '';
}
