import { expect } from 'chai';
import { createWiki, type WikiDefinition } from '../../../index';
import { send, bothReleases, fixture, fixtureWiki, smallFixture } from '../../../testing/send.test-support';
import { releases } from '../../../releases/releases';

const query = 'action=query&meta=siteinfo&format=json';
const now = '2026-11-21T04:07:23Z';

for (const release of bothReleases) {
  describe(`meta=siteinfo of ${release} (reading 7)`, () => {
    const wiki = fixtureWiki(release, { now });
    const isNew = releases[release].since('1.43');
    const only = (properties: string, more = '') => send(wiki, `${query}&siprop=${properties}${more}`).body;
    const response = (members: string) => `{"batchcomplete":"","query":{${members}}}`;
    const withSite = (site: NonNullable<WikiDefinition['site']>) =>
      createWiki({ ...fixture, site }, { release, seed: 1, now });

    it('describes the wiki by default', () => {
      const response = send(wiki, query);
      expect(response.json()).to.have.deep.nested.include({
        'query.general.generator': isNew ? 'MediaWiki 1.43.9' : 'MediaWiki 1.39.17',
        'query.general.base': 'http://wiki.example/index.php/Main_Page',
        'query.general.invalidusernamechars': isNew ? '@:>=' : '@:>',
        'query.general.servername': 'wiki.example',
        'query.general.time': now,
        'query.general.thumblimits': [120, 150, 180, 200, 250, 300],
        'query.general.nofollowdomainexceptions': ['mediawiki.org'],
      });
      expect(response.header('Cache-Control')).to.equal('private, must-revalidate, max-age=0');
      expect(response.header('Vary')).to.equal('Accept-Encoding, Treat-as-Untrusted, Cookie');
    });

    it('prints lists of sizes by position in format version 2, and flags', () => {
      const { body } = send(wiki, `${query}&formatversion=2`);
      expect(body).to.contain('"thumblimits":{"0":120,"1":150,"2":180,"3":200,"4":250,"5":300},"imagelimits":{"0":{');
      expect(body).to.contain('"magiclinks":{"ISBN":false,"PMID":false,"RFC":false},');
      expect(body).to.contain('"nofollowdomainexceptions":["mediawiki.org"],"externallinktarget":false}}}');
      expect(send(wiki, query.replace('json', 'php')).body).to.contain('s:18:"variantarticlepath";b:0;');
      expect(send(wiki, query.replace('json', 'xml')).body).to.contain(
        '<thumblimits><limit _idx="0">120</limit><limit _idx="1">150</limit>',
      );
    });

    it('derives names and addresses from the definition', () => {
      const german = send(withSite({ language: 'de', scriptPath: '' }), `${query}&siprop=general|defaultoptions`).body;
      expect(german).to.contain('"mainpage":"Hauptseite","base":"http://wiki.example/index.php/Hauptseite"');
      expect(german).to.contain('"linktrail":"/^([\\u00e4\\u00f6\\u00fc\\u00dfa-z]+)(.*)$/sDu"');
      expect(german).to.contain('"lang":"de","fallback":[{"code":"en"}],');
      expect(german).to.contain('"timecorrection":"System|0","language":"de","variant":"de","variant-ban":"ban"');
      const elsewhere = send(withSite({ server: '//w.example:8443' }), query).body;
      expect(elsewhere).to.contain('"base":"http://w.example:8443/index.php/Main_Page"');
      expect(elsewhere).to.contain('"server":"//w.example:8443","servername":"w.example"');
      expect(elsewhere).to.contain('"favicon":"http://w.example:8443/favicon.ico"');
    });

    it('shows the git branch where the debug block is shown', () => {
      const shown = send(fixtureWiki(release, { debug: true }), query).body;
      expect(shown).to.contain(`,"git-branch":"REL1_${isNew ? '43' : '39'}","case":"first-letter"`);
    });

    it('lists declared namespaces (vector siteinfo/namespaces)', () => {
      const sensitive = withSite({ case: 'case-sensitive', namespaces: [{ id: 100, name: 'Portal', aliases: ['P'] }] });
      const { body } = send(sensitive, `${query}&siprop=namespaces|namespacealiases`);
      expect(body).to.contain('{"-2":{"id":-2,"case":"case-sensitive",');
      expect(body).to.contain('"2":{"id":2,"case":"first-letter",');
      expect(body).to.contain('"100":{"id":100,"case":"case-sensitive","canonical":"Portal","*":"Portal"}}');
      expect(body).to.contain(',{"id":100,"*":"P"}]');
    });

    it('lists what namespaces are declared to be, as real wikis with these settings do (core 8.4)', () => {
      const { body } = send(
        withSite({
          namespaces: [
            { id: 0, name: '', subpages: true },
            { id: 2, name: 'User', subpages: false },
            { id: 100, name: 'Portal', content: true, subpages: true, case: 'case-sensitive' },
            { id: 101, name: 'Portal talk' },
            { id: 8, name: 'MediaWiki', protection: ['delete'] },
            { id: 12, name: 'Help', protection: ['edit', 'delete'] },
          ],
        }),
        `${query}&siprop=namespaces`,
      );
      for (const row of [
        '{"id":0,"case":"first-letter","subpages":"","content":"","*":""}',
        '{"id":1,"case":"first-letter","subpages":"","canonical":"Talk","*":"Talk"}',
        '{"id":2,"case":"first-letter","canonical":"User","*":"User"}',
        '{"id":8,"case":"first-letter","subpages":"","canonical":"MediaWiki","namespaceprotection":"editinterface","*":"MediaWiki"}',
        '{"id":12,"case":"first-letter","subpages":"","canonical":"Help","namespaceprotection":"edit|delete","*":"Help"}',
        '{"id":100,"case":"case-sensitive","subpages":"","canonical":"Portal","content":"","*":"Portal"}',
        '{"id":101,"case":"case-sensitive","canonical":"Portal talk","*":"Portal talk"}',
      ])
        expect(body).to.contain(row);
    });

    it('lists as much as the release does', () => {
      const counts = Object.entries({
        interwikimap: isNew ? 50 : 66,
        specialpagealiases: isNew ? 134 : 128,
        magicwords: isNew ? 178 : 172,
        languages: isNew ? 552 : 493,
        libraries: isNew ? 71 : 67,
        showhooks: isNew ? 16 : 11,
        functionhooks: isNew ? 76 : 73,
        variables: isNew ? 83 : 79,
        skins: isNew ? 9 : 7,
        usergroups: 8,
        protocols: 29,
        extensions: 4,
      });
      const { query: found } = send(wiki, `${query}&siprop=${counts.map(([name]) => name).join('|')}`).json() as {
        query: Record<string, readonly unknown[]>;
      };
      expect(Object.entries(found).map(([name, rows]) => [name, rows.length])).to.deep.equal(counts);
      expect(only('specialpagealiases')).to.contain('{"realname":"Longpages","aliases":["LongPages"]}');
      expect(only('languages')).to.contain('{"code":"als","bcp47":"gsw","*":"Alemannisch"}');
      expect(only('magicwords')).to.contain('{"name":"!","aliases":["!"],"case-sensitive":""}');
      expect(only('interwikimap', '&formatversion=2')).to.contain(
        '{"prefix":"mw","url":"https://www.mediawiki.org/wiki/$1","protorel":false,"api":"https://www.mediawiki.org/w/api.php"}',
      );
      expect(only('languagevariants').replace('json', 'xml')).to.contain('"ban":{"ban":{"fallbacks":["ban"]},');
      expect(send(wiki, `${query}&siprop=languagevariants`.replace('json', 'xml')).body).to.contain(
        '<languagevariants><lang code="ban"><variant code="ban"><fallbacks><variant>ban</variant></fallbacks></variant>',
      );
    });

    it('counts pages and users', () => {
      const filled = createWiki(
        { ...smallFixture, users: [{ name: 'Admin', groups: ['sysop', 'bureaucrat', 'interface-admin'] }] },
        { release },
      );
      expect(send(filled, `${query}&siprop=statistics`).body).to.equal(
        response(
          '"statistics":{"pages":17,"articles":0,"edits":17,"images":0,"users":1,"activeusers":0,"admins":1,"jobs":0}',
        ),
      );
      const groups = send(filled, `${query}&siprop=usergroups&sinumberingroup=1`).body;
      expect(groups).to.contain('{"name":"autoconfirmed","rights":["autoconfirmed","editsemiprotected"]},');
      expect(groups).to.contain(`"userrights","noratelimit"${isNew ? ',"renameuser"' : ''}],"number":1},`);
      expect(groups).to.match(/"deleterevision","deletelogentry"\],"number":0\}\]\}\}$/);
    });

    it('does not count system accounts', () => {
      const users = [{ name: 'Admin' }, { id: 2, name: 'MediaWiki default' }];
      const { body } = send(
        createWiki({ users }, { release }),
        `${query}&siprop=usergroups|statistics&sinumberingroup=1`,
      );
      expect(body).to.contain('"number":1},{"name":"autoconfirmed"').and.to.contain('"users":1,"activeusers":0');
    });

    it('prints boolean preferences as booleans', () => {
      expect(only('defaultoptions')).to.contain('"search-match-redirect":true,"search-special-page":"Search"');
    });

    it('continues where the response is full', () => {
      const small = withSite({ maximumResultSize: 100 });
      const continued = (text: string) => send(small, `${query}&siprop=${text}`).json();
      expect(continued('languages|rightsinfo')).to.have.deep.property('continue', {
        ...{ siprop: 'languages|rightsinfo', continue: '-||' },
      });
      const raw = continued('rightsinfo|general|languages&rawcontinue=1');
      expect(raw).to.have.deep.property('query-continue', { siteinfo: { siprop: 'general|languages' } });
      expect(raw).to.have.deep.property('query', { rightsinfo: { url: '', text: '' } });
    });
  });
}
