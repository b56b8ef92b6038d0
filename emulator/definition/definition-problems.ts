import { findWikiFileProblems } from '../../schemas/generated/validate-wiki-file';
import type { WikiDefinition } from '../../schemas/generated/wiki-file';
import { nearestName } from '../text/nearest-name';
import { textProblems, type DefinitionProblem } from './text-problems';

export type { DefinitionProblem };

type Finding = ReturnType<typeof findWikiFileProblems>[number];

interface SchemaPart {
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, SchemaPart>>;
}

/** Everything that a definition may not hold: what breaks the schema, then what no text can be. Mostly nothing. */
export function definitionProblems(definition: unknown): DefinitionProblem[] {
  const findings = findWikiFileProblems(definition);
  const wrongTypes = new Set<string>();
  for (const finding of findings) if (finding.keyword === 'type') wrongTypes.add(finding.instancePath);
  const problems: DefinitionProblem[] = [];
  for (const finding of findings) {
    // What each alternative wants is said once, where the alternatives stand; a value of the wrong type is just that.
    if (finding.schemaPath.includes('/anyOf/')) continue;
    if (finding.keyword === 'enum' && wrongTypes.has(finding.instancePath)) continue;
    problems.push(problemOf(finding));
  }
  // Not spread: there may be more of them than a call has arguments.
  for (const problem of textProblems(definition)) problems.push(problem);
  return problems;
}

/** Whether {@link definitionProblems} has nothing to say. */
export function isWikiDefinition(definition: unknown): definition is WikiDefinition {
  return findWikiFileProblems(definition).length === 0 && textProblems(definition).length === 0;
}

/** The way to a value as people write it: `pages[1].uses[0]`. */
export function pathText(way: readonly string[]): string {
  let text = '';
  for (const step of way) {
    if (/^\d+$/.test(step)) text += `[${step}]`;
    else if (/^[\w$]+$/.test(step)) text += text === '' ? step : `.${step}`;
    else text += `[${JSON.stringify(step)}]`;
  }
  return text;
}

function problemOf(finding: Finding): DefinitionProblem {
  // The names that the schema knows hold nothing that a JSON Pointer would escape.
  const way = finding.instancePath.split('/').slice(1);
  const schema = finding.parentSchema as SchemaPart;
  switch (finding.keyword) {
    case 'additionalProperties': {
      const member = String(finding.params.additionalProperty);
      return {
        way: [...way, member],
        message: unknownMember(member, Object.keys(schema.properties ?? {})),
        atName: true,
      };
    }
    case 'required': {
      const member = String(finding.params.missingProperty);
      const example = exampleOf(schema.properties?.[member], ', such as ');
      return { way, message: `must have the member ${JSON.stringify(member)}${example}`, atName: false };
    }
    default:
      return { way, message: `${wish(finding, schema, way)}, but is ${describe(finding.data, way)}`, atName: false };
  }
}

/** What other libraries call the members of a page, and what it is called here. */
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

/** Real wikis cut comments there. */
const shortText = '^[\\s\\S]{0,500}$';

/** What a value that is there ought to be. */
function wish(finding: Finding, schema: SchemaPart, way: readonly string[]): string {
  const { params } = finding;
  switch (finding.keyword) {
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

/** The kind of a value, and a short one itself; but nobody's password. */
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
