import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { createWiki } from '..';
import { recordModule, type DescribedModule } from '../../fidelity/surface/record-surface';
import { formatNames } from '../formats/registry';
import { surfaceOf } from '../pipeline/api-surface';
import { recordedModules, type RecordedModule } from '../releases/recorded-modules';
import { releaseNames, type ReleaseName } from '../releases/release';
import { releases } from '../releases/releases';
import type { ParameterSet } from '../request/parameter-declarations';
import { idParameters } from './id-parameters';
import { queryKinds } from './module';
import { actionModules, queryModules } from './registry';

const root = join(__dirname, '../..');

interface RegisteredModule {
  readonly name: string;
  readonly path: string;
  readonly parameters: ParameterSet;
}

const registered: readonly RegisteredModule[] = [...actionModules, ...queryModules];

/** What `action=paraminfo` of the fake says of modules, reduced as the recorded descriptions are. */
function describedByFake(release: ReleaseName, paths: readonly string[]): RecordedModule[] {
  // Anonymous clients may name 50 modules per request.
  if (paths.length > 50) {
    return [...describedByFake(release, paths.slice(0, 50)), ...describedByFake(release, paths.slice(50))];
  }
  const modules = encodeURIComponent(paths.join('|'));
  const url = `/api.php?action=paraminfo&format=json&formatversion=2&modules=${modules}`;
  const { body } = createWiki({}, { release }).handle({ url });
  const { paraminfo } = JSON.parse(body) as { paraminfo: { modules: DescribedModule[] } };
  return paraminfo.modules.map(recordModule);
}

describe('The registry of modules', () => {
  for (const kind of queryKinds) {
    it(`has each module of ${kind} under its name`, () => {
      const found = queryModules.namesOf(kind).map((name) => [queryModules.get(name)?.kind, name]);
      const named = queryModules.namesOf(kind).map((name) => [kind, queryModules.get(name)?.name]);
      expect(found).to.deep.equal(named);
    });
  }

  for (const release of Object.values(releases)) {
    it(`has each action of ${release.name} under its name`, () => {
      const { actions } = surfaceOf(release);
      expect(Array.from(actions, ({ name }) => name)).to.deep.equal(actions.names);
    });
  }

  it('has each module in a folder with its name in the API', () => {
    for (const { name, path } of registered) {
      const folder = path.replace('+', '/');
      expect(existsSync(join(__dirname, folder, `${name}.ts`)), `${folder}/${name}.ts`).to.equal(true);
    }
  });

  it('is the only place that names actions: everything else is in their declarations', () => {
    // The type of parameters that are files is called as an action is.
    const names = actionModules.names.filter((name) => name !== 'upload');
    const comparison = new RegExp(`(?:[=!]== |case |\\?\\? )'(?:${names.join('|')})'`);
    const rooms = ['modules', 'pipeline', 'unsupported', 'journal'].map((room) => join(root, 'emulator', room));
    const sources = rooms.flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' })
        // The modules of action=query compare names of rights and tokens.
        .filter((file) => /(?<!\.test(?:-support)?)\.ts$/.test(file) && !/^query.\w+./.test(file))
        // What a reviewer says of a program that edits concerns this action alone.
        .filter((file) => !/^strict.writ/.test(file))
        .map((file) => join(room, file)),
    );
    expect(sources.length).to.be.greaterThan(50);
    const special = sources.flatMap((file) => {
      const lines = readFileSync(file, 'utf8').split('\n');
      return lines.filter((line) => comparison.test(line)).map((line) => `${file}: ${line.trim()}`);
    });
    expect(special).to.deep.equal([]);
  });

  for (const release of releaseNames) {
    describe(`of ${release}`, () => {
      const { modules: recorded } = recordedModules(releases[release]);
      const paths = ['main', ...registered.map(({ path }) => path), ...formatNames];

      for (const described of describedByFake(release, paths)) {
        it(`describes ${described.path} like MediaWiki`, () => {
          expect(described).to.deep.equal(recorded[described.path]);
        });
      }
    });
  }

  it('has vectors of every module', () => {
    const missing = registered.filter(({ name }) => !existsSync(join(root, `scenarios/vectors/${name}.yaml`)));
    expect(missing.map(({ path }) => path)).to.deep.equal([]);
  });

  it('declares which numbers are ids', () => {
    const unmarked = registered.flatMap(({ path, parameters: { prefix, declarations } }) =>
      Object.entries(declarations).flatMap(([name, { type }]) => {
        const looksLikeIds = type.startsWith('integer') && /ids?$|^undo|^(?:from|to)rev$/.test(name);
        return looksLikeIds === idParameters().has(prefix + name) ? [] : [`${path} ${name}`];
      }),
    );
    expect(unmarked).to.deep.equal([]);
  });
});
