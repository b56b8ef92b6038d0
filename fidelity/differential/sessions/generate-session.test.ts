import { expect } from 'chai';

import { requestParameters } from '../known-differences';
import type { Vocabulary } from '../generate/vocabulary';
import { sessionAt } from './generate-session';

const vocabulary: Vocabulary = {
  pages: [{ id: 2, namespace: 0, title: 'Alpha', revision: 12 }],
  files: [],
  changes: [{ id: 7, revision: 12, timestamp: '2026-01-30T12:00:00Z', user: 'Bob', page: 'Alpha' }],
  namespaces: [0],
  users: ['Alice'],
  withAccount: true,
};

const sessions = Array.from({ length: 300 }, (_, index) => sessionAt('seed', index, vocabulary));
const parameters = sessions.flatMap(({ steps }) => steps.map(({ request }) => requestParameters(request)));

function valuesOf(name: string): string[] {
  return parameters.flatMap((given) => given.get(name) ?? []);
}

describe('the sessions of a differential run', () => {
  it('are the same for the same seed, independent of earlier ones', () => {
    expect(sessionAt('seed', 299, vocabulary)).to.deep.equal(sessions[299]);
    expect(sessionAt('other', 299, vocabulary)).not.to.deep.equal(sessions[299]);
  });

  it('log in, request tokens, watch, patrol and log out', () => {
    expect(valuesOf('action')).to.include.members(['login', 'query', 'watch', 'patrol', 'logout']);
    const used = ['title', 'titles', 'pageids', 'generator', 'rcid', 'revid', 'unwatch', 'assert', 'assertuser'];
    for (const name of used) expect(valuesOf(name), name).not.to.deep.equal([]);
  });

  it('try wrong passwords only for nonexistent users, because they are counted', () => {
    const tried = parameters.filter((given) => given.has('lgpassword'));
    const pairs = new Set(tried.map((given) => `${given.get('lgname') ?? ''} ${given.get('lgpassword') ?? ''}`));
    expect(pairs).to.have.keys('{user} {password}', '{stranger} wrong');
  });

  it('use tokens of this session and of an earlier one, of another type, wrong ones and none', () => {
    const tokens = valuesOf('token');
    for (const form of [/^\{\d+\.watch\}$/, /^\{\d+\.patrol\}$/, /^\{\d+\.csrf\}$/, /^\+\\$/, /^[0-9a-f]{40}\+\\$/]) {
      expect(
        tokens.some((token) => form.test(token)),
        form.source,
      ).to.equal(true);
    }
    expect(parameters.some((given) => given.get('action') === 'watch' && !given.has('token'))).to.equal(true);
  });

  it('return with the cookies of an earlier step', () => {
    expect(sessions.some(({ steps }) => steps.some(({ cookiesOf }) => cookiesOf !== undefined))).to.equal(true);
  });
});
