/**
 * Tries what the documents say, as their readers do: in an empty project with the packed package. Every code block of
 * README.md and docs/guide.md and every example of every `--help` is run; what is not run carries a reason on the page or is
 * said aloud, and what this program does not know how to run is a failure. So nothing is listed here that could be forgotten.
 *
 *     ts-node docs/as-installed/main.ts FOLDER TARBALL
 *
 * FOLDER is an empty one. For what no fake can do, WIKIDOUBLE_REAL_WIKI is a real wiki that may be written to, such as
 * http://127.0.0.1:8143, whose administrator Admin has the password in WIKIDOUBLE_PASSWORD.
 *
 * Exit codes: 0 where all is well, 1 where something is wrong, 2 where something was left out.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { publishContract } from '../../pact/broker/publish-contract.test-support';
import { TestBroker } from '../../pact/broker/test-broker.test-support';
import { commandLinesOf, servesForever, withStandIns, type StandIns } from './command-lines';
import { commandsOf, examplesOf } from './help-examples';
import { blocksOf, type Block } from './markdown-blocks';
import { programOf } from './programs';
import { Project, type Ended, type Served } from './project';

const pages = ['README.md', 'docs/guide.md'];
/** What contracts are verified and published with. */
const pactPackages = ['@pact-foundation/pact-core@19', '@pact-foundation/pact-cli@18'];

let problems = 0;
let omissions = 0;
let tried = 0;

function wrong(what: string, details = ''): void {
  problems++;
  process.stderr.write(`!! WRONG: ${what}\n${details}`);
}

function leftOut(what: string, reason: string): void {
  omissions++;
  process.stderr.write(`!! LEFT OUT: ${what}: ${reason}\n`);
}

function say(what: string): void {
  process.stdout.write(`-- ${what}\n`);
}

/** Runs something and judges it by how it ends. */
async function attempt(what: string, action: () => Promise<Ended>): Promise<void> {
  say(what);
  tried++;
  const { status, output } = await action().catch((error: unknown) => ({ status: String(error), output: '' }));
  if (status !== 0) wrong(`${what} ended with ${status}.`, output);
}

async function main(folder: string, tarball: string): Promise<void> {
  const host = new Project(join(folder, 'stand-ins'));
  await installOrFail(host, tarball);
  host.write('live.yaml', liveWiki(host));
  const wiki = await host.serve('wikidouble serve --port 0 --script-path /w --debug --wiki live.yaml');
  const served = await host.serve('wikidouble serve --port 0');
  const broker = await TestBroker.start({});
  const standIns: StandIns = {
    wiki: new URL(wiki.api).origin,
    otherWiki: new URL(served.api).origin,
    served: new URL(served.api).origin,
    broker: broker.url,
    tarball,
    secrets: {
      WIKIDOUBLE_PASSWORD: 'secret',
      PACT_BROKER_BASE_URL: broker.url,
      PACT_BROKER_TOKEN: 'x',
      GIT_COMMIT: 'f00ba5',
      GATE: 'Basic x',
    },
  };
  try {
    for (const page of pages) await tryPage(page, new Project(join(folder, page.replace(/\W/g, '-'))), standIns);
    await tryHelps(new Project(join(folder, 'help')), standIns);
  } finally {
    await endAll([wiki, served]);
    await broker.stop();
  }
}

/** The wiki that stands in for live ones: enough content that every rule has something to look at, and an account. */
function liveWiki(host: Project): string {
  const content = host.read('node_modules/wikidouble/fidelity/differential/data/data-set.wiki.yaml');
  return content.replace(/^pages:/m, 'users: [{ name: Alice, password: secret, groups: [sysop] }]\npages:');
}

async function endAll(servers: readonly Served[]): Promise<void> {
  for (const server of servers) {
    const status = await server.end();
    if (status !== 0) wrong(`a server ended with ${status}.`, server.output);
  }
}

async function installOrFail(project: Project, ...packages: readonly string[]): Promise<void> {
  const { status, output } = await project.install(...packages);
  if (status !== 0) throw new Error(`npm install ${packages.join(' ')} ended with ${status}.\n${output}`);
}

/** Everything that a page shows. */
async function tryPage(page: string, project: Project, standIns: StandIns): Promise<void> {
  await installOrFail(project, standIns.tarball);
  // What a reader has who has followed the page up to the command.
  project.write('pacts/my-bot-mediawiki.json', await exampleContract(project));
  for (const block of blocksOf(project.read(`node_modules/wikidouble/${page}`))) {
    const what = `${page}:${block.line} (${block.language})`;
    const [, reason] = /^not run: (.+)$/.exec(block.remark) ?? [];
    if (reason !== undefined && !isAboutRunner(reason)) say(`${what} is not run: ${reason}`);
    else await tryBlock(what, block, project, standIns);
  }
}

/** Our own tests cannot run what a reader with another runner can, and so can this. */
function isAboutRunner(reason: string): boolean {
  return /^it needs (?:Jest|Vitest)$/.test(reason);
}

async function tryBlock(what: string, block: Block, project: Project, standIns: StandIns): Promise<void> {
  switch (block.language) {
    case 'js':
    case 'ts':
      await tryProgram(what, block, project, standIns);
      return;
    case 'sh':
      for (const command of commandLinesOf(block.text))
        await tryCommand(`${what} ${command}`, command, project, standIns);
      return;
    case 'console':
      for (const { command, output } of sessionsOf(block.text))
        await trySession(what, command, output, project, standIns);
      return;
    case 'yaml':
    case 'json':
      await tryWikiFile(what, block, project);
      return;
    case 'python':
      tryExcerpt(what, block, project);
      return;
    default:
      wrong(
        `${what}: nobody knows how to run this. Use js, ts, sh, console, yaml, json or python, or a remark "not run: …".`,
      );
  }
}

async function tryProgram(what: string, block: Block, project: Project, standIns: StandIns): Promise<void> {
  const { file, command, packages, stays } = programOf(block);
  project.write(file, block.text.replace(/(?<=liveWiki\(')https:\/\/[\w.]+/g, standIns.wiki));
  await attempt(`${what} ${command}`, async () => {
    const installed = await project.install(...packages);
    return installed.status === 0 ? project.run(command) : installed;
  });
  if (!stays) project.remove(file);
}

async function tryCommand(what: string, shown: string, project: Project, standIns: StandIns): Promise<void> {
  await attempt(what, async () => {
    const command = withStandIns(shown, standIns);
    if (!servesForever(command)) return project.run(command);
    const server = await project.serve(command);
    // As a client that even a strict wiki has nothing against.
    const headers = { 'user-agent': 'DocumentsTest/1.0 (https://bot.example; operator@bot.example)' };
    const { status } = await fetch(`${server.api}?action=query&meta=tokens&format=json`, { headers });
    const ended = await server.end();
    return { status: status === 200 ? ended : `a response with status ${status}`, output: server.output };
  });
}

/** Commands after `$ `, each with what it prints. */
function sessionsOf(text: string): { command: string; output: string }[] {
  return text
    .split(/^\$ /m)
    .slice(1)
    .map((part) => {
      const [command = '', ...output] = part.trimEnd().split('\n');
      return { command, output: output.join('\n') };
    });
}

async function trySession(
  what: string,
  command: string,
  shown: string,
  project: Project,
  standIns: StandIns,
): Promise<void> {
  await attempt(`${what} ${command}`, async () => {
    const quiet = command.replace(/^curl /, 'curl --silent --show-error ');
    const { status, output } = await project.run(withStandIns(quiet, standIns));
    return status === 0 && output.trimEnd() !== shown ? { status: 'another output', output } : { status, output };
  });
}

/** Wiki files are served under the names that the pages use for them. */
async function tryWikiFile(what: string, block: Block, project: Project): Promise<void> {
  const file = block.language === 'yaml' ? 'wiki.yaml' : 'wiki.jsonl';
  project.write(file, block.text);
  await attempt(`${what} wikidouble serve --wiki ${file}`, async () => {
    const server = await project.serve(`wikidouble serve --port 0 --wiki ${file}`);
    return { status: await server.end(), output: server.output };
  });
}

/** Python is shown as a part of an example, which .ci/examples runs. */
function tryExcerpt(what: string, { text }: Block, project: Project): void {
  tried++;
  const folder = join(project.folder, 'node_modules/wikidouble/examples');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.py'));
  const source = files.find(
    (path) => statSync(join(folder, path)).isFile() && readFileSync(join(folder, path), 'utf8').includes(text),
  );
  if (source === undefined) wrong(`${what} is no part of an example, so nobody runs it.`);
  else say(`${what} is a part of examples/${source.replaceAll('\\', '/')}`);
}

/** Every example of every help. */
async function tryHelps(project: Project, standIns: StandIns): Promise<void> {
  await installOrFail(project, standIns.tarball);
  const { status, output } = await project.install(...pactPackages);
  const noPact =
    status === 0 ? undefined : `Pact's packages cannot be installed: ${output.trim().split('\n').at(-1) ?? ''}`;
  const contract = await exampleContract(project);
  project.write('pacts/my-bot-mediawiki.json', contract);
  project.write('pacts/my-bot-wiki.json', withProvider(contract, 'wiki'));
  project.write('gallery.yaml', 'pages: [{ title: Gallery, uses: ["File:Cat.jpg"] }]\n');
  const examples = await allExamples(project, []);
  if (examples.length < 20) wrong(`only ${examples.length} examples were found in all helps.`);
  await publishContracts(contract, standIns);
  for (const example of examples) {
    const what = `--help: ${example}`;
    if (/\bpact (?:verify|publish|generate)\b/.test(example) && noPact !== undefined) leftOut(what, noPact);
    else if (needsRealWiki(example)) await tryOnRealWiki(what, example, project, standIns);
    else await tryCommand(what, example, project, standIns);
  }
}

async function allExamples(project: Project, words: readonly string[]): Promise<string[]> {
  const { status, output } = await project.run(['wikidouble', ...words, '--help'].join(' '));
  if (status !== 0) wrong(`wikidouble ${words.join(' ')} --help ended with ${status}.`, output);
  const examples = examplesOf(output);
  for (const name of commandsOf(output)) examples.push(...(await allExamples(project, [...words, name])));
  const isLeaf = commandsOf(output).length === 0;
  if (isLeaf && examples.length === 0) wrong(`wikidouble ${words.join(' ')} --help shows no example.`);
  return examples;
}

/**
 * What is about the real software: a fake does not support everything that `diff` requests, cannot be filled, because it cannot be edited, and
 * does not say of itself that it is a version of MediaWiki.
 */
function needsRealWiki(example: string): boolean {
  return /\bwikidouble diff\b|--allow-writes\b|--publish-results\b/.test(example);
}

async function tryOnRealWiki(what: string, example: string, project: Project, standIns: StandIns): Promise<void> {
  const { WIKIDOUBLE_REAL_WIKI: realWiki, WIKIDOUBLE_PASSWORD: password } = process.env;
  if (realWiki === undefined || password === undefined) {
    leftOut(what, 'it needs a real wiki, and none was given');
    return;
  }
  const command = example.replace(/--user \S+/, '--user Admin');
  const secrets = { ...standIns.secrets, WIKIDOUBLE_PASSWORD: password };
  await tryCommand(what, command, project, { ...standIns, served: realWiki, wiki: realWiki, secrets });
}

/** What a bot relies on, written as its tests would. */
async function exampleContract(project: Project): Promise<string> {
  const program = `
    import { createWiki } from 'wikidouble';
    const wiki = createWiki();
    await wiki.fetch('https://wiki.example/w/api.php?action=query&meta=tokens&type=watch&format=json');
    wiki.writePact({ consumer: 'my-bot', dir: 'contract' });
  `;
  project.write('write-contract.mjs', program);
  const { status, output } = await project.run('node write-contract.mjs');
  if (status !== 0) throw new Error(`A contract could not be written:\n${output}`);
  return project.read('contract/my-bot-mediawiki.json');
}

function withProvider(contract: string, name: string): string {
  return JSON.stringify({ ...(JSON.parse(contract) as object), provider: { name } });
}

/** The contracts that the examples expect at the broker: those with a real wiki, and those with a fake. */
async function publishContracts(contract: string, { broker }: StandIns): Promise<void> {
  for (const name of ['mediawiki', 'wikidouble']) {
    const ofProvider = JSON.parse(withProvider(contract, name)) as object;
    await publishContract(broker, ofProvider, { version: '1.0.0' });
  }
}

const [folder, tarball] = process.argv.slice(2);
if (folder === undefined || tarball === undefined) throw new Error('FOLDER and TARBALL are missing.');
main(folder, tarball)
  .catch((error: unknown) => {
    wrong(error instanceof Error ? (error.stack ?? error.message) : String(error));
  })
  .finally(() => {
    say(`${tried} blocks and examples were tried; ${problems} are wrong, ${omissions} were left out.`);
    process.exitCode = problems > 0 ? 1 : omissions > 0 ? 2 : 0;
  });
