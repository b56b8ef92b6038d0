import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createWiki } from '../emulator';
import { answerHeader } from '../emulator/exchange';
import { demonstration } from '../emulator/wiki-file/demonstration';
import { parseWikiFile } from '../emulator/wiki-file/parse-wiki-file';

const root = join(__dirname, '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');

function blocks(language: string): string[] {
  return Array.from(readme.matchAll(/^```(\w+)\n(.*?)^```$/gms))
    .filter(([, name]) => name === language)
    .map(([, , text]) => text ?? '');
}

/** Commands after `$ `, each with the lines that the README shows as their output. */
function sessions(text: string): { command: string; output: string }[] {
  return text
    .split(/^\$ /m)
    .slice(1)
    .map((part) => {
      const [command = '', ...output] = part.trimEnd().split('\n');
      return { command, output: output.join('\n') };
    });
}

describe('README.md', () => {
  it('shows the example that runs with the tests', () => {
    const example = readFileSync(join(root, 'examples/mocha-nock/pages-using.test.ts'), 'utf8');
    expect(blocks('ts')).to.deep.equal([example]);
  });

  const shown = blocks('console').flatMap(sessions);

  it('shows requests', () => {
    expect(shown).to.not.be.empty;
  });

  for (const { command, output } of shown) {
    it(`tells the truth about ${command}`, async () => {
      const url = /^curl "([^"]+)"$/.exec(command)?.[1] ?? '';
      const answer = await createWiki(demonstration).fetch(url);
      expect(await answer.text()).to.equal(output);
    });
  }

  it('shows a wiki file that can be read and served', () => {
    const [file = ''] = blocks('yaml');
    const wiki = createWiki(parseWikiFile(file, 'README.md'));
    const answer = wiki.handle({
      method: 'GET',
      url: '/api.php?action=query&list=imageusage&iutitle=File:Cat.jpg&format=json',
      headers: {},
      body: new Uint8Array(),
      server: 'http://wiki.example',
      remoteAddress: '127.0.0.1',
    });
    expect(answerHeader(answer, 'MediaWiki-API-Error')).to.equal(undefined);
    expect(JSON.parse(answer.body)).to.have.nested.property('query.imageusage[0].title', 'Gallery');
    expect(JSON.parse(answer.body)).to.have.nested.property('query.imageusage[1].title', 'Notes');
  });

  it('shows how to run the scenarios with names that the package exports', async () => {
    const [example = ''] = blocks('js');
    const [, names = '', module = ''] = /const \{ (.*) \} = require\('(.*)'\)/.exec(example) ?? [];
    const exported = (await import(module)) as object;
    for (const name of names.split(', ')) expect(exported).to.have.property(name).that.is.a('function');
    expect(example.split('\n').at(2)).to.match(/^describeConformance\(liveWiki\('https:.*api\.php'\)\);$/);
  });

  it('names only scripts and files that exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
    for (const [, name] of readme.matchAll(/npm run ([\w-]+)/g)) expect(scripts).to.have.property(name ?? '');
    for (const [, path] of readme.matchAll(/\]\(((?!https?:)[^)#]+)/g)) readFileOrFolder(path ?? '');
  });
});

function readFileOrFolder(path: string): void {
  try {
    readFileSync(join(root, path));
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code, path).to.equal('EISDIR');
  }
}
