import { expect } from 'chai';

import { createWiki } from '../emulator';
import { parseWikiFile } from '../emulator/definition/parse-wiki-file';
import { codeBlocksOf } from './code-blocks.test-support';
import { describeCode } from './run-code.test-support';

describe('docs/wiki-file.md', () => {
  describeCode('wiki-file.md', {}, 'js');

  it('shows a wiki file that can be read', () => {
    const files = codeBlocksOf('wiki-file.md').filter(({ language }) => language === 'yaml');
    expect(files).to.have.length(1);
    for (const { text } of files) {
      expect(createWiki(parseWikiFile(text, 'wiki-file.md')).user('Alice').watchlist).to.deep.equal(['Gallery']);
    }
  });
});
