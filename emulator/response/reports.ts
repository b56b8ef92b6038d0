/** Errors and warnings as members of the answer, in each of the error formats (facts 6.1). */
import {
  insertPlain,
  joinList,
  messageWikitext,
  plainText,
  type Message,
  type MessageList,
  type MessageParameter,
} from './message';
import { ResultList, ResultMap, type ResultValue } from './result-tree';

export const errorFormats = ['plaintext', 'wikitext', 'html', 'raw', 'none', 'bc'] as const;
export type ErrorFormat = (typeof errorFormats)[number];

/** A message and the path of the module that raised it. */
export interface RaisedMessage {
  readonly modulePath: string;
  readonly message: Message;
  /** Said once more, which only the raw format shows (facts 6.1). */
  readonly repeated?: true;
}

export const announceKey = 'api-usage-mailinglist-ref';

/**
 * The old shape: a text a module, its lines joined; the newest module on top, a line never twice (facts 0, step 2).
 */
export function bcWarnings(warnings: readonly RaisedMessage[]): ResultMap {
  const linesByModule = new Map<string, string[]>();
  for (const { modulePath, message } of warnings) {
    const name = modulePath.slice(modulePath.lastIndexOf('+') + 1);
    const line = plainText(messageWikitext(message));
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

/** The newer shape: a list in the order of occurrence, an object a warning, none twice. */
export function listedWarnings(warnings: readonly RaisedMessage[], format: ErrorFormat): ResultList {
  const seen = new Set<string>();
  const items: ResultValue[] = [];
  for (const warning of warnings) {
    const identity = JSON.stringify([warning.modulePath, warning.message]);
    if (seen.has(identity) && !(warning.repeated && format === 'raw')) continue;
    seen.add(identity);
    items.push(listedMessage(warning, format));
  }
  return new ResultList(items, 'warning');
}

/** Where the error goes, and the documentation reference where it stands beside it. */
export function errorMembers(
  raised: RaisedMessage,
  format: ErrorFormat,
  reference: string,
): { name: string; value: ResultValue; trailer?: string } {
  if (format !== 'bc') {
    const errors = new ResultList([listedMessage(raised, format)], 'error');
    return { name: 'errors', value: errors, trailer: reference };
  }
  const error = new ResultMap({ contentMember: 'docref' });
  error.append('code', raised.message.code);
  error.append('info', plainText(messageWikitext(raised.message)));
  appendData(error, raised.message);
  error.append('docref', reference);
  return { name: 'error', value: error };
}

/** A message inside a result, such as the reason of a refused log-in: a text in bc, an object elsewhere (facts 8.1). */
export function reportText(message: Message, format: ErrorFormat): string | ResultMap {
  return format === 'bc' ? plainText(messageWikitext(message)) : messageObject(message, format);
}

function listedMessage({ modulePath, message }: RaisedMessage, format: ErrorFormat): ResultMap {
  const entry = messageObject(message, format);
  entry.append('module', modulePath);
  return entry;
}

function messageObject(message: Message, format: ErrorFormat): ResultMap {
  const contentMember = format === 'html' ? 'html' : format === 'raw' || format === 'none' ? undefined : 'text';
  const entry = new ResultMap(contentMember === undefined ? {} : { contentMember });
  entry.append('code', message.code);
  if (format === 'raw') {
    entry.append('key', message.key);
    entry.append('params', new ResultList(message.parameters.map(rawParameter), 'param'));
  } else if (contentMember !== undefined) {
    entry.append(contentMember, formattedText(message, format));
  }
  if (message.data) {
    const data = new ResultMap({ association: true });
    appendData(data, message);
    entry.append('data', data);
  }
  return entry;
}

function formattedText(message: Message, format: ErrorFormat): string {
  if (format === 'html') return messageWikitext(message, insertHtml);
  const wikitext = messageWikitext(message);
  return format === 'plaintext' ? plainText(wikitext) : wikitext;
}

/** As `insertPlain`, with values from outside escaped for HTML; strings are wikitext that is escaped already. */
function insertHtml(parameter: MessageParameter): string {
  if (typeof parameter !== 'object' || 'num' in parameter) return insertPlain(parameter);
  if ('list' in parameter) return joinList(parameter.list.map(insertHtml), parameter.type);
  return parameter.plaintext
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#039;');
}

function rawParameter(parameter: MessageParameter): ResultValue {
  if (typeof parameter !== 'object') return parameter;
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
    container.append(
      name,
      Array.isArray(value) ? new ResultList([...(value as readonly string[])]) : (value as ResultValue),
    );
  }
}
