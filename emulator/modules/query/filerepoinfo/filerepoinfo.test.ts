import { expect } from 'chai';
import { createWiki } from '../../../index';
import { send, bothReleases, member } from '../../../testing/send.test-support';

const query = 'action=query&meta=filerepoinfo&format=json&formatversion=2';

for (const release of bothReleases) {
  describe(`meta=filerepoinfo, release ${release} (reading 23.2)`, () => {
    const repositories = (site: object, parameters = '') =>
      member(send(createWiki({ site }, { release }), query + parameters).json(), 'query.repos');

    it('shows where the files of the wiki are', () => {
      const site = { name: 'Test', server: 'https://wiki.example', uploads: true };
      expect(repositories(site)).to.deep.equal([
        {
          ...{ name: 'local', displayname: 'Test', rootUrl: '/images', local: true },
          ...{ url: '/images', thumbUrl: '/images/thumb', initialCapital: true, scriptDirUrl: '' },
          ...{ favicon: 'https://wiki.example/favicon.ico', canUpload: true },
        },
      ]);
    });

    it('shows repositories that the wiki shares with others first', () => {
      const shared = { name: 'shared', server: 'https://shared.example', scriptPath: '/w', files: [] };
      const [first, second] = repositories({ repositories: [shared], case: 'case-sensitive' }) as object[];
      expect(first).to.deep.equal({
        ...{ name: 'shared', displayname: 'a shared repository', rootUrl: false, local: false, url: false },
        ...{
          thumbUrl: false,
          initialCapital: false,
          scriptDirUrl: 'https://shared.example/w',
          fetchDescription: false,
        },
        ...{ apiurl: 'https://shared.example/w/api.php', articlepath: '/w/index.php/$1' },
        ...{ server: 'https://shared.example', favicon: 'https://shared.example/favicon.ico', canUpload: false },
      });
      expect(second).to.include({ name: 'local', initialCapital: false }).and.not.have.property('server');
    });

    it('takes the properties that some repository has', () => {
      const unknown = 'Unrecognized value for parameter \\"friprop\\": server';
      const shared = { name: 'shared', server: 'https://shared.example', files: [] };
      const body = (site: object) => send(createWiki({ site }, { release }), `${query}&friprop=server`).body;
      expect(body({})).to.contain(unknown).and.contain('"repos":[{}]');
      expect(body({ repositories: [shared] })).to.contain('"repos":[{"server":"https://shared.example"},{}]');
    });

    it('names repositories in the language of the request', () => {
      const commons = { name: 'wikimediacommons', server: 'https://commons.example', files: [] };
      const site = { repositories: [{ ...commons, name: 'other' }, commons] };
      const names = (language: string) => repositories(site, `&friprop=displayname&uselang=${language}`);
      expect(names('de')).to.deep.equal([
        { displayname: 'einem gemeinsam genutzten Medienarchiv' },
        { displayname: 'Wikimedia Commons' },
        { displayname: 'TestWiki' },
      ]);
      expect(names('qqx')).to.deep.include({ displayname: '(shared-repo-name-other / shared-repo)' });
    });

    it('has more properties in the description of its parameters where there are shared files', () => {
      const described = (site: object) =>
        send(createWiki({ site }, { release }), 'action=paraminfo&modules=query%2Bfilerepoinfo&format=json').body;
      const commons = { name: 'commons', server: 'https://commons.example', files: [] };
      expect(described({ repositories: [commons] })).to.contain('"type":["apiurl","articlepath","canUpload"');
      expect(described({})).to.contain('"type":["canUpload"');
    });
  });
}
