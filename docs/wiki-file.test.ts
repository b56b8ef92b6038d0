import { expect } from 'chai';

import { createWiki } from '../emulator';
import { parseWikiFile } from '../emulator/definition/parse-wiki-file';
import { codeBlocksOf } from './code-blocks.test-support';
import { describeCode } from './run-code.test-support';

describe('docs/wiki-file.md', () => {
  describeCode('wiki-file.md', {}, 'js');

  it('shows wiki files that can be read', () => {
    const files = codeBlocksOf('wiki-file.md').filter(({ language }) => language === 'yaml');
    const [first, ...others] = files.map(({ text }) => createWiki(parseWikiFile(text, 'wiki-file.md')));
    expect(first?.user('Alice').watchlist).to.deep.equal(['Gallery']);
    for (const wiki of others) expect(wiki.toDefinition().site).to.not.be.empty;
  });
});
