import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import { expect } from 'chai';
import { parse } from 'yaml';

interface Step {
  readonly run: string;
  readonly env: Readonly<Record<string, string>>;
}

interface Action {
  readonly inputs: Readonly<Record<string, { readonly default: unknown }>>;
  readonly runs: { readonly steps: readonly [install: Step, check: Step] };
}

const root = join(__dirname, '..');
const action = parse(readFileSync(join(root, 'action.yml'), 'utf8')) as Action;
const [install, step] = action.runs.steps;

describe('the action for workflows', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'wikidouble-action-'));
    for (const name of ['source', 'my packages']) mkdirSync(join(folder, name));
    // Each program prints its working directory, its arguments and the password in its environment.
    for (const name of ['npm', 'npx', 'node']) {
      writeFileSync(
        join(folder, name),
        `#!/bin/sh\nprintf "%s\\n" "${name} in $(basename "$PWD")" "$@" "password:$WIKIDOUBLE_PASSWORD"\n`,
      );
      chmodSync(join(folder, name), 0o755);
    }
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  /** The calls that the script of a step makes, printed by programs that replace npm and node. */
  function run({ run: script, env: given }: Step, inputs: Readonly<Record<string, string>>): string[] {
    const contexts: Readonly<Record<string, string>> = {
      'github.action_path': join(folder, 'source'),
      'runner.temp': join(folder, 'temp dir'),
    };
    const env = Object.entries(given).map(([name, value]): [string, string] => [
      name,
      value.replace(/\$\{\{ ([\w.]+) \}\}/g, (_, path: string) => {
        const input = path.replace(/^inputs\./, '');
        return contexts[path] ?? inputs[input] ?? String(action.inputs[input]?.default);
      }),
    ]);
    const path = [folder, process.env.PATH].join(delimiter);
    // With a socket as its input, bash would take this for a remote log-in.
    const printed = execFileSync('bash', ['-e', '-o', 'pipefail', '-c', script], {
      env: { ...Object.fromEntries(env), PATH: path },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      cwd: folder,
    });
    return printed.trimEnd().split('\n');
  }

  /** The reports for the build, which the step passes on. */
  function summaries(): string[] {
    const home = join(folder, 'temp dir/wikidouble-action');
    return [`--report=markdown=${home}/summary.md`, `--report=annotations=${home}/annotations.txt`];
  }

  /** The calls of the second step, after the first. */
  function called(inputs: Readonly<Record<string, string>>): string[] {
    run(install, inputs);
    return run(step, inputs);
  }

  it('runs its own source, by path', () => {
    const url = 'https://wiki.example';
    expect(run(install, { url, password: 'correct horse' }).filter((line) => !line.startsWith('--'))).to.deep.equal([
      'npm in source',
      'ci',
      'password:',
      'npm in source',
      'run',
      'build',
      'password:',
    ]);
    const [program, main, ...rest] = run(step, { url });
    expect([program?.split(' ', 1)[0], main]).to.deep.equal(['node', join(folder, 'source/dist/cli/main.js')]);
    expect(rest).to.deep.equal(['check', '--report', 'spec', ...summaries(), '--', url, 'password:']);
  });

  it('runs a given package file by its path', () => {
    const inputs = { url: 'https://wiki.example', tarball: 'my packages/wikidouble.tgz', password: 'correct horse' };
    const installed = run(install, inputs);
    expect(installed).to.include.members([
      'install',
      '--ignore-scripts',
      join(realpathSync(folder), 'my packages/wikidouble.tgz'),
      'password:',
    ]);
    expect(installed).to.not.include('ci');
    const [, main] = run(step, inputs);
    expect(main).to.equal(join(folder, 'temp dir/wikidouble-action/node_modules/wikidouble/dist/cli/main.js'));
  });

  it('never runs a package by its name in a registry, where anyone could have published it', () => {
    for (const { run: script } of [install, step]) expect(script).to.not.match(/\bnpx\b|wikidouble@/);
    expect(Object.keys(install.env)).to.not.include('WIKIDOUBLE_PASSWORD');
  });

  it('writes the summary of the job and annotates the build, and keeps the exit code', () => {
    const url = 'https://wiki.example';
    run(install, { url });
    const home = join(folder, 'temp dir/wikidouble-action');
    writeFileSync(
      join(folder, 'node'),
      `#!/bin/sh\nprintf '## Failed\\n' > "${home}/summary.md"\nprintf '::error::A%%0AB\\n' > "${home}/annotations.txt"\nexit 1\n`,
    );
    const summary = join(folder, 'step_summary');
    const ended = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', step.run], {
      env: {
        PATH: [folder, process.env.PATH].join(delimiter),
        CHECK_HOME: home,
        CHECK_URL: url,
        CHECK_SUMMARY: 'true',
        GITHUB_STEP_SUMMARY: summary,
      },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    expect([ended.status, ended.stdout]).to.deep.equal([1, '::error::A%0AB\n']);
    expect(readFileSync(summary, 'utf8')).to.equal('## Failed\n');
  });

  it('writes no summary if it should not', () => {
    const printed = called({ url: 'https://wiki.example', summary: 'false' });
    expect(printed.filter((line) => line.startsWith('--report='))).to.deep.equal([]);
  });

  it('passes its inputs on as arguments, and never evaluates them', () => {
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
      ...summaries(),
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
