import { ResultList, ResultMap, type ResultValue } from '../../response/result-tree';
import type { RequestContext } from '../context';
import { mainPageTitle } from '../main-page';
import { HelpTextFormat, type HelpFormat } from '../help/formatted';
import { queryPath } from '../module';
import { prefixedText } from '../../model/title';
import type { WikiModel } from '../../model/wiki-model';
import { ModuleMessages, type DescribedParameter, type MainPages } from '../help/messages';
import type { ModuleDirectory } from './directory';

/** Adds descriptions and examples to modules as `helpformat` asks for them. */
export class DescriptionTexts {
  private readonly shown: HelpTextFormat;

  constructor(
    private readonly context: RequestContext,
    private readonly directory: ModuleDirectory,
    format: HelpFormat,
  ) {
    this.shown = new HelpTextFormat(context, format);
  }

  /** @param module as described without texts */
  addTo(module: ResultMap): ResultMap {
    const messages = messagesOf(module, this.directory, this.shown.texts, this.context);
    const { dynamicParameters } = messages;
    const isPageSet = module.get('path') === undefined;
    const examples = isPageSet ? [] : messages.examples;
    return copied(module, (name, value, map) => {
      // Messages about additional parameters take the place of the flag.
      const shown =
        name === 'dynamicparameters' && dynamicParameters ? this.shown.messages([dynamicParameters]) : value;
      map.append(name, isParameters(name, value) ? this.parameters(value, messages, isPageSet) : shown);
      if (name === 'licenselink') map.append('description', this.shown.messages(messages.about));
      if (name === 'helpurls') {
        const items = examples.map(({ query, message }) => {
          const example = new ResultMap(this.shown.format === 'raw' ? {} : { subElements: ['description'] });
          example.append('query', query);
          example.append('description', this.shown.message(message));
          return example;
        });
        map.append('examples', new ResultList(items, 'example'));
      }
    });
  }

  private parameters(list: ResultList, messages: ModuleMessages, isPageSet: boolean): ResultList {
    let isLater = false;
    const items = list.items.map((item) => {
      if (!(item instanceof ResultMap)) return item;
      const described = messages.parameter(parameterOf(item), isLater);
      isLater ||= !isPageSet && item.get('submodules') !== undefined;
      const last = item.get('templatevars') === undefined ? 'name' : 'templatevars';
      return copied(item, (name, value, map) => {
        map.append(name, name === 'info' && value instanceof ResultList ? this.remarks(value, messages) : value);
        if (name === last) map.append('description', this.shown.messages(described));
      });
    });
    return new ResultList(items, list.elementName);
  }

  private remarks(list: ResultList, messages: ModuleMessages): ResultList {
    const items = list.items.map((item) => {
      if (!(item instanceof ResultMap)) return item;
      const message = messages.remark(textOf(item, 'name'), valuesOf(item.get('values')));
      const map = copied(item);
      map.append('text', this.shown.messages([message]));
      return map;
    });
    return new ResultList(items, list.elementName);
  }
}

/** The messages of a module that is described. */
export function messagesOf(
  module: ResultMap,
  directory: ModuleDirectory,
  texts: HelpTextFormat['texts'],
  { highLimits, wiki, interfaceTexts }: Pick<RequestContext, 'highLimits' | 'wiki' | 'interfaceTexts'>,
): ModuleMessages {
  // What names the pages of a query is described as the query is.
  const titled = {
    name: textOf(module, 'name') || queryPath,
    path: textOf(module, 'path') || queryPath,
    prefix: textOf(module, 'prefix'),
  };
  const prefixOf = (submodule: string): string => {
    const found = directory.find(submodule);
    if (!found) return '';
    return 'recorded' in found ? found.recorded.prefix : found.parameters.prefix;
  };
  return new ModuleMessages(titled, texts, prefixOf, highLimits, mainPages(wiki), interfaceTexts);
}

function mainPages(wiki: WikiModel): MainPages {
  const { namespaces } = wiki.site;
  const title = mainPageTitle(wiki);
  const talk = { namespace: title.namespace + 1, key: title.key };
  return { mainPage: prefixedText(title, namespaces), talkPage: prefixedText(talk, namespaces) };
}

/** What the messages of a parameter depend on. */
export function parameterOf(map: ResultMap): DescribedParameter {
  const submodules = map.get('submodules');
  const names: Record<string, string> = {};
  if (submodules instanceof ResultMap) for (const name of submodules.names) names[name] = textOf(submodules, name);
  return {
    name: textOf(map, 'name'),
    ...(submodules === undefined ? {} : { submodules: names }),
    deprecatedvalues: valuesOf(map.get('deprecatedvalues')).map(String),
    internalvalues: valuesOf(map.get('internalvalues')).map(String),
  };
}

/** A text of a description, or an empty one. */
export function textOf(map: ResultMap, member: string): string {
  const value = map.get(member);
  return typeof value === 'string' ? value : '';
}

export function valuesOf(list: ResultValue | undefined): readonly (string | number)[] {
  if (!(list instanceof ResultList)) return [];
  return list.items.filter((item) => typeof item === 'string' || typeof item === 'number');
}

function isParameters(name: string, value: ResultValue): value is ResultList {
  return (name === 'parameters' || name === 'templatedparameters') && value instanceof ResultList;
}

function copied(
  map: ResultMap,
  append: (name: string, value: ResultValue, copy: ResultMap) => void = (name, value, copy) => {
    copy.append(name, value);
  },
): ResultMap {
  const copy = new ResultMap(map.metadata);
  map.forEach((name, value) => {
    append(name, value, copy);
  });
  return copy;
}
