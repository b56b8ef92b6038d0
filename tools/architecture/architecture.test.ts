import { join } from 'node:path';

import { expect } from 'chai';

import { cyclesOf, readImportGraph } from './import-graph';
import { folders, mayImport, roomOf } from './rooms';

const graph = readImportGraph(join(__dirname, '../..'), folders);

/** The deliberate arrow that leads back; see the table. */
const recorder = 'emulator → pact/record';

/** Known cycles between files. */
const knownCycles: readonly (readonly string[])[] = [];

describe('The architecture', () => {
  it('has a room for every file', () => {
    expect([...graph.keys()].filter((file) => roomOf(file) === undefined)).to.deep.equal([]);
  });

  it('allows no arrow that is not in the table of rooms', () => {
    const arrows = [...graph].flatMap(([file, targets]) => [...targets].map((target) => [file, target] as const));
    const forbidden = arrows.filter(([file, target]) => !mayImport(file, target)).map((arrow) => arrow.join(' → '));
    expect(forbidden).to.deep.equal([]);
  });

  it('has no cycles between files', () => {
    expect(cyclesOf(graph)).to.deep.equal(knownCycles);
  });

  it('has no cycles between rooms', () => {
    const rooms = new Map<string, Set<string>>();
    for (const [file, targets] of graph) {
      const room = roomOf(file)!;
      const seen = rooms.get(room) ?? rooms.set(room, new Set()).get(room)!;
      for (const target of targets) {
        const other = roomOf(target)!;
        if (other !== room && `${room} → ${other}` !== recorder) seen.add(other);
      }
    }
    expect(cyclesOf(rooms)).to.deep.equal([]);
  });
});

describe('The table of rooms', () => {
  it('finds the room with the longest matching path', () => {
    expect(roomOf('emulator/response/result-tree.ts')).to.equal('emulator/response/result-tree.ts');
    expect(roomOf('emulator/response/continuation.ts')).to.equal('emulator/response');
    expect(roomOf('emulator/wiki.ts')).to.equal('emulator');
    expect(roomOf('nowhere/file.ts')).to.equal(undefined);
  });

  it('rejects arrows that lead back', () => {
    expect(mayImport('emulator/modules/main.ts', 'emulator/model/pages.ts')).to.equal(true);
    expect(mayImport('emulator/model/pages.ts', 'emulator/modules/main.ts')).to.equal(false);
    expect(mayImport('conformance/check/address.ts', 'cli/main.ts')).to.equal(false);
    expect(mayImport('conformance/check/address.ts', 'emulator/index.ts')).to.equal(true);
    expect(mayImport('conformance/check/address.ts', 'emulator/wiki.ts')).to.equal(false);
  });
});
