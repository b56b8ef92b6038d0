import { expect } from 'chai';

import { exportHidden, readHidden } from './hidden-parts';

describe('Hidden parts in a wiki file', () => {
  it('are a list of names, which the model adds up', () => {
    expect(readHidden(['user', 'content'])).to.deep.equal({ hidden: 5 });
    expect(exportHidden(5)).to.deep.equal({ hidden: ['content', 'user'] });
    expect(exportHidden(15)).to.deep.equal({ hidden: ['content', 'comment', 'user', 'suppressed'] });
  });

  it('are left out where nothing is hidden', () => {
    expect(readHidden(undefined)).to.deep.equal({});
    expect(readHidden([])).to.deep.equal({});
    expect(exportHidden()).to.deep.equal({});
  });
});
