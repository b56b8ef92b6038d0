import { SourceExpansion } from '../../rendering/source-expansion';
import { declareParameters, type ValuesOf } from '../../request/parameter-declarations';
import { ResultList, ResultMap } from '../../response/result-tree';
import { chooseDisplayTitle, hasTitleFirst, propertiesInOrder } from '../../wikitext/display-title';
import { parseTree } from '../../wikitext/parse-tree';
import { trackingCategory } from '../../wikitext/tracking-categories';
import type { TrackedReason, WikitextContext } from '../../wikitext/transclusion';
import { actionModule } from '../module';
import type { ActionRun } from '../module-run';
import { appendModules } from '../parse/page-modules';
import { readingContext } from '../parse/reading-context';
import { readTitleOfText } from '../parse/sent-text';
import { factsOfRevision } from '../parse/target';

const parameters = declareParameters('', {
  title: { type: 'string', holds: 'page title' },
  text: { type: 'string', required: true, described: { type: 'text' } },
  revid: { type: 'integer', isId: true, holds: 'revision id' },
  prop: {
    type: 'enumeration list',
    values: [
      ...(['wikitext', 'categories', 'properties', 'volatile', 'ttl', 'modules', 'jsconfigvars'] as const),
      ...(['encodedjsconfigvars', 'parsetree'] as const),
    ],
  },
  includecomments: { type: 'boolean' },
  showstrategykeys: { type: 'boolean' },
  generatexml: { type: 'boolean', deprecated: 'action=expandtemplates&generatexml' },
});

type Values = ValuesOf<typeof parameters>;

/** The members that XML prints as elements. */
const usualElements = ['wikitext', 'parsetree'];

/** `action=expandtemplates`: the wikitext that a text with templates and functions expands to (reading 21). */
export const expandTemplates = actionModule({
  name: 'expandtemplates',
  description: {
    className: 'ApiExpandTemplates',
    helpPages: (release) => [release.since('1.43') ? 'Expandtemplates' : 'Parsing_wikitext#expandtemplates'],
  },
  cacheMode: 'anon-public-user-private',
  parameters,
  prepare(run) {
    const values = run.read(parameters);
    return () => {
      respond(run, values);
    };
  },
});

function respond(run: ActionRun, values: Values): void {
  const { prop, text, generatexml } = values;
  if (prop !== undefined && generatexml) throw run.conflict('prop', 'generatexml');
  if (prop === undefined) {
    const feature = 'action=expandtemplates&!prop';
    run.warnDeprecated({
      code: 'deprecation',
      key: 'apiwarn-deprecation-missingparam',
      parameters: ['prop'],
      data: { feature },
    });
  }
  const context = readContext(run, values);
  const expansion = new SourceExpansion(context, values.includecomments);
  const wikitext = expansion.expandSource(text);
  if (prop === undefined) {
    const legacy = new ResultMap({ contentMember: 'wikitext', subElements: usualElements });
    legacy.append('wikitext', wikitext);
    if (generatexml) appendOldTree(run, text);
    run.respond(legacy);
    return;
  }
  const has = new Set<string>(prop);
  const map = new ResultMap({
    subElements: has.has('encodedjsconfigvars') ? ['encodedjsconfigvars', ...usualElements] : usualElements,
  });
  const { uses } = expansion;
  const defaultSort = uses?.defaultSort?.written;
  const displayTitle = chooseDisplayTitle(uses?.collect('display title') ?? []);
  if (has.has('parsetree')) map.append('parsetree', parseTree(text));
  if (has.has('categories')) appendCategories(map, expansion);
  if (has.has('properties')) appendProperties(map, propertiesInOrder(hasTitleFirst(uses), defaultSort, displayTitle));
  if (has.has('volatile')) map.append('volatile', false);
  if (has.has('wikitext')) map.append('wikitext', wikitext);
  appendModules(run, map, prop, () => ({ scripts: [], styles: [] }));
  run.respond(map);
}

/** Beside the result of the module (vector expandtemplates/tree-in-the-old-form). */
function appendOldTree({ context }: ActionRun, text: string): void {
  context.result.root.append('parsetree', parseTree(text));
}

/** The page that the text is expanded for. @throws UsageError */
function readContext(run: ActionRun, values: Values): WikitextContext {
  const { wiki } = run.context;
  const { title, found } = readTitleOfText(run, values);
  const page = wiki.pages.findTitle(title.namespace, title.key);
  return readingContext(wiki, { title, id: page?.id, ...(found && factsOfRevision(found.revision)) });
}

/** Only those that the wiki itself adds: links are not read. */
function appendCategories(map: ResultMap, { uses, context }: SourceExpansion): void {
  const isRecent = context.source.release.since('1.43');
  const sortKeys = new Map<TrackedReason, string>();
  uses?.walk(({ kind, value }, sortSoFar) => {
    if (kind !== 'tracked') return;
    const sort = isRecent ? uses.defaultSort : sortSoFar;
    sortKeys.set(value, sort?.written ?? '');
  });
  const rows = [...sortKeys].flatMap(([reason, sortKey]): ResultMap[] => {
    const category = trackingCategory(reason, context);
    if (category === undefined) return [];
    const row = new ResultMap({ contentMember: 'category' });
    row.append('sortkey', sortKey);
    row.append('category', category);
    return [row];
  });
  if (rows.length > 0) map.append('categories', new ResultList(rows, 'category'));
}

function appendProperties(map: ResultMap, properties: ReturnType<typeof propertiesInOrder>): void {
  const list = new ResultMap({ pairs: { elementName: 'property' } });
  for (const [name, value] of properties) list.append(name, value);
  if (properties.length > 0) map.append('properties', list);
}
