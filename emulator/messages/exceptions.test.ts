import { expect } from 'chai';

import { createWiki } from '../index';
import { bothReleases, send } from '../testing/send.test-support';

describe('Exceptions of MediaWiki', () => {
  for (const release of bothReleases) {
    const ask = (query: string, exceptionDetails: boolean) =>
      send(createWiki({ site: { exceptionDetails } }, { release, seed: 1 }), query).body;

    it(`have their type alone on most wikis, release ${release}`, () => {
      const body = ask('action=compare&fromslots=&toslots=&format=json&formatversion=2', false);
      expect(body).to.match(/"info":"\[\w{24}\] Caught exception of type MediaWiki.*RevisionAccessException"/);
      expect(body).not.to.contain('trace');
    });

    it(`say what happened and where with exceptionDetails, release ${release}`, () => {
      const { error } = JSON.parse(ask('action=compare&fromslots=&toslots=&format=json&formatversion=2', true)) as {
        error: Record<string, string>;
      };
      expect(error.info).to.match(/^\[\w{24}\] Exception caught: No such slot: main$/);
      expect(error.trace).to.equal(
        'MediaWiki\\Revision\\RevisionAccessException at api.php(1)\nfrom api.php(1)\n#0 {main}',
      );
    });

    it(`say so in the language of the request, with the new error formats, release ${release}`, () => {
      const body = ask('action=compare&fromslots=&toslots=&format=json&errorformat=plaintext&uselang=de', true);
      expect(body).to.contain('"*":"MediaWiki\\\\Revision\\\\RevisionAccessException bei api.php(1)\\nfrom');
    });
  }
});
