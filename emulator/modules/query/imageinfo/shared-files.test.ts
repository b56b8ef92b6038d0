import { expect } from 'chai';

import { createWiki } from '../../..';
import { bothReleases, member, send } from '../../../testing/send.test-support';

/** What real wikis of both releases responded about a file of another wiki, through a ForeignAPIRepo. */
for (const release of bothReleases) {
  describe(`prop=imageinfo of shared files, release ${release}`, () => {
    const file = {
      ...{ timestamp: '2026-01-01T12:00:00Z', user: 'Admin', comment: 'up', size: 97, width: 40, height: 30 },
      sha1: 'c932874d4fbdfc7913c1807f8106f97de1b161cc',
    };
    const repository = {
      ...{ name: 'shared', server: 'http://127.0.0.1:9611' },
      files: [{ title: 'File:Shared only.png', id: 675, file }, { title: 'File:Both.png' }],
    };
    const wiki = createWiki({
      site: { release, repositories: [repository] },
      pages: [
        { title: 'Gallery', text: '[[File:Shared only.png]]' },
        { title: 'File:Both.png', file: { size: 5 } },
      ],
    });
    const ask = (query: string, path: string) =>
      member(send(wiki, `action=query&format=json&formatversion=2&${query}`).json(), path);
    const titles = 'titles=File:Shared_only.png&prop=imageinfo';

    it('says where the file is, and that its page is missing', () => {
      const query = `${titles}&iiprop=timestamp|user|userid|comment|size|url|sha1|mime|mediatype|bitdepth`;
      expect(ask(query, 'query.pages.0')).to.deep.equal({
        ...{ ns: 6, title: 'File:Shared only.png', missing: true, known: true, imagerepository: 'shared' },
        imageinfo: [
          {
            ...{ timestamp: '2026-01-01T12:00:00Z', user: 'shared>Admin', userid: 0, anon: true },
            ...{ size: 97, width: 40, height: 30, comment: 'up' },
            url: 'http://127.0.0.1:9611/images/a/a0/Shared_only.png',
            descriptionurl: 'http://127.0.0.1:9611/index.php/File:Shared_only.png',
            descriptionshorturl: 'http://127.0.0.1:9611/index.php?curid=675',
            ...{
              sha1: 'c932874d4fbdfc7913c1807f8106f97de1b161cc',
              mime: 'image/png',
              mediatype: 'BITMAP',
              bitdepth: 0,
            },
          },
        ],
      });
    });

    it('ignores the file with iilocalonly', () => {
      expect(ask(`${titles}&iilocalonly=1&iiprop=url|badfile`, 'query.pages.0')).to.deep.equal({
        ...{ ns: 6, title: 'File:Shared only.png', missing: true, known: true, imagerepository: '', badfile: false },
        imageinfo: [{ descriptionurl: 'http://wiki.example/index.php/File:Shared_only.png', filemissing: true }],
      });
    });

    it('prefers a file of the wiki', () => {
      const page = ask('titles=File:Both.png&prop=imageinfo&iiprop=size', 'query.pages.0');
      expect(page).to.include({ imagerepository: 'local' });
      expect(page).to.not.have.property('known');
    });

    it('lets the page be known without the module, and its usage be listed', () => {
      expect(ask('titles=File:Shared only.png|Media:Shared only.png', 'query.pages')).to.deep.equal([
        { ns: 6, title: 'File:Shared only.png', missing: true, known: true },
        { ns: -2, title: 'Media:Shared only.png', special: true },
      ]);
      expect(ask('list=imageusage&iutitle=File:Shared only.png', 'query.imageusage.0.title')).to.equal('Gallery');
    });
  });
}

describe('a shared repository', () => {
  it('may keep its pages and its files at addresses of their own', () => {
    const repository = {
      ...{ name: 'shared', server: '//shared.example', articlePath: '/wiki/$1', scriptPath: '/w' },
      ...{ uploadPath: 'https://upload.example/shared', files: [{ title: 'File:A.png' }] },
    };
    const wiki = createWiki({ site: { repositories: [repository] } });
    const query = 'action=query&titles=File:A.png&prop=imageinfo&iiprop=url&format=json&formatversion=2';
    expect(member(send(wiki, query).json(), 'query.pages.0.imageinfo.0')).to.deep.equal({
      url: 'https://upload.example/shared/7/70/A.png',
      descriptionurl: 'http://shared.example/wiki/File:A.png',
    });
  });

  it('refuses a title that is not that of a file', () => {
    const repository = { name: 'shared', server: 'https://shared.example', files: [{ title: 'A.png' }] };
    expect(() => createWiki({ site: { repositories: [repository] } })).to.throw(
      'site.repositories[0].files[0].title is "A.png": expected the title of a file, such as "File:A.png"',
    );
  });
});
