import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';
import { Command } from 'commander';
import nock from 'nock';
import ts from 'typescript';

import { declareCheck } from '../cli/check-command';
import { declareDiff } from '../cli/diff-command';
import { declarePact } from '../cli/pact/pact-command';
import { declareServe } from '../cli/serve-command';
import { codeBlocksOf, programsOf } from './code-blocks.test-support';

/**
 * Declares a test for each program on a page and for each command, save for those that say why they are not run.
 *
 * @param page relative to this folder
 * @param given what a page says that its readers have, by name; `folder` is a fresh one
 * @param language of the programs; code in other languages is not run
 */
export function describeCode(
  page: string,
  given: Readonly<Record<string, unknown>> = {},
  language: 'ts' | 'js' = 'ts',
): void {
  let folder = '';
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'wikidouble-docs-'));
    // As readers have it: tests of the same process may have put it out of action.
    if (!nock.isActive()) nock.activate();
  });
  after(() => {
    rmSync(folder, { recursive: true });
    nock.cleanAll();
    nock.restore();
  });

  for (const { heading, source, remark } of programsOf(page, language)) {
    if (remark.startsWith('not run: ')) continue;
    if (source.includes("from 'node:test'")) {
      it(`passes with node --test: ${heading}`, () => runWithNode(source, folder));
    } else if (/^describe\(/m.test(source)) describe(heading, () => void run(source, page, given));
    else it(`tells the truth: ${heading}`, () => run(source, page, { ...given, folder }));
  }

  const commands = codeBlocksOf(page)
    .filter(({ language }) => language === 'sh')
    .flatMap(({ text }) => Array.from(text.matchAll(/npx wikidouble (.*)/g), ([, words = '']) => words));
  for (const command of new Set(commands)) {
    it(`names what there is: wikidouble ${command}`, () => {
      requireCommand(command.replace(/ #.*/, '').split(' '));
    });
  }
}

/** Runs TypeScript as if it stood in a file of this folder, so that `wikidouble` is the built package. */
function run(source: string, page: string, given: Readonly<Record<string, unknown>>): Promise<void> {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, esModuleInterop: true },
  });
  const names = ['require', 'exports', ...Object.keys(given)];
  const program = new AsyncFunction(...names, `${outputText}\n//# sourceURL=${page}`);
  return program(createRequire(join(__dirname, `${page}.js`)), {}, ...Object.values(given));
}

/** Runs a test file of `node:test` as its reader does: in an empty project, with `node --test`. */
async function runWithNode(source: string, folder: string): Promise<void> {
  const project = mkdtempSync(join(folder, 'project-'));
  mkdirSync(join(project, 'node_modules'));
  symlinkSync(join(__dirname, '..'), join(project, 'node_modules/wikidouble'), 'junction');
  writeFileSync(join(project, 'page.test.mjs'), source);
  const node = spawn(process.execPath, ['--test', '--test-reporter=tap'], {
    cwd: project,
    env: { ...process.env, NODE_OPTIONS: '', NODE_TEST_CONTEXT: undefined },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  node.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [status] = (await once(node, 'close')) as [number | null];
  expect(status, output).to.equal(0);
  const tests = Array.from(source.matchAll(/^test\(/gm)).length;
  expect(tests).to.be.greaterThan(0);
  expect(output).to.contain(`\n# pass ${tests}\n`);
}

const AsyncFunction = (async () => {
  // Only wanted for its constructor, which has no name of its own.
}).constructor as new (...parts: string[]) => (...values: unknown[]) => Promise<void>;

function requireCommand(words: string[]): void {
  let command = new Command('wikidouble');
  for (const declare of [declareServe, declareCheck, declareDiff, declarePact]) declare(command);
  for (const word of words) {
    const inner = command.commands.find((one) => one.name() === word);
    if (inner) command = inner;
    if (word.startsWith('-')) expect(command.options.map(({ long }) => long)).to.include(word.replace(/=.*/, ''));
  }
  expect(command.name()).to.not.equal('wikidouble');
}
