import type { MessageLanguage } from '../../messages/language';
import { joinList } from '../../messages/message';
import type {
  HelpTexts,
  ModuleTexts,
  ParameterTexts,
  RecordedMessage,
  RecordedMessageParameter,
} from '../../releases/recorded-help';

/** A message about a module, which `helpformat` shows as its key, as wikitext or as HTML. */
export interface HelpMessage {
  readonly key: string;
  readonly parameters: readonly RecordedMessageParameter[];
  /** Wikitext: the value of a parameter that it describes. */
  readonly value?: string;
  /** How the value is marked. */
  readonly mark?: 'deprecated' | 'internal' | undefined;
}

/** What the messages of a module need to know of it. */
export interface TitledModule {
  readonly name: string;
  /** `query+imageusage` */
  readonly path: string;
  readonly prefix: string;
}

/** A parameter as `action=paraminfo` describes it, as far as its messages depend on that. */
export interface DescribedParameter {
  readonly name: string;
  readonly submodules?: Readonly<Record<string, string>>;
  readonly deprecatedvalues?: readonly string[];
  readonly internalvalues?: readonly string[];
}

/** The titles of a wiki's main page and of its talk page. */
export interface MainPages {
  readonly mainPage: string;
  readonly talkPage: string;
}

/** The messages that describe a module and its parameters, in a release. */
export class ModuleMessages {
  private readonly recorded: ModuleTexts;

  constructor(
    private readonly module: TitledModule,
    private readonly texts: HelpTexts,
    /** The prefixes of the modules that values name. */
    private readonly prefixOf: (path: string) => string,
    /** Whether the user may request more: texts about the contents of revisions name the limit. */
    private readonly highLimits: boolean,
    /** The wiki's main page and its talk page, which examples are about. */
    private readonly pages: MainPages,
    private readonly language: MessageLanguage,
  ) {
    this.recorded = texts.module(module.path);
  }

  get about(): readonly HelpMessage[] {
    const { about = ['-summary', '-extended-description'] } = this.recorded;
    return about.map((message) => this.complete(message, this.usual));
  }

  get examples(): readonly { readonly query: string; readonly message: HelpMessage }[] {
    const { examples = [] } = this.recorded;
    return examples.map(([query, message]) => ({
      query: query.replace(/(Talk%3A)?Main%20Page/g, (_, talk?: string) =>
        encodeURIComponent(talk === undefined ? this.pages.mainPage : this.pages.talkPage),
      ),
      message: this.complete(message, this.usual),
    }));
  }

  get dynamicParameters(): HelpMessage | undefined {
    const { dynamicParameters } = this.recorded;
    return dynamicParameters === undefined ? undefined : this.complete(dynamicParameters, this.usual);
  }

  /** @param isLater whether a parameter before it has modules as its values */
  parameter(parameter: DescribedParameter, isLater: boolean): readonly HelpMessage[] {
    const { name: moduleName, path, prefix: ownPrefix } = this.module;
    const { name, submodules, deprecatedvalues = [], internalvalues = [] } = parameter;
    const recorded: ParameterTexts | undefined = this.recorded.parameters?.[name];
    const {
      about = [`-param-${name}`],
      appended = [],
      values = [],
      valueKey = `-paramvalue-${name}-`,
    } = recorded ?? {};
    const prefix = (isLater ? this.recorded.laterPrefix : undefined) ?? ownPrefix;
    const usual = [prefix, name, moduleName, path];
    const markOf = (value: string) => {
      if (deprecatedvalues.includes(value)) return 'deprecated';
      return internalvalues.includes(value) ? 'internal' : undefined;
    };
    const described = values.map((recordedValue): HelpMessage => {
      const [value, message] = typeof recordedValue === 'string' ? [recordedValue, undefined] : recordedValue;
      return { ...this.complete(message ?? valueKey + value, [...usual, value]), value, mark: markOf(value) };
    });
    const ofModules = Object.entries(submodules ?? {}).map(([value, submodule]): HelpMessage => ({
      key: `apihelp-${submodule}-summary`,
      parameters: [this.prefixOf(submodule), value, submodule],
      value: `[[Special:ApiHelp/${submodule}|${value}]]`,
      mark: markOf(value),
    }));
    const complete = (message: RecordedMessage) => this.complete(message, usual);
    return [...about.map(complete), ...described, ...ofModules, ...appended.map(complete)];
  }

  /** A remark on the kind of request that a parameter is for. */
  remark(name: string, values: readonly (string | number)[]): HelpMessage {
    const { path, prefix } = this.module;
    const parameters = [{ num: values.length }, joinList(values.map(String), 'comma', this.language), prefix];
    return { key: `apihelp-${path}-paraminfo-${name}`, parameters };
  }

  private get usual(): readonly string[] {
    const { prefix, name, path } = this.module;
    return [prefix, name, path];
  }

  private complete(recorded: RecordedMessage, usual: readonly string[]): HelpMessage {
    const [given, before = [], after = []] = typeof recorded === 'string' ? [recorded] : recorded;
    const key = given.startsWith('-') ? `apihelp-${this.module.path}${given}` : given;
    const parameters = [...before, ...usual, ...after];
    if (!this.highLimits || !/(?:revisions|deletedrevs)\b/.test(key)) return { key, parameters };
    // Those of anybody were recorded.
    return { key, parameters: parameters.map((parameter) => (parameter === 50 ? 500 : parameter)) };
  }
}
