import type { Message } from '../messages/message';
/**
 * The declarations of a module's parameters. Checks, errors, warnings, `paraminfo`, help, the request schemas and the types of
 * the values that a module receives all follow from them.
 */
import type { Integer } from '../text/integer';
import type { ReceivedFile } from './multipart';

/** The kind of a text: a title includes the name of its namespace, a name does not, and a key is a name as in the database. */
export type TextKind =
  | 'file title'
  | 'category title'
  | 'page title'
  | `${'page' | 'file'} ${'name' | 'key'}`
  | `${'page' | 'revision' | 'change'} id`
  | 'namespace'
  | 'interwiki prefix'
  | 'change timestamp'
  | 'member type'
  | 'sort key';

interface WithDefault<Value> {
  readonly default?: Value;
}

export interface TextParameter extends WithDefault<string> {
  readonly type: 'string';
  /** Whether it is a field of a form, where repaired text and arrays are no reason for a warning (sequence repaired-fields). */
  readonly isField?: true;
}

/** True if present, whatever the value; false if absent (core 2.3). */
export interface BooleanParameter {
  readonly type: 'boolean';
}

export interface IntegerParameter extends WithDefault<number> {
  readonly type: 'integer';
  /** Lower values are raised to it, with a warning. */
  readonly minimum?: number | undefined;
  /** Higher values are lowered to it, with a warning. Only with a minimum. */
  readonly maximum?: number | undefined;
  /** Whether lower values are an error instead. */
  readonly isEnforced?: true;
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
  /** All values of a real wiki, as errors list them, if some are unsupported. */
  readonly known?: readonly string[];
}

/** Any of several words; others are dropped with a warning (core 2.6, 2.7). */
export interface EnumerationListParameter extends WithDefault<readonly string[]> {
  readonly type: 'enumeration list';
  readonly values: readonly string[];
  /** The word that selects all of them, if there is one. */
  readonly allSpecifier?: '*';
  /** Deprecated values, each with its name in the logs of real wikis: `action=query&prop=info&inprop=readable`. */
  readonly deprecatedValues?: Readonly<Record<string, string>>;
  /** The keys of the messages about those that have one of their own. */
  readonly deprecationMessages?: Readonly<Record<string, Message['key']>>;
}

/** Any texts, such as titles. */
export interface TextListParameter extends WithDefault<readonly string[]> {
  readonly type: 'string list';
  /** Repeated values count. */
  readonly allowsDuplicates?: true;
}

/** Any integers, such as ids of pages. */
export interface IntegerListParameter {
  readonly type: 'integer list';
}

/** The id of a namespace that pages can be in. */
export interface NamespaceParameter extends WithDefault<number> {
  readonly type: 'namespace';
  /** Further ids: -1 and -2, which have no pages but log entries. */
  readonly extra?: readonly number[];
}

/** The ids of namespaces that pages can be in (core 4.1). */
export interface NamespaceListParameter extends WithDefault<readonly number[]> {
  readonly type: 'namespace list';
  readonly allSpecifier: '*';
  /** Further ids: -1 and -2, which have no pages but log entries. */
  readonly extra?: readonly number[];
}

/** A user name, normalized (core 1, `assertuser`). */
export interface UserParameter {
  readonly type: 'user';
  /** Also IP addresses, ids (`#3`) and users of other wikis (`mw>Bob`): everything that can be the author of a change. */
  readonly anybody?: true;
  /** Also these. */
  readonly accepts?: readonly UserKind[];
}

/** What can stand in place of a name, in the order in which the wiki lists it. */
export type UserKind = 'ip' | 'cidr' | 'interwiki' | 'id';

/** Several users. */
export interface UserListParameter {
  readonly type: 'user list';
  readonly accepts: readonly UserKind[];
}

/** Titles of pages that exist, as they were sent. */
export interface TitleListParameter {
  readonly type: 'title list';
  /** How many of them there may be, for everybody. */
  readonly maximum: number;
}

/** Groups that users can be added to, which depend on the wiki. */
export interface GroupListParameter {
  readonly type: 'group list';
}

/** The title of an existing or missing page, as it was sent. */
export interface TitleParameter {
  readonly type: 'title';
  readonly default?: string;
}

/** A time, read as seconds since 1970. */
export interface TimestampParameter {
  readonly type: 'timestamp';
}

/** Times, each read as seconds since 1970. */
export interface TimestampListParameter {
  readonly type: 'timestamp list';
}

/** Tags for a change: those that users defined (core 8.6). */
export interface TagListParameter {
  readonly type: 'tag list';
}

/** A part of a form that is a file. A plain value is an error. */
export interface UploadParameter {
  readonly type: 'upload';
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
  | UserListParameter
  | TitleParameter
  | TitleListParameter
  | GroupListParameter
  | TimestampParameter
  | TimestampListParameter
  | TagListParameter
  | UploadParameter
) & {
  /** The first release that has it. */
  readonly since?: '1.43';
  /** The name of the deprecated feature in the warning: `action=watch&title`. */
  readonly deprecated?: string;
  /** A request without it fails; of a text, also one with an empty value. */
  readonly required?: true;
  /** Never shown in the journal or in the debug block: passwords and tokens. */
  readonly sensitive?: true;
  /** Its values are ids, which differ between wikis (core 1, 4.1). */
  readonly isId?: true;
  /**
   * The kind of its texts, if the type does not say. Several kinds are the parts of one text, separated by `|`; a text may have
   * fewer parts. It is not checked, but describes useful values.
   */
  readonly holds?: TextKind | readonly TextKind[];
  /** Texts that have an effect, if the type does not list them. */
  readonly examples?: readonly string[];
  /** What `action=paraminfo` says beyond what follows from the type (reading 8.3). */
  readonly described?: {
    /** The type, if the module itself reads any text. */
    readonly type?: 'password' | 'text' | 'expiry' | 'enumeration';
    /** The module itself refuses requests without it. */
    readonly required?: true;
    /** What the module assumes if nothing is sent. */
    readonly default?: string;
    /** Effective only if one page is requested. */
    readonly singlePageOnly?: true;
    /** It exists if the site has this setting. */
    readonly setting?: 'watchlistExpiry';
    /** Accepted without effect, and not listed. */
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
            : D extends { type: 'namespace list' | 'timestamp list' }
              ? readonly number[]
              : D extends { type: 'string list' | 'tag list' | 'user list' | 'title list' | 'group list' }
                ? readonly string[]
                : D extends { type: 'upload' }
                  ? ReceivedFile
                  : string;

/** The value that a module receives; `undefined` if the parameter is absent and has no default. */
export type ParameterValue<D> = D extends { type: 'boolean' } | { default: unknown } | { required: true }
  ? PresentValue<D>
  : PresentValue<D> | undefined;

export type ParameterValues<Declarations> = {
  readonly [Name in keyof Declarations]: ParameterValue<Declarations[Name]>;
};

/** The values of the parameters of a `ParameterSet`. */
export type ValuesOf<Set> = Set extends ParameterSet<infer Declarations> ? ParameterValues<Declarations> : never;

/** A declared parameter and its position: the first error in that order is reported. */
export interface DeclaredParameter {
  readonly name: string;
  readonly position: number;
  readonly declaration: ParameterDeclaration;
}

/** The parameters of one module, prepared once for any number of requests. */
export class ParameterSet<Declarations extends ParameterDeclarations = ParameterDeclarations> {
  /** What a module receives if nothing was sent. */
  readonly defaults: ParameterValues<Declarations>;
  /** Those without which a request fails. */
  readonly required: readonly DeclaredParameter[];
  private readonly bySentName: ReadonlyMap<string, DeclaredParameter>;

  constructor(
    /** The prefix of every sent name: with `iu`, `title` is sent as `iutitle`. */
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
    this.required = [...bySentName.values()].filter(({ declaration }) => declaration.required);
    this.defaults = defaults as ParameterValues<Declarations>;
  }

  /** The same parameters for the module as a generator: every name begins with `g` (core 4.7). */
  forGenerator(): ParameterSet<Declarations> {
    const prefix = `g${this.prefix}`;
    const declarations = Object.entries(this.declarations).map(([name, declaration]) => {
      // The log of deprecated features has the name that was sent.
      const deprecated = declaration.deprecated?.replace(/[^&]*$/, prefix + name);
      const values = 'deprecatedValues' in declaration ? declaration.deprecatedValues : undefined;
      const deprecatedValues =
        values &&
        Object.fromEntries(Object.keys(values).map((value) => [value, sentAs(values[value]!, prefix + name)]));
      return [
        name,
        { ...declaration, ...(deprecated !== undefined && { deprecated }), ...(values && { deprecatedValues }) },
      ];
    });
    return new ParameterSet(prefix, Object.fromEntries(declarations) as Declarations);
  }

  /** Creates an object for the values of a request, which inherits the defaults. */
  createValues(): Record<string, unknown> {
    return Object.create(this.defaults) as Record<string, unknown>;
  }

  /** The parameter that is sent under a name, prefix included. */
  find(sentName: string): DeclaredParameter | undefined {
    return this.bySentName.get(sentName);
  }
}

/** The name of a deprecated value in the logs, with another name of its parameter. */
function sentAs(logged: string, name: string): string {
  return logged.replace(/[^&=]*(?==[^&=]*$)/, name);
}

function defaultValue(declaration: ParameterDeclaration): unknown {
  if (declaration.type === 'boolean') return false;
  return 'default' in declaration ? declaration.default : undefined;
}

/** Declares the parameters of a module; `const` preserves the words of enumerations as types. */
export function declareParameters<const Declarations extends ParameterDeclarations>(
  prefix: string,
  declarations: Declarations,
): ParameterSet<Declarations> {
  return new ParameterSet(prefix, declarations);
}
