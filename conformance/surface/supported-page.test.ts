import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';

import { supportedPage } from './supported-page';

describe('docs/supported.md', () => {
  const page = supportedPage();
  const row = (name: string): string => new RegExp(`^\\| \`${name}\` .*$`, 'm').exec(page)?.[0] ?? '';

  it('is what "npm run supported" writes', async () => {
    const file = readFileSync(join(__dirname, '../../docs/supported.md'), 'utf8');
    expect(file === (await format(page, { parser: 'markdown', printWidth: 120 })), 'run "npm run supported"').to.equal(
      true,
    );
  });

  it('says for each release whether a module is supported, and what of it is not', () => {
    expect(row('imageusage')).to.equal('| `imageusage` | yes | yes |  |');
    expect(row('acquiretempusername')).to.equal('| `acquiretempusername` | – | no |  |');
    expect(row('revisions')).to.match(/^\| `revisions` \| partly \| partly \| .*`rvprop=parsetree`.*`rvsection`/);
  });
});
