/**
 * `npm run figures`: prints figures of the structure of a tree, to compare it with another one.
 *
 *   --root FOLDER   the tree, such as a git worktree of an older commit (default: this one)
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { Command } from 'commander';

import { cyclesOf, readImportGraph, type ImportGraph } from './architecture/import-graph';
import { folders, roomOf } from './architecture/rooms';

export interface Figures {
  readonly files: number;
  readonly filesByRoom: Readonly<Record<string, number>>;
  /** In lines. */
  readonly medianLength: number;
  readonly ninetiethPercentile: number;
  /** Pairs of files of which one imports the other. */
  readonly imports: number;
  /** Pairs of rooms of which one imports from the other. */
  readonly arrows: number;
  readonly cyclesOfFiles: number;
  readonly filesInCycles: number;
  readonly cyclesOfRooms: number;
  readonly roomsInCycles: number;
  /** Files that exactly one file imports, and that one is in the same folder. */
  readonly importedByOneNeighbour: number;
  /** Lines that cite a section or a vector that does not exist, or a document outside the project. */
  readonly deadCitations: number;
  /** Exported functions whose name says that they hide secrets. */
  readonly redactors: readonly string[];
  /** Files that write JUnit reports. */
  readonly junitWriters: readonly string[];
}

/** Measures the TypeScript files of a tree, without those that only tests load. */
export function measure(root: string): Figures {
  const graph = readImportGraph(root, folders);
  const texts = new Map([...graph.keys()].map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const lengths = [...texts.values()].map((text) => text.split('\n').length - 1).sort((a, b) => a - b);
  const rooms = graphOfRooms(graph);
  const fileCycles = cyclesOf(graph);
  const roomCycles = cyclesOf(rooms);
  return {
    files: graph.size,
    filesByRoom: countBy([...graph.keys()].map(roomIn)),
    medianLength: lengths[Math.floor(lengths.length / 2)] ?? 0,
    ninetiethPercentile: lengths[Math.floor(lengths.length * 0.9)] ?? 0,
    imports: sum([...graph.values()].map((targets) => targets.size)),
    arrows: sum([...rooms.values()].map((targets) => targets.size)),
    cyclesOfFiles: fileCycles.length,
    filesInCycles: fileCycles.flat().length,
    cyclesOfRooms: roomCycles.length,
    roomsInCycles: roomCycles.flat().length,
    importedByOneNeighbour: countSingleImports(graph),
    deadCitations: countDeadCitations(root, texts),
    redactors: exportsNamed(texts, /redact|mask|hide|secret|legible/i),
    junitWriters: [...texts].flatMap(([file, text]) => (/[`'"]<testsuites?\b/.test(text) ? [file] : [])),
  };
}

/**
 * The room of a file in any tree: the room of the table if that lies below the first level, else the folder. Files directly
 * in `emulator` are rooms of their own, because some are below all others and some above.
 */
function roomIn(file: string): string {
  const named = roomOf(file);
  if (named?.includes('/') === true) return named;
  const parts = file.split('/');
  return parts.slice(0, parts[0] === 'emulator' ? 2 : 1).join('/');
}

function graphOfRooms(graph: ImportGraph): Map<string, Set<string>> {
  const rooms = new Map<string, Set<string>>();
  for (const [file, targets] of graph) {
    const room = roomIn(file);
    const others = rooms.get(room) ?? rooms.set(room, new Set()).get(room)!;
    for (const target of targets) if (roomIn(target) !== room) others.add(roomIn(target));
  }
  return rooms;
}

function countSingleImports(graph: ImportGraph): number {
  const importers = new Map<string, string[]>();
  for (const [file, targets] of graph) {
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file]);
  }
  return [...importers].filter(([file, [first, ...others]]) => others.length === 0 && dirname(first!) === dirname(file))
    .length;
}

/** What cannot be opened: notes outside the project, and `asked`, which names no source at all. */
const nowhere = /\bfacts(?:,| reading| writing)? \d|\((?:[^()]*; )?asked\)|\bdesign, "/;
const citation = /(?<![\w-])(core|reading|writing) (\d+(?:\.\d+)*)|(?<![\w-])vector ([a-z]+\/[a-z0-9-]+)/g;

function countDeadCitations(root: string, texts: ReadonlyMap<string, string>): number {
  const known = new Set<string>();
  for (const page of ['core', 'reading', 'writing']) {
    const path = join(root, `docs/behaviour/${page}.md`);
    if (!existsSync(path)) continue;
    for (const [, number] of readFileSync(path, 'utf8').matchAll(/^#{2,3} (\d+(?:\.\d+)*)\.? /gm)) {
      known.add(`${page} ${number!}`);
    }
  }
  const vectors = join(root, 'scenarios/vectors');
  for (const file of existsSync(vectors) ? readdirSync(vectors) : []) {
    for (const [, name] of readFileSync(join(vectors, file), 'utf8').matchAll(/^ *- name: ([a-z0-9-]+)$/gm)) {
      known.add(`vector ${file.replace(/\.yaml$/, '')}/${name!}`);
    }
  }
  const lines = [...texts.values()].flatMap((text) => text.split('\n'));
  const isDead = (line: string) =>
    Array.from(line.matchAll(citation), ([, page, number, vector]) =>
      vector === undefined ? `${page!} ${number!}` : `vector ${vector}`,
    ).some((cited) => !known.has(cited));
  return lines.filter((line) => /^\s*(?:\/?\*|\/\/)/.test(line) && (nowhere.test(line) || isDead(line))).length;
}

function exportsNamed(texts: ReadonlyMap<string, string>, pattern: RegExp): string[] {
  return [...texts].flatMap(([file, text]) =>
    Array.from(text.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm), ([, name = '']) => name)
      .filter((name) => pattern.test(name))
      .map((name) => `${file}: ${name}`),
  );
}

function countBy(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of [...names].sort()) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

if (require.main === module) {
  const options = new Command('figures')
    .description('Prints figures of the structure of a tree.')
    .option('--root <folder>', 'the tree', resolve(__dirname, '..'))
    .parse()
    .opts<{ root: string }>();
  console.log(JSON.stringify(measure(resolve(options.root)), undefined, 2));
}
