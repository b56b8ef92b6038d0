import { declareParameters } from '../request/parameter-declarations';
import {
  forEachMember,
  ResultList,
  ResultMap,
  type MapMetadata,
  type ResultRecord,
  type ResultValue,
} from '../response/result-tree';
import type { Format } from './format';
import { pairsOf } from './format-version';
import { escapeXmlAttribute, escapeXmlText, xmlName, xmlNumber } from './xml-text';

const sentAs = { contentType: 'text/xml; charset=utf-8', fileName: 'api-result.xml' };

/** `format=xml` (core 5.3). */
export const xml: Format = {
  name: 'xml',
  pageName: 'xml',
  parameters: declareParameters('', {
    xslt: { type: 'string' },
    includexmlnamespace: { type: 'boolean' },
  }),
  // Style sheets would have to be pages of the wiki; they are disabled, as on a fresh real wiki.
  warnAbout: ({ xslt }) =>
    xslt === undefined ? undefined : { code: 'xslt-disabled', key: 'apiwarn-xslt-disabled', parameters: [] },
  sentAs: () => sentAs,
  print(root, values, pretty) {
    return printXml(root, { indented: pretty, includeNamespace: values.includexmlnamespace === true });
  },
};

export interface XmlOptions {
  /** Whether each element is on its own line, two spaces deeper than its parent, as with `xmlfm`. Default: false. */
  readonly indented?: boolean;
  /** `includexmlnamespace`: whether the namespace is the last attribute of the root. Default: false. */
  readonly includeNamespace?: boolean;
}

/** Prints `format=xml`: scalars are attributes, containers are child elements (core 5.3). */
export function printXml(root: ResultMap, options: XmlOptions = {}): string {
  const namespace =
    options.includeNamespace && root.metadata.rootName === undefined
      ? ' xmlns="http://www.mediawiki.org/xml/api/"'
      : '';
  const name = root.metadata.rootName ?? 'api';
  return `<?xml version="1.0"?>${membersElement(name, '', root, options.indented ? '\n' : '', namespace)}`;
}

/** The name of list elements without a name, and of members whose name is a number. */
const unnamed = '_v';

/**
 * @param name a valid name of XML
 * @param index the attribute `_idx` with a space before it, or nothing
 * @param line what precedes the element: nothing, or a line feed and the indentation
 */
function element(name: string, index: string, value: ResultValue, line: string): string {
  switch (typeof value) {
    case 'string':
      return scalarElement(name, index, value, line);
    case 'number':
      return scalarElement(name, index, xmlNumber(value), line);
    case 'bigint':
      return scalarElement(name, index, String(value), line);
    case 'boolean':
      // Only what has a name is left out if it is false (vector info/numbered-actions-as-xml).
      return scalarElement(name, index, value ? '' : 'false', line);
  }
  if (value === null) return scalarElement(name, index, '', line);
  if (value instanceof ResultList) return listElement(name, index, value, line);
  if (value instanceof ResultMap && value.metadata.keyed !== undefined) {
    return keyedElement(name, index, value, value.metadata.keyed, line);
  }
  if (value instanceof ResultMap && value.metadata.pairs !== undefined) {
    return listElement(name, index, new ResultList(pairsOf(value, 1) ?? [], value.metadata.pairs.elementName), line);
  }
  return membersElement(name, index, value, line, '');
}

function scalarElement(name: string, index: string, text: string, line: string): string {
  return text === '' ? `${line}<${name}${index} />` : `${line}<${name}${index}>${escapeXmlText(text)}</${name}>`;
}

function listElement(name: string, index: string, list: ResultList, line: string): string {
  const itemName = list.elementName === undefined ? unnamed : xmlName(list.elementName);
  const inner = deeper(line);
  let children = '';
  for (const item of list.items) children += element(itemName, '', item, inner);
  return parentElement(name, index, children, line);
}

function keyedElement(
  name: string,
  index: string,
  map: ResultMap,
  { elementName, keyAttribute = '_idx', keyLast }: NonNullable<MapMetadata['keyed']>,
  line: string,
): string {
  const itemName = xmlName(elementName);
  const inner = deeper(line);
  let children = '';
  if (printsAsList(map)) {
    for (const [, value] of sortedEntries(map)) children += element(itemName, '', value, inner);
  } else {
    map.forEach((key, value) => {
      const attribute = ` ${keyAttribute}="${escapeXmlAttribute(key)}"`;
      if (keyAttribute !== '_idx' && (typeof value === 'string' || value === false)) {
        // As if it were the text of a map (vectors compare/slots-in-xml, info/intro-of-a-missing-page-as-xml).
        children += `${inner}<${itemName}${attribute} xml:space="preserve">${escapeXmlText(String(value))}</${itemName}>`;
        return;
      }
      children +=
        keyLast && value instanceof ResultMap
          ? membersElement(itemName, '', value, inner, attribute)
          : element(itemName, attribute, value, inner);
    });
  }
  return parentElement(name, index, children, line);
}

/** The quirk of format version 1 applies here too: such a map loses its keys (core 4.7). */
function printsAsList(map: ResultMap): boolean {
  if (map.metadata.association) return false;
  let largest = -1;
  map.forEach((key) => {
    largest = Math.max(largest, Number(key));
  });
  return largest === map.size - 1;
}

function sortedEntries(map: ResultMap): [number, ResultValue][] {
  const entries: [number, ResultValue][] = [];
  map.forEach((key, value) => entries.push([Number(key), value]));
  return entries.sort(([left], [right]) => left - right);
}

/**
 * @param lastAttribute an attribute that follows those of the members, with a space before it
 */
function membersElement(
  name: string,
  index: string,
  container: ResultMap | ResultRecord,
  line: string,
  lastAttribute: string,
): string {
  const metadata: MapMetadata = container instanceof ResultMap ? container.metadata : {};
  const { contentMember: named, subElements, wrappedMembers } = metadata;
  const preserved = ' xml:space="preserve"';
  let contentMember = named;
  let content = '';
  let listed: ResultValue | undefined;
  const inner = deeper(line);
  let attributes = index;
  let children = '';
  let numbered = '';
  forEachMember(container, (member, value) => {
    // MediaWiki treats such names as metadata.
    if (member.startsWith('_')) return;
    if (isNumber(member)) {
      numbered += element(xmlName(metadata.elementName ?? unnamed), ` _idx="${member}"`, value, inner);
    } else if (member === '*' && typeof value === 'object') {
      listed = value;
    } else if (typeof value === 'object') {
      if (value !== null) children += element(xmlName(member), '', value, inner);
    } else if (member === contentMember || member === '*') {
      // A member of that name is always the text, even the action `*` of `intestactions`.
      contentMember = member;
      content = value === false ? 'false' : scalarText(value);
    } else if (subElements?.includes(member) || wrappedMembers?.includes(member)) {
      children += scalarElement(xmlName(member), preserved, scalarText(value), inner);
    } else if (value !== false) {
      attributes += ` ${xmlName(member)}="${escapeXmlAttribute(scalarText(value))}"`;
    }
  });
  attributes += lastAttribute;
  children += numbered;
  if (listed !== undefined) {
    // Its own element is left out if nothing else has one (vectors info/any-action-in-xml, info/any-action-of-several-in-xml).
    if (children === '') return element(name, attributes, listed, line);
    return parentElement(name, attributes, children + element(xmlName('*'), '', listed, inner), line);
  }
  if (contentMember === undefined) return parentElement(name, attributes, children, line);
  if (children === '') return scalarElement(name, attributes + preserved, content, line);
  children += scalarElement(xmlName(contentMember), preserved, content, inner);
  return parentElement(name, attributes, children, line);
}

function parentElement(name: string, attributes: string, children: string, line: string): string {
  if (children === '') return `${line}<${name}${attributes} />`;
  return `${line}<${name}${attributes}>${children}${line}</${name}>`;
}

function scalarText(value: string | number | bigint | boolean): string {
  if (typeof value === 'number') return xmlNumber(value);
  return typeof value === 'boolean' ? '' : String(value);
}

/** Whether PHP would convert a key to an integer: `12`, `-5`, but not `07`. */
function isNumber(name: string): boolean {
  const first = name.charCodeAt(0);
  return (first === 0x2d || (first >= 0x30 && first <= 0x39)) && /^(?:0|-?[1-9]\d*)$/.test(name);
}

function deeper(line: string): string {
  return line === '' ? '' : `${line}  `;
}
