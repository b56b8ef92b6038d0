import { spawnSync } from 'node:child_process';

import { expect } from 'chai';

import { runTypeScript } from './testing/run-typescript.test-support';

describe('a first response', () => {
  /** Which of these files are loaded after the first request of a new process. */
  function loadedAfter(query: string, files: readonly string[]): string[] {
    const program = `
      const { createWiki } = require('./emulator');
      const first = createWiki().fetch('https://wiki.example/api.php?${query}');
      first.then((response) => response.text()).then(() => {
        const loaded = Object.keys(require.cache).map((file) => file.replaceAll('\\\\', '/'));
        const files = ${JSON.stringify(files)}.filter((name) => loaded.some((file) => file.includes('/' + name)));
        console.log(JSON.stringify(files));
      });`;
    const { stdout, stderr } = spawnSync(process.execPath, [...runTypeScript, '-e', program], { encoding: 'utf8' });
    expect(stderr).to.equal('');
    return JSON.parse(stdout) as string[];
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
  ];

  it('loads only the requested module and format', () => {
    const files = ['tokens/tokens.', 'formats/json.', ...others];
    expect(loadedAfter('action=query&meta=tokens&format=json', files)).to.deep.equal(files.slice(0, 2));
  });

  it('loads the recorded names of MediaWiki only for an unknown name', () => {
    const files = ['unsupported/find-unsupported.', 'releases/modules-1.43.', 'releases/modules-1.39.'];
    const known = 'action=query&list=imageusage&iutitle=File:A.png&iulimit=max&generator=allpages&gapfrom=A&prop=info';
    const ofFormat = 'formatversion=2&errorformat=plaintext&assert=anon&format=json&callback=f';
    expect(loadedAfter(`${known}&${ofFormat}`, files)).to.deep.equal([]);
    expect(loadedAfter('action=query&meta=tokens&unknown=1&format=json', files)).to.deep.equal(files.slice(0, 2));
  });

  it('loads other parts when they are needed', () => {
    const files = ['recentchanges/recentchanges.', 'formats/xml.', 'messages/english.', 'modules/help.'];
    const query = 'action=query&list=recentchanges&format=xml&unknown=1';
    expect(loadedAfter(query, files)).to.deep.equal(files.slice(0, 3));
  });
});
