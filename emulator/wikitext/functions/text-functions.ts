import { specialNamespace } from '../../model/namespaces';
import { isTitle, parseTitle } from '../../model/title';
import { languageName } from '../../releases/site-info-languages';
import { escapeAttribute, escapeHtml, escapeRegExp } from '../../text/escape';
import { encodeForWikiUrl } from '../../text/wiki-url';
import type { TimeWords } from '../../text/written-time';
import type { PageSetting, WikitextContext } from '../transclusion';
import { type Argument, type FunctionCall, type ParserFunction, withoutMarkers } from './call';

/** Changes the case of the first character. */
function first(change: (character: string) => string): ParserFunction {
  return (text) => {
    const character = String.fromCodePoint(text.codePointAt(0) ?? 0);
    return text === '' ? '' : change(character) + text.slice(character.length);
  };
}

/** Functions whose name may be written in any case, here in lower case. */
export const textFunctions: Readonly<Record<string, ParserFunction>> = {
  lc: (text) => text.toLowerCase(),
  uc: (text) => text.toUpperCase(),
  lcfirst: first((character) => character.toLowerCase()),
  ucfirst: (text, rest, call) => first(call.context.rules.upperCaseFirst)(text, rest, call),
  gender: (name, forms, { context }) => {
    const title = parseTitle(name, context.rules);
    const user = isTitle(title) ? context.source.users.find(title.key.replaceAll('_', ' ')) : undefined;
    const [male, female, other] = forms;
    const gender = user?.options?.gender;
    return ((gender === 'female' ? female : gender === 'male' ? male : other) ?? male)?.text ?? '';
  },
  grammar: (_, [word]) => word?.text ?? '',
  bidi: (text) => `\u202a${text}\u202c`,
  int: message,
  '#language': (code, _, { context }) => {
    const { release } = context.source;
    if (code === '') return release.since('1.43') ? 'English' : '';
    const known = code.toLowerCase();
    return languageName(known, release) ?? release.languageTags.tag(known);
  },
  '#special': (name, _, { context }) => specialPageName(name, context),
  '#speciale': (name, _, { context }) => encodeForWikiUrl(specialPageName(name, context).replaceAll(' ', '_')),
  '#tag': tag,
  '#formatdate': formatDate,
  '#dateformat': formatDate,
};

/** Functions whose name must be written in upper case. What stands in them is not shown. */
export const pageFunctions: Readonly<Record<string, ParserFunction>> = {
  DISPLAYTITLE: (text, options, { context }) =>
    context.noteDisplayTitle?.(setting(withoutMarkers(text), options, context)) ?? '',
  DEFAULTSORT: defaultSort,
  DEFAULTSORTKEY: defaultSort,
  DEFAULTCATEGORYSORT: defaultSort,
};

/** `{{DEFAULTSORT:key}}` (reading 15.1) */
function defaultSort(key: string, options: readonly Argument[], { context }: FunctionCall): string {
  return key === '' ? '' : (context.noteDefaultSort?.(setting(key, options, context)) ?? '');
}

/** Only the first argument after the value says whether it replaces an earlier one, or does so without a warning. */
function setting(written: string, [option]: readonly Argument[], { magicWord }: WikitextContext): PageSetting {
  const word = option?.text ?? '';
  const name = (magicWord?.(word) ?? word).toLowerCase();
  return { written, replaces: name !== 'noreplace', warns: name !== 'noerror' };
}

/** `{{int:edit}}`: the text of a message that has a page or is known, with its parameters. */
function message(key: string, parameters: readonly Argument[], call: FunctionCall): string | undefined {
  const title = parseTitle(`MediaWiki:${key}`, call.context.rules);
  if (key === '') return undefined;
  const { template, message: usualText } = call.context;
  const text = isTitle(title) ? (template(title) ?? usualText?.(title.key)) : undefined;
  if (text === undefined) return `\u29fc${escapeHtml(key)}\u29fd`;
  return call.expand(
    text.replace(/\$([1-9])/g, (written, index: string) => parameters[Number(index) - 1]?.text ?? written),
  );
}

/** The title of a special page in the language of the wiki: `Spezial:Beiträge` for `Contributions`. */
export function specialPageName(name: string, { source, rules }: WikitextContext): string {
  const { site } = source;
  const title = parseTitle(`Special:${name}`, rules);
  const space = site.namespaces.byId(specialNamespace)?.name ?? 'Special';
  if (!isTitle(title)) return `${space}:Badtitle`;
  return `${space}:${(site.specialPages.find(title.key) ?? title.key).replaceAll('_', ' ')}`;
}

/** `{{#tag:name|content|attribute=value}}` */
function tag(writtenName: string, [content, ...rest]: readonly Argument[], call: FunctionCall): string {
  const name = writtenName.toLowerCase();
  // The values of others are not read.
  const named = rest.flatMap((attribute): [string, string][] => {
    if (attribute.name === undefined) return [];
    const quoted = /^(?:"([^]*)"|'([^]*)')$/.exec(attribute.value);
    return [[attribute.name, quoted?.[1] ?? quoted?.[2] ?? attribute.value]];
  });
  const written = (escape: (text: string) => string): string =>
    named.map(([of, value]) => ` ${escape(of)}="${escape(value)}"`).join('');
  if (extensionTags.has(name)) {
    const attributes = written((text) => text.replaceAll('"', '&quot;'));
    return call.keepTag(name, attributes, content?.text);
  }
  // Unknown tags are text.
  const attributes = written(escapeAttribute);
  return content === undefined ? `<${name}${attributes}/>` : `<${name}${attributes}>${content.text}</${name}>`;
}

/** The tags of MediaWiki itself whose text is not wikitext of the page around them. */
const extensionTags: ReadonlySet<string> = new Set(['nowiki', 'pre', 'gallery', 'indicator', 'langconvert']);

interface DateForms {
  readonly names: readonly string[];
  readonly patterns: readonly (readonly [pattern: RegExp, order: readonly ('year' | 'month' | 'day')[]])[];
}

const knownForms = new WeakMap<TimeWords, DateForms>();

/** The forms of dates with the names of months, short or not, in the language of the wiki. */
function dateForms(words: TimeWords): DateForms {
  const known = knownForms.get(words);
  if (known) return known;
  const { months, shortMonths } = words;
  const names = [...months, ...shortMonths];
  const month = `(${names.map(escapeRegExp).join('|')})`;
  const patterns = [
    [/^(\d{1,4})-(\d\d)-(\d\d)$/, ['year', 'month', 'day']],
    [new RegExp(`^(\\d{1,2})[ _]*${month}(?:,?[ _]*(\\d{1,4}))?$`, 'iu'), ['day', 'month', 'year']],
    [new RegExp(`^${month}[ _]*(\\d{1,2})(?:,?[ _]*(\\d{1,4}))?$`, 'iu'), ['month', 'day', 'year']],
    [new RegExp(`^(\\d{1,4})[ _]*${month}[ _]*(\\d{1,2})$`, 'iu'), ['year', 'month', 'day']],
  ] as const;
  knownForms.set(words, { names, patterns });
  return { names, patterns };
}

/** `{{#formatdate:2009-12-25|mdy}}` */
function formatDate(text: string, [format]: readonly Argument[], { context }: FunctionCall): string {
  const { timeWords } = context.source.site;
  const { names, patterns } = dateForms(timeWords);
  for (const [pattern, order] of patterns) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const part = (name: 'year' | 'month' | 'day') => match[order.indexOf(name) + 1] ?? '';
    const written = part('month');
    const index = /^\d/.test(written)
      ? Number(written) - 1
      : names.findIndex((name) => name.toLowerCase() === written.toLowerCase()) % 12;
    const [year, name, day] = [part('year'), timeWords.months[index] ?? '', String(Number(part('day')))];
    const iso = [...(year === '' ? [] : [year]), String(index + 1).padStart(2, '0'), day.padStart(2, '0')].join('-');
    const shown: Record<string, string> = {
      mdy: `${name} ${day}${year && `, ${year}`}`,
      dmy: `${day} ${name}${year && ` ${year}`}`,
      ymd: `${year && `${year} `}${name} ${day}`,
      'ISO 8601': iso,
      '': text,
    };
    return `<span class="mw-formatted-date" title="${iso}">${shown[format?.text ?? ''] ?? text}</span>`;
  }
  return text;
}
