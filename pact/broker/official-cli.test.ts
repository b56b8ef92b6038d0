import { join } from 'node:path';

import { expect } from 'chai';

import { officialCli, OfficialCliMissing, type FindInstalled } from './official-cli';

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** A machine with only these packages installed. */
function installed(...packages: readonly string[]): FindInstalled {
  return (file) => (packages.includes(file.replace('/package.json', '')) ? join('/modules', file) : undefined);
}

describe('officialCli', () => {
  it('finds the program for this machine', () => {
    const find = installed('@pact-foundation/pact-cli', `@pact-foundation/pact-cli-${platform}`);
    expect(officialCli(find)).to.contain(
      join('/modules/@pact-foundation', `pact-cli-${platform}`, 'standalone', 'pact'),
    );
  });

  it('says how to install what is missing', () => {
    expect(() => officialCli(installed())).to.throw(
      OfficialCliMissing,
      'npm install --save-dev @pact-foundation/pact-cli',
    );
    expect(() => officialCli(installed('@pact-foundation/pact-cli'))).to.throw(
      OfficialCliMissing,
      `without its program for ${platform}`,
    );
  });
});
