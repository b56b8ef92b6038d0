import { contentLanguage } from '../../../languages/content-language';
import { contentFormat, contentModel, modelOf } from '../../../model/content-model';
import { interfaceNamespace } from '../../../model/namespaces';
import type { Page } from '../../../model/page';
import { isTitle, parseTitle } from '../../../model/title';
import { ResultMap, type ResultRecord } from '../../../response/result-tree';
import { includedSource } from '../../../wikitext/included-source';
import { readRedirect } from '../../../wikitext/redirect';
import type { RequestContext } from '../../context';
import { withValues } from '../allmessages/messages';
import { defaultText } from './default-text';
import type { InfoPage, InfoValues } from './info-page';

/** What an editor begins with: of a page that is missing, or of a new section (reading 4.3). */
export function preloadContent(context: RequestContext, page: InfoPage, values: InfoValues): ResultRecord {
  const { entry, title } = page;
  const isSection = values.preloadnewsection === true;
  if (entry.kind === 'existing' && !isSection) return {};
  const model = entry.kind === 'existing' ? modelOf(title, entry.page) : contentModel(title);
  const ofMessage = isSection || title.namespace !== interfaceNamespace ? undefined : textOfMessage(context, title.key);
  const custom =
    ofMessage === undefined && (model === 'wikitext' || model === 'json') ? customText(context, values, model) : '';
  const usual = ofMessage ?? '';
  const content = custom || (model === 'json' && usual === '' ? '{}' : usual);
  const members = new ResultMap({ contentMember: 'content' });
  members.append('contentmodel', model);
  members.append('contentformat', contentFormat(model));
  members.append('content', content);
  return { preloadcontent: members, preloadisdefault: content === usual };
}

/** A language behind a name with a slash does not count (vectors info/preload-of-longer-names, preload-of-names-with-a-language). */
function textOfMessage(context: RequestContext, key: string): string | undefined {
  const [, name = '', code = ''] = /^(.+\/.+)\/([^/]+)$/.exec(key) ?? [];
  const isInLanguage = code !== '' && contentLanguage(code, context.release).hasTexts;
  return defaultText(context, isInLanguage ? name : key);
}

/**
 * The text of the page that `inpreloadcustom` names. In wikitext it is as if it were included, with the values of
 * `inpreloadparams`; in data, as it is, whatever it is (sequence preloaded-texts).
 */
function customText(
  context: RequestContext,
  { preloadcustom = '', preloadparams = [] }: InfoValues,
  model: 'wikitext' | 'json',
): string {
  const { wiki } = context;
  const title = preloadcustom === '' ? undefined : parseTitle(preloadcustom, wiki.site);
  if (title === undefined || !isTitle(title) || title.interwiki !== '' || title.namespace < 0) return '';
  const page = wiki.pages.findTitle(title.namespace, title.key);
  const isMessage = page === undefined && title.namespace === interfaceNamespace;
  const text = isMessage ? defaultText(context, title.key) : page && textOf(context, page);
  if (text === undefined) return '';
  return model === 'json' ? text : includedSource(withValues(text, preloadparams));
}

/** Of a redirect, the text of what it leads to, which is a page and may be another redirect (sequence preloaded-texts). */
function textOf({ wiki }: RequestContext, page: Page): string | undefined {
  const target = page.redirect ? readRedirect(page.text ?? '', wiki.site)?.target : undefined;
  if (!target) return page.text;
  return target.interwiki === '' ? wiki.pages.findTitle(target.namespace, target.key)?.text : undefined;
}
