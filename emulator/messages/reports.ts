/** Errors and warnings as members of the response, in each of the error formats (core 6.1). */
import {
  messageWikitext,
  type Message,
  type MessageData,
  type MessageDatum,
  type MessageList,
  type MessageParameter,
  isNothing,
} from './message';
import type { MessageLanguage } from './language';
import { normalFormC } from '../text/normal-form';
import { messageHtml } from './message-html';
import { plainText } from './message-plain-text';
import type { RaisedMessage, ReportForm, Trailer } from './error-format';
import { ResultList, ResultMap, type MapMetadata, type ResultValue } from '../response/result-tree';

/**
 * The old form: one text per module with joined lines; the newest module first, no duplicate lines (core 0, step 2).
 */
export function bcWarnings(warnings: readonly RaisedMessage[]): ResultMap {
  const linesByModule = new Map<string, string[]>();
  for (const { modulePath, message } of warnings) {
    const name = modulePath.slice(modulePath.lastIndexOf('+') + 1);
    const line = asPlainText(message);
    const lines = linesByModule.get(name);
    if (!lines) linesByModule.set(name, [line]);
    else if (!lines.includes(line)) lines.push(line);
  }
  const container = new ResultMap();
  for (const [name, lines] of linesByModule) {
    const entry = new ResultMap({ contentMember: 'warnings' });
    entry.append('warnings', lines.join('\n'));
    container.putOnTop(name, entry);
  }
  return container;
}

/**
 * The newer form: a list of objects in the order of occurrence, without duplicates (vector main/warnings-once).
 */
export function listedWarnings(warnings: readonly RaisedMessage[], form: ReportForm): ResultList {
  return new ResultList(listedOnce(warnings, form), 'warning');
}

function listedOnce(raised: readonly RaisedMessage[], form: ReportForm): ResultValue[] {
  const seen = new Set<string>();
  const items: ResultValue[] = [];
  for (const one of raised) {
    const item = listedMessage(one, form);
    const identity = JSON.stringify(item);
    if (seen.has(identity) && !(one.repeated && form.format === 'raw')) continue;
    seen.add(identity);
    items.push(item);
  }
  return items;
}

/** Inserts the error, and the documentation reference if it is separate. Errors that look alike are one (sequence changes-in-detail, step 45). */
export function errorMembers(
  raised: readonly RaisedMessage[],
  form: ReportForm,
  trailer: Trailer | undefined,
): { name: string; value: ResultValue; trailer?: Trailer } {
  if (form.format !== 'bc') {
    const errors = new ResultList(
      trailer?.name === 'docref' ? listedOnce(raised, form) : raised.map(({ message }) => messageObject(message, form)),
      'error',
    );
    return { name: 'errors', value: errors, ...(trailer && { trailer }) };
  }
  const error = new ResultMap(trailer ? { contentMember: trailer.name } : {});
  const [first] = raised;
  if (first) {
    error.append('code', first.message.code);
    error.append('info', asPlainText(first.message));
    appendData(error, first.message);
  }
  if (trailer) error.append(trailer.name, trailer.text);
  return { name: 'error', value: error };
}

/** A message in a result, such as why a log-in failed: a text in bc, else an object (vector login/wrong-password-raw). */
export function reportText(message: Message, form: ReportForm): string | ResultMap {
  return form.format === 'bc' ? asPlainText(message) : messageObject(message, form);
}

/** A message as an object in every format, such as the reason why an action is forbidden (reading 4.1). */
export function reportObject(message: Message, form: ReportForm): ResultMap {
  return messageObject(message, form.format === 'bc' ? { ...form, format: 'plaintext' } : form);
}

/** The members of an entry of a result that is an error beside others, and how they print (vector tag/errors). */
export function entryMembers(
  message: Message,
  form: ReportForm,
): { readonly metadata: MapMetadata; readonly members: Readonly<Record<string, ResultValue>> } {
  const map = form.format === 'bc' ? new ResultMap() : messageObject(message, form);
  if (form.format === 'bc') {
    map.append('code', message.code);
    map.append('info', asPlainText(message));
    appendData(map, message);
  }
  const members = Object.fromEntries(map.names.map((name, index) => [name, map.values[index]!]));
  return { metadata: map.metadata, members };
}

function listedMessage({ modulePath, message }: RaisedMessage, form: ReportForm): ResultMap {
  const entry = messageObject(message, form);
  entry.append('module', modulePath);
  return entry;
}

function messageObject(message: Message, form: ReportForm): ResultMap {
  const { format } = form;
  const contentMember = format === 'html' ? 'html' : format === 'raw' || format === 'none' ? undefined : 'text';
  const entry = new ResultMap(contentMember === undefined ? {} : { contentMember });
  entry.append('code', message.code);
  if (format === 'raw') {
    entry.append('key', message.key);
    entry.append('params', new ResultList(message.parameters.map(rawParameter), 'param'));
  } else if (contentMember !== undefined) {
    entry.append(contentMember, formattedText(message, form));
  }
  if (message.data) {
    const data = new ResultMap({ association: true });
    appendData(data, message);
    entry.append('data', data);
  }
  return entry;
}

function formattedText(message: Message, form: ReportForm): string {
  const { format, language } = form;
  if (format === 'html') return messageHtml(message, form);
  return format === 'plaintext' ? asPlainText(message, language) : composed(messageWikitext(message, language));
}

function asPlainText(message: Message, language?: MessageLanguage): string {
  return composed(plainText(messageWikitext(message, language)));
}

/** Results are normalized: combining characters are composed with what precedes them (vector main/normalized-text). */
function composed(text: string): string {
  return normalFormC(text);
}

/** A parameter as the raw format shows it. */
export function rawParameter(parameter: MessageParameter): ResultValue {
  if (typeof parameter !== 'object' || parameter === null) return parameter;
  if (isNothing(parameter)) return new ResultList([]);
  if ('message' in parameter) {
    const { message: key, parameters = [] } = parameter;
    return { message: { key, params: new ResultList(parameters.map(rawParameter), 'param') } };
  }
  if ('wikitext' in parameter) return parameter.wikitext;
  return 'list' in parameter ? { list: rawList(parameter), type: parameter.type } : parameter;
}

function rawList({ list, positions }: MessageList): ResultValue {
  if (!positions || positions.every((position, index) => position === index)) {
    return new ResultList(list.map(rawParameter));
  }
  const numbered = new ResultMap();
  list.forEach((item, index) => {
    numbered.append(String(positions[index]), rawParameter(item));
  });
  return numbered;
}

function appendData(container: ResultMap, message: Message): void {
  for (const [name, value] of Object.entries(message.data ?? {})) {
    if (container.get(name) === undefined) container.append(name, dataValue(value));
  }
}

function dataValue(value: MessageDatum): ResultValue {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof ResultList || value instanceof ResultMap) return value;
  if (isList(value)) return new ResultList(value.map(dataValue));
  const map = new ResultMap();
  for (const [name, member] of Object.entries(value)) map.append(name, dataValue(member));
  return map;
}

/** `Array.isArray` does not recognize read-only lists. */
function isList(value: MessageDatum): value is readonly string[] | readonly MessageData[] {
  return Array.isArray(value);
}

/** The members of data as a result has them. */
export function dataMembers(data: MessageData | undefined): Readonly<Record<string, ResultValue>> {
  return Object.fromEntries(Object.entries(data ?? {}).map(([name, value]) => [name, dataValue(value)]));
}
