import { expect } from 'chai';

import { releaseNames, type ReleaseName } from '../../emulator/releases/release';
import { releases } from '../../emulator/releases/releases';
import { supportedText } from './supported-page';

describe('docs/supported.md', () => {
  const page = supportedText({ '1.43': { 'query+imageusage': 1412 } });
  const row = (name: string): string => new RegExp(`^\\| \`${name}\` .*$`, 'm').exec(page)?.[0] ?? '';

  it('says for each release whether a module is supported, and what of it is not', () => {
    const each = (text: (release: ReleaseName) => string): string => releaseNames.map(text).join(' | ');
    expect(row('imageusage')).to.equal(`| \`imageusage\` | ${each(() => 'yes')} | 1,412 |  |`);
    expect(row('imagerotate')).to.equal(`| \`imagerotate\` | ${each(() => 'no')} | – |  |`);
    const since143 = each((release) => (releases[release].since('1.43') ? 'yes' : '–'));
    expect(row('acquiretempusername')).to.equal(`| \`acquiretempusername\` | ${since143} | – |  |`);
    expect(row('parse')).to.match(/`parsoid`/);
  });
});
