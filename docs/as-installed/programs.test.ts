import { expect } from 'chai';

import { programOf } from './programs';

const block = (text: string, language = 'js') => ({ text, language, line: 7, remark: '' });

describe('programOf', () => {
  it('takes the command from the first line', () => {
    expect(
      programOf(block("// a.test.mjs, run with: npx mocha a.test.mjs\nimport { expect } from 'chai';\n")),
    ).to.deep.equal({
      file: 'a.test.mjs',
      command: 'npx mocha a.test.mjs',
      packages: ['chai', 'mocha'],
      stays: false,
    });
  });

  it('takes the file name from the first line, and keeps the file', () => {
    expect(programOf(block("// a.test.mjs\nimport { test } from 'node:test';\n"))).to.include({
      file: 'a.test.mjs',
      command: 'node --test a.test.mjs',
      stays: true,
    });
  });

  it('runs other programs with what they need', () => {
    expect(programOf(block("import nock from 'nock';\nimport { createWiki } from 'wikidouble';\n"))).to.deep.equal({
      file: 'line-7.mjs',
      command: 'node line-7.mjs',
      packages: ['nock'],
      stays: false,
    });
    expect(programOf(block("const { createWiki } = require('wikidouble');\n"))).to.include({
      command: 'node line-7.cjs',
    });
    expect(
      programOf(block("import { liveWiki } from 'wikidouble/conformance';\n\ndescribe('a', () => {});\n")),
    ).to.include({
      command: 'npx mocha line-7.mjs',
    });
    expect(programOf(block("import { createWiki } from 'wikidouble';\n", 'ts'))).to.deep.include({
      command: 'node --import=tsx line-7.mts',
      packages: ['tsx'],
    });
  });
});
