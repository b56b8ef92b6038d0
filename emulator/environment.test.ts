import { join } from 'node:path';

import { expect } from 'chai';

import { isWithin } from './environment';

describe('the loaded files in the debug block', () => {
  it('include those of the installed package', () => {
    const folder = join('/', 'project', 'node_modules', 'wikidouble', 'dist');
    expect(isWithin(folder, join(folder, 'emulator', 'wiki.js'))).to.equal(true);
    expect(isWithin(folder, join('/', 'project', 'node_modules', 'ajv', 'dist', 'ajv.js'))).to.equal(false);
  });

  it('do not include those of its dependencies', () => {
    const folder = join('/', 'wikidouble');
    expect(isWithin(folder, join(folder, 'emulator', 'wiki.ts'))).to.equal(true);
    expect(isWithin(folder, join(folder, 'node_modules', 'ajv', 'ajv.js'))).to.equal(false);
  });
});
