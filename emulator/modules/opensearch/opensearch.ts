import type { Message } from '../../messages/message';
import { prefixedKey, prefixedText, type Title, titleOfKey, titleText } from '../../model/title';
import { declareParameters, type ValuesOf } from '../../request/parameter-declarations';
import type { RequestParameters } from '../../request/request-parameters';
import { ResultList, ResultMap, type ResultValue } from '../../response/result-tree';
import type { RequestContext } from '../context';
import { actionModule } from '../module';
import { completeTitles } from '../query/prefixsearch/complete-titles';

const parameters = declareParameters('', {
  search: {
    ...{ type: 'string', required: true },
    examples: ['a', 'way', 'Way r', 'talk:', 'file:t', 'special:re', 'user:b', '#a', ':w'],
  },
  namespace: { type: 'namespace list', allSpecifier: '*', default: [0] },
  limit: { type: 'limit', default: 10, maximum: 500, highMaximum: 5000 },
  suggest: { type: 'boolean', deprecated: 'action=opensearch&suggest' },
  redirects: { type: 'enumeration', values: ['return', 'resolve'] },
  format: { type: 'enumeration', values: ['json', 'jsonfm', 'xml', 'xmlfm'], default: 'json' },
  warningsaserror: { type: 'boolean' },
});

const name = 'opensearch';

/** `action=opensearch`: titles that begin with a text, as browsers suggest them (reading 18.7). */
export const openSearch = actionModule({
  name,
  description: { className: 'ApiOpenSearch' },
  cacheMode: 'public',
  parameters,
  ownResult: { usualFormat: 'json', maxAge: 1200, reshape, refuseWarnings },
  run({ context }, values) {
    const suggestions = suggestTitles(context, values).map((title): Suggestion => ({
      text: prefixedText(title, context.namespaces),
      url: context.currentServer + context.pagePath(prefixedKey(title, context.namespaces)),
    }));
    const result = new ResultMap();
    result.append('search', values.search);
    result.append('texts', new ResultList(suggestions.map(({ text }) => text)));
    result.append('descriptions', new ResultList(suggestions.map(() => '')));
    result.append('urls', new ResultList(suggestions.map(({ url }) => url)));
    context.result.root.append(name, result);
  },
});

interface Suggestion {
  readonly text: string;
  readonly url: string;
}

/** Redirects lead to their targets, of which each counts once, if that is requested, and in XML. */
function suggestTitles({ wiki }: RequestContext, values: ValuesOf<typeof parameters>): readonly Title[] {
  const { titles } = completeTitles(wiki, values, { offset: 0, limit: values.limit });
  const resolves = (values.redirects ?? (values.format.startsWith('xml') ? 'resolve' : 'return')) === 'resolve';
  if (!resolves) return titles;
  const targets = new Map<string, Title>();
  for (const title of titles) {
    const page = wiki.pages.findTitle(title.namespace, title.key);
    const to = page?.redirect && page.target?.interwiki === '' ? titleOfKey(page.target) : title;
    if (!targets.has(titleText(to))) targets.set(titleText(to), to);
  }
  return [...targets.values()];
}

/** A bare array; in XML an element with another name than that of other results. */
function reshape(root: ResultMap, format: string): ResultMap {
  const result = root.get(name);
  if (!(result instanceof ResultMap)) return root;
  if (format !== 'xml') {
    const list = new ResultMap({ keyed: { elementName: '_v' } });
    for (const [index, value] of result.values.entries()) list.append(String(index), value);
    return list;
  }
  const reshaped = new ResultMap({ rootName: 'SearchSuggestion' });
  const warnings = root.get('warnings');
  if (warnings !== undefined) reshaped.append('warnings', warnings);
  root.forEach((member, value) => {
    if (member !== 'warnings' && member !== name) reshaped.append(member, value);
  });
  reshaped.append('version', '2.0');
  reshaped.append('xmlns', 'http://opensearch.org/searchsuggest2');
  const [search = '', texts, , urls] = result.values;
  reshaped.append('Query', textElement(search));
  const items = itemsOf(texts).map((text, index): ResultValue => {
    return { Text: textElement(text), Url: textElement(itemsOf(urls)[index] ?? '') };
  });
  reshaped.append('Section', new ResultList(items, 'Item'));
  return reshaped;
}

/** An array has no place for warnings, which are left out unless the request asks for an error. */
function refuseWarnings(sent: RequestParameters, format: string): Pick<Message, 'code' | 'key'> | undefined {
  if (format === 'xml' || sent.bytes('warningsaserror') === undefined) return undefined;
  return { code: 'warnings', key: 'apierror-opensearch-json-warnings' };
}

function textElement(text: ResultValue): ResultMap {
  const element = new ResultMap({ contentMember: 'text' });
  element.append('text', text);
  return element;
}

function itemsOf(list: ResultValue | undefined): readonly ResultValue[] {
  return list instanceof ResultList ? list.items : [];
}
