import { expect } from 'chai';

import { scenario } from '../runner/made-up-wiki.test-support';
import { buildRoles } from './build-roles';

describe('buildRoles', () => {
  const { titles, definition } = buildRoles(
    scenario({
      given: {
        unused: { kind: 'file', uses: 0 },
        popular: { kind: 'file', uses: '>= 4', spaces: false },
        draft: { kind: 'page' },
        anna: { kind: 'session', loggedIn: true },
      },
    }),
  );
  const { pages = [] } = definition;

  it('gives each role of a file or page its own title', () => {
    expect(Object.fromEntries(titles)).to.deep.equal({
      unused: 'File:Picture Number 1.PNG',
      popular: 'File:Picture-Number-2.PNG',
      draft: 'Page number 3',
    });
  });

  it('creates pages that use it, among others that do not', () => {
    const using = pages.filter(({ uses }) => uses?.includes('File:Picture-Number-2.PNG'));
    expect(using.map(({ id, title, redirect }) => [id, title, redirect])).to.deep.equal([
      [36, 'Using 2 996', undefined],
      [29, 'Talk:Using 2 997', undefined],
      [22, 'User talk:Using 2 998', 'Main Page'],
      [15, 'Using 2 999', undefined],
    ]);
    expect(pages).to.have.length(7);
    expect(pages.some(({ uses }) => uses?.includes('File:Picture Number 1.PNG'))).to.equal(false);
  });
});
