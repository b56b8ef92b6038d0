import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { runPact } from './run-pact.test-support';

describe('wikidouble pact', () => {
  it('lists the interactions, and why other requests cannot be one', async () => {
    const { status, stdout } = await runPact(['generate', '--list']);
    expect(status).to.equal(0);
    expect(stdout).to.match(/^Interactions \(\d+\)\n {2}absent-action-is-no-query\n/);
    expect(stdout).to.include('  it follows a list to its end, which takes several requests\n      ');
  });

  for (const command of ['generate', 'verify', 'publish']) {
    it(`shows examples and exit codes of ${command}`, async () => {
      const { status, stdout } = await runPact([command, '--help']);
      expect(status).to.equal(0);
      expect(stdout)
        .to.include(`\nExamples:\n  wikidouble pact ${command} `)
        .and.match(/\nExit codes:\n {2}0 /);
    });
  }

  it('has the options that docs/pact.md shows', async () => {
    const text = readFileSync(join(__dirname, '../../docs/pact.md'), 'utf8');
    const lines = Array.from(text.matchAll(/^(?:\w+=\S+ )?npx wikidouble pact (\w+) (.*)$/gm));
    expect(lines).to.have.lengthOf.at.least(6);
    for (const [, command = '', rest = ''] of lines) {
      const { stdout } = await runPact([command, '--help']);
      for (const [option] of rest.matchAll(/--[\w-]+/g)) expect(stdout, command).to.include(`  ${option} `);
    }
  });

  it('exits with 2 and one sentence if the result is inconclusive', async () => {
    expect(await runPact(['verify', 'http://127.0.0.1:1/api.php'])).to.deep.equal({
      status: 2,
      stdout: '',
      stderr: 'wikidouble: Inconclusive: Nothing listens at 127.0.0.1:1: the connection was refused.\n',
    });
    expect(await runPact(['verify', 'https://wiki.example', '--pact', 'missing.json'])).to.deep.equal({
      status: 2,
      stdout: '',
      stderr: "wikidouble: missing.json cannot be read: ENOENT: no such file or directory, open 'missing.json'\n",
    });
  });

  const wiki = 'https://wiki.example';
  const misunderstood: readonly (readonly [args: readonly string[], sentence: string])[] = [
    [[wiki, '--user', 'Anna'], '--user needs the password of Anna'],
    [[wiki, '--allow-writes'], '--allow-writes needs an account'],
    [[wiki, '--report', 'yaml'], 'The form must be spec, json or junit'],
    [['nonsense'], 'is not the address of a wiki'],
    [[wiki, '--broker'], 'The address of the broker is missing: give --broker URL or set PACT_BROKER_BASE_URL.'],
    [[wiki, '--broker', 'broker.example'], '"broker.example" is not the address of a broker'],
    [[wiki, '--broker', 'https://anna:sesame@broker.example'], 'must not contain a name or password'],
    [
      [wiki, '--pact', 'a.json', '--broker', 'https://broker.example'],
      '--pact with a file and --broker exclude each other',
    ],
    [
      [wiki, '--pact', 'a.json', 'https://broker.example/pacts/1'],
      '--pact takes either files or addresses at a broker',
    ],
    [
      [wiki, '--pact', 'https://broker.example/pacts/1', '--enable-pending'],
      '--enable-pending does not apply to contracts that --pact names',
    ],
    [[wiki, '--pact', 'https://anna:sesame@broker.example/1'], 'must not contain a name or password'],
    [[wiki, '--publish-results'], '--publish-results needs the contracts of a broker: give --broker URL.'],
    [[wiki, '--provider', 'fake'], '--provider needs the contracts of a broker'],
    [[wiki, '--include-wip-pacts-since', '2026-01-31'], '--include-wip-pacts-since needs the contracts of a broker'],
    [
      [wiki, '--broker', '--selector', 'newest'],
      'It must be mainBranch, matchingBranch, deployedOrReleased, branch=NAME',
    ],
    [[wiki, '--broker', '--include-wip-pacts-since', '2026-02-30'], 'It must be a date, such as 2026-01-31.'],
    [[wiki, '--broker', '--provider-version', ''], 'It must not be empty.'],
    [[wiki, '--broker', '--build-url', 'build 17'], 'It must be a URL, such as https://ci.example/builds/17.'],
    [[wiki, '--broker', '--build-url', 'https://anna:sesame@ci.example'], 'must not contain a name or password'],
  ];
  for (const [args, sentence] of misunderstood) {
    it(`refuses ${args.join(' ')}`, async () => {
      const { status, stdout, stderr } = await runPact(['verify', ...args]);
      expect(stderr).to.include(sentence);
      expect([status, stdout]).to.deep.equal([2, '']);
    });
  }
});
