/**
 * How a module declares its parameters. Checks, errors, warnings, `paraminfo`, help and the request schemas all follow
 * from these; the types of the values that a module receives do too.
 */
import type { Integer } from '../text/integer';

/** What a text is: a title has the name of its namespace, a name has none, and a key is a name as a database has it. */
export type TextKind =
  | 'file title'
  | `${'page' | 'file'} ${'name' | 'key'}`
  | `${'page' | 'revision' | 'change'} id`
  | 'namespace'
  | 'change timestamp';

interface WithDefault<Value> {
  readonly default?: Value;
}

export interface TextParameter extends WithDefault<string> {
  readonly type: 'string';
}

/** Present is true, whatever the value; absent is false (core 2.3). */
export interface BooleanParameter {
  readonly type: 'boolean';
}

export interface IntegerParameter extends WithDefault<number> {
  readonly type: 'integer';
  /** Lower values are raised to it, with a warning. */
  readonly minimum?: number;
}

/** A number of rows, or `max`; out of range it is clamped, with a warning (core 2.5). */
export interface LimitParameter {
  readonly type: 'limit';
  /** Absent if the module needs to know whether a limit was sent. */
  readonly default?: number;
  readonly maximum: number;
  /** The maximum for users who hold `apihighlimits`. */
  readonly highMaximum: number;
}

/** One of several words; any other is an error (core 2.6). */
export interface EnumerationParameter extends WithDefault<string> {
  readonly type: 'enumeration';
  readonly values: readonly string[];
}

/** Any of several words; others are dropped with a warning (core 2.6, 2.7). */
export interface EnumerationListParameter extends WithDefault<readonly string[]> {
  readonly type: 'enumeration list';
  readonly values: readonly string[];
  /** The word that stands for all of them, where there is one. */
  readonly allSpecifier?: '*';
  /** Those that are warned of, each with what the logs of real wikis call it: `action=query&prop=info&inprop=readable`. */
  readonly deprecatedValues?: Readonly<Record<string, string>>;
}

/** Any texts, such as titles. */
export interface TextListParameter {
  readonly type: 'string list';
}

/** Any integers, such as ids of pages. */
export interface IntegerListParameter {
  readonly type: 'integer list';
}

/** Id of one of the wiki's namespaces that pages can be in. */
export interface NamespaceParameter extends WithDefault<number> {
  readonly type: 'namespace';
}

/** Ids of the wiki's namespaces that pages can be in (core 4.1). */
export interface NamespaceListParameter {
  readonly type: 'namespace list';
  readonly allSpecifier: '*';
  /** Further ids: -1 and -2, under which no pages are, but entries of the logs. */
  readonly extra?: readonly number[];
}

/** A user name, normalised (core 1, `assertuser`). */
export interface UserParameter {
  readonly type: 'user';
  /** Also IP addresses, ids (`#3`) and users of other wikis (`mw>Bob`): everything that can be the author of a change. */
  readonly anybody?: true;
}

/** A title, of a page that is there or not; read as it was written. */
export interface TitleParameter {
  readonly type: 'title';
  readonly default?: string;
}

/** A time, read as seconds since 1970. */
export interface TimestampParameter {
  readonly type: 'timestamp';
}

/** Tags for a change; a fresh wiki allows none (core 8.6). */
export interface TagListParameter {
  readonly type: 'tag list';
}

export type ParameterDeclaration = (
  | TextParameter
  | BooleanParameter
  | IntegerParameter
  | LimitParameter
  | EnumerationParameter
  | EnumerationListParameter
  | NamespaceParameter
  | NamespaceListParameter
  | TextListParameter
  | IntegerListParameter
  | UserParameter
  | TitleParameter
  | TimestampParameter
  | TagListParameter
) & {
  /** What is warned of where it is sent: `action=watch&title`. */
  readonly deprecated?: string;
  /** Never shown in the journal or in the debug block: passwords and tokens. */
  readonly sensitive?: true;
  /** Its values are ids, which mean other pages, revisions or changes on another wiki (core 1, 4.1). */
  readonly isId?: true;
  /**
   * What its texts are, where the type does not say. Several are the parts of one text, separated by `|`; a text may also
   * have fewer of them. Nothing checks it: it says what to try.
   */
  readonly holds?: TextKind | readonly TextKind[];
  /** Texts that have an effect, where the type leaves open which. */
  readonly examples?: readonly string[];
  /** What `action=paraminfo` says of it beyond what follows from its type (reading 8.3). */
  readonly described?: {
    /** The type, where it is an ordinary text to the module. */
    readonly type?: 'password' | 'text';
    /** What the module itself assumes where nothing is sent. */
    readonly default?: string;
    /** It has an effect only if one page is requested. */
    readonly singlePageOnly?: true;
    /** Accepted without any effect, and listed nowhere. */
    readonly never?: true;
  };
};

export type ParameterDeclarations = Readonly<Record<string, ParameterDeclaration>>;

type PresentValue<D> = D extends { type: 'boolean' }
  ? boolean
  : D extends { type: 'integer' }
    ? Integer
    : D extends { type: 'limit' | 'namespace' | 'timestamp' }
      ? number
      : D extends { type: 'enumeration'; values: readonly (infer Word)[] }
        ? Word
        : D extends { type: 'enumeration list'; values: readonly (infer Word)[] }
          ? readonly Word[]
          : D extends { type: 'integer list' }
            ? readonly Integer[]
            : D extends { type: 'namespace list' }
              ? readonly number[]
              : D extends { type: 'string list' | 'tag list' }
                ? readonly string[]
                : string;

/** The value that a module receives; `undefined` where the parameter may be absent and has no default. */
export type ParameterValue<D> = D extends { type: 'boolean' } | { default: unknown }
  ? PresentValue<D>
  : PresentValue<D> | undefined;

export type ParameterValues<Declarations> = {
  readonly [Name in keyof Declarations]: ParameterValue<Declarations[Name]>;
};

/** The values of the parameters of a `ParameterSet`. */
export type ValuesOf<Set> = Set extends ParameterSet<infer Declarations> ? ParameterValues<Declarations> : never;

/** A declared parameter and the place that it has among the others: the first error in that order is reported. */
export interface DeclaredParameter {
  readonly name: string;
  readonly position: number;
  readonly declaration: ParameterDeclaration;
}

/** The parameters of one module, prepared once for reading by any number of requests. */
export class ParameterSet<Declarations extends ParameterDeclarations = ParameterDeclarations> {
  /** What a module receives when nothing was sent. */
  readonly defaults: ParameterValues<Declarations>;
  private readonly bySentName: ReadonlyMap<string, DeclaredParameter>;

  constructor(
    /** What every name is sent with: `iu` makes `title` `iutitle`. */
    readonly prefix: string,
    readonly declarations: Declarations,
  ) {
    const bySentName = new Map<string, DeclaredParameter>();
    const defaults: Record<string, unknown> = {};
    Object.entries(declarations).forEach(([name, declaration], position) => {
      bySentName.set(prefix + name, { name, position, declaration });
      defaults[name] = defaultValue(declaration);
    });
    this.bySentName = bySentName;
    this.defaults = defaults as ParameterValues<Declarations>;
  }

  /** The same parameters for the module as a generator: every name begins with `g` (core 4.7). */
  forGenerator(): ParameterSet<Declarations> {
    return new ParameterSet(`g${this.prefix}`, this.declarations);
  }

  /** An object for the values of a request: the defaults show through where nothing is set. */
  createValues(): Record<string, unknown> {
    return Object.create(this.defaults) as Record<string, unknown>;
  }

  /** The parameter that is sent under a name, prefix included. */
  find(sentName: string): DeclaredParameter | undefined {
    return this.bySentName.get(sentName);
  }
}

function defaultValue(declaration: ParameterDeclaration): unknown {
  if (declaration.type === 'boolean') return false;
  return 'default' in declaration ? declaration.default : undefined;
}

/** Declares the parameters of a module; `const` keeps the words of enumerations for the types. */
export function declareParameters<const Declarations extends ParameterDeclarations>(
  prefix: string,
  declarations: Declarations,
): ParameterSet<Declarations> {
  return new ParameterSet(prefix, declarations);
}
