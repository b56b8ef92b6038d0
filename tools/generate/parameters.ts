/** The schema of request parameters, which follows from what the modules declare. */
import { mainPath } from '../../emulator/modules/main';
import { queryModules } from '../../emulator/modules/registry';
import { surfaceOf } from '../../emulator/pipeline/api-surface';
import { defaultRelease } from '../../emulator/releases/release';
import { releases } from '../../emulator/releases/releases';
import type { ParameterDeclaration, ParameterSet } from '../../emulator/request/parameter-declarations';

interface ParameterSchema {
  readonly type: 'string';
  readonly description: string;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly default?: string;
}

/** One object per module, with its parameters as they are sent: every value is a string. */
export function generateParameters(): string {
  const { main, actions } = surfaceOf(releases[defaultRelease]);
  const modules: readonly (readonly [path: string, parameters: ParameterSet])[] = [
    [mainPath, main],
    ...Array.from(actions, ({ name, parameters }) => [name, parameters] as const),
    ...Array.from(queryModules, ({ path, parameters }) => [path, parameters] as const),
  ];
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'urn:wikidouble:parameters',
    title: 'RequestParameters',
    description: 'Generated from the declarations of the modules by `npm run generate`. Do not edit.',
    $defs: Object.fromEntries(modules.map(([path, parameters]) => [path, moduleSchema(path, parameters)])),
  };
  return `${JSON.stringify(schema, undefined, 2)}\n`;
}

function moduleSchema(path: string, { prefix, declarations }: ParameterSet) {
  const properties = Object.entries(declarations).map(([name, declaration]) => {
    return [prefix + name, parameterSchema(declaration)] as const;
  });
  return { type: 'object', description: `Parameters of ${path}.`, properties: Object.fromEntries(properties) };
}

function parameterSchema(declaration: ParameterDeclaration): ParameterSchema {
  const value = 'default' in declaration ? declaration.default : undefined;
  const text = typeof value === 'object' ? value.join('|') : value?.toString();
  return { type: 'string', ...form(declaration), ...(text === undefined ? {} : { default: text }) };
}

/** What a well-behaved client sends; the API itself accepts more, with warnings. */
function form(declaration: ParameterDeclaration): Omit<ParameterSchema, 'type' | 'default'> {
  switch (declaration.type) {
    case 'string':
      return { description: 'Text.' };
    case 'boolean':
      return { description: 'True if it is there, whatever the value.' };
    case 'integer':
      return { description: 'An integer.', pattern: integer };
    case 'limit': {
      const { maximum, highMaximum } = declaration;
      const description = `At most ${maximum}, or ${highMaximum} with the right apihighlimits; "max" is as many as allowed.`;
      return { description, pattern: '^(max|[+-]?[0-9]+)$' };
    }
    case 'enumeration':
      return { description: 'One of several words.', enum: declaration.values };
    case 'enumeration list':
      return { description: `Any of ${declaration.values.join(', ')}, separated by "|".` };
    case 'string list':
      return { description: 'Texts, separated by "|".' };
    case 'integer list':
      return { description: 'Integers, separated by "|".' };
    case 'namespace':
      return { description: 'Id of a namespace.', pattern: integer };
    case 'namespace list':
      return { description: 'Ids of namespaces, separated by "|", or "*".' };
    case 'user':
      return {
        description: declaration.anybody ? 'The name of a user, an address, or # and an id.' : 'The name of a user.',
      };
    case 'user list':
      return { description: 'Names of users, separated by "|".' };
    case 'title list':
      return { description: 'Titles of pages, separated by "|".' };
    case 'group list':
      return { description: 'Names of groups, separated by "|".' };
    case 'title':
      return { description: 'The title of a page.' };
    case 'timestamp':
      return { description: 'A time, such as 2026-01-31T12:00:00Z, or "now".' };
    case 'upload':
      return { description: 'A file: a part of a multipart form.' };
    case 'timestamp list':
      return { description: 'Times, such as 2026-01-31T12:00:00Z, separated by "|".' };
    case 'tag list':
      return { description: 'Tags, separated by "|".' };
  }
}

const integer = '^[+-]?[0-9]+$';
