import { expect } from 'chai';

import { versionInGenerator } from './wiki-version';

describe('versionInGenerator', () => {
  it('reads what a wiki says of its software', () => {
    expect(versionInGenerator('MediaWiki 1.39.17')).to.deep.equal({ version: '1.39.17', branch: 'REL1_39' });
    expect(versionInGenerator('MediaWiki 1.43.9')).to.deep.equal({ version: '1.43.9', branch: 'REL1_43' });
    expect(versionInGenerator('MediaWiki 1.44.0-rc.0')).to.deep.equal({ version: '1.44.0-rc.0', branch: 'REL1_44' });
  });

  it('knows no branch of what was not released', () => {
    expect(versionInGenerator('MediaWiki 1.44.0-wmf.12')).to.deep.equal({
      version: '1.44.0-wmf.12',
      branch: undefined,
    });
  });

  it('knows nothing of other software, or of a wiki that does not say', () => {
    expect(versionInGenerator('OtherWiki 2.0')).to.deep.equal({ version: undefined, branch: undefined });
    expect(versionInGenerator('')).to.deep.equal({ version: undefined, branch: undefined });
  });
});
