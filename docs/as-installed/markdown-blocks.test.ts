import { expect } from 'chai';

import { blocksOf } from './markdown-blocks';

describe('blocksOf', () => {
  it('finds the blocks of a document, also before the first heading', () => {
    const blocks = blocksOf('```js\na();\n\nb();\n```\n\n# Title\n\n```sh\nls\n```\n');
    expect(blocks).to.deep.equal([
      { language: 'js', text: 'a();\n\nb();\n', line: 1, remark: '' },
      { language: 'sh', text: 'ls\n', line: 9, remark: '' },
    ]);
  });

  it('reads the remark before a block, and no other', () => {
    const blocks = blocksOf(
      '<!-- other -->\ntext\n```\na\n```\n<!-- not run: it needs Jest -->\n\n```js\nb\n```\n```js\nc\n```',
    );
    expect(blocks.map(({ remark }) => remark)).to.deep.equal(['', 'not run: it needs Jest', '']);
  });

  it('takes a fence within a longer fence for text', () => {
    expect(blocksOf('````md\n```js\n```\n````\n')).to.deep.equal([
      { language: 'md', text: '```js\n```\n', line: 1, remark: '' },
    ]);
  });

  it('rejects a block without an end', () => {
    expect(() => blocksOf('text\n```js\na\n')).to.throw('The code block of line 2 does not end.');
  });
});
