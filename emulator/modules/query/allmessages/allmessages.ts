import { recordedMessages } from '../../../languages/recorded-messages';
import { compareByCodePoint } from '../../../model/file-usage';
import { interfaceNamespace } from '../../../model/namespaces';
import { titleOfKey, type Title } from '../../../model/title';
import { declareParameters, type ValuesOf } from '../../../request/parameter-declarations';
import { ResultMap } from '../../../response/result-tree';
import { SourceExpansion } from '../../../rendering/source-expansion';
import { queryModule } from '../../module';
import { readingContext } from '../../parse/reading-context';
import { requireSupported } from '../../require-supported';
import { readWikiTitle } from '../../writing/page-of-request';
import type { QueryRun } from '../query-run';
import { Messages, normalizedName } from './messages';

const parameters = declareParameters('am', {
  messages: { type: 'string list', default: ['*'], examples: ['mainpage', 'sunday', 'Sunday', 'pagetitle', 'nosuch'] },
  prop: { type: 'enumeration list', values: ['default'] },
  enableparser: { type: 'boolean' },
  nocontent: { type: 'boolean' },
  // Real wikis find pages of other names only until they read all messages anew.
  includelocal: { type: 'boolean' },
  args: { type: 'string list', allowsDuplicates: true, examples: ['a', '{{SITENAME}}', '$2', '2'] },
  filter: { type: 'string', examples: ['sunday', 'x', ''] },
  customised: { type: 'enumeration', values: ['all', 'modified', 'unmodified'], default: 'all' },
  lang: { type: 'string', examples: ['en', 'qqx', 'zzz', 'a:b', ''] },
  from: { type: 'string', examples: ['sunday', 'mainpage', 'x'] },
  to: { type: 'string', examples: ['sunday', 'mainpage', 'x'] },
  title: { type: 'string', holds: 'page title' },
  prefix: { type: 'string', examples: ['sunday', 'mainp', 'x'] },
});

type Values = ValuesOf<typeof parameters>;

/** `meta=allmessages`: the texts of the interface (reading 23.4). */
export const allMessages = queryModule({
  kind: 'meta',
  name: 'allmessages',
  description: { className: 'ApiQueryAllMessages' },
  cacheMode: 'public',
  // Without a language, the user's preferences decide (reading 23.4).
  cacheModeOf: ({ lang, enableparser }) => (lang === undefined || enableparser ? 'anon-public-user-private' : 'public'),
  parameters,
  run(run, values) {
    const { lang, enableparser } = values;
    if (lang !== undefined && !isValidLanguage(lang)) {
      throw run.error({ code: 'invalidlang', key: 'apierror-invalidlang', parameters: [run.parameter('lang')] });
    }
    const { context } = run;
    if (!recordedMessages(context.release)) {
      const name = 'meta=allmessages, which needs the package wikidouble-help-texts';
      requireSupported(context, [{ name, module: 'query+allmessages', parameter: 'meta', value: 'allmessages' }]);
    }
    const title = enableparser ? readTitle(run, values.title) : undefined;
    addMessages(run, values, new Messages(context, lang ?? context.interfaceLanguage), title);
  },
});

function addMessages(run: QueryRun, values: Values, messages: Messages, title: Title | undefined): void {
  const { nocontent, args = [], prop = [], customised } = values;
  const list = run.outputList('message');
  for (const name of selectedNames(values, messages)) {
    if (customised !== 'all' && messages.isCustomised(name) !== (customised === 'modified')) continue;
    const plain = messages.text(name, args);
    const showsText = plain !== undefined && !nocontent;
    const row = new ResultMap(showsText ? { contentMember: 'content' } : {});
    row.append('name', name);
    row.append('normalizedname', normalizedName(name));
    if (customised === 'modified') row.append('customised', true);
    if (plain === undefined) row.append('missing', true);
    else {
      const text = title ? expanded(run, plain, title, messages) : plain;
      if (showsText) row.append('content', text);
      if (prop.includes('default')) {
        const usual = messages.usualText(name);
        if (usual === undefined) row.append('defaultmissing', true);
        else if (usual !== text) row.append('default', usual);
      }
    }
    if (run.addRow(list, row)) continue;
    run.continueAt('from', name);
    break;
  }
  if (nocontent && !prop.includes('default')) return;
  const [unknown] = messages.unknown;
  if (unknown === undefined) return;
  const name = `the text of the message ${unknown} in other languages than English`;
  requireSupported(run.context, [{ name, module: 'query+allmessages', parameter: 'meta', value: 'allmessages' }]);
}

function* selectedNames(values: Values, messages: Messages): Generator<string, void> {
  const { messages: requested, filter, prefix, from, to } = values;
  const names = requested.includes('*') ? messages.names() : new Set(requested);
  let isWithin = from === undefined;
  for (const name of names) {
    if (filter !== undefined && !name.includes(filter)) continue;
    if (prefix !== undefined && !name.startsWith(prefix)) continue;
    if (to !== undefined && isAfter(name, to)) return;
    isWithin ||= name === from;
    if (isWithin) yield name;
  }
}

/** Numbers by their values (vector allmessages/up-to-a-number). */
function isAfter(name: string, last: string): boolean {
  const areNumbers = [name, last].every((text) => /^\d+(?:\.\d+)?$/.test(text));
  return areNumbers ? Number(name) > Number(last) : compareByCodePoint(name, last) > 0;
}

const longestCode = 128;

/** A code may have in it what a title may, and none of these (vectors allmessages/language-…). */
function isValidLanguage(code: string): boolean {
  return code.length <= longestCode && !/[:/\\&<>'"#[\]{|}\x00-\x1f\x7f]|%[\da-f]{2}/i.test(code);
}

/** @throws UsageError `invalidtitle` */
function readTitle(run: QueryRun, text: string | undefined): Title {
  return text === undefined ? titleOfKey({ namespace: 0, key: 'API' }) : readWikiTitle(run, text);
}

function expanded({ context: { wiki } }: QueryRun, text: string, title: Title, messages: Messages): string {
  if (!text.includes('{{')) return text;
  const page = wiki.pages.findTitle(title.namespace, title.key);
  const message = (key: string) => messages.usualText(key);
  const reading = readingContext(wiki, { title, id: page?.id });
  const template = (of: Title): string | undefined =>
    reading.template(of) ?? (of.namespace === interfaceNamespace ? message(of.key) : undefined);
  const context = { ...reading, message, template };
  return new SourceExpansion(context, false).expandSource(text);
}
