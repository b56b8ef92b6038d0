import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';

import ts from 'typescript';

/** Which file imports which, by path from the root of the project: `emulator/wiki.ts`. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

const skipped = /(^|\/)(node_modules|dist|\.git|\.cache)(\/|$)/;
const helpsTests = /\.(test|test-support|fixture)\.ts$|\.d\.ts$/;

/**
 * Reads every import of every TypeScript file below some folders, whether it is static, lazy or only of types. Files that
 * only tests load are left out: a test may look into any room.
 */
export function readImportGraph(root: string, folders: readonly string[]): ImportGraph {
  const files = folders.flatMap((folder) => sourceFiles(root, folder));
  const known = new Set(files);
  return new Map(files.map((file) => [file, importsOf(root, file, known)]));
}

function sourceFiles(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !helpsTests.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !skipped.test(path))
    .sort();
}

function importsOf(root: string, file: string, known: ReadonlySet<string>): Set<string> {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'), true, true);
  const found = new Set<string>();
  for (const { fileName } of importedFiles) {
    if (!fileName.startsWith('.')) continue;
    const path = posix.normalize(posix.join(dirname(file), fileName));
    const target = [path, `${path}.ts`, `${path}/index.ts`].find((candidate) => known.has(candidate));
    if (target !== undefined) found.add(target);
  }
  return found;
}

/** The cycles of a graph: groups of nodes that reach each other, each in alphabetical order. */
export function cyclesOf(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const onPath = new Set<string>();
  const cycles: string[][] = [];
  const visit = (node: string): void => {
    order.set(node, order.size);
    lowest.set(node, order.get(node)!);
    path.push(node);
    onPath.add(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) {
        visit(next);
        lowest.set(node, Math.min(lowest.get(node)!, lowest.get(next)!));
      } else if (onPath.has(next)) {
        lowest.set(node, Math.min(lowest.get(node)!, order.get(next)!));
      }
    }
    if (lowest.get(node) !== order.get(node)) return;
    const group = path.splice(path.indexOf(node));
    for (const member of group) onPath.delete(member);
    if (group.length > 1) cycles.push(group.sort());
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return cycles;
}
