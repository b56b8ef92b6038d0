import { expect } from 'chai';

import { supportedText } from './supported-page';

describe('docs/supported.md', () => {
  const page = supportedText();
  const row = (name: string): string => new RegExp(`^\\| \`${name}\` .*$`, 'm').exec(page)?.[0] ?? '';

  it('says for each release whether a module is supported, and what of it is not', () => {
    expect(row('imageusage')).to.equal('| `imageusage` | yes | yes |  |');
    expect(row('acquiretempusername')).to.equal('| `acquiretempusername` | – | no |  |');
    expect(row('revisions')).to.match(/^\| `revisions` \| partly \| partly \| .*`rvprop=parsetree`.*`rvsection`/);
  });
});
