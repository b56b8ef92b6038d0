import { expect } from 'chai';
import { createWiki } from '../../../index';
import { send, bothReleases, errorBody } from '../../../testing/send.test-support';
import { wikiWithUploads } from './imageinfo.test-support';

for (const release of bothReleases) {
  describe(`prop=imageinfo, ${release}`, () => {
    const wiki = wikiWithUploads(release);
    const query = (text: string) => send(wiki, `action=query&format=json&${text}`).body;

    it('requires a valid context title for bad files', () => {
      for (const title of ['', '%7B', 'Talk:', 'mw:x']) {
        expect(query(`prop=imageinfo&iibadfilecontexttitle=${title}`)).to.equal(
          errorBody('invalid-title', 'Invalid title in \\"iibadfilecontexttitle\\" parameter.'),
        );
      }
      expect(query('prop=imageinfo&iibadfilecontexttitle=en:x')).to.equal('{"batchcomplete":""}');
    });

    it('lists the metadata that is declared, and null otherwise (reading 5.1)', () => {
      const metadata = [
        { name: 'frameCount', value: 0 },
        { name: 'metadata', value: [{ name: '_MW_PNG_VERSION', value: 1 }] },
      ];
      const declared = createWiki(
        {
          pages: [
            { title: 'File:A.png', file: { metadata } },
            { title: 'File:B.png', file: {} },
          ],
        },
        { release },
      );
      const request = 'action=query&titles=File:A.png|File:B.png&prop=imageinfo&iiprop=metadata|commonmetadata';
      expect(send(declared, `${request}&format=json`).body)
        .to.contain(
          '"imageinfo":[{"metadata":[{"name":"frameCount","value":0},{"name":"metadata","value":[{"name":"_MW_PNG_VERSION","value":1}]}],"commonmetadata":[]}]',
        )
        .and.to.contain('"imageinfo":[{"metadata":null,"commonmetadata":[]}]');
      expect(send(declared, `${request}&format=xml`).body).to.contain(
        '<ii><metadata><metadata name="frameCount" value="0" /><metadata name="metadata"><value><metadata name="_MW_PNG_VERSION" value="1" /></value></metadata></metadata><commonmetadata /></ii>',
      );
    });

    it('gives the list of common metadata no name of its elements while it is empty (reading 5.1)', () => {
      const declared = createWiki({ pages: [{ title: 'File:A.png', file: {} }] }, { release });
      const request = 'action=query&prop=imageinfo&titles=File:A.png&iiprop=commonmetadata&format=rawfm';
      expect(send(declared, request).body).to.contain('"commonmetadata": []');
    });

    it('names an older version after the time at which it was replaced (reading 5.1)', () => {
      const old = { timestamp: '2026-01-01T12:00:00Z', size: 1 };
      const older = [{ ...old, replaced: '2026-01-03T12:00:09Z' }, old];
      const file = { timestamp: '2026-01-03T12:00:00Z', older };
      const twoVersions = createWiki({ pages: [{ title: 'File:A b.png', file }] }, { release });
      const body = send(
        twoVersions,
        'action=query&format=json&titles=File:A_b.png&prop=imageinfo&iiprop=archivename&iilimit=3',
      );
      expect(body.body.match(/"archivename":"[^"]*"/g)).to.deep.equal([
        '"archivename":"20260103120009!A_b.png"',
        '"archivename":"20260101120000!A_b.png"',
      ]);
    });
  });
}
