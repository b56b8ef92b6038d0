import { expect } from 'chai';
import { announcement, ask, bothReleases, fixtureWiki } from '../../testing/ask.test-support';
import { releases } from '../../releases/releases';

const source =
  '"source":"MediaWiki","sourcename":"MediaWiki","licensetag":"GPL-2.0-or-later","licenselink":"http://wiki.example/index.php/Special:Version/License/MediaWiki"';
const manual = 'https://www.mediawiki.org/wiki/Special:MyLanguage/API:';

for (const release of bothReleases) {
  describe(`action=paraminfo of ${release} (reading 8)`, () => {
    const wiki = fixtureWiki(release);
    const isNew = releases[release].since('1.43');
    const namespace = isNew ? 'MediaWiki\\\\Api\\\\' : '';
    const info = (query: string) => ask(wiki, `action=paraminfo&format=json&${query}`).body;
    const response = (modules: string) => `{"paraminfo":{"helpformat":"none","modules":[${modules}]}}`;

    const logout = `{"name":"logout","classname":"${namespace}ApiLogout","path":"logout","group":"action","prefix":"",${source},${isNew ? '"writerights":"",' : ''}"mustbeposted":"","helpurls":["${manual}Logout"],"parameters":[{"index":1,"name":"token","type":"string","required":"","sensitive":"","tokentype":"csrf"}],"templatedparameters":[]}`;
    const tokens = `{"name":"tokens","classname":"${namespace}ApiQueryTokens","path":"query+tokens","group":"meta","prefix":"",${source},"helpurls":["${manual}Tokens"],"parameters":[{"index":1,"name":"type","type":["createaccount","csrf","login","patrol","rollback","userrights","watch"],"default":"csrf","multi":"","lowlimit":50,"highlimit":500,"limit":50,"allspecifier":"*"}],"templatedparameters":[]`;

    it('describes actions, modules of queries and formats', () => {
      expect(info('modules=logout|query%2Btokens|json')).to.equal(
        response(
          `${logout},${tokens}},{"name":"json","classname":"${namespace}ApiFormatJson","path":"json","group":"format","prefix":"",${source},"readrights":"","helpurls":["${manual}Data_formats"],"parameters":[{"index":1,"name":"callback","type":"string"},{"index":2,"name":"utf8","type":"boolean"},{"index":3,"name":"ascii","type":"boolean"},{"index":4,"name":"formatversion","type":["1","2","latest"],"default":"1"}],"templatedparameters":[]}`,
        ),
      );
      expect(info('modules=query%2Bimageusage')).to.equal(
        response(
          `{"name":"imageusage","classname":"${namespace}ApiQueryBacklinks","path":"query+imageusage","group":"list","prefix":"iu",${source},"readrights":"","generator":"","helpurls":["${manual}Imageusage"],"parameters":[{"index":1,"name":"title","type":"string"},{"index":2,"name":"pageid","type":"integer"},{"index":3,"name":"continue","type":"string"},{"index":4,"name":"namespace","type":"namespace","multi":"","lowlimit":50,"highlimit":500,"limit":50,"allspecifier":"*"},{"index":5,"name":"dir","type":["ascending","descending"],"default":"ascending"},{"index":6,"name":"filterredir","type":["all","nonredirects","redirects"],"default":"all"},{"index":7,"name":"limit","type":"limit","default":10,"min":1,"max":500,"highmax":5000},{"index":8,"name":"redirect","type":"boolean"}],"templatedparameters":[]}`,
        ),
      );
    });

    it('says which token an action needs, whatever the limits of who asks', () => {
      expect(info('modules=patrol&formatversion=2')).to.equal(
        response(
          `{"name":"patrol","classname":"${namespace}ApiPatrol","path":"patrol","group":"action","prefix":"",${source},"readrights":true,"writerights":true,"mustbeposted":true,"helpurls":["${manual}Patrol"],"parameters":[{"index":1,"name":"rcid","type":"integer","required":false,"multi":false},{"index":2,"name":"revid","type":"integer","required":false,"multi":false},{"index":3,"name":"tags","type":[],"required":false,"multi":true,"lowlimit":50,"highlimit":500,"limit":50},{"index":4,"name":"token","type":"string","required":true,"sensitive":true,"multi":false,"tokentype":"patrol"}],"templatedparameters":[]}`,
        ),
      );
      expect(info('modules=clientlogin')).to.contain(
        '"required":"","sensitive":"","tokentype":"login"}],"templatedparameters":[],"dynamicparameters":""}',
      );
    });

    it('describes the main module', () => {
      const main = info('modules=main&formatversion=2');
      expect(main).to.match(
        /^\{"paraminfo":\{"helpformat":"none","modules":\[\{"name":"main","classname":"(?:MediaWiki\\\\Api\\\\)?ApiMain","path":"main","prefix":"",/,
      );
      const minimum = isNew ? ',"min":0' : '';
      expect(main).to.contain(
        `{"index":2,"name":"format","type":["json","jsonfm","none","php","phpfm","rawfm","xml","xmlfm"],"required":false,"default":"jsonfm","multi":false,"submodules":{"json":"json","jsonfm":"jsonfm","none":"none","php":"php","phpfm":"phpfm","rawfm":"rawfm","xml":"xml","xmlfm":"xmlfm"}},{"index":3,"name":"maxlag","type":"integer","required":false,"multi":false},{"index":4,"name":"smaxage","type":"integer","required":false,"default":0,"multi":false${minimum}},`,
      );
      expect(main).to.contain(
        `"name":"assertuser","type":"user","required":false,"multi":false,"subtypes":["name"${isNew ? ',"temp"' : ''}]}`,
      );
    });

    it('says of a query which modules it has, and which can be its generator', () => {
      const query = info('modules=query');
      expect(query).to.contain(
        '"submodules":{"siteinfo":"query+siteinfo","tokens":"query+tokens","userinfo":"query+userinfo"}',
      );
      expect(query).to.match(
        /"name":"generator","type":\[[^\]]*"imageusage"[^\]]*\],"submodules":\{[^}]*\},"submoduleparamprefix":"g"\}/,
      );
    });

    it('names by a wildcard all modules within another', () => {
      const paths = (query: string) => Array.from(info(query).matchAll(/"path":"([^"]*)"/g), ([, path = '']) => path);
      const queried = paths('modules=query%2B*');
      expect(queried).to.include.members(['query+imageusage', 'query+siteinfo', 'query+tokens']);
      expect(queried).to.deep.equal([...queried].sort());
      const all = paths('modules=*');
      expect(all).to.include.members(['json', 'login', 'paraminfo', 'query', 'xmlfm']).and.not.include('query+tokens');
      expect(paths('modules=**')).to.deep.equal([...all, ...queried].sort());
      expect(paths('modules=query+tokens|logout')).to.deep.equal(['query+tokens', 'logout']);
    });

    it('takes spaces for plus signs where there are none of these', () => {
      expect(info('modules=query%20tokens')).to.equal(info('modules=query%2Btokens'));
      for (const [modules, parent, name] of [
        ['query%20', 'query', ''],
        ['query%2B%20', 'query', ' '],
        ['query%20tokens%2Bx', 'main', 'query tokens'],
        ['query%20%2B*', 'query', ''],
      ] as const) {
        expect(info(`modules=${modules}`), modules).to.contain(
          `The module \\"${parent}\\" does not have a submodule \\"${name}\\".`,
        );
      }
    });

    it('describes a module once, in the older list where it is asked for in two', () => {
      const lists = (query: string) =>
        Object.entries((JSON.parse(info(query)) as { paraminfo: Record<string, unknown> }).paraminfo).map(
          ([name, found]) => [name, ...(Array.isArray(found) ? found.map(({ path }: { path: string }) => path) : [])],
        );
      expect(lists('modules=json|json|xml&formatmodules=json')).to.deep.equal([
        ['helpformat'],
        ['formatmodules', 'json'],
        ['modules', 'xml'],
      ]);
      expect(lists('modules=main|json&formatmodules=xml&mainmodule=1')).to.deep.equal([
        ['helpformat'],
        ['modules', 'main', 'json'],
        ['formatmodules', 'xml'],
        ['mainmodule'],
      ]);
      expect(lists('modules=query%2Btokens&querymodules=tokens')).to.deep.equal([
        ['helpformat'],
        ['querymodules', 'query+tokens'],
      ]);
    });

    it('still takes the older parameters', () => {
      expect(info('querymodules=tokens|foo')).to.equal(
        `{"warnings":{"main":{"*":"${announcement}"},"paraminfo":{"*":"The parameter \\"querymodules\\" has been deprecated.\\nUnrecognized value for parameter \\"querymodules\\": foo"}},"paraminfo":{"helpformat":"none","querymodules":[${tokens},"querytype":"meta"}]}}`,
      );
      expect(info('formatmodules=none')).to.contain(
        `"paraminfo":{"helpformat":"none","formatmodules":[{"name":"none","classname":"${namespace}ApiFormatNone"`,
      );
      expect(info('mainmodule=1')).to.contain('"paraminfo":{"helpformat":"none","mainmodule":{"name":"main",');
      expect(info('pagesetmodule=1')).to.contain(
        `"pagesetmodule":{"classname":"${namespace}ApiPageSet","prefix":"",${source},"readrights":"","helpurls":[],"parameters":[{"index":1,"name":"titles","type":"string","multi":"","lowlimit":50,"highlimit":500,"limit":50},`,
      );
      expect(info('pagesetmodule=0')).to.match(/"paraminfo":\{"helpformat":"none"\}\}$/);
    });

    describe('reads what the modules read that it describes', () => {
      const warned = (query: string) => /^\{"warnings":(.*?\])(?=,"paraminfo")/.exec(info(query))?.[1];

      it('formats', () => {
        const unknown = (names: string, number: string) =>
          `<warnings><main xml:space="preserve">Unrecognized parameter${number}: ${names}.</main></warnings>`;
        for (const [query, expected] of [
          ['modules=json&callback=a&_=1', ''],
          ['modules=main&callback=a&wrappedhtml=1', ''],
          ['modules=jsonfm&callback=a&wrappedhtml=1&ascii=1&formatversion=2', unknown('ascii, formatversion', 's')],
          ['formatmodules=php&callback=a', 'Unrecognized parameter: callback.'],
          ['modules=xml&wrappedhtml=1&callback=1', unknown('wrappedhtml, callback', 's')],
          ['modules=json&callback[]=1&_=1', unknown('_', '')],
          ['modules=json&_=1', unknown('_', '')],
          ['modules=login&callback=1', unknown('callback', '')],
        ] as const) {
          const { body } = ask(wiki, `action=paraminfo&${query}&format=xml`);
          expect(body.includes('Unrecognized'), query).to.equal(expected !== '');
          expect(body, query).to.contain(expected);
        }
      });

      it('watching, and queries as if they were to run', () => {
        const none = 'errorformat=none';
        expect(warned(`modules=watch&titles=%FF&${none}`)).to.equal(
          '[{"code":"badutf8","module":"query"},{"code":"badutf8","module":"watch"}]',
        );
        expect(warned(`modules=query&prop=x&list=y&indexpageids=1&continue=1&${none}`)).to.equal(
          '[{"code":"unrecognizedvalues","data":{"values":["x"]},"module":"query"},{"code":"unrecognizedvalues","data":{"values":["y"]},"module":"query"}]',
        );
        expect(warned(`modules=query%2Btokens&list=x&${none}`)).to.equal(
          '[{"code":"unrecognizedparams","module":"main"}]',
        );
      });
    });

    it('prints as XML', () => {
      const { body } = ask(wiki, 'action=paraminfo&format=xml&modules=query%2Brecentchanges');
      expect(body).to.contain('<extranamespaces><ns>-2</ns><ns>-1</ns></extranamespaces>');
      expect(body).to.contain(
        '<param index="3" name="dir" default="older"><type><t>newer</t><t>older</t></type></param>',
      );
      expect(body).to.contain('</parameters><templatedparameters /></module></modules></paraminfo></api>');
    });
  });
}
