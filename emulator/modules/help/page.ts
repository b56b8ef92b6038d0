import type { MessageLanguage } from '../../messages/language';
import { textIn } from '../../messages/interface-texts';
import { joinList } from '../../messages/message';
import type { RecordedMessageParameter } from '../../releases/recorded-help';
import { tryReadParameters } from '../../request/parameter-reader';
import { groupsWithRight } from '../../model/rights';
import { ResultList, ResultMap } from '../../response/result-tree';
import { escapeHtml, escapeRegExp } from '../../text/escape';
import { articleAddress } from '../../text/wiki-url';
import type { RequestContext } from '../context';
import { mainPath } from '../main';
import { queryPath } from '../module';
import { pageSetParameters } from '../page-set/page-set-parameters';
import type { AnyModule, ModuleDirectory } from '../paraminfo/directory';
import { describeModule } from '../paraminfo/module';
import { messagesOf, parameterOf, textOf, valuesOf } from '../paraminfo/texts';
import { depths, helpedModules, submodulesOf, type HelpPageOptions } from './helped-modules';
import { HelpTextFormat } from './formatted';
import { serialisedHtml } from './html';
import type { HelpMessage, ModuleMessages } from './messages';

/** A heading of the page, for the table of contents. */
interface Heading {
  readonly id: string;
  readonly title: string;
  readonly level: number;
}

/** The content of the help page, as HTML (core 2.8). */
export function helpContent(context: RequestContext, directory: ModuleDirectory, options: HelpPageOptions): string {
  return new HelpPage(context, directory, options).content();
}

class HelpPage {
  private readonly shown: HelpTextFormat;
  private readonly headings: Heading[] = [];
  /** The modules that links lead to on the page itself. */
  private readonly included: ReadonlySet<string>;
  /** How often each module is on the page: where it is named, and as a part of others. */
  private readonly occurrences = new Map<string, number>();
  private readonly helpLink: RegExp;

  constructor(
    private readonly context: RequestContext,
    private readonly directory: ModuleDirectory,
    private readonly options: HelpPageOptions,
  ) {
    this.shown = new HelpTextFormat(context, 'html');
    this.included = new Set(helpedModules(directory, options).map(({ path }) => path));
    const help = escapeHtml(articleAddress(context.articlePath, 'Special:ApiHelp/\0'));
    const [before = '', after = ''] = help.split('%00').map(escapeRegExp);
    this.helpLink = new RegExp(`<a href="${before}([^"#]*)${after}(#[^"]*)?" title="[^"]*">`, 'g');
  }

  content(): string {
    const { paths, submodules, contents } = this.options;
    const depth = depths[submodules];
    const modules = new Set(paths.flatMap((path) => this.directory.find(path) ?? []));
    const written = [...modules].map((module) => this.module(module, 2, depth)).join('');
    const lead = this.block({ key: 'api-help-lead', parameters: [] });
    const content = `${lead}${contents ? this.contents() : ''}${written}`;
    // 1.39 encodes addresses once more.
    return this.context.release.since('1.43')
      ? content
      : content.replace(/(?<=<a [^>]*href=")[^"]*/g, (address) =>
          address.replace(/[|$ {}[\]<>"^`\\]|[^\0-\x7f]/gu, encodeURIComponent),
        );
  }

  private module(module: AnyModule, level: number, depth: number): string {
    const occurrence = (this.occurrences.get(module.path) ?? 0) + 1;
    this.occurrences.set(module.path, occurrence);
    const id = occurrence === 1 ? module.path : `${module.path}|${occurrence}`;
    const described = describeModule(this.context, this.directory, module);
    const messages = messagesOf(described, this.directory, this.shown.texts, this.context);
    const parts = [
      this.header(module, described, id, level),
      this.flags(described),
      this.description(messages.about),
      helpAddresses(described),
      this.parameters(described, messages, id),
      this.examples(messages),
      ...(module.path === mainPath ? [this.permissions()] : []),
    ];
    const inner = (depth === 0 ? [] : submodulesOf(this.directory, module)).map((submodule) =>
      this.module(submodule, level + 1, depth - 1),
    );
    const closing = module.path === mainPath ? this.generalSections(level + 1) : '';
    return parts.map((part) => `${part}\n`).join('') + inner.join('') + closing;
  }

  private header(module: AnyModule, described: ResultMap, id: string, level: number): string {
    const prefix = textOf(described, 'prefix');
    const isMain = module.path === mainPath;
    const title = isMain
      ? this.inline('api-help-main-header')
      : escapeHtml(`${module.group ?? ''}=${module.name}${prefix === '' ? '' : ` ${this.inParentheses(prefix)}`}`);
    this.headings.push({ id, title, level });
    const marks = isMain ? 'class="apihelp-header"' : 'class="apihelp-header apihelp-module-name" dir="ltr" lang="en"';
    const heading = `<h${level} ${marks} id="${escapeHtml(id)}">${title}</h${level}>`;
    return isMain && this.isOnlyModule() ? heading : `${heading}${this.linkTrail(module)}`;
  }

  private inParentheses(text: string): string {
    return textIn({ parentheses: '($1)' }, 'parentheses', [text], this.language);
  }

  private isOnlyModule(): boolean {
    return this.options.paths.length === 1 && this.included.size === 1;
  }

  /** The modules around a module. */
  private linkTrail(module: AnyModule): string {
    const names = module.path === mainPath ? [] : module.path.split('+');
    const outer = [mainPath, ...names].map((name, index) => {
      const path = index === 0 ? mainPath : names.slice(0, index).join('+');
      return path === module.path && this.isOnlyModule()
        ? `<b dir="ltr" lang="en">${escapeHtml(name)}</b>`
        : `<a href="${escapeHtml(this.specialAddress(`ApiHelp/${path}`))}" class="apihelp-linktrail" dir="ltr" lang="en">${escapeHtml(name)}</a>`;
    });
    return `<div class="apihelp-linktrail">${this.inParentheses(outer.join(' | '))}</div>`;
  }

  private flags(described: ResultMap): string {
    const flags = ['deprecated', 'internal', 'readrights', 'writerights', 'mustbeposted', 'generator']
      .filter((flag) => described.get(flag) !== undefined)
      .map((flag) => `<span class="apihelp-flag-${flag}">${this.inline(`api-help-flag-${flag}`)}</span>`);
    const name = (text: string) => `<span dir="ltr" lang="en">${escapeHtml(text)}</span>`;
    const source = this.inline('api-help-source', [name(textOf(described, 'sourcename'))]);
    const license = `Special:Version/License/${textOf(described, 'source')}`;
    const link = this.inline('api-help-license', [license, name(textOf(described, 'licensetag'))]);
    const items = [
      ...flags,
      `<span class="apihelp-source">${source}</span>`,
      `<span class="apihelp-license">${link}</span>`,
    ].map((item) => `<li>${item}</li>`);
    return `<div class="apihelp-block apihelp-flags"><ul>${items.join('')}</ul></div>`;
  }

  private description(messages: readonly HelpMessage[]): string {
    return this.linked(this.shown.htmlOf(messages, ''));
  }

  private parameters(described: ResultMap, messages: ModuleMessages, moduleId: string): string {
    const all = ['parameters', 'templatedparameters']
      .flatMap((member) => itemsOf(described, member))
      .sort((first, second) => Number(first.get('index')) - Number(second.get('index')));
    const { dynamicParameters } = messages;
    if (all.length === 0 && !dynamicParameters) return '';
    const prefix = textOf(described, 'prefix');
    const path = textOf(described, 'path');
    let isLater = false;
    const items = all.map((parameter) => {
      const about = this.description(this.described(messages.parameter(parameterOf(parameter), isLater)));
      isLater ||= parameter.get('submodules') !== undefined;
      const info = new ParameterInfo(parameter, prefix, messages, this).lines();
      const name = `${prefix}${textOf(parameter, 'name')}`;
      const id = this.context.release.since('1.43') ? ` id="${escapeHtml(`${moduleId}:${name}`)}"` : '';
      const deprecated = `<dd class="info"><strong class="apihelp-deprecated">${this.inline('api-help-param-deprecated')}</strong></dd>`;
      return (
        `<dt><span dir="ltr" lang="en"${id}>${escapeHtml(name)}</span></dt>` +
        `${parameter.get('deprecated') === true ? deprecated : ''}<dd class="description">${about}</dd>` +
        info.map((line) => `<dd class="info">${line}</dd>`).join('')
      );
    });
    const head = this.blockHead('api-help-parameters', all.length);
    const note = `<div class="apihelp-block-header">${this.inline('api-help-parameters-note')}</div>`;
    const { key = '', parameters: about = [] } = dynamicParameters ?? {};
    const dynamic = dynamicParameters ? `<dt>*</dt><dd class="description">${this.inline(key, about)}</dd>` : '';
    return (
      `<div class="apihelp-block apihelp-parameters">${head}${path === mainPath ? '' : note}` +
      `<dl>${items.join('')}${dynamic}</dl></div>`
    );
  }

  /**
   * The main module creates those that it describes: `action=query` has no description where the pages of the request cannot
   * be read.
   */
  private described(messages: readonly HelpMessage[]): readonly HelpMessage[] {
    return messages.map((message) =>
      message.key === `apihelp-${queryPath}-summary` && this.isQueryUnreadable
        ? { ...message, key: 'api-help-undocumented-module', parameters: [queryPath] }
        : message,
    );
  }

  private get isQueryUnreadable(): boolean {
    const { context } = this;
    // Numbers can be wrong, and titles too many.
    if (!['titles', 'pageids', 'revids'].some((name) => context.parameters.bytes(name) !== undefined)) return false;
    return tryReadParameters({ path: queryPath, parameters: pageSetParameters }, context).error !== undefined;
  }

  private examples({ examples }: ModuleMessages): string {
    if (examples.length === 0) return '';
    const sandbox = escapeHtml(this.specialAddress('ApiSandbox'));
    const open = this.inline('api-help-open-in-apisandbox');
    const items = examples.map(({ query, message }) => {
      const address = escapeHtml(`api.php?${query}`);
      const link = `<a href="${escapeHtml(this.context.scriptPath)}/${address}" dir="ltr" rel="nofollow">${address}</a>`;
      const described = this.linked(this.shown.html.inline(this.shown.wikitext.message(message)));
      return `<dt>${described}</dt><dd>${link} <a href="${sandbox}#${escapeHtml(query)}">${open}</a></dd>`;
    });
    return `<div class="apihelp-block apihelp-examples">${this.blockHead('api-help-examples', items.length)}<dl>${items.join('')}</dl></div>`;
  }

  private permissions(): string {
    const rights: readonly (readonly [right: string, text: string])[] = [
      ...(this.context.release.since('1.43') ? [] : [['writeapi', this.inline('right-writeapi')] as const]),
      ['apihighlimits', this.inline('api-help-right-apihighlimits', [500, 5000])],
    ];
    const items = rights.map(([right, text]) => {
      const groups = groupsWithRight(right, this.context.wiki).map((group) =>
        group === '*' ? this.everybody : escapeHtml(group),
      );
      const granted = this.inline('api-help-permissions-granted-to', [
        groups.length,
        joinList(groups, 'text', this.language),
      ]);
      return `<dt>${right}</dt><dd>${text}</dd>${groups.length === 0 ? '' : `<dd>${granted}</dd>`}`;
    });
    return `<div class="apihelp-block apihelp-permissions">${this.blockHead('api-help-permissions', items.length)}<dl>${items.join('')}</dl></div>`;
  }

  private get everybody(): string {
    return this.context.release.since('1.43') ? this.inline('searchall') : 'all';
  }

  /** What the help of the main module ends with. */
  private generalSections(level: number): string {
    const types = ['boolean', 'expiry', 'timestamp'].map((type) => {
      const id = `main/datatype/${type}`;
      const about = this.block({ key: `api-help-datatype-${type}`, parameters: [] });
      return `<dt id="${id}">${this.olderAnchor(id)}${type}</dt><dd>${about}</dd>`;
    });
    const sections = [
      this.section('datatypes', 'api-help-datatypes-header', 'api-help-datatypes-top', level) +
        `<dl>${types.join('')}</dl>`,
      this.section('templatedparams', 'api-help-templatedparams-header', 'api-help-templatedparams', level),
      this.section('credits', 'api-credits-header', 'api-credits', level),
    ];
    return `\n${sections.join('\n')}`;
  }

  private section(name: string, header: string, text: string, level: number): string {
    const id = `main/${name}`;
    const title = this.inline(header);
    this.headings.push({ id, title, level });
    const heading = this.context.release.since('1.43')
      ? `<h${level} class="apihelp-header" id="${id}">${title}</h${level}>`
      : `<h${level} class="apihelp-header">${this.olderAnchor(id)}<span class="mw-headline" id="${id}">${title}</span></h${level}>`;
    return heading + this.block({ key: text, parameters: [] });
  }

  /** 1.39 keeps the ids of older releases. */
  private olderAnchor(id: string): string {
    return this.context.release.since('1.43') ? '' : `<span id="${id.replaceAll('/', '.2F')}"></span>`;
  }

  private contents(): string {
    if (this.headings.length === 0) return '';
    const title = this.inline('toc');
    const numbers: number[] = [];
    const parts: string[] = [];
    for (const { id, title: shown, level } of this.headings) {
      const depth = level - 1;
      if (depth > numbers.length) {
        parts.push(`\n<ul>\n`);
        numbers.push(0);
      } else {
        parts.push('</li>\n');
        while (numbers.length > depth) {
          numbers.pop();
          parts.push('</ul>\n</li>\n');
        }
      }
      numbers.push((numbers.pop() ?? 0) + 1);
      parts.push(
        `<li class="toclevel-${depth}"><a href="#${escapeHtml(id)}"><span class="tocnumber">${numbers.join('.')}</span> <span class="toctext">${shown}</span></a>`,
      );
    }
    parts.push(
      '</li>\n',
      numbers
        .slice(1)
        .map(() => '</ul>\n</li>')
        .join('\n'),
    );
    const isFlat = numbers.length === 1;
    const isBroken = isFlat || this.context.release.since('1.43');
    parts.push(isFlat || !isBroken ? '' : '\n', isBroken ? '</ul>\n' : '</ul>');
    return (
      '<div id="toc" class="toc" role="navigation" aria-labelledby="mw-toc-heading">' +
      '<input type="checkbox" role="button" id="toctogglecheckbox" class="toctogglecheckbox" style="display:none">' +
      `<div class="toctitle" ${this.context.interfaceAttributes}><h2 id="mw-toc-heading">${title}</h2><span class="toctogglespan">` +
      `<label class="toctogglelabel" for="toctogglecheckbox"></label></span></div>${parts.join('')}</div>\n`
    );
  }

  private blockHead(key: string, count: number): string {
    return `<div class="apihelp-block-head">${this.inline(key, [count])}</div>`;
  }

  private block(message: Pick<HelpMessage, 'key' | 'parameters'>): string {
    return this.linked(this.shown.html.block(this.shown.wikitext.message(message)));
  }

  /** A message of one line. */
  inline(key: string, parameters: readonly RecordedMessageParameter[] = []): string {
    return this.linked(this.shown.html.inline(this.shown.wikitext.message({ key, parameters })));
  }

  remark(message: HelpMessage): string {
    return this.inline(message.key, message.parameters);
  }

  get namespaceIds(): readonly string[] {
    return this.context.namespaces.selectableIds;
  }

  get language(): MessageLanguage {
    return this.shown.language;
  }

  get highLimits(): boolean {
    return this.context.highLimits;
  }

  /** A link to the help of a module, around HTML. */
  linkToModule(path: string, html: string): string {
    return this.linked(this.shown.html.link(`Special:ApiHelp/${path}`, html) ?? html);
  }

  private moduleAddress(path: string, fragment: string): string {
    if (this.included.has(path)) return fragment === '' ? `#${escapeHtml(path)}` : fragment;
    const encoded = encodeURIComponent(path).replaceAll('%20', '+');
    return `${escapeHtml(this.context.scriptPath)}/api.php?action=help&amp;modules=${encoded}${fragment}`;
  }

  /**
   * Leads links to the help of modules to places on the page, or to other pages of help: those with the English name of the
   * page, so that on wikis in other languages all links stay.
   */
  private linked(html: string): string {
    return serialisedHtml(
      html.replace(this.helpLink, (_, path: string, fragment = '') => {
        return `<a href="${this.moduleAddress(decodeURIComponent(path), fragment as string)}">`;
      }),
      this.context.release.since('1.43'),
    );
  }

  private specialAddress(name: string): string {
    return articleAddress(this.context.articlePath, this.context.specialPageKey(name));
  }
}

/** What the page says of a parameter below its description. */
class ParameterInfo {
  private readonly isMulti: boolean;

  constructor(
    private readonly parameter: ResultMap,
    private readonly prefix: string,
    private readonly messages: ModuleMessages,
    private readonly page: HelpPage,
  ) {
    this.isMulti = parameter.get('multi') === true;
  }

  lines(): readonly string[] {
    return [
      ...this.placeholders(),
      ...this.remarks(),
      ...(this.parameter.get('required') === true ? [this.page.inline('paramvalidator-help-required')] : []),
      ...this.type(),
      ...this.several(),
      ...this.existence(),
      ...this.all(),
      ...this.usual(),
    ];
  }

  private placeholders(): readonly string[] {
    const variables = this.parameter.get('templatevars');
    if (!(variables instanceof ResultMap)) return [];
    const described: string[] = [];
    variables.forEach((name) => {
      const key = described.length === 0 ? 'api-help-param-templated-var-first' : 'api-help-param-templated-var';
      described.push(this.page.inline(key, [name, `${this.prefix}${textOf(variables, name)}`]));
    });
    return [
      this.page.inline('api-help-param-templated', [described.length, joinList(described, 'text', this.page.language)]),
    ];
  }

  private remarks(): readonly string[] {
    return itemsOf(this.parameter, 'info').map((item) =>
      this.page.remark(this.messages.remark(textOf(item, 'name'), valuesOf(item.get('values')))),
    );
  }

  /** How many values: 1, or 2 for several. */
  private get count(): 1 | 2 {
    return this.isMulti ? 2 : 1;
  }

  private type(): readonly string[] {
    const { page, parameter, count } = this;
    const type = parameter.get('type');
    if (type instanceof ResultList) return this.values(valuesOf(type).map(String));
    switch (type) {
      case 'namespace': {
        const extra = valuesOf(parameter.get('extranamespaces')).map(String);
        return this.values([...extra.sort((a, b) => Number(b) - Number(a)), ...page.namespaceIds]);
      }
      case 'limit':
        return [page.inline('api-help-param-type-limit'), ...this.range()];
      case 'integer':
      case 'float':
        return [page.inline(`paramvalidator-help-type-${type}`, [count]), ...this.range()];
      case 'boolean':
        return [page.inline('api-help-param-type-presenceboolean')];
      case 'timestamp':
      case 'expiry':
        return [page.inline(`api-help-param-type-${type}`, [count])];
      case 'user': {
        const kinds = valuesOf(parameter.get('subtypes')).map((kind) =>
          page.inline(`paramvalidator-help-type-user-subtype-${kind}`),
        );
        return [
          page.inline('paramvalidator-help-type-user', [count, joinList(kinds, 'text', page.language), kinds.length]),
        ];
      }
      case 'title':
        return [page.inline('paramvalidator-help-type-title', [count])];
      case 'upload':
        return [page.inline('paramvalidator-help-type-upload')];
      default:
        return this.length();
    }
  }

  /** The values of an enumeration, which may be modules. */
  private values(values: readonly string[]): readonly string[] {
    const { page, parameter, count } = this;
    const { submodules, deprecatedvalues = [], internalvalues = [] } = parameterOf(parameter);
    const named = values.filter((value) => value !== '');
    const shown = named.map((value) => {
      const path = submodules?.[value];
      if (path === undefined) return escapeHtml(value);
      const mark = deprecatedvalues.includes(value) ? 'deprecated' : internalvalues.includes(value) ? 'internal' : '';
      const marked = mark === '' ? '' : ` class="apihelp-${mark}-value"`;
      return page.linkToModule(path, `<span dir="ltr" lang="en"${marked}>${escapeHtml(value)}</span>`);
    });
    const list = joinList(shown, 'comma', page.language);
    const key = 'paramvalidator-help-type-enum-can-be-empty';
    const all = named.length === values.length ? '\0' : page.inline(key, ['\0', named.length]);
    const line = page.inline('api-help-param-type-enum', [count, all]);
    return [line.replaceAll('\0', () => list)];
  }

  private range(): readonly string[] {
    const minimum = this.parameter.get('min');
    const highest = this.page.highLimits ? this.parameter.get('highmax') : undefined;
    const maximum = highest ?? this.parameter.get('max');
    if (minimum === undefined && maximum === undefined) return [];
    const kind = minimum === undefined ? 'max' : maximum === undefined ? 'min' : 'minmax';
    const numbers = [minimum, maximum].map((number) => (typeof number === 'number' ? { num: number } : ''));
    return [this.page.inline(`paramvalidator-help-type-number-${kind}`, [this.count, ...numbers])];
  }

  private length(): readonly string[] {
    return (['maxbytes', 'maxchars'] as const).flatMap((member) => {
      const maximum = this.parameter.get(member);
      return typeof maximum === 'number'
        ? [this.page.inline(`paramvalidator-help-type-string-${member}`, [{ num: maximum }])]
        : [];
    });
  }

  /** How to separate values, and how many there may be. */
  private several(): readonly string[] {
    if (!this.isMulti) return [];
    const { page, parameter } = this;
    const type = parameter.get('type');
    const isListed = type instanceof ResultList || type === 'namespace';
    const [low, high] = [Number(parameter.get('lowlimit')), Number(parameter.get('highlimit'))];
    const listed = type instanceof ResultList ? type.items.length : 0;
    const maximum =
      low === high
        ? page.inline('paramvalidator-help-multi-max-simple', [{ num: low }])
        : page.inline('paramvalidator-help-multi-max', [{ num: low }, { num: high }]);
    return [
      ...(isListed ? [] : [page.inline('api-help-param-multi-separate')]),
      ...(isListed && listed <= low ? [] : [maximum]),
    ];
  }

  /** Of a title. */
  private existence(): readonly string[] {
    const mustExist = this.parameter.get('mustExist');
    if (mustExist === undefined) return [];
    return [this.page.inline(`paramvalidator-help-type-title-${mustExist === true ? '' : 'no-'}must-exist`)];
  }

  private all(): readonly string[] {
    const specifier = this.parameter.get('allspecifier');
    return typeof specifier === 'string' ? [this.page.inline('api-help-param-multi-all', [specifier])] : [];
  }

  private usual(): readonly string[] {
    const value = this.parameter.get('default');
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    const text = String(value);
    if (text === '') return [this.page.inline('api-help-param-default-empty')];
    return [this.page.inline('paramvalidator-help-default', ['\0']).replace('\0', () => escapeHtml(text))];
  }
}

function helpAddresses(described: ResultMap): string {
  const list = described.get('helpurls');
  const addresses = valuesOf(list).map((address) => {
    const html = escapeHtml(String(address));
    return `<li><a href="${html}" dir="ltr">${html}</a></li>`;
  });
  return addresses.length === 0
    ? ''
    : `<div class="apihelp-block apihelp-help-urls"><ul>${addresses.join('')}</ul></div>`;
}

function itemsOf(map: ResultMap, member: string): ResultMap[] {
  const list = map.get(member);
  return list instanceof ResultList ? list.items.filter((item) => item instanceof ResultMap) : [];
}
