import { expect } from 'chai';
import { versionsNewestFirst } from './packages';

describe('packages of a real wiki', () => {
  it('tries the newest point release first, each version once', () => {
    const records = ['1:1.43.9+dfsg-1', '1:1.43.12+dfsg-1', '1:1.43.9+dfsg-1'].map(
      (version) => `Package: mediawiki\nVersion: ${version}\n`,
    );
    expect(versionsNewestFirst(records.join('\n'))).to.deep.equal(['1:1.43.12+dfsg-1', '1:1.43.9+dfsg-1']);
  });
});
