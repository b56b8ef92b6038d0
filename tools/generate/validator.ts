import { Ajv2020 } from 'ajv/dist/2020';
import standaloneCode from 'ajv/dist/standalone';

import { banner } from './banner';

/**
 * The validator of wiki files as a program of its own, so that the package does not need ajv: JavaScript, with a typed
 * function at its end. Each problem carries the part of the schema that it violates, from which the messages
 * take their examples and the known names.
 */
export function generateWikiFileValidator(schema: { readonly $id: string }): string {
  const compiler = new Ajv2020({ strict: true, allErrors: true, verbose: true, code: { source: true, lines: true } });
  compiler.addSchema(schema);
  const code = standaloneCode(compiler, { validate: schema.$id });
  const exported = /^exports\.validate = (\w+);\n?/m;
  const name = exported.exec(code)?.[1];
  if (name === undefined || code.includes('require(')) throw new Error('The validator does not stand alone');
  return banner + inLinearTime(code.replace(exported, '')) + typedFunction(name);
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
