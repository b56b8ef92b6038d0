import { expect } from 'chai';

import { createWiki } from '../../emulator';
import type { Send } from '../../conformance/runner/exchange';
import { sendInProcess } from '../../conformance/http/send-in-process';
import { versionInGenerator, versionOfWiki } from './wiki-version';

const handler =
  (status: number, body: string): Send =>
  () =>
    Promise.resolve({ status, headers: [], body });

describe('versionOfWiki', () => {
  const siteInfo = handler(200, '{"batchcomplete":true,"query":{"general":{"generator":"MediaWiki 1.43.9"}}}');

  it('reads the version of the wiki', async () => {
    const known = { version: '1.43.9', branch: 'REL1_43' };
    expect(await versionOfWiki(siteInfo, handler(301, ''))).to.deep.equal(known);
    expect(await versionOfWiki(siteInfo, handler(404, '<h1>Not Found</h1>'))).to.deep.equal(known);
  });

  it('finds none for the emulator, which reports the version that it emulates', async () => {
    const wiki = createWiki();
    const [api, root] = ['http://wiki.example/w/api.php', 'http://wiki.example/'];
    const version = await versionOfWiki(sendInProcess(wiki, api), sendInProcess(wiki, root));
    expect(version).to.deep.equal({ version: undefined, branch: undefined });
    expect(await versionOfWiki(sendInProcess(wiki, api), handler(200, ''))).to.include({ version: '1.43.9' });
  });
});

describe('versionInGenerator', () => {
  it("reads the wiki's generator", () => {
    expect(versionInGenerator('MediaWiki 1.39.17')).to.deep.equal({ version: '1.39.17', branch: 'REL1_39' });
    expect(versionInGenerator('MediaWiki 1.43.9')).to.deep.equal({ version: '1.43.9', branch: 'REL1_43' });
    expect(versionInGenerator('MediaWiki 1.44.0-rc.0')).to.deep.equal({ version: '1.44.0-rc.0', branch: 'REL1_44' });
  });

  it('finds no branch for unreleased software', () => {
    expect(versionInGenerator('MediaWiki 1.44.0-wmf.12')).to.deep.equal({
      version: '1.44.0-wmf.12',
      branch: undefined,
    });
  });

  it('finds nothing for other software, or without a generator', () => {
    expect(versionInGenerator('OtherWiki 2.0')).to.deep.equal({ version: undefined, branch: undefined });
    expect(versionInGenerator('')).to.deep.equal({ version: undefined, branch: undefined });
  });
});
