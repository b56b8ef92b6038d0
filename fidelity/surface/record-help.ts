import {
  describedSettings,
  type DescribedSetting,
  type HelpLayer,
  type ModuleTexts,
  type ParameterTexts,
  type RecordedHelp,
  type RecordedMessage,
  type RecordedMessageParameter,
} from '../../emulator/releases/recorded-help';
import { compare, describeAll, readRelease, type SendToWiki } from './record-surface';

/** A message in `helpformat=raw`. */
interface RawMessage {
  readonly key: string;
  readonly params: readonly RecordedMessageParameter[];
  readonly forvalue?: string;
}

interface RawParameter {
  readonly name: string;
  readonly submodules?: Readonly<Record<string, string>>;
  readonly description?: readonly RawMessage[];
  readonly info?: readonly { readonly name: string; readonly text: readonly RawMessage[] }[];
}

/** A module as `action=paraminfo` describes it with `helpformat=raw` and `formatversion=2`. */
export interface RawModule {
  readonly name: string;
  readonly path: string;
  readonly prefix: string;
  readonly source?: string;
  readonly description?: readonly RawMessage[];
  readonly examples?: readonly { readonly query: string; readonly description: RawMessage }[];
  readonly dynamicparameters?: readonly RawMessage[];
  readonly parameters: readonly RawParameter[];
  readonly templatedparameters: readonly RawParameter[];
}

/** Messages of the page itself, and what others of them begin with. */
const pageMessages = ['api-credits', 'api-credits-header', 'right-writeapi', 'searchall', 'toc'];
const pagePrefixes = ['api-help-', 'paramvalidator-help-'];

/** Wikis of one release: an ordinary one, and one for each setting that shows in the texts. */
export interface DescribedWikis {
  readonly plain: SendToWiki;
  readonly settings: Readonly<Record<DescribedSetting, SendToWiki>>;
}

/**
 * Records the texts with which wikis of a release describe their modules. A later release is recorded as what it changed.
 *
 * @param before the releases before that one, the oldest first
 * @throws Error if the wiki is not MediaWiki, or the messages of a module do not follow the rules that the records rely on
 */
export async function recordHelp(
  { plain: send, settings }: DescribedWikis,
  before: readonly HelpLayer[],
): Promise<HelpLayer> {
  const { release, generator } = await readRelease(send);
  const own = await describeOwn(send);
  const configured = await Promise.all(
    describedSettings.map(async (setting) => [setting, await describeOwn(settings[setting])] as const),
  );
  const everything = [...own, ...configured.flatMap(([, modules]) => modules)];
  const keys = new Set(everything.flatMap(messagesOf).map(({ key }) => key));
  for (const key of await keysOfPage(send)) keys.add(key);
  const used = Object.values(await readTexts(send, [...keys])).flatMap((text) => [
    ...text.matchAll(/\{\{int:([^{}]+)\}\}/g),
  ]);
  for (const [, key = ''] of used) keys.add(key);
  const texts = await readTexts(send, [...keys].sort());
  const modules = recordAll(own);
  const known = [...before].reverse();
  const changed = <Value>(
    values: Readonly<Record<string, Value>>,
    of: (layer: HelpLayer) => Readonly<Record<string, Value>>,
  ) =>
    Object.fromEntries(
      Object.entries(values).filter(([name, value]) => {
        const last = known.find((layer) => Object.hasOwn(of(layer), name));
        return !last || JSON.stringify(of(last)[name]) !== JSON.stringify(value);
      }),
    );
  return {
    release,
    recordedFrom: generator,
    texts: changed(texts, (layer) => layer.texts),
    modules: changed(modules, (layer) => layer.modules),
    settings: Object.fromEntries(
      configured.map(([setting, described]) => {
        const wasOther = (path: string) => known.some((layer) => Object.hasOwn(layer.settings[setting], path));
        const other = Object.entries(recordAll(described)).filter(
          ([path, texts]) => wasOther(path) || !isSame(texts, modules[path]),
        );
        return [setting, changed(Object.fromEntries(other), (layer) => layer.settings[setting])];
      }),
    ) as HelpLayer['settings'],
  };
}

/** The modules of MediaWiki itself. */
async function describeOwn(send: SendToWiki): Promise<RawModule[]> {
  const all = await describeAll<RawModule>(send, { helpformat: 'raw' });
  return all.filter(({ source }) => source === undefined || source === 'MediaWiki');
}

function recordAll(modules: readonly RawModule[]): Record<string, ModuleTexts> {
  const sorted = [...modules].sort((a, b) => compare(a.path, b.path));
  return Object.fromEntries(sorted.map((module) => [module.path, recordTexts(module)]));
}

function messagesOf(module: RawModule): RawMessage[] {
  const { description = [], examples = [], dynamicparameters = [], parameters, templatedparameters } = module;
  return [
    ...description,
    ...examples.map((example) => example.description),
    ...dynamicparameters,
    ...[...parameters, ...templatedparameters].flatMap((parameter) => [
      ...(parameter.description ?? []),
      ...(parameter.info ?? []).flatMap(({ text }) => text),
    ]),
  ];
}

/** What the messages of a module do not have in common with those of every other. */
export function recordTexts(module: RawModule): ModuleTexts {
  const { name, path, prefix, description = [], examples = [], dynamicparameters = [] } = module;
  const usual = [prefix, name, path];
  const key = (text: string) => (text.startsWith(`apihelp-${path}-`) ? text.slice(`apihelp-${path}`.length) : text);
  const record = (message: RawMessage, common: readonly RecordedMessageParameter[]): RecordedMessage => {
    const [before, after] = without(message.params, common);
    if (after.length > 0) return [key(message.key), before, after];
    return before.length > 0 ? [key(message.key), before] : key(message.key);
  };
  const about = description.map((message) => record(message, usual));
  const laterPrefix = prefixAfterModules(module);
  let current = prefix;
  const parameters = [...module.parameters, ...module.templatedparameters].flatMap((parameter) => {
    const recorded = recordParameter(parameter, module, current, key, record);
    if (parameter.submodules && laterPrefix !== undefined) current = laterPrefix;
    return Object.keys(recorded).length === 0 ? [] : [[parameter.name, recorded] as const];
  });
  const [dynamic] = dynamicparameters;
  return {
    ...(isSame(about, ['-summary', '-extended-description']) ? {} : { about }),
    ...(examples.length === 0
      ? {}
      : { examples: examples.map((example) => [example.query, record(example.description, usual)] as const) }),
    ...(parameters.length === 0 ? {} : { parameters: Object.fromEntries(parameters) }),
    ...(laterPrefix === undefined ? {} : { laterPrefix }),
    ...(dynamic ? { dynamicParameters: record(dynamic, usual) } : {}),
  };
}

/** In `action=query`, parameters after the first one whose values are modules get another prefix. */
function prefixAfterModules({ path, parameters }: RawModule): string | undefined {
  return path === 'query' && parameters.some(({ submodules }) => submodules) ? `${path}+` : undefined;
}

function recordParameter(
  parameter: RawParameter,
  { name: moduleName, path, prefix: ownPrefix }: RawModule,
  prefix: string,
  key: (text: string) => string,
  record: (message: RawMessage, common: readonly RecordedMessageParameter[]) => RecordedMessage,
): ParameterTexts {
  const { name, description = [], submodules = {} } = parameter;
  checkRemarks(parameter, path, ownPrefix);
  const usual = [prefix, name, moduleName, path];
  const texts = description.filter(({ forvalue }) => forvalue === undefined);
  const isAppended = (message: RawMessage) =>
    description.indexOf(message) > 0 && description[description.indexOf(message) - 1]?.forvalue !== undefined;
  const about = texts.filter((message) => !isAppended(message)).map((message) => record(message, usual));
  const appended = texts.filter(isAppended).map((message) => record(message, usual));
  let described = description.filter(({ forvalue }) => forvalue !== undefined);
  const ofModules = Object.entries(submodules).map(([value, submodule]) => [
    `apihelp-${submodule}-summary`,
    `[[Special:ApiHelp/${submodule}|${value}]]`,
  ]);
  if (ofModules.length > 0) {
    const found = described.map((message) => [message.key, message.forvalue]);
    if (!isSame(found, ofModules)) throw new Error(`The values of ${path}:${name} are not described by their modules.`);
    described = [];
  }
  const first = described[0];
  const valueKey = first ? first.key.slice(0, first.key.length - (first.forvalue?.length ?? 0)) : '';
  const values = described.map((message) => {
    const value = message.forvalue ?? '';
    const recorded = record(message, [...usual, value]);
    return recorded === key(valueKey + value) ? value : ([value, recorded] as const);
  });
  return {
    ...(isSame(about, [`-param-${name}`]) ? {} : { about }),
    ...(appended.length === 0 ? {} : { appended }),
    ...(first && key(valueKey) !== `-paramvalue-${name}-` ? { valueKey: key(valueKey) } : {}),
    ...(values.length === 0 ? {} : { values }),
  };
}

/** Remarks are described by the module's message of that name, with the count of values, the values and the prefix. */
function checkRemarks({ name, info = [] }: RawParameter, path: string, prefix: string): void {
  for (const remark of info) {
    const { values = [] } = remark as { readonly values?: readonly unknown[] };
    const usual = {
      key: `apihelp-${path}-paraminfo-${remark.name}`,
      params: [{ num: values.length }, values.join(', '), prefix],
    };
    if (!isSame(remark.text, [usual])) throw new Error(`A remark of ${path}:${name} is described in another way.`);
  }
}

/** What parameters have before and after those in common. */
function without(
  parameters: readonly RecordedMessageParameter[],
  common: readonly RecordedMessageParameter[],
): [before: readonly RecordedMessageParameter[], after: readonly RecordedMessageParameter[]] {
  for (let start = parameters.length - common.length; start >= 0; start--) {
    const end = start + common.length;
    if (isSame(parameters.slice(start, end), common)) return [parameters.slice(0, start), parameters.slice(end)];
  }
  throw new Error(`${JSON.stringify(parameters)} does not contain ${JSON.stringify(common)}.`);
}

function isSame(first: unknown, second: unknown): boolean {
  return JSON.stringify(first) === JSON.stringify(second);
}

interface Messages {
  readonly query?: { readonly allmessages?: readonly { readonly name: string; readonly content?: string }[] };
}

async function keysOfPage(send: SendToWiki): Promise<readonly string[]> {
  const keys = [...pageMessages];
  for (const amprefix of pagePrefixes) {
    const response = (await send({ action: 'query', meta: 'allmessages', amprefix, amlang: 'en' })) as Messages;
    keys.push(...(response.query?.allmessages ?? []).map(({ name }) => name));
  }
  return keys;
}

const messagesPerRequest = 50;

/** Messages by key; those that have no text are absent. */
export async function readTexts(
  send: SendToWiki,
  keys: readonly string[],
  amlang = 'en',
): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (let start = 0; start < keys.length; start += messagesPerRequest) {
    const ammessages = keys.slice(start, start + messagesPerRequest).join('|');
    const response = (await send({ action: 'query', meta: 'allmessages', ammessages, amlang })) as Messages;
    for (const { name, content } of response.query?.allmessages ?? []) if (content !== undefined) texts[name] = content;
  }
  return texts;
}

/** JSON with one text and one module per line, so that a difference can be read. */
export function helpText({ layers }: RecordedHelp): string {
  const lines = (values: Readonly<Record<string, unknown>>) =>
    Object.entries(values)
      .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
      .join(',\n');
  const written = layers.map(({ texts, modules, settings, ...rest }) => {
    const head = JSON.stringify(rest).slice(0, -1);
    const configured = Object.entries(settings).map(
      ([setting, own]) => `${JSON.stringify(setting)}:{\n${lines(own)}\n}`,
    );
    return `${head},"texts":{\n${lines(texts)}\n},"modules":{\n${lines(modules)}\n},"settings":{${configured.join(',')}}}`;
  });
  return `{"layers":[${written.join(',')}]}\n`;
}
