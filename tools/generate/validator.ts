import standaloneCode from 'ajv/dist/standalone';

import { banner } from './banner';
import { schemaCompiler } from '../../conformance/schemas/compile';
import { schemaSources } from '../../conformance/schemas/sources';

/**
 * The validator of wiki files as a program of its own, so that the package does without ajv: JavaScript, with a typed
 * function at its end. Its findings carry the part of the schema that they come from, which is where the messages take
 * their examples and the known names from.
 */
export function generateWikiFileValidator(): string {
  const compiler = schemaCompiler({ verbose: true, code: { source: true, lines: true } });
  const code = standaloneCode(compiler, { validate: schemaSources.wikiFile.$id });
  const exported = /^exports\.validate = (\w+);\n?/m;
  const name = exported.exec(code)?.[1];
  if (name === undefined || code.includes('require(')) throw new Error('The validator does not stand alone');
  return banner + inLinearTime(code.replace(exported, '')) + typedFunction(name);
}

/** The list of findings grows by what each entry adds to it; ajv copies all of it for every entry that has any. */
function inLinearTime(code: string): string {
  const copied = /vErrors = vErrors === null \? (\w+)\.errors : vErrors\.concat\(\1\.errors\);/g;
  const appended = code.replace(copied, 'vErrors = appended(vErrors, $1.errors);');
  if (appended === code || appended.includes('.concat(')) throw new Error('The validator does not grow its list so');
  return `${appended}
function appended(list, more) {
if (list === null) return more;
for (const finding of more) list.push(finding);
return list;
}
`;
}

function typedFunction(validator: string): string {
  return `
/**
 * What breaks the schema in the definition of a wiki; an empty list when nothing does.
 *
 * @typedef {object} Finding
 * @property {string} instancePath JSON Pointer to the value
 * @property {string} schemaPath where in the schema the broken rule stands
 * @property {string} keyword the rule, such as \`type\`
 * @property {Record<string, unknown>} params what the rule wants
 * @property {Record<string, unknown>} parentSchema the part of the schema that holds the rule
 * @property {unknown} data the value
 *
 * @param {unknown} definition
 * @returns {Finding[]}
 */
function findWikiFileProblems(definition) {
  return ${validator}(definition) ? [] : ${validator}.errors;
}
exports.findWikiFileProblems = findWikiFileProblems;
`;
}
