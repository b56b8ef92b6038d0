import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import { expect } from 'chai';
import { parse } from 'yaml';

interface Action {
  readonly inputs: Readonly<Record<string, { readonly default: unknown }>>;
  readonly runs: {
    readonly steps: readonly [{ readonly run: string; readonly env: Readonly<Record<string, string>> }];
  };
}

const root = join(__dirname, '..');
const action = parse(readFileSync(join(root, 'action.yml'), 'utf8')) as Action;
const [step] = action.runs.steps;

describe('the action for workflows', () => {
  let folder = '';
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'wikidouble-action-'));
    writeFileSync(join(folder, 'npx'), '#!/bin/sh\nprintf "%s\\n" "$@" "password:$WIKIDOUBLE_PASSWORD"\n');
    chmodSync(join(folder, 'npx'), 0o755);
  });
  after(() => {
    rmSync(folder, { recursive: true });
  });

  /** What the script calls, with a program in the place of npx that prints it. */
  function called(inputs: Readonly<Record<string, string>>): string[] {
    const env = Object.entries(step.env).map(([name, value]): [string, string] => {
      const input = /^\$\{\{ inputs\.(\w+) \}\}$/.exec(value)?.[1] ?? '';
      return [name, inputs[input] ?? String(action.inputs[input]?.default)];
    });
    const path = [folder, process.env.PATH].join(delimiter);
    const script = ['-e', '-o', 'pipefail', '-c', step.run];
    // With a socket for its input, bash would take itself for a log-in from afar.
    const printed = execFileSync('bash', script, {
      env: { ...Object.fromEntries(env), PATH: path },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return printed.trimEnd().split('\n');
  }

  it('runs the published package of this version', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    const [yes, name, ...rest] = called({ url: 'https://wiki.example' });
    expect([yes, name]).to.deep.equal(['--yes', `wikidouble@${version}`]);
    expect(rest).to.deep.equal(['check', '--report', 'spec', '--', 'https://wiki.example', 'password:']);
  });

  it('passes on what it is given, and runs nothing of it', () => {
    const printed = called({
      url: 'https://a.example\nhttps://b.example/$(id)\n',
      wikis: 'my wikis.txt',
      user: 'Alice Smith',
      password: 'correct horse',
      only: '4.2 `id`',
      report: 'html=a b.html\n\njunit=x.xml',
      baseline: '"; id; "',
    });
    expect(printed.slice(3)).to.deep.equal([
      '--report',
      'spec',
      '--wikis=my wikis.txt',
      '--user=Alice Smith',
      '--baseline="; id; "',
      '--only=4.2',
      '--only=`id`',
      '--report=html=a b.html',
      '--report=junit=x.xml',
      '--',
      'https://a.example',
      'https://b.example/$(id)',
      'password:correct horse',
    ]);
    expect(step.run).to.not.contain('${{');
  });
});
