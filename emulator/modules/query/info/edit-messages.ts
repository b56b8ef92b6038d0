import { editTexts, type EditTextKey } from '../../../messages/edit-texts';
import type { MessageLanguage } from '../../../messages/language';
import { interfaceNamespace } from '../../../model/namespaces';
import type { Titled } from '../../../model/title';
import type { RequestContext } from '../../context';
import { renderedBlocks, renderedMessage } from '../../rendered-message';
import { requireSupported } from '../../require-supported';
import { withValues } from '../allmessages/messages';

/** What users are told before they edit a page: texts of MediaWiki, or pages of the wiki in their place (reading 4.4). */
export class EditMessages {
  readonly language: MessageLanguage;

  constructor(
    private readonly context: RequestContext,
    /** The page that is edited, which the texts may name. */
    private readonly page: Titled,
  ) {
    this.language = context.interfaceTexts;
    if (['en', 'qqx'].includes(context.interfaceLanguage)) return;
    const name = 'inprop=editintro (prop=info) in other languages than English';
    requireSupported(context, [{ name, module: 'query+info', parameter: 'prop', value: 'editintro' }]);
  }

  /** As HTML; a single paragraph is not marked. */
  html(key: EditTextKey, ...parameters: readonly string[]): string {
    return renderedMessage(this.context, this.text(key, parameters), this.page);
  }

  /** As HTML, in paragraphs. */
  blocks(key: EditTextKey, ...parameters: readonly string[]): string {
    return renderedBlocks(this.context, this.text(key, parameters), this.page);
  }

  /** As HTML, in paragraphs; undefined where the wiki has no text of its own. */
  ownBlock(name: string): string | undefined {
    const text = this.language === 'qqx' ? `(${name})` : this.pageText(name);
    return text === undefined || text === '' ? undefined : renderedBlocks(this.context, text, this.page);
  }

  /** Whether a text says nothing. */
  isDisabled(key: EditTextKey): boolean {
    return this.language !== 'qqx' && ['', '-'].includes(this.ownText(key));
  }

  /** Of the wiki, whatever language the request selects. */
  wikitext(key: 'helppage'): string {
    return this.context.wiki.pages.findTitle(interfaceNamespace, 'Helppage')?.text ?? editTexts[key];
  }

  private text(key: EditTextKey, parameters: readonly string[]): string {
    if (this.language === 'qqx') return parameters.length === 0 ? `(${key})` : `(${key}: ${parameters.join(', ')})`;
    const text = this.ownText(key);
    const inner = text === editTexts.newarticletextanon ? this.ownText('newarticletext') : text;
    return withValues(inner, parameters);
  }

  private ownText(key: EditTextKey): string {
    return this.pageText(key) ?? editTexts[key];
  }

  /** Of the wiki, in the language of the request, which is English. */
  private pageText(name: string): string | undefined {
    const { wiki, interfaceLanguage } = this.context;
    const [first = ''] = name;
    const key = first.toUpperCase() + name.slice(first.length);
    const found = interfaceLanguage === wiki.site.language ? key : `${key}/${interfaceLanguage}`;
    return wiki.pages.findTitle(interfaceNamespace, found)?.text;
  }
}
