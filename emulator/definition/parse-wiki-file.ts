import type { WikiDefinition } from '../../schemas/generated/wiki-file';
import { messageOf } from '../text/message-of';
import { definitionProblems } from './definition-problems';
import { isWikiDefinition } from './is-wiki-definition';
import { hasDuplicateMembers } from './duplicate-members';
import { schemaAdvice, WikiFileError, type WikiFileProblem } from './wiki-file-error';
import { YamlSource } from './yaml-source';

/**
 * Reads the text of a wiki file, YAML or JSON, and checks it against schemas/wiki-file.schema.json.
 *
 * @param text may begin with a byte order mark
 * @param fileName the name in messages; a text whose name ends with `.json` must be JSON
 * @throws WikiFileError, with the line and the column of every problem
 */
export function parseWikiFile(text: string, fileName: string): WikiDefinition {
  const content = text.startsWith('\uFEFF') ? text.slice(1) : text;
  if (content.trim() === '') throw emptyFile(fileName);
  const json = readJson(content, fileName);
  if (json === undefined) return parseYaml(content, fileName);
  if (isWikiDefinition(json.data) && !hasDuplicateMembers(content)) return json.data;
  const source = new YamlSource(content);
  throw schemaError(fileName, [...source.duplicates, ...locatedProblems(json.data, source)]);
}

/** The position of a value in the text of a wiki file: `gallery.yaml:4:5`. */
export function placeInText(text: string, fileName: string, way: readonly string[]): string {
  const { line, column } = new YamlSource(text.replace(/^\uFEFF/, '')).locate({ way, message: '', atName: false });
  return `${fileName}:${line}:${column}`;
}

/** Returns the value of a JSON text, or `undefined` where the text may still be YAML. */
function readJson(content: string, fileName: string): { readonly data: unknown } | undefined {
  const mustBeJson = fileName.toLowerCase().endsWith('.json');
  if (!mustBeJson && !/^\s*[{[]/.test(content)) return undefined;
  try {
    return { data: JSON.parse(content) as unknown };
  } catch (error) {
    if (!mustBeJson) return undefined;
    throw invalidJson(content, fileName, messageOf(error));
  }
}

function parseYaml(content: string, fileName: string): WikiDefinition {
  const source = new YamlSource(content);
  if (source.problems.length > 0) throw new WikiFileError(fileName, source.problems);
  let data: unknown;
  try {
    data = source.data();
  } catch (error) {
    throw new WikiFileError(fileName, [{ path: '', message: `not valid YAML: ${messageOf(error)}` }]);
  }
  if (data === null) throw emptyFile(fileName);
  if (isWikiDefinition(data)) return data;
  throw schemaError(fileName, locatedProblems(data, source));
}

function locatedProblems(data: unknown, source: YamlSource): WikiFileProblem[] {
  return definitionProblems(data).map((problem) => source.locate(problem));
}

/** Sorts problems by position: the validator reports them in the order of the schema. */
function schemaError(fileName: string, problems: readonly WikiFileProblem[]): WikiFileError {
  const position = ({ line = 0, column = 0 }: WikiFileProblem) => line * 1e6 + column;
  const sorted = [...problems].sort((one, other) => position(one) - position(other));
  return new WikiFileError(fileName, sorted, schemaAdvice);
}

function emptyFile(fileName: string): WikiFileError {
  const message = 'the file is empty; the smallest wiki file is "pages: []"';
  return new WikiFileError(fileName, [{ path: '', message }], schemaAdvice);
}

/** The message of the JavaScript engine contains the offset of most mistakes, but not of an unexpected end. */
export function invalidJson(content: string, fileName: string, reason: string): WikiFileError {
  const message = `not valid JSON: ${reason}`;
  const offset = /at position (\d+)/.exec(reason)?.[1] ?? (reason.includes('end of JSON') ? content.length : undefined);
  if (offset === undefined) return new WikiFileError(fileName, [{ path: '', message }]);
  const before = content.slice(0, Number(offset)).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  return new WikiFileError(fileName, [{ line: before.length, column, path: '', message }]);
}
