import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A piece of code on a page. */
export interface CodeBlock {
  /** Of the second level. */
  readonly heading: string;
  /** What the fence names. */
  readonly language: string;
  readonly text: string;
  /** The comment before the fence, where there is one: `not run: it needs a browser`. */
  readonly remark: string;
}

/** All code on a page of this folder. */
export function codeBlocksOf(page: string): CodeBlock[] {
  const text = readFileSync(join(__dirname, page), 'utf8');
  return text
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => blocksOf(section, section.slice(0, section.indexOf('\n'))));
}

function blocksOf(section: string, heading: string): CodeBlock[] {
  const fences = section.matchAll(/(?:^<!-- (?<remark>[^\n]*) -->\n\n?)?^```(?<language>\w+)\n(?<text>.*?)^```$/gms);
  return Array.from(fences, ({ groups: { language = '', text = '', remark = '' } = {} }) => {
    return { heading, language, text, remark };
  });
}

/** Pieces of code that belong together. */
export interface Program {
  readonly heading: string;
  readonly source: string;
  readonly remark: string;
}

/** Code that imports begins anew; code that does not goes on with what stands before it. */
export function programsOf(page: string, programLanguage: 'ts' | 'js' = 'ts'): Program[] {
  const programs: Program[] = [];
  for (const { heading, language, text, remark } of codeBlocksOf(page)) {
    if (language !== programLanguage) continue;
    const last = programs.at(-1);
    const isContinued = last !== undefined && remark === '' && (!imports(text) || !imports(last.source));
    if (isContinued) programs[programs.length - 1] = { ...last, source: `${last.source}\n${text}` };
    else programs.push({ heading, source: text, remark });
  }
  return programs;
}

function imports(source: string): boolean {
  return /^import /m.test(source);
}
