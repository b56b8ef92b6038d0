import { readFileSync } from 'node:fs';

import { messageOf } from '../../emulator/text/message-of';
import type { DefinitionProblem } from '../../emulator/definition/definition-problems';
import { YamlSource } from '../../emulator/definition/yaml-source';
import type { FileProblem } from './scenario-file-error';

/** The values of a YAML file, with their positions. */
export interface Source {
  readonly data: unknown;
  /** Adds the file, the line and the column to a problem. */
  locate(problem: DefinitionProblem): FileProblem;
}

/** The content of each file when it was last read: checks of several wikis in one process read the same scenarios. */
const parsed = new Map<string, { readonly text: string; readonly source: YamlSource }>();

function parse(file: string, text: string): YamlSource {
  const known = parsed.get(file);
  if (known?.text === text) return known.source;
  const source = new YamlSource(text);
  parsed.set(file, { text, source });
  return source;
}

/** Reads a YAML file (or JSON, which is YAML), or returns its problems. */
export function readSource(file: string): Source | { readonly problems: readonly FileProblem[] } {
  const whole = (message: string) => ({ problems: [{ file, path: '', message }] });
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return whole(`cannot be read: ${messageOf(error)}`);
  }
  const source = parse(file, text);
  if (source.problems.length > 0) return { problems: source.problems.map((problem) => ({ file, ...problem })) };
  try {
    return { data: source.data(), locate: (problem) => ({ file, ...source.locate(problem) }) };
  } catch (error) {
    return whole(`not valid YAML: ${messageOf(error)}`);
  }
}
