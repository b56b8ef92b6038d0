import { Ajv2020 } from 'ajv/dist/2020';
import standaloneCode from 'ajv/dist/standalone';

import { banner } from './banner';

/**
 * The validator of wiki files as a program of its own, so that the package does not need ajv: JavaScript, with a typed
 * function at its end. Each problem carries the part of the schema that it violates, from which the messages
 * take their examples and the known names.
 */
export function generateWikiFileValidator(schema: { readonly $id: string }): string {
  const compiler = new Ajv2020({
    strict: true,
    allErrors: true,
    verbose: true,
    messages: false,
    inlineRefs: false,
    code: { source: true, lines: true },
  });
  compiler.addSchema(withoutAnnotations(schema, ['title', 'description']) as object);
  const code = standaloneCode(compiler, { validate: schema.$id });
  const brief = code
    // The part of the schema with the rule is enough.
    .replace(/,schema:(?:(?!,parentSchema:).)*(?=,parentSchema:)/g, '')
    .replace(/^const schema\d+ = \{"\$schema".*\};$/m, (line) => line.replace(/,"\$defs":.*\};$/, '};'));
  return banner + inLinearTime(brief.replace(exported, '')) + typedFunction(exportedName(code));
}

/** A part of a wiki file, with the name of the function that tests it. */
export interface TestedPart {
  /** `conforms-to-wiki-file` */
  readonly file: string;
  /** `conformsToWikiFile` */
  readonly name: string;
  /** What the function tells, in words: `the definition of a wiki, but for its site`. */
  readonly words: string;
  readonly schema: { readonly $id: string; readonly [member: string]: unknown };
}

/**
 * The definition of a wiki without its `site`, and the `site`: most definitions in tests have none, and it takes half of the
 * code.
 */
export function partsOfWikiFile(schema: WikiFileSchema): readonly TestedPart[] {
  return [
    {
      file: 'conforms-to-wiki-file',
      name: 'conformsToWikiFile',
      words: 'the definition of a wiki, but for its `site`,',
      schema: { ...schema, properties: { ...schema.properties, site: {} } },
    },
    {
      file: 'conforms-to-site',
      name: 'conformsToSite',
      words: 'the `site` of a definition',
      schema: { $schema: schema.$schema, $id: schema.$id, $ref: '#/$defs/site', $defs: schema.$defs },
    },
  ];
}

export interface WikiFileSchema {
  readonly $schema: string;
  readonly $id: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly $defs: Readonly<Record<string, unknown>>;
}

/**
 * The same as a question, which nearly every definition answers with yes: a quarter of the code, as it says nothing about
 * the problems. Every program loads it that creates a wiki with a definition.
 */
export function generateWikiFileTest({ name, words, schema }: TestedPart): string {
  const compiler = new Ajv2020({
    strict: true,
    messages: false,
    inlineRefs: false,
    code: { source: true, lines: true },
  });
  compiler.addSchema(withoutAnnotations(schema, ['title', 'description', 'examples']) as object);
  const code = standaloneCode(compiler, { validate: schema.$id });
  const validator = exportedName(code);
  // It counts its problems; what they are, nobody reads.
  const silent = withoutUnusedSchemas(code.replace(exported, ''))
    .replace(/^(validate\d+\.errors = )\[\{.*\}\];$/gm, '$1[true];')
    .replace(/^(const err\d+ = )\{.*\};$/gm, '$1true;');
  if (silent.includes('keyword:')) throw new Error('The test still describes problems');
  return `${banner}${silent}
/**
 * Whether ${words} conforms to the schema.
 *
 * @param {unknown} value
 * @returns {boolean}
 */
function ${name}(value) {
  return ${validator}(value);
}
exports.${name} = ${name};
`;
}

/** Removes the parts of the schema that the compiler leaves in the code, though nothing refers to them. */
function withoutUnusedSchemas(code: string): string {
  return code.replace(/^const (schema\d+) = .*;\n/gm, (line, name: string) =>
    code.split(new RegExp(`\\b${name}\\b`)).length > 2 ? line : '',
  );
}

/** Removes what a schema says to people. */
function withoutAnnotations(schema: unknown, annotations: readonly string[]): unknown {
  if (Array.isArray(schema)) return schema.map((each) => withoutAnnotations(each, annotations));
  if (typeof schema !== 'object' || schema === null) return schema;
  const members = Object.entries(schema).filter(([name, value]) => {
    // Where these are the names of properties, the value is a schema.
    const isAnnotation = typeof value === 'string' || Array.isArray(value);
    return !isAnnotation || !annotations.includes(name);
  });
  return Object.fromEntries(members.map(([name, value]) => [name, withoutAnnotations(value, annotations)]));
}

const exported = /^exports\.validate = (\w+);\n?/m;

function exportedName(code: string): string {
  const name = exported.exec(code)?.[1];
  if (name === undefined || code.includes('require(')) throw new Error('The validator does not stand alone');
  return name;
}

/** Appends the problems of each entry to the list; ajv copies the whole list for every entry that has any. */
function inLinearTime(code: string): string {
  const copied = /vErrors = vErrors === null \? (\w+)\.errors : vErrors\.concat\(\1\.errors\);/g;
  const appended = code.replace(copied, 'vErrors = appended(vErrors, $1.errors);');
  if (appended === code || appended.includes('.concat(')) throw new Error('The validator does not grow its list so');
  return `${appended}
function appended(list, more) {
if (list === null) return more;
for (const problem of more) list.push(problem);
return list;
}
`;
}

function typedFunction(validator: string): string {
  return `
/**
 * Validates the definition of a wiki against the schema; an empty list means that it is valid.
 *
 * @typedef {object} SchemaProblem
 * @property {string} instancePath JSON Pointer to the value
 * @property {string} schemaPath JSON Pointer to the violated rule of the schema
 * @property {string} keyword the rule, such as \`type\`
 * @property {Record<string, unknown>} params what the rule expects
 * @property {Record<string, unknown>} parentSchema the part of the schema that contains the rule
 * @property {unknown} data the value
 *
 * @param {unknown} definition
 * @returns {SchemaProblem[]}
 */
function findWikiFileProblems(definition) {
  return ${validator}(definition) ? [] : ${validator}.errors;
}
exports.findWikiFileProblems = findWikiFileProblems;
`;
}
