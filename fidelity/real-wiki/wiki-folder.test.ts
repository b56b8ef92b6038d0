import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';

import { settingsFile } from './up';
import { readRecord, wikiFolder, writeRecord } from './wiki-folder';

describe('The folder of a real wiki', () => {
  const home = mkdtempSync(join(tmpdir(), 'real-wikis-'));
  const folder = wikiFolder(home, 'plain-1.43');
  before(() => {
    mkdirSync(folder.root, { recursive: true });
  });
  after(() => {
    rmSync(home, { recursive: true });
  });

  it('lies below the home, whatever the name', () => {
    expect(folder.root).to.equal(join(home, 'wikis/plain-1.43'));
    for (const name of ['', '..', '../x', 'a/b', '.hidden']) {
      expect(() => wikiFolder(home, name), name).to.throw("cannot be a wiki's name");
    }
  });

  it('remembers what is installed there, once it is installed to the end', () => {
    expect(readRecord(folder)).to.equal(undefined);
    writeRecord(folder, { release: '1.39', port: 8139 });
    expect(readRecord(folder)).to.deep.equal({ release: '1.39', port: 8139 });
    writeFileSync(folder.unfinished, '');
    expect(readRecord(folder)).to.equal(undefined);
    rmSync(folder.unfinished);
    writeFileSync(folder.recordFile, '{"release":"1.40","port":1}');
    expect(() => readRecord(folder)).to.throw('wiki.json is damaged');
  });
});

describe('settingsFile', () => {
  it('sets the address, the debug block and the further lines, in that order', () => {
    expect(settingsFile({ port: 8143, debug: true, lines: ['$wgShowHostnames = true;'] })).to.equal(
      "<?php\n$wgServer = \"http://127.0.0.1:8143\";\n$wgUseImageMagick = false;\n$wgPasswordConfig['pbkdf2']['cost'] = '1';\nif (($_REQUEST['action'] ?? '') === 'resetpassword') $wgRateLimits['mailpassword'] = [];\n$wgDebugToolbar = true;\n$wgShowHostnames = true;\n",
    );
    expect(settingsFile({ port: 8143, debug: false, lines: [] })).to.equal(
      "<?php\n$wgServer = \"http://127.0.0.1:8143\";\n$wgUseImageMagick = false;\n$wgPasswordConfig['pbkdf2']['cost'] = '1';\nif (($_REQUEST['action'] ?? '') === 'resetpassword') $wgRateLimits['mailpassword'] = [];\n",
    );
  });
});
