import { addressWithoutDots } from '../../model/external-links';
import { messageWikitext } from '../../messages/message';
import { pageProperty } from '../../model/page-properties';
import type { TextContent } from '../../model/text-reader';
import { isHidden } from '../../model/hidden-parts';
import { prefixedText } from '../../model/title';
import type { ParameterSet } from '../../request/parameter-declarations';
import type { RenderedPage } from '../../rendering/render-page';
import { ResultList, ResultMap } from '../../response/result-tree';
import { contentMessage } from '../../wikitext/content-messages';
import { withoutSpaceAtEnd } from '../../wikitext/sections';
import { beautifyJson } from '../../text/beautify-json';
import { escapeHtmlText } from '../../text/escape';
import { transformedText } from '../edit/stored-text';
import { actionModule, type ActionModule } from '../module';
import type { RequestContext } from '../context';
import type { ActionRun } from '../module-run';
import { categoryLinks } from './category-links';
import { titleHtml } from './display-title';
import {
  categoryList,
  imageList,
  indicatorMap,
  interwikiList,
  languageList,
  linkList,
  propertyMap,
  templateList,
} from './lists';
import { reportData, reportHtml } from './limit-report';
import { isRead, noteRendered, pageText, reportOf } from './page-text';
import { appendModules, pageModules, withModulesOfHead, type PageModules } from './page-modules';
import { parameters, type ParseValues } from './parameters';
import { readPage, requireRendered } from './read-page';
import { checkSection, selectedText } from './section';
import { contentsData, sectionList } from './section-lists';
import { readSent } from './sent-text';
import { skinOf } from './skin';
import { subtitle } from './subtitle';
import { parsedSummary } from './summary';
import { readStored, type ParseTarget } from './target';

/** `action=parse`: a page or a text as readers see it, and what is found in it (reading 16). */
export const parseModules = {
  '1.39': declare(parameters['1.39']),
  '1.43': declare(parameters['1.43']),
};

function declare(declared: ParameterSet): ActionModule {
  return actionModule({
    name: 'parse',
    description: { helpPages: (release) => [release.since('1.43') ? 'Parsing_wikitext' : 'Parsing_wikitext#parse'] },
    cacheMode: 'anon-public-user-private',
    parameters: declared,
    prepare(run) {
      const values = run.read(declared) as unknown as ParseValues;
      return () => {
        parse(run, values);
      };
    },
  });
}

function parse(run: ActionRun, values: ParseValues): void {
  requireOneSource(run, values);
  checkSection(run, values);
  const isStored = values.page !== undefined || values.pageid !== undefined || values.oldid !== undefined;
  if (isStored && values.section?.trim() === 'new') {
    throw run.error({ code: 'invalidparammix', key: 'apierror-invalidparammix-parse-new-section', parameters: [] });
  }
  const target = isStored ? readStored(run, values) : readSent(run, values);
  const text = selectedText(run, target, values);
  const transformed = target.isSent && (values.pst || values.onlypst) ? transform(run, target, text) : undefined;
  if (transformed !== undefined && values.onlypst) respondTransformed(run, target, text, transformed, values);
  else respondParsed(run, target, text, transformed, values);
}

/** @throws UsageError `invalidparammix` */
function requireOneSource(run: ActionRun, values: ParseValues): void {
  for (const other of ['text', 'title', 'revid'] as const) {
    const sources = ['title', 'text', 'revid', 'page', 'pageid', 'oldid'] as const;
    const sent = sources.filter(
      (name) => values[name] !== undefined && (name === other || ['page', 'pageid', 'oldid'].includes(name)),
    );
    if (sent.length > 1) throw run.conflict(...sent);
  }
}

/** The text as it would be saved. */
function transform({ context }: ActionRun, { title, page, model }: ParseTarget, text: string): string {
  if (model === 'wikitext') return transformedText(context, title, page?.id, text);
  const lines = withoutSpaceAtEnd(text.replace(/\r\n?/g, '\n'));
  return model === 'json' ? (beautifyJson(text) ?? text) : lines;
}

function respondTransformed(
  run: ActionRun,
  { title }: ParseTarget,
  text: string,
  transformed: string,
  values: ParseValues,
): void {
  const map = new ResultMap({ wrappedMembers: ['text', 'wikitext', 'parsedsummary'] });
  map.append('text', transformed);
  if (values.prop.includes('wikitext')) map.append('wikitext', text);
  run.context.metPages?.add(title);
  const summary = parsedSummary(run.context, title, values);
  if (summary !== undefined) map.append('parsedsummary', summary);
  run.respond(map);
}

function respondParsed(
  run: ActionRun,
  target: ParseTarget,
  text: string,
  transformed: string | undefined,
  values: ParseValues,
): void {
  const { context } = run;
  const { title } = target;
  const has = new Set(values.prop);
  const map = new ResultMap({
    wrappedMembers,
    ...(has.has('encodedjsconfigvars') && { subElements: ['encodedjsconfigvars'] }),
  });
  map.append('title', prefixedText(title, context.namespaces));
  map.append('pageid', target.pageId);
  if (isHidden(target.revision ?? {}, 'content')) map.append('textdeleted', true);
  if (isHidden(target.revision ?? {}, 'restricted')) map.append('textsuppressed', true);
  if (target.revid !== undefined) map.append('revid', target.revid);
  if (target.redirects) map.append('redirects', target.redirects);
  const { rendered, content, html } = readPage(context, target, transformed ?? text, values);
  noteRendered(context, target, values);
  if (has.has('text')) {
    requireRendered(context, rendered);
    map.append('text', pageText(context, target, html, values));
    const { editLinkStyle } = skinOf(context, values.useskin);
    if (rendered.hasEditLinks && editLinkStyle !== undefined) context.addedStyles.add(editLinkStyle);
  }
  context.metPages?.add(title);
  context.metPages?.addTexts(content.pageLinks ?? []);
  const summary = parsedSummary(context, title, values);
  if (summary !== undefined) map.append('parsedsummary', summary);
  if (has.has('langlinks')) map.append('langlinks', languageList(context, content));
  if (has.has('categories')) map.append('categories', categoryList(context, rendered, content));
  if (has.has('categorieshtml')) map.append('categorieshtml', categoryLinks(context, target, content));
  if (has.has('links')) map.append('links', linkList(context, content));
  if (has.has('templates')) map.append('templates', templateList(context, content.templates ?? []));
  if (has.has('images')) map.append('images', imageList(context, content.files));
  if (has.has('externallinks')) map.append('externallinks', externalLinkList(context, content.links ?? []));
  if (has.has('sections')) map.append('sections', sectionList(rendered.sections, context.release.since('1.43')));
  if (has.has('tocdata')) map.append('tocdata', isRead(target.model) ? contentsData(rendered.sections) : null);
  if (has.has('sections') || has.has('tocdata')) map.append('showtoc', rendered.showsContents);
  const displayTitle = pageProperty(content, 'displaytitle');
  appendWarnings(context, map, target, has, content);
  if (has.has('displaytitle')) map.append('displaytitle', displayTitle ?? usualTitle(context, target, rendered));
  if (has.has('subtitle')) map.append('subtitle', subtitle(context, title));
  if (has.has('headitems')) map.append('headitems', new ResultList([], 'hi'));
  if (has.has('headhtml')) {
    const { headHtml } = require('./head-html') as typeof import('./head-html');
    map.append('headhtml', headHtml(context, target, rendered, content, values));
  }
  const modulesOfPage = (): PageModules => {
    const { useskin } = values;
    const found = pageModules(context, title, rendered, useskin === undefined ? undefined : skinOf(context, useskin));
    const isWhole = has.has('headhtml') && (has.has('text') || useskin !== undefined);
    return isWhole ? withModulesOfHead(found) : found;
  };
  appendModules(run, map, values.prop, modulesOfPage, 'm');
  if (has.has('indicators')) map.append('indicators', indicatorMap(rendered));
  if (has.has('iwlinks')) map.append('iwlinks', interwikiList(context, content));
  if (has.has('wikitext')) map.append('wikitext', text);
  if (has.has('wikitext') && transformed !== undefined) map.append('psttext', transformed);
  if (has.has('properties')) map.append('properties', propertyMap(rendered, displayTitle));
  if (has.has('limitreportdata')) map.append('limitreportdata', reportData(reportOf(context, target)));
  if (has.has('limitreporthtml')) map.append('limitreporthtml', reportHtml(context, title, reportOf(context, target)));
  if (has.has('parsetree') || values.generatexml) map.append('parsetree', treeOf(run, target, text));
  run.respond(map);
}

/** Those that have an element of their own. */
const wrappedMembers = [
  ...['text', 'parsedsummary', 'categorieshtml', 'headhtml', 'wikitext', 'psttext', 'limitreporthtml', 'parsetree'],
];

function appendWarnings(
  context: RequestContext,
  map: ResultMap,
  { title }: ParseTarget,
  has: ReadonlySet<string>,
  content: TextContent,
): void {
  const warnings = has.has('parsewarnings') || has.has('parsewarningshtml') ? parseWarnings(context, content) : [];
  if (has.has('parsewarnings')) map.append('parsewarnings', new ResultList(warnings, 'pw'));
  if (!has.has('parsewarningshtml')) return;
  const { renderedMessage } = require('../rendered-message') as typeof import('../rendered-message');
  map.append(
    'parsewarningshtml',
    new ResultList(
      warnings.map((text) => renderedMessage(context, text, title)),
      'pw',
    ),
  );
}

/** @throws UsageError `notwikitext` */
function treeOf(run: ActionRun, { model }: ParseTarget, text: string): string {
  if (model !== 'wikitext') {
    throw run.error({ code: 'notwikitext', key: 'apierror-parsetree-notwikitext', parameters: [] });
  }
  const { parseTree } = require('../../wikitext/parse-tree') as typeof import('../../wikitext/parse-tree');
  return parseTree(text);
}

function usualTitle(context: RequestContext, { title, model }: ParseTarget, { switches }: RenderedPage): string {
  const isConverted = isRead(model) && !switches.has('notitleconvert') && !switches.has('nocontentconvert');
  return isConverted ? titleHtml(context, title) : escapeHtmlText(prefixedText(title, context.namespaces));
}

/** 1.43 shortens addresses that have `..` in their path (vector parse/external-links-of-a-page). */
function externalLinkList({ release }: RequestContext, links: readonly string[]): ResultList {
  return new ResultList(release.since('1.43') ? links.map(addressWithoutDots) : [...links], 'el');
}

/** In the language of the wiki, as wikitext. */
function parseWarnings(context: RequestContext, { warnings = [] }: TextContent): string[] {
  return warnings.map((warning) => {
    const [key, ...parameters] = JSON.parse(warning) as [string, ...string[]];
    if (key === 'restricted-displaytitle') return contentMessage(context.wiki, key, ...parameters);
    const message = { code: '', key: 'duplicate-args-warning', parameters } as const;
    return messageWikitext(message, context.contentTexts);
  });
}
