import { findWikiFileProblems } from '../../schemas/generated/validate-wiki-file';
import { nearestName } from '../text/nearest-name';
import { textProblems, type DefinitionProblem } from './text-problems';

export type { DefinitionProblem };

type SchemaProblem = ReturnType<typeof findWikiFileProblems>[number];

interface SchemaPart {
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, SchemaPart>>;
}

/** All problems of a definition: those that the schema finds, then invalid texts. */
export function definitionProblems(definition: unknown): DefinitionProblem[] {
  const schemaProblems = findWikiFileProblems(definition);
  const wrongTypes = new Set<string>();
  const alternatives = new Set<string>();
  for (const { keyword, instancePath } of schemaProblems) {
    if (keyword === 'type') wrongTypes.add(instancePath);
    if (keyword === 'anyOf') alternatives.add(instancePath);
  }
  const problems: DefinitionProblem[] = [];
  for (const found of schemaProblems) {
    // An alternative of another type than the value says nothing.
    if (found.keyword === 'type' && alternatives.has(found.instancePath)) continue;
    // The message about the alternatives covers each of them; a value of the wrong type is reported as that alone.
    if (found.schemaPath.includes('/anyOf/')) continue;
    if (found.keyword === 'enum' && wrongTypes.has(found.instancePath)) continue;
    problems.push(problemOf(found));
  }
  // Not spread: there may be more of them than a call has arguments.
  for (const problem of textProblems(definition)) problems.push(problem);
  return problems;
}

/** Formats the path of a value: `pages[1].uses[0]`. */
export function pathText(way: readonly string[]): string {
  let text = '';
  for (const step of way) {
    if (/^\d+$/.test(step)) text += `[${step}]`;
    else if (/^[\w$]+$/.test(step)) text += text === '' ? step : `.${step}`;
    else text += `[${JSON.stringify(step)}]`;
  }
  return text;
}

function problemOf(found: SchemaProblem): DefinitionProblem {
  // The names of the schema contain no characters that a JSON Pointer escapes.
  const way = found.instancePath.split('/').slice(1);
  const schema = found.parentSchema as SchemaPart;
  switch (found.keyword) {
    case 'additionalProperties': {
      const member = String(found.params.additionalProperty);
      return {
        way: [...way, member],
        message: unknownMember(member, Object.keys(schema.properties ?? {})),
        atName: true,
      };
    }
    case 'required': {
      const member = String(found.params.missingProperty);
      const example = exampleOf(schema.properties?.[member], ', such as ');
      return { way, message: `must have the member ${JSON.stringify(member)}${example}`, atName: false };
    }
    default:
      return { way, message: `${expectation(found, schema, way)}, but is ${describe(found.data, way)}`, atName: false };
  }
}

/** Names of members of a page in other libraries, and their names here. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['content', 'text'],
  ['contents', 'text'],
  ['wikitext', 'text'],
  ['body', 'text'],
  ['source', 'text'],
]);

function unknownMember(member: string, known: readonly string[]): string {
  const other = otherNames.get(member);
  if (other !== undefined && known.includes(other)) return `is unknown: did you mean ${JSON.stringify(other)}?`;
  const nearest = nearestName(member, known);
  if (nearest !== undefined) return `is unknown: did you mean ${JSON.stringify(nearest)}?`;
  return `is unknown: known here are ${quotedList(known)}`;
}

/** Real wikis truncate comments at this length. */
const shortText = '^[\\s\\S]{0,500}$';

/** What the schema expects of a value. */
function expectation(found: SchemaProblem, schema: SchemaPart, way: readonly string[]): string {
  const { params } = found;
  switch (found.keyword) {
    case 'type':
      if (way.length === 0)
        return `the wiki must be an object with ${quotedList(Object.keys(schema.properties ?? {}))}`;
      return `must be ${typeNames[String(params.type)] ?? String(params.type)}${exampleOf(schema, ' such as ')}`;
    case 'enum':
      return `must be one of ${quotedList(params.allowedValues as readonly unknown[])}`;
    case 'minItems':
      return 'must have at least one entry';
    case 'minimum':
      return `must be at least ${String(params.limit)}`;
    case 'maximum':
      return `must be at most ${String(params.limit)}`;
    case 'pattern':
      if (params.pattern === shortText) return 'must have at most 500 characters, as the comments of real wikis';
      if (params.pattern === '\\S' || params.pattern === '.') return `must not be blank`;
      return `must look like ${quotedList(schema.examples ?? [], ' or ')}`;
    default:
      return `must be such as ${quotedList(schema.examples ?? [], ' or ')}`;
  }
}

const typeNames: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'an integer',
  object: 'an object',
  string: 'a string',
};

function exampleOf(schema: SchemaPart | undefined, introduction: string): string {
  const example = schema?.examples?.[0];
  return example === undefined ? '' : introduction + JSON.stringify(example);
}

function quotedList(values: readonly unknown[], separator = ', '): string {
  return values.map((value) => JSON.stringify(value)).join(separator);
}

/** Describes a value by its type and, if it is short, itself; never a password. */
function describe(value: unknown, way: readonly string[]): string {
  if (value === null || value === undefined) return `nothing (${String(value)})`;
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (way.at(-1) === 'password') return `a ${typeof value}`;
  if (typeof value === 'string') {
    return `a string (${JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value)})`;
  }
  if (typeof value === 'number' || typeof value === 'boolean') return `a ${typeof value} (${value})`;
  return `a ${typeof value}`;
}
