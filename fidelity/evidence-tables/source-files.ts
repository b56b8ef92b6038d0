import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The TypeScript files of some folders, without tests and what only tests use, relative to the root. */
export function sourceFiles(root: string, folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !/\.test(?:-support)?\.ts$/.test(name))
      .map((name) => join(folder, name)),
  );
}
