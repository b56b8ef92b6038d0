import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';

import { createWiki } from '../../emulator';
import { readWikiFile } from '../../emulator/definition/read-wiki-file';
import { describedSettings } from '../../emulator/releases/recorded-help';
import { releaseNames } from '../../emulator/releases/release';
import {
  configuredHelpQueries,
  digestName,
  helpDigest,
  helpDigestsFile,
  helpQueries,
  helpQueriesIn,
  helpTextDigestsFile,
  otherLanguage,
  translatedHelpQueries,
  type HelpDigests,
} from './help-digest';
import { helpLanguages } from './record-help-texts';

const definition = readWikiFile(join(__dirname, '../../scenarios/vectors/fixture.wiki.yaml'));
const digests = JSON.parse(readFileSync(helpDigestsFile, 'utf8')) as HelpDigests;
const server = 'https://wiki.example';

for (const release of releaseNames) {
  describe(`Texts of all modules, ${release}`, () => {
    for (const query of helpQueries) {
      it(`are those of a real wiki, byte for byte: ${query}`, async () => {
        const wiki = createWiki(definition, { release });
        const response = await wiki.fetch(`${server}/api.php?${query}`);
        expect(helpDigest(await response.text(), server)).to.equal(digests[release]?.[query]);
      });
    }
    for (const query of translatedHelpQueries) {
      it(`are those of a real wiki in ${otherLanguage}: ${query}`, async () => {
        const wiki = createWiki({ ...definition, site: { ...definition.site, language: otherLanguage } }, { release });
        const response = await wiki.fetch(`${server}/api.php?${query}`);
        expect(helpDigest(await response.text(), server)).to.equal(
          digests[release]?.[digestName(query, otherLanguage)],
        );
      });
    }
    for (const setting of describedSettings) {
      for (const query of configuredHelpQueries) {
        it(`are those of a real wiki with ${setting}: ${query}`, async () => {
          const wiki = createWiki({ ...definition, site: { ...definition.site, [setting]: true } }, { release });
          const response = await wiki.fetch(`${server}/api.php?${query}`);
          expect(helpDigest(await response.text(), server)).to.equal(digests[release]?.[digestName(query, setting)]);
        });
      }
    }
  });
}

const textDigests = JSON.parse(readFileSync(helpTextDigestsFile, 'utf8')) as HelpDigests;

describe('Texts of all modules in other languages', () => {
  for (const release of releaseNames) {
    for (const language of helpLanguages) {
      it(`are those of a real wiki, byte for byte: ${language}, ${release}`, async () => {
        const wiki = createWiki({ pages: [{ title: 'Main Page' }] }, { release });
        for (const query of helpQueriesIn(language)) {
          const response = await wiki.fetch(`${server}/api.php?${query}`);
          expect(helpDigest(await response.text(), server), query).to.equal(textDigests[release]?.[query]);
        }
      });
    }
  }
});

describe('The digest of a page', () => {
  const page = (text: string, id: string) =>
    `<body id="${id}"><div id="mw-content-text" class="x">${text}</div><div class="printfooter">${id}</div></body>`;

  it('covers its content only, without the address of the wiki', () => {
    const digest = helpDigest(page('See https://a.example/x.', 'one'), 'https://a.example');
    expect(helpDigest(page('See https://b.example/x.', 'two'), 'https://b.example')).to.equal(digest);
    expect(helpDigest(page('See https://b.example/y.', 'two'), 'https://b.example')).not.to.equal(digest);
  });
});
