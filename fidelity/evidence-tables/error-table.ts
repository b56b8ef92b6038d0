import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { errorCodes } from '../../emulator/error-codes';
import { withGeneratedPart } from './generated-part';

/** An error class as its source declares it. */
export interface ErrorClass {
  readonly name: string;
  /** Relative to the root of the project. */
  readonly file: string;
  /** The first sentence of its docstring. */
  readonly description: string;
  /** The key in `errorCodes` that the class takes its code from. */
  readonly codeOf: string | undefined;
}

const root = join(__dirname, '../..');

/** The error classes of the product, by name; their subclasses have the same code. Those caught inside have none. */
export function errorClasses(): ErrorClass[] {
  const declared =
    /(?:\/\*\*(?<comment>(?:(?!\*\/)[^])*)\*\/\n)?(?:export )?class (?<name>\w+) extends (?:Type|Range)?Error \{(?:\}|(?<body>[^]*?)\n\})/g;
  const found = sourceFiles(root, ['emulator', 'conformance', 'pact', 'cli']).flatMap((file) => {
    const matches = readFileSync(join(root, file), 'utf8').matchAll(declared);
    return Array.from(matches, ({ groups: { comment = '', name = '', body = '' } = {} }): ErrorClass => {
      const [, codeOf] = /\berrorCodes\.(\w+)/.exec(body) ?? [];
      return { name, file, description: firstSentence(comment), codeOf };
    });
  });
  return found.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function firstSentence(comment: string): string {
  const text = comment
    .replace(/^\s*\* ?/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return /^.*?[.](?= |$)/.exec(text)?.[0] ?? text;
}

/** A page with the table of errors between its markers, as prettier writes it. */
export async function withErrorTable(page: string, file: string): Promise<string> {
  const rows = errorClasses().flatMap(({ name, description, codeOf }) =>
    codeOf === undefined
      ? []
      : [[`\`${name}\``, `\`${new Map(Object.entries(errorCodes)).get(codeOf)}\``, description]],
  );
  const distinct = new Map(rows.map((cells) => [cells[0], cells]));
  const head = ['Class', 'Code', 'Thrown for'];
  const table = [head, head.map(() => '---'), ...distinct.values()].map((cells) => `| ${cells.join(' | ')} |\n`);
  return withGeneratedPart(page, 'errors', table.join(''), file);
}

/** The TypeScript files of some folders, without tests and what only tests use, relative to the root. */
export function sourceFiles(root: string, folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !/\.test(?:-support)?\.ts$/.test(name))
      .map((name) => join(folder, name)),
  );
}
