import { spawnSync } from 'node:child_process';

import { expect } from 'chai';

import { runTypeScript } from './testing/run-typescript.test-support';

interface Loaded {
  /** The files of this package, from its folder on. */
  readonly files: readonly string[];
  /** The parts of Node.js. */
  readonly builtIn: readonly string[];
}

/**
 * What a program has loaded when it calls `report()`.
 *
 * @param program sends a first request
 */
function loadedBy(program: string): Loaded {
  const recorded = `
    const builtIn = new Set();
    const Module = require('node:module');
    const load = Module._load;
    Module._load = function (request, ...rest) {
      if (Module.isBuiltin(request)) builtIn.add(request.replace('node:', ''));
      return load.call(this, request, ...rest);
    };
    const before = new Set(Object.keys(require.cache));
    function report() {
      const names = Object.keys(require.cache).filter((file) => !before.has(file)).map((file) => file.replaceAll('\\\\', '/'));
      const folder = process.cwd().replaceAll('\\\\', '/') + '/';
      const files = names.flatMap((file) => (file.startsWith(folder) ? file.slice(folder.length) : []));
      console.log(JSON.stringify({ files: files.filter((file) => !file.startsWith('node_modules/')), builtIn: [...builtIn] }));
      process.exit();
    }
    ${program}`;
  const { stdout, stderr } = spawnSync(process.execPath, [...runTypeScript, '-e', recorded], { encoding: 'utf8' });
  expect(stderr).to.equal('');
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Loaded;
}

/** What `handle` has loaded after the first response to a query. */
function loadedAfter(query: string): Loaded {
  return loadedBy(`
    const { createWiki } = require('./emulator');
    createWiki().handle({ url: '/api.php?${query}', server: 'http://127.0.0.1', remoteAddress: '127.0.0.1' });
    report();`);
}

// Each file costs a suite about as much as printing a response (docs/decisions/0007-lazy-loading.md). Raise a limit only for
// what every wiki and every request needs.
describe('a first response', () => {
  /** Which of these files were loaded. */
  function those(files: readonly string[], { files: loaded }: Loaded): string[] {
    return files.filter((name) => loaded.some((file) => `/${file}`.includes(`/${name}`)));
  }

  /** Files that a token does not need (docs/decisions/0007-lazy-loading.md). */
  const others = [
    ...['recentchanges/recentchanges.', 'help/help.', 'paraminfo/paraminfo.', 'createaccount/createaccount.'],
    ...['formats/xml.', 'formats/html-page.', 'messages/english.', 'response/trace.', 'wikitext/wikitext.'],
    ...[
      'releases/html-page',
      'releases/interwiki-prefixes.',
      'definition/parse-wiki-file.',
      'generated/validate-wiki-file.',
    ],
    ...['unsupported/find-unsupported.', 'unsupported/surface-', 'unsupported/extension-names.'],
    ...[
      'transports/http.',
      'transports/nock.',
      'page-set/build-page-set.',
      'journal/describe-exchange.',
      'record/write-pact.',
      'strict/strictness.',
      'faults/fault-plan.',
    ],
    ...['definition/fill-wiki.', 'model/external-links.', 'request/parameter-problems.', 'text/normal-form.'],
  ];

  it('loads only the requested module and format', () => {
    const files = ['tokens/tokens.', 'formats/json.', ...others];
    const loaded = loadedAfter('action=query&meta=tokens&format=json');
    expect(those(files, loaded)).to.deep.equal(files.slice(0, 2));
    expect(loaded.files.length).to.be.within(80, 106);
  });

  it('does not load what Node.js has for networks, which takes longer than all of the wiki', () => {
    const { builtIn } = loadedAfter('action=query&meta=tokens&format=json');
    expect(builtIn).to.have.members(['buffer', 'fs', 'path', 'util']);
  });

  it('of a server loads little more', () => {
    const { files } = loadedBy(`
      process.execArgv = [];
      process.argv.push('wikidouble', 'serve', '--port', '0');
      process.stdout.write = function (text) {
        const [address] = /http:[^\\s]*/.exec(text) ?? [];
        process.stdout.write = write;
        require('node:http').get(address + '?action=query&meta=tokens&format=json', report);
        return true;
      };
      const write = Object.getPrototypeOf(process.stdout).write;
      require('./cli/main');`);
    expect(files.length).to.be.within(100, 139);
  });

  it('loads the recorded names of MediaWiki only for an unknown name', () => {
    const files = ['unsupported/find-unsupported.', 'releases/modules-1.43.', 'releases/modules-1.39.'];
    const known = 'action=query&list=imageusage&iutitle=File:A.png&iulimit=max&generator=allpages&gapfrom=A&prop=info';
    const ofFormat = 'formatversion=2&errorformat=plaintext&assert=anon&format=json&callback=f';
    expect(those(files, loadedAfter(`${known}&${ofFormat}`))).to.deep.equal([]);
    expect(those(files, loadedAfter('action=query&meta=tokens&unknown=1&format=json'))).to.deep.equal(
      files.slice(0, 2),
    );
  });

  it('loads other parts when they are needed', () => {
    const files = ['recentchanges/recentchanges.', 'formats/xml.', 'messages/english.', 'modules/help.'];
    const loaded = loadedAfter('action=query&list=recentchanges&format=xml&unknown=1');
    expect(those(files, loaded)).to.deep.equal(files.slice(0, 3));
  });
});
