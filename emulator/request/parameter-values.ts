import { parseInteger, saturatedInteger, type Integer } from '../text/integer';
import type { MessageLanguage } from '../messages/language';
import type {
  EnumerationListParameter,
  IntegerParameter,
  LimitParameter,
  NamespaceListParameter,
  NamespaceParameter,
  ParameterDeclaration,
  UserKind,
} from './parameter-declarations';
import type { ParameterProblems } from './parameter-problems';
import type { ReceivedParameter } from './request-parameters';
import { decodeBodyValue } from './text';
import type { ApiResult } from '../response/api-result';
import type { EscapeWikitext } from '../text/wikitext-escape';
import type { NamespaceTable } from '../model/namespaces';
import type { RequestParameters } from './request-parameters';

/** What reading depends on besides the parameters. */
export interface ReadingContext {
  readonly parameters: RequestParameters;
  readonly result: ApiResult;
  readonly namespaces: NamespaceTable;
  /** Whether the wiki has a parameter: some came with a release, or with a setting. */
  readonly hasParameter: (declaration: ParameterDeclaration) => boolean;
  /** Whether the user holds `apihighlimits`: more values and more rows (core 2.7, 4.1). */
  readonly highLimits: boolean;
  readonly normaliseUserName: (text: string) => string | undefined;
  readonly normaliseAddress: (text: string) => string | undefined;
  readonly normaliseRange: (text: string) => string | undefined;
  /** Whether a page may have this title. */
  readonly isTitle: (text: string) => boolean;
  /** Whether a page with this title exists. */
  readonly hasPage: (text: string) => boolean;
  /** Whether users may add the tag to changes. */
  readonly isUserTag: (tag: string) => boolean;
  /** Those that users can be added to. */
  readonly groups: readonly string[];
  /** The present time, in whole seconds since 1970. */
  readonly nowSeconds: number;
  /** 1.43 names the parameter in the data of `toomanyvalues` (core 2.7). */
  readonly tooManyValuesNamesParameter: boolean;
  readonly escapeWikitext: EscapeWikitext;
  /** The language of the pages of the interface. */
  readonly interfaceTexts: MessageLanguage;
}

const groupSeparator = '\x1f';
const replacement = '\ufffd';

/**
 * Reads the value of one sent parameter; `undefined` if it counts as absent.
 *
 * @param problems called once there is one
 * @throws UsageError if MediaWiki returns an error
 */
export function readValue(
  declaration: ParameterDeclaration,
  received: ReceivedParameter,
  problems: () => ParameterProblems,
  context: ReadingContext,
): unknown {
  if (typeof received.value !== 'string') {
    const isField = declaration.type === 'string' && declaration.isField;
    if (isField || declaration.type === 'boolean' || declaration.type === 'upload') return undefined;
    problems().warnArray();
    return undefined;
  }
  switch (declaration.type) {
    case 'boolean':
      if (declaration.deprecated !== undefined) {
        // To the real software, whatever was sent is true, which it prints as 1.
        problems().warnDeprecated('1', declaration.deprecated);
      }
      return true;
    case 'string':
      if (declaration.isField) return received.decode(received.value).text;
      return readSingle(received, received.value, problems, declaration.deprecated);
    case 'integer':
      return readInteger(declaration, readSingle(received, received.value, problems, declaration.deprecated), problems);
    case 'limit':
      return readLimit(declaration, readSingle(received, received.value, problems), problems, context.highLimits);
    case 'enumeration': {
      const value = readSingle(received, received.value, problems, declaration.deprecated);
      const { values, known = values } = declaration;
      if (!values.includes(value)) throw problems().unknownValue(value, known);
      return value;
    }
    case 'enumeration list':
      return readEnumerationList(declaration, received, received.value, problems, context, declaration.deprecated);
    case 'string list': {
      const { deprecated } = declaration;
      const { values } = splitValues(received, received.value, problems, context, { deprecated });
      return declaration.allowsDuplicates ? values : distinct(values);
    }
    case 'integer list':
      return distinct(splitValues(received, received.value, problems, context).values.map(readEach(problems)));
    case 'namespace':
      return readNamespace(declaration, readSingle(received, received.value, problems), problems, context);
    case 'namespace list':
      return readNamespaceList(declaration, received, received.value, problems, context);
    case 'user': {
      const value = readSingle(received, received.value, problems);
      const { anybody, accepts } = declaration;
      const name = accepts ? readOneOf(accepts, value, context) : readUser(anybody, value, context);
      if (name === undefined) throw problems().notAUser(value);
      return name;
    }
    case 'user list': {
      const { values } = splitValues(received, received.value, problems, context);
      const names = values.map((value) => {
        const name = readOneOf(declaration.accepts, value, context);
        if (name === undefined) throw problems().notAUser(value);
        return name;
      });
      return distinct(names);
    }
    case 'title list': {
      const { values } = splitValues(received, received.value, problems, context, { limit: declaration.maximum });
      for (const value of values) {
        if (!context.isTitle(value)) throw problems().notATitle(value);
        if (!context.hasPage(value)) throw problems().notAPage(value);
      }
      return distinct(values);
    }
    case 'group list': {
      const { whole, values } = splitValues(received, received.value, problems, context);
      return keepKnown(whole, values, problems, (value) => (context.groups.includes(value) ? value : undefined));
    }
    case 'title': {
      const value = readSingle(received, received.value, problems);
      if (!context.isTitle(value)) throw problems().notATitle(value);
      return value;
    }
    case 'timestamp':
      return readTime(readSingle(received, received.value, problems), problems, context);
    case 'timestamp list': {
      const { values } = splitValues(received, received.value, problems, context);
      return distinct(values).map((value) => readTime(value, problems, context));
    }
    case 'upload':
      throw problems().notAFile();
    case 'tag list': {
      const { values } = splitValues(received, received.value, problems, context);
      const refused = values.filter((tag) => !context.isUserTag(tag));
      if (refused.length > 0) throw problems().refusedTags(refused);
      return distinct(values);
    }
  }
}

function readUser(anybody: true | undefined, text: string, context: ReadingContext): string | undefined {
  return anybody ? readAnybody(text, context) : context.normaliseUserName(text);
}

function readOneOf(kinds: readonly UserKind[], text: string, context: ReadingContext): string | undefined {
  const [, id] = /^#0*(\d+)$/.exec(text) ?? [];
  if (id !== undefined) return kinds.includes('id') ? `#${id}` : undefined;
  if (text.includes('>')) return kinds.includes('interwiki') && !text.includes('#') ? text : undefined;
  if (kinds.includes('ip') && isShortenedAddress(text)) return text;
  const address = kinds.includes('ip') ? context.normaliseAddress(text) : undefined;
  const range = kinds.includes('cidr') ? context.normaliseRange(text) : undefined;
  return address ?? range ?? context.normaliseUserName(text);
}

function readTime(value: string, problems: () => ParameterProblems, { nowSeconds }: ReadingContext): number {
  const { readTimestamp } = require('./timestamp-value') as typeof import('./timestamp-value');
  // Both mean the present time, which is rarely intended.
  if (value === '' || value === '0') problems().warnUnclearTime(value);
  const seconds = readTimestamp(value === '' || value === '0' ? 'now' : value, nowSeconds);
  if (seconds === undefined) throw problems().notATime(value);
  return seconds;
}

/** The normalized name; an id such as `#3` and a user of another wiki are returned as sent. */
function readAnybody(text: string, context: ReadingContext): string | undefined {
  const [, id] = /^#0*(\d+)$/.exec(text) ?? [];
  if (id !== undefined) return `#${id}`;
  if (text.includes('>')) return text.includes('#') ? undefined : text;
  if (isShortenedAddress(text)) return text;
  return context.normaliseAddress(text) ?? context.normaliseUserName(text);
}

/** How old revisions name an address: `1.2.3.xxx`. */
function isShortenedAddress(text: string): boolean {
  return /^(?:\d{1,3}\.){3}xxx$/.test(text);
}

function readSingle(
  received: ReceivedParameter,
  bytes: string,
  problems: () => ParameterProblems,
  deprecated?: string,
): string {
  const { text, repaired } = received.decode(bytes);
  const several = bytes.startsWith(groupSeparator);
  // Separators are not part of the values, and each value is repaired separately.
  if (several ? bytes.split(groupSeparator).some(isRepaired) : repaired) problems().warnRepaired();
  if (deprecated !== undefined) problems().warnDeprecated(text, deprecated);
  if (several) throw problems().severalValues(text);
  return text;
}

function isRepaired(bytes: string): boolean {
  return decodeBodyValue(bytes).repaired;
}

function readInteger(declaration: IntegerParameter, text: string, problems: () => ParameterProblems): Integer {
  const value = parseInteger(text);
  if (value === undefined) throw problems().notAnInteger(text);
  const { minimum, maximum } = declaration;
  if (minimum !== undefined && maximum !== undefined && (value < minimum || value > maximum)) {
    problems().warnOutOfRange(text, minimum, maximum, maximum, maximum);
    return value < minimum ? minimum : maximum;
  }
  if (minimum !== undefined && value < minimum) {
    if (declaration.isEnforced) throw problems().belowMinimum(text, minimum);
    problems().warnBelowMinimum(text, minimum);
    return minimum;
  }
  return value;
}

function readEach(problems: () => ParameterProblems): (text: string) => Integer {
  return (text) => {
    const value = parseInteger(text);
    if (value === undefined) throw problems().notAnInteger(text);
    return value;
  };
}

function distinct<Value>(values: readonly Value[]): readonly Value[] {
  return values.length < 2 ? values : [...new Set(values)];
}

function readLimit(
  declaration: LimitParameter,
  text: string,
  problems: () => ParameterProblems,
  high: boolean,
): number {
  const ownMaximum = high ? declaration.highMaximum : declaration.maximum;
  if (text === 'max') {
    problems().addLimit(ownMaximum);
    return ownMaximum;
  }
  const value = parseInteger(text);
  if (value === undefined) throw problems().notAnInteger(text);
  if (typeof value === 'number' && value >= 1 && value <= ownMaximum) return value;
  problems().warnOutOfRange(text, 1, ownMaximum, declaration.maximum, declaration.highMaximum);
  return value < 1 ? 1 : ownMaximum;
}

/** Splits at `|`, or at U+001F if the value begins with it; counts before it drops duplicates (core 2.7). */
function splitValues(
  received: ReceivedParameter,
  bytes: string,
  problems: () => ParameterProblems,
  context: ReadingContext,
  { deprecated, limit: own }: { readonly deprecated?: string | undefined; readonly limit?: number } = {},
): { whole: string; values: readonly string[] } {
  const grouped = bytes.startsWith(groupSeparator);
  const { whole, values } = grouped ? decodeEach(bytes.slice(1), problems) : splitWhole(received, bytes, problems);
  if (deprecated !== undefined) problems().warnDeprecated(whole, deprecated);
  const limit = own ?? (context.highLimits ? highValueLimit : lowValueLimit);
  if (values.length > limit) throw problems().tooManyValues(limit, own ?? lowValueLimit, own ?? highValueLimit);
  return { whole, values };
}

const lowValueLimit = 50;
const highValueLimit = 500;

function splitWhole(received: ReceivedParameter, bytes: string, problems: () => ParameterProblems) {
  const { text, repaired } = received.decode(bytes);
  if (repaired) problems().warnRepaired();
  // Most lists have one value, and splitting costs more than this test.
  if (!text.includes('|')) return { whole: text, values: text === '' ? [] : [text] };
  return { whole: text, values: text.split('|') };
}

function decodeEach(bytes: string, problems: () => ParameterProblems) {
  // Each value is repaired as in a body, even in the query string.
  const decoded = bytes.split(groupSeparator).map(decodeBodyValue);
  if (decoded.some(({ repaired }) => repaired)) problems().warnRepaired();
  const values = decoded.map(({ text }) => text);
  // The whole text is repaired like any other.
  return { whole: replacement + values.join(replacement), values: bytes === '' ? [] : values };
}

function readEnumerationList(
  declaration: EnumerationListParameter,
  received: ReceivedParameter,
  bytes: string,
  problems: () => ParameterProblems,
  context: ReadingContext,
  deprecated?: string,
): readonly string[] {
  const { whole, values } = splitValues(received, bytes, problems, context, { deprecated });
  if (declaration.allSpecifier !== undefined && values.length === 1 && values[0] === declaration.allSpecifier) {
    return declaration.values;
  }
  return keepKnown(whole, values, problems, (value) => {
    if (!declaration.values.includes(value)) return undefined;
    const feature = declaration.deprecatedValues?.[value];
    if (feature !== undefined) problems().warnDeprecatedValue(value, feature, declaration.deprecationMessages?.[value]);
    return value;
  });
}

function readNamespace(
  { extra = [] }: NamespaceParameter,
  text: string,
  problems: () => ParameterProblems,
  context: ReadingContext,
): number {
  const selectable = [...extra.map(String), ...context.namespaces.selectableIds];
  const id = saturatedInteger(text);
  if (typeof id === 'number' && selectable.includes(String(id))) return id;
  // Numbers are parsed before they are looked up.
  throw problems().unknownValue(id === undefined ? text : String(id), selectable.map(Number));
}

function readNamespaceList(
  declaration: NamespaceListParameter,
  received: ReceivedParameter,
  bytes: string,
  problems: () => ParameterProblems,
  context: ReadingContext,
): readonly number[] {
  const { whole, values } = splitValues(received, bytes, problems, context);
  const own = context.namespaces.selectableIds;
  const selectable = declaration.extra ? [...declaration.extra.map(String), ...own] : own;
  if (values.length === 1 && values[0] === declaration.allSpecifier) return selectable.map(Number);
  return keepKnown(whole, values, problems, (value) => {
    const id = parseInteger(value);
    return typeof id === 'number' && selectable.includes(String(id)) ? id : undefined;
  });
}

/** Keeps the first of each known value and warns of the others. */
function keepKnown<Value>(
  whole: string,
  values: readonly string[],
  problems: () => ParameterProblems,
  find: (value: string) => Value | undefined,
): readonly Value[] {
  const known: Value[] = [];
  const unknown: string[] = [];
  for (const value of values) {
    const found = find(value);
    if (found === undefined) unknown.push(value);
    else if (!known.includes(found)) known.push(found);
  }
  if (unknown.length > 0) problems().warnUnknownValues(whole, unknown);
  return known;
}
