import { expect } from 'chai';

import { surfaceOf } from '../pipeline/api-surface';
import { releases } from '../releases/releases';
import { queryModules } from './registry';

describe('the registry of modules', () => {
  for (const kind of ['prop', 'list', 'meta'] as const) {
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
});
