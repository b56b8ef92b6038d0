import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';

import { expect } from 'chai';

const root = join(__dirname, '..');
const mocha = join(root, 'node_modules/mocha/bin/mocha.js');

/** The commands in CONTRIBUTING.md that run some of the tests: their arguments. */
const commands = [...readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').matchAll(/^npx mocha (.*?)(?: {2,}#.*)?$/gm)];

/** The tests that a command would run. */
async function testsOf(command: string): Promise<{ file: string; fullTitle: string }[]> {
  const args = command.split(/ +/).map((argument) => argument.replaceAll("'", ''));
  const { stdout } = await promisify(execFile)(process.execPath, [mocha, ...args, '--dry-run', '--reporter', 'json'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  return (JSON.parse(stdout) as { tests: { file: string; fullTitle: string }[] }).tests;
}

describe('CONTRIBUTING.md', () => {
  it('says how to run one file, some of its tests, and one folder', async () => {
    const seen = await Promise.all(commands.map(async ([, args = '']) => testsOf(args)));
    const [file = [], title = [], folder = []] = seen;
    expect(seen).to.have.length(3);
    const filesOf = (tests: typeof file) => [...new Set(tests.map((test) => relative(root, test.file)))];
    expect(filesOf(file)).to.deep.equal([join('emulator', 'transports', 'http.test.ts')]);
    expect(title).to.have.length.within(1, file.length - 1);
    expect(filesOf(folder)).to.include(join('emulator', 'transports', 'disruption.test.ts'));
    expect(new Set(filesOf(folder).map((name) => join(name, '..')))).to.deep.equal(
      new Set([join('emulator', 'transports')]),
    );
  });
});
