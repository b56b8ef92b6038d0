import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';
import { createWiki, type PageDefinition } from '../../../index';
import { releases } from '../../../releases/releases';
import { bothReleases, send } from '../../../testing/send.test-support';

/** What a response says of thumbnails, without the addresses of the wiki. */
interface Said {
  readonly error?: string;
  readonly warnings?: string;
  /** The members that thumbnails add. */
  readonly files?: readonly Readonly<Record<string, unknown>>[];
}

/** Of real wikis of both releases that make thumbnails on demand ($wgGenerateThumbnailOnParse = false), with ImageMagick. */
interface Recorded {
  readonly files: PageDefinition[];
  /** The end of a query, and what was said; the newer release comes second, if it said something else. */
  readonly exchanges: readonly (readonly [query: string, said: Said, newer?: Said])[];
}

const recorded = JSON.parse(readFileSync(join(__dirname, 'thumbnails.recorded.json'), 'utf8')) as Recorded;

/** Members that every version has. */
const usual = ['url', 'descriptionurl', 'descriptionshorturl', 'size', 'width', 'height', 'mediatype'];

interface Response {
  readonly error?: { readonly code: string };
  readonly warnings?: { readonly imageinfo: { readonly warnings: string } };
  readonly query?: {
    readonly pages: readonly { readonly title: string; readonly imageinfo?: Record<string, unknown>[] }[];
  };
}

function said(body: string): Said {
  const { error, warnings, query } = JSON.parse(body) as Response;
  const spoken = warnings && { warnings: warnings.imageinfo.warnings };
  if (error) return { ...spoken, error: error.code };
  const files = query!.pages.flatMap(({ title, imageinfo = [] }) =>
    imageinfo.map((version) => ({
      title,
      ...Object.fromEntries(Object.entries(version).filter(([name]) => !usual.includes(name))),
    })),
  );
  return { ...spoken, files };
}

for (const release of bothReleases) {
  describe(`thumbnails of prop=imageinfo, ${release}`, () => {
    const wiki = createWiki({ pages: recorded.files }, { release });
    const query = 'action=query&format=json&formatversion=2&prop=imageinfo';

    it('have the addresses and sizes of real wikis', () => {
      expect(recorded.exchanges.length).to.be.greaterThan(200);
      for (const [parameters, older, newer = older] of recorded.exchanges) {
        const { body } = send(wiki, `${query}&titles=${parameters}`);
        const local = body.replaceAll('http://wiki.example', '');
        expect(JSON.stringify(said(local)), parameters).to.equal(
          JSON.stringify(releases[release].since('1.43') ? newer : older),
        );
      }
    });

    it('lie where uploaded files do', () => {
      const site = { uploadPath: 'https://upload.example/wiki' };
      const elsewhere = createWiki({ site, pages: recorded.files }, { release });
      const { body } = send(elsewhere, `${query}&titles=File:Photo.jpg&iiprop=url&iiurlwidth=100`);
      expect(body).to.contain('"thumburl":"https://upload.example/wiki/thumb/3/36/Photo.jpg/100px-Photo.jpg"');
    });

    it('are described for 50 versions per response', () => {
      const pages = Array.from({ length: 60 }, (_, index) => ({
        title: `File:${String(index + 10)}.png`,
        file: { width: 30, height: 20, timestamp: '2026-01-01T00:00:00Z' },
      }));
      const users = [{ name: 'Admin', password: 'AdminPass-12345', groups: ['sysop'] }];
      const many = createWiki({ pages, users }, { release });
      const generator = 'generator=allpages&gapnamespace=6&gaplimit=max';
      const { body } = send(many, `${query}&${generator}&iiprop=url&iiurlwidth=20`);
      expect(body.match(/"thumburl"/g)).to.have.length(50);
      expect(body).to.contain('"iicontinue":"60.png|20260101000000"');
      expect(send(many, `${query}&${generator}&iiprop=sha1&iiurlwidth=20`).body).not.to.contain('iicontinue');
    });
  });
}

describe('thumbnails of shared files', () => {
  const file = { width: 300, height: 200 };
  const wiki = createWiki({
    site: {
      server: 'http://own.example',
      repositories: [
        {
          ...{ name: 'shared', server: 'http://shared.example' },
          files: [
            { title: 'File:Shx.bmp', file },
            { title: 'File:Shx.pdf', file: {} },
            { title: 'File:Shx.tif', file },
            { title: 'File:Shxbig.png', file: { width: 5000, height: 4000 } },
          ],
        },
      ],
    },
  });
  const thumbnail = (name: string, width: number, rest = '') =>
    said(
      send(
        wiki,
        `action=query&format=json&formatversion=2&prop=imageinfo&titles=File:${name}&iiprop=url|thumbmime&iiurlwidth=${width}${rest}`,
      ).body,
    ).files;

  it('are those of their repository, as for a ForeignAPIRepo that keeps no thumbnails of its own', () => {
    const folder = 'http://shared.example/images/thumb/0/0b/Shx.bmp';
    expect(thumbnail('Shx.bmp', 600)).to.deep.equal([
      {
        ...{ title: 'File:Shx.bmp', thumburl: `${folder}/300px-Shx.bmp.png`, thumbwidth: 600, thumbheight: 400 },
        ...{ thumbmime: 'image/png', mime: 'image/x-bmp' },
      },
    ]);
  });

  it('are icons for types that are not scaled', () => {
    const icons = 'resources/assets/file-type-icons';
    expect(thumbnail('Shx.pdf', 60)).to.deep.equal([
      {
        ...{ title: 'File:Shx.pdf', thumburl: `http://own.example/${icons}/fileicon-pdf.png` },
        ...{ thumbwidth: 120, thumbheight: 120 },
      },
    ]);
    expect(thumbnail('Shx.tif', 60)).to.deep.equal([
      {
        ...{ title: 'File:Shx.tif', thumburl: `http://shared.example/${icons}/fileicon.png` },
        ...{ thumbwidth: 60, thumbheight: 40, thumbmime: null },
      },
    ]);
  });

  it('are errors for files that are too large to be scaled', () => {
    const title = 'File:Shxbig.png';
    const error = 'Error creating thumbnail: File with dimensions greater than 12.5 MP';
    expect(thumbnail('Shxbig.png', 60)).to.deep.equal([
      { title, thumberror: `Error message from a shared repository:\n${error}` },
    ]);
    expect(thumbnail('Shxbig.png', 60, '&uselang=qqx')).to.deep.equal([
      {
        title,
        thumberror:
          '(thumbnail_error_remote: (shared-repo-name-shared / shared-repo), (thumbnail_error: (thumbnail_toobigimagearea: (size-megapixel))))',
      },
    ]);
    expect(thumbnail('Shxbig.png', 60, '&uselang=de')).to.deep.equal([
      {
        title,
        thumberror:
          'Fehlermeldung von einem gemeinsam genutzten Medienarchiv:\nFehler beim Erstellen des Vorschaubildes: Datei mit Abmessungen größer als 12,5 MP',
      },
    ]);
  });
});
