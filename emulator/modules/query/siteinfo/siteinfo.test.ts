import { expect } from 'chai';
import { createWiki, type WikiDefinition } from '../../../index';
import { ask, bothReleases, errorBody, fixture, fixtureWiki, smallFixture } from '../../../testing/ask.test-support';
import { releases } from '../../../releases/releases';

const query = 'action=query&meta=siteinfo&format=json';
const now = '2026-11-21T04:07:23Z';

/** What the fixture-filled wikis answered, with another server. */
const general = (version: string, invalid: string) =>
  `{"batchcomplete":"","query":{"general":{"mainpage":"Main Page","base":"http://wiki.example/index.php/Main_Page","sitename":"TestWiki","logo":"http://wiki.example/resources/assets/change-your-logo.svg","generator":"MediaWiki ${version}","phpversion":"8.2.35","phpsapi":"cli-server","dbtype":"sqlite","dbversion":"3.40.1","langconversion":"","linkconversion":"","titleconversion":"","linkprefixcharset":"","linkprefix":"","linktrail":"/^([a-z]+)(.*)$/sD","legaltitlechars":" %!\\"$&'()*,\\\\-.\\\\/0-9:;=?@A-Z\\\\\\\\^_\`a-z~\\\\x80-\\\\xFF+","invalidusernamechars":"${invalid}","fixarabicunicode":"","fixmalayalamunicode":"","case":"first-letter","lang":"en","fallback":[],"fallback8bitEncoding":"windows-1252","writeapi":"","maxarticlesize":2097152,"timezone":"UTC","timeoffset":0,"articlepath":"/index.php/$1","scriptpath":"","script":"/index.php","variantarticlepath":false,"server":"http://wiki.example","servername":"wiki.example","wikiid":"wiki","time":"${now}","maxuploadsize":104857600,"minuploadchunksize":1024,"galleryoptions":{"imagesPerRow":0,"imageWidth":120,"imageHeight":120,"captionLength":"","showBytes":"","showDimensions":"","mode":"traditional"},"thumblimits":[120,150,180,200,250,300],"imagelimits":[{"width":320,"height":240},{"width":640,"height":480},{"width":800,"height":600},{"width":1024,"height":768},{"width":1280,"height":1024},{"width":2560,"height":2048}],"favicon":"http://wiki.example/favicon.ico","centralidlookupprovider":"local","allcentralidlookupproviders":["local"],"interwikimagic":"","magiclinks":[],"categorycollation":"uppercase","nofollowlinks":"","nofollownsexceptions":[],"nofollowdomainexceptions":["mediawiki.org"]}}}`;

for (const release of bothReleases) {
  describe(`meta=siteinfo of ${release} (reading 7)`, () => {
    const wiki = fixtureWiki(release, { now });
    const isNew = releases[release].since('1.43');
    const only = (properties: string, more = '') => ask(wiki, `${query}&siprop=${properties}${more}`).body;
    const response = (members: string) => `{"batchcomplete":"","query":{${members}}}`;
    const withSite = (site: NonNullable<WikiDefinition['site']>) =>
      createWiki({ ...fixture, site }, { release, seed: 1, now });

    it('says in general what the wiki is', () => {
      const requested = ask(wiki, query);
      expect(requested.body).to.equal(isNew ? general('1.43.9', '@:>=') : general('1.39.17', '@:>'));
      expect(requested.header('Cache-Control')).to.equal('private, must-revalidate, max-age=0');
      expect(requested.header('Vary')).to.equal('Accept-Encoding, Treat-as-Untrusted, Cookie');
    });

    it('prints lists of sizes by position in format version 2, and flags', () => {
      const { body } = ask(wiki, `${query}&formatversion=2`);
      expect(body).to.contain('"thumblimits":{"0":120,"1":150,"2":180,"3":200,"4":250,"5":300},"imagelimits":{"0":{');
      expect(body).to.contain('"magiclinks":{"ISBN":false,"PMID":false,"RFC":false},');
      expect(body).to.contain('"nofollowdomainexceptions":["mediawiki.org"],"externallinktarget":false}}}');
      expect(ask(wiki, query.replace('json', 'php')).body).to.contain('s:18:"variantarticlepath";b:0;');
      expect(ask(wiki, query.replace('json', 'xml')).body).to.contain(
        '<thumblimits><limit _idx="0">120</limit><limit _idx="1">150</limit>',
      );
    });

    it('says what follows from the wiki', () => {
      const german = ask(withSite({ language: 'de', scriptPath: '' }), `${query}&siprop=general|defaultoptions`).body;
      expect(german).to.contain('"mainpage":"Hauptseite","base":"http://wiki.example/index.php/Hauptseite"');
      expect(german).to.contain('"linktrail":"/^([\\u00e4\\u00f6\\u00fc\\u00dfa-z]+)(.*)$/sDu"');
      expect(german).to.contain('"lang":"de","fallback":[{"code":"en"}],');
      expect(german).to.contain('"timecorrection":"System|0","language":"de","variant":"de","variant-ban":"ban"');
      const elsewhere = ask(withSite({ server: '//w.example:8443' }), query).body;
      expect(elsewhere).to.contain('"base":"http://w.example:8443/index.php/Main_Page"');
      expect(elsewhere).to.contain('"server":"//w.example:8443","servername":"w.example"');
      expect(elsewhere).to.contain('"favicon":"http://w.example:8443/favicon.ico"');
    });

    it('tells of which revision it is where it shows the debug block', () => {
      const shown = ask(fixtureWiki(release, { debug: true }), query).body;
      expect(shown).to.contain(`,"git-branch":"REL1_${isNew ? '43' : '39'}","case":"first-letter"`);
    });

    it('lists namespaces', () => {
      expect(only('namespaces|namespacealiases')).to.equal(
        response(
          '"namespaces":{"-2":{"id":-2,"case":"first-letter","canonical":"Media","*":"Media"},"-1":{"id":-1,"case":"first-letter","canonical":"Special","*":"Special"},"0":{"id":0,"case":"first-letter","content":"","*":""},"1":{"id":1,"case":"first-letter","subpages":"","canonical":"Talk","*":"Talk"},"2":{"id":2,"case":"first-letter","subpages":"","canonical":"User","*":"User"},"3":{"id":3,"case":"first-letter","subpages":"","canonical":"User talk","*":"User talk"},"4":{"id":4,"case":"first-letter","subpages":"","canonical":"Project","*":"TestWiki"},"5":{"id":5,"case":"first-letter","subpages":"","canonical":"Project talk","*":"TestWiki talk"},"6":{"id":6,"case":"first-letter","canonical":"File","*":"File"},"7":{"id":7,"case":"first-letter","subpages":"","canonical":"File talk","*":"File talk"},"8":{"id":8,"case":"first-letter","subpages":"","canonical":"MediaWiki","namespaceprotection":"editinterface","*":"MediaWiki"},"9":{"id":9,"case":"first-letter","subpages":"","canonical":"MediaWiki talk","*":"MediaWiki talk"},"10":{"id":10,"case":"first-letter","subpages":"","canonical":"Template","*":"Template"},"11":{"id":11,"case":"first-letter","subpages":"","canonical":"Template talk","*":"Template talk"},"12":{"id":12,"case":"first-letter","subpages":"","canonical":"Help","*":"Help"},"13":{"id":13,"case":"first-letter","subpages":"","canonical":"Help talk","*":"Help talk"},"14":{"id":14,"case":"first-letter","canonical":"Category","*":"Category"},"15":{"id":15,"case":"first-letter","subpages":"","canonical":"Category talk","*":"Category talk"}},"namespacealiases":[{"id":6,"*":"Image"},{"id":7,"*":"Image talk"}]',
        ),
      );
      const sensitive = withSite({ case: 'case-sensitive', namespaces: [{ id: 100, name: 'Portal', aliases: ['P'] }] });
      const { body } = ask(sensitive, `${query}&siprop=namespaces|namespacealiases`);
      expect(body).to.contain('{"-2":{"id":-2,"case":"case-sensitive",');
      expect(body).to.contain('"2":{"id":2,"case":"first-letter",');
      expect(body).to.contain('"100":{"id":100,"case":"case-sensitive","canonical":"Portal","*":"Portal"}}');
      expect(body).to.contain(',{"id":100,"*":"P"}]');
    });

    it('lists what is small', () => {
      expect(only('dbrepllag|fileextensions|rightsinfo|restrictions|extensiontags|uploaddialog')).to.equal(
        response(
          '"dbrepllag":[{"host":"","lag":-1}],"fileextensions":[{"ext":"png"},{"ext":"gif"},{"ext":"jpg"},{"ext":"jpeg"},{"ext":"webp"}],"rightsinfo":{"url":"","text":""},"restrictions":{"types":["create","edit","move","upload"],"levels":["","autoconfirmed","sysop"],"cascadinglevels":["sysop"],"semiprotectedlevels":["autoconfirmed"]},"extensiontags":["<pre>","<nowiki>","<gallery>","<indicator>","<langconvert>"],"uploaddialog":{"fields":{"description":""},"licensemessages":{"local":"generic-local","foreign":"generic-foreign"},"comment":{"local":"","foreign":""},"format":{"filepage":"$DESCRIPTION","description":"$TEXT","ownwork":"","license":"","uncategorized":""}}',
        ),
      );
    });

    it('lists what is large', () => {
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
      const { query: found } = ask(wiki, `${query}&siprop=${counts.map(([name]) => name).join('|')}`).json() as {
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
      expect(ask(wiki, `${query}&siprop=languagevariants`.replace('json', 'xml')).body).to.contain(
        '<languagevariants><lang code="ban"><variant code="ban"><fallbacks><variant>ban</variant></fallbacks></variant>',
      );
    });

    it('names skins, or the keys of their names', () => {
      const [old, current] = isNew ? ['', '"default":"",'] : ['"default":"",', ''];
      expect(only('skins')).to.contain(
        `{"code":"vector-2022",${current}"*":"Vector (2022)"},{"code":"vector",${old}"*":"Vector legacy (2010)"}`,
      );
      expect(only('skins', '&siinlanguagecode=qqx')).to.contain('{"code":"minerva","*":"(skinname-minerva)"}');
    });

    it('counts', () => {
      const filled = createWiki(
        { ...smallFixture, users: [{ name: 'Admin', groups: ['sysop', 'bureaucrat', 'interface-admin'] }] },
        { release },
      );
      expect(ask(filled, `${query}&siprop=statistics`).body).to.equal(
        response(
          '"statistics":{"pages":17,"articles":0,"edits":17,"images":0,"users":1,"activeusers":0,"admins":1,"jobs":0}',
        ),
      );
      const groups = ask(filled, `${query}&siprop=usergroups&sinumberingroup=1`).body;
      expect(groups).to.contain('{"name":"autoconfirmed","rights":["autoconfirmed","editsemiprotected"]},');
      expect(groups).to.contain(`"userrights","noratelimit"${isNew ? ',"renameuser"' : ''}],"number":1},`);
      expect(groups).to.match(/"deleterevision","deletelogentry"\],"number":0\}\]\}\}$/);
    });

    it('does not count the account that the software writes with', () => {
      const users = [{ name: 'Admin' }, { id: 2, name: 'MediaWiki default' }];
      const { body } = ask(
        createWiki({ users }, { release }),
        `${query}&siprop=usergroups|statistics&sinumberingroup=1`,
      );
      expect(body).to.contain('"number":1},{"name":"autoconfirmed"').and.to.contain('"users":1,"activeusers":0');
    });

    it('keeps the type of preferences that are flags', () => {
      expect(only('defaultoptions')).to.contain('"search-match-redirect":true,"search-special-page":"Search"');
    });

    it('answers what is wrong or leads nowhere', () => {
      expect(only('')).to.equal('{"batchcomplete":""}');
      expect(only('interwikimap', '&sifilteriw=local')).to.equal(response('"interwikimap":[]'));
      expect(only('dbrepllag', '&sishowalldb=1')).to.equal(
        errorBody('includeAllDenied', 'Cannot view all servers\' info unless \\"$wgShowHostnames\\" is true.'),
      );
      expect(only('rightsinfo', '&sishowalldb=1')).to.equal(response('"rightsinfo":{"url":"","text":""}'));
    });

    it('goes on in the next answer where this one is full', () => {
      const small = withSite({ maximumResultSize: 100 });
      expect(ask(small, `${query}&siprop=languages|rightsinfo`).body).to.equal(
        '{"batchcomplete":"","continue":{"siprop":"languages|rightsinfo","continue":"-||"},"warnings":{"result":{"*":"This result was truncated because it would otherwise be larger than the limit of 100 bytes."}},"query":[]}',
      );
      expect(ask(small, `${query}&siprop=rightsinfo|general|languages&rawcontinue=1`).body).to.equal(
        '{"query-continue":{"siteinfo":{"siprop":"general|languages"}},"warnings":{"result":{"*":"This result was truncated because it would otherwise be larger than the limit of 100 bytes."}},"query":{"rightsinfo":{"url":"","text":""}}}',
      );
    });
  });
}
