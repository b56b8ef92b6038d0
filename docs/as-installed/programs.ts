import { builtinModules } from 'node:module';

import type { Block } from './markdown-blocks';

/** A code block as a file, and the command that runs it. */
export interface Program {
  readonly file: string;
  readonly command: string;
  /** Packages that it imports, or that the command comes from. */
  readonly packages: readonly string[];
  /** Whether a later command of the page is to find the file. */
  readonly stays: boolean;
}

/**
 * How a block of JavaScript or TypeScript is run. Its first line may say so: `// gallery.test.mjs, run with: npx mocha
 * gallery.test.mjs`, or only `// gallery.test.mjs`.
 */
export function programOf({ text, language, line }: Block): Program {
  const [, name, said] = /^\/\/ ([\w.-]+\.[cm]?[jt]s)(?:, run with: (.+))?$/m.exec(text.split('\n', 1)[0] ?? '') ?? [];
  const file = name ?? `line-${line}.${extension(text, language)}`;
  const command = said ?? defaultCommand(text, file);
  const [, tool] = /^npx (\S+)/.exec(command) ?? [];
  // What wikidouble loads only when a test uses it.
  const peers = text.includes('.intercept(') ? ['nock'] : [];
  const packages = [
    ...importedBy(text),
    ...peers,
    ...(tool === undefined ? [] : [tool]),
    ...(isTypeScript(file) ? ['tsx'] : []),
  ];
  return { file, command, packages: [...new Set(packages)], stays: name !== undefined && said === undefined };
}

/** TypeScript runs as an ES module, JavaScript as what it is. */
function extension(text: string, language: string): string {
  if (language === 'ts' || language === 'typescript') return 'mts';
  return /^import /m.test(text) || !/\brequire\(/.test(text) ? 'mjs' : 'cjs';
}

function defaultCommand(text: string, file: string): string {
  const loader = isTypeScript(file) ? ' --import=tsx' : '';
  if (text.includes("'node:test'")) return `node${loader} --test ${file}`;
  if (/^describe(?:Conformance)?\(/m.test(text)) return `npx mocha${loader} ${file}`;
  return `node${loader} ${file}`;
}

function isTypeScript(file: string): boolean {
  return /\.[cm]?ts$/.test(file);
}

/** The packages that a program imports, but for ours. */
function importedBy(text: string): string[] {
  const names = text.matchAll(/(?:\bfrom |^import |\brequire\(|\bimport\()'((?:@[\w-]+\/)?[\w-][\w.-]*)/gm);
  return Array.from(names, ([, name = '']) => name).filter(
    (name) => name !== 'wikidouble' && name !== 'node' && !builtinModules.includes(name),
  );
}
