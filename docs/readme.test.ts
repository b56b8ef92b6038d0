import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describeCode } from './run-code.test-support';

const root = join(__dirname, '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly name: string;
  readonly version: string;
  readonly engines: { readonly node: string };
  readonly scripts: object;
};

describe('README.md', () => {
  describeCode('../README.md', {}, 'js');

  it('shows the two commands for a checkout', () => {
    expect(readme).to.match(/`npm ci && npm start`/);
    expect(readme).to.match(/`npm ci && npm test`/);
  });

  it('names the version of Node.js, and the tarball of this version', () => {
    expect(readme).to.contain(`Node.js ${manifest.engines.node.replace('>=', '')} or newer`);
    expect(readme).to.contain(`${manifest.name}-${manifest.version}.tgz`);
  });

  it('names only scripts that exist', () => {
    for (const [, name = ''] of readme.matchAll(/npm run ([\w-]+)/g)) expect(manifest.scripts).to.have.property(name);
  });
});
