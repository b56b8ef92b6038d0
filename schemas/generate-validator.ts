import standaloneCode from 'ajv/dist/standalone';

import { banner } from './banner';
import { schemaCompiler } from './compile';
import { schemaSources } from './sources';

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
  return banner + code.replace(exported, '') + typedFunction(name);
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
