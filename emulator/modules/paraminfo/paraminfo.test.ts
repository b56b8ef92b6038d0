import { expect } from 'chai';
import { createWiki } from '../../index';
import { Client, send, bothReleases, fixtureWiki } from '../../testing/send.test-support';
import { releases } from '../../releases/releases';

interface Described {
  readonly paraminfo: { readonly modules: readonly { readonly parameters: readonly { readonly name: string }[] }[] };
}

for (const release of bothReleases) {
  describe(`action=paraminfo of ${release} (reading 8)`, () => {
    const wiki = fixtureWiki(release);
    const isNew = releases[release].since('1.43');
    const namespace = isNew ? 'MediaWiki\\\\Api\\\\' : '';
    const info = (query: string) => send(wiki, `action=paraminfo&format=json&${query}`).body;

    it('says which token an action needs (vector paraminfo/patrol-version-2)', () => {
      expect(info('modules=clientlogin')).to.contain(
        '"required":"","sensitive":"","tokentype":"login"}],"templatedparameters":[],"dynamicparameters":""}',
      );
    });

    it('describes the main module', () => {
      const main = info('modules=main&formatversion=2');
      expect(main).to.match(
        /^\{"paraminfo":\{"helpformat":"none","modules":\[\{"name":"main","classname":"(?:MediaWiki\\\\Api\\\\)?ApiMain","path":"main","prefix":"",/,
      );
      const parameters = (name: string): unknown =>
        (
          JSON.parse(main) as { paraminfo: { modules: { parameters: { name: string }[] }[] } }
        ).paraminfo.modules[0]?.parameters.find((each) => each.name === name);
      const formats = ['json', 'jsonfm', 'none', 'php', 'phpfm', 'rawfm', 'xml', 'xmlfm'];
      expect(parameters('format')).to.deep.equal({
        ...{ index: 2, name: 'format', type: formats, required: false, default: 'jsonfm', multi: false },
        submodules: Object.fromEntries(formats.map((name) => [name, name])),
      });
      expect(parameters('smaxage')).to.deep.equal({
        ...{ index: 4, name: 'smaxage', type: 'integer', required: false, default: 0, multi: false },
        ...(isNew ? { min: 0 } : {}),
      });
      expect(main).to.contain(
        `"name":"assertuser","type":"user","required":false,"multi":false,"subtypes":["name"${isNew ? ',"temp"' : ''}]}`,
      );
    });

    it('describes modules and parameters that are unsupported, with the limits of the user', () => {
      const [block] = (JSON.parse(info('modules=block&formatversion=2')) as Described).paraminfo.modules;
      expect(block?.parameters.find(({ name }) => name === 'pagerestrictions')).to.include({
        highlimit: 10,
        limit: 10,
      });
      const [revisions] = (JSON.parse(info('modules=query%2Brevisions')) as Described).paraminfo.modules;
      expect(revisions?.parameters.map(({ name }) => name)).to.include.members(['section', 'startid', 'diffto']);
    });

    it('names the groups, the language and the main page of the wiki', () => {
      const groups = { patroller: { rights: { patrol: true } }, banned: { revoked: ['edit'] } };
      const wiki = createWiki({ site: { release, language: 'fr', groups } });
      const modules = 'userrights|query%2Binfo|query%2Blanglinks';
      const { body } = send(wiki, `action=paraminfo&format=json&formatversion=2&modules=${modules}`);
      const described = (JSON.parse(body) as Described).paraminfo.modules.flatMap(({ parameters }) => parameters);
      expect(described.find(({ name }) => name === 'add')).to.deep.include({
        type: ['banned', 'bot', 'bureaucrat', 'interface-admin', 'patroller', 'suppress', 'sysop'],
      });
      expect(described.find(({ name }) => name === 'linkcontext')).to.include({ default: 'Accueil' });
      expect(described.find(({ name }) => name === 'inlanguagecode')).to.include({ default: 'fr' });
    });

    it('leaves out all modules where they exceed the maximum size of results together', () => {
      const wiki = createWiki({ site: { release, maximumResultSize: 9000 } });
      const describe = (query: string) => send(wiki, `action=paraminfo&format=json&${query}`).body;
      expect(describe('modules=*')).to.equal(
        '{"warnings":{"result":{"*":"This result was truncated because it would otherwise be larger than the limit of ' +
          '9,000 bytes."}},"paraminfo":{"helpformat":"none"}}',
      );
      expect(describe('modules=login')).to.match(/^\{"paraminfo":\{"helpformat":"none","modules":\[\{"name":"login"/);
      const watch = 'modules=watch&helpformat=raw';
      const formats = 'formatmodules=rawfm|phpfm|xml|none|jsonfm&helpformat=raw';
      expect(describe(watch)).to.contain('"modules":');
      expect(describe(formats)).to.contain('"formatmodules":');
      expect(describe(`${watch}&${formats}`)).to.match(/"paraminfo":\{"helpformat":"raw"\}\}$/);
    });

    it('names the limits of the user in descriptions', () => {
      const wiki = createWiki({ site: { release }, users: [{ name: 'Ann', password: 'a', groups: ['sysop'] }] });
      const client = new Client(wiki);
      client.logIn('Ann', 'a');
      const query = 'action=paraminfo&modules=query%2Brevisions&helpformat=wikitext&format=json';
      const limits = (body: string) => new Set(Array.from(body.matchAll(/ limit is (\d\d+)/g), ([, limit]) => limit));
      // Those of 1.39 name no limits.
      expect([...limits(send(wiki, query).body)]).to.deep.equal(isNew ? ['50'] : []);
      expect([...limits(client.send(query).body)]).to.deep.equal(isNew ? ['500'] : []);
    });

    it('lists the modules of a query, and its generators', () => {
      const query = info('modules=query');
      expect(query).to.contain('"siteinfo":"query+siteinfo","tokens":"query+tokens","userinfo":"query+userinfo"}');
      expect(query).to.match(
        /"name":"generator","type":\[[^\]]*"imageusage"[^\]]*\],"submodules":\{[^}]*\},"submoduleparamprefix":"g"\}/,
      );
    });

    it('lists submodules as a plain object in format=rawfm', () => {
      const { body } = send(wiki, 'action=paraminfo&modules=query|compare&format=rawfm');
      expect(body).to.match(/"submodules": \{\s+"categories"/);
      expect(body).to.match(/"slot": "fromslots",\s+"_element": "var"/);
      const revisions = send(wiki, 'action=paraminfo&modules=query%2Brevisions&format=rawfm').body;
      expect(revisions).to.match(/"name": "singlepageonly",\s+"_subelements": \[\s+"text"\s+\]/);
    });

    it('expands wildcards to all submodules', () => {
      const paths = (query: string) => Array.from(info(query).matchAll(/"path":"([^"]*)"/g), ([, path = '']) => path);
      const queried = paths('modules=query%2B*');
      expect(queried).to.include.members(['query+imageusage', 'query+siteinfo', 'query+tokens']);
      expect(queried).to.deep.equal([...queried].sort());
      const all = paths('modules=*');
      expect(all).to.include.members(['json', 'login', 'paraminfo', 'query', 'xmlfm']).and.not.include('query+tokens');
      expect(paths('modules=**')).to.deep.equal([...all, ...queried].sort());
      expect(paths('modules=query+tokens|logout')).to.deep.equal(['query+tokens', 'logout']);
    });

    it('accepts spaces instead of plus signs where there are no plus signs', () => {
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

    it('describes a module once, in the deprecated list where two lists name it', () => {
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
    });

    it('accepts the deprecated parameters (vector paraminfo/older-parameters)', () => {
      expect(info('formatmodules=none')).to.contain(
        `"paraminfo":{"helpformat":"none","formatmodules":[{"name":"none","classname":"${namespace}ApiFormatNone"`,
      );
      expect(info('mainmodule=1')).to.contain('"paraminfo":{"helpformat":"none","mainmodule":{"name":"main",');
      expect(info('pagesetmodule=1')).to.match(
        /"pagesetmodule":\{"classname":"[^"]*ApiPageSet","prefix":"",.*"parameters":\[\{"index":1,"name":"titles",/,
      );
    });

    describe('validates the parameters of the modules that it describes', () => {
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
          const { body } = send(wiki, `action=paraminfo&${query}&format=xml`);
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
      const { body } = send(wiki, 'action=paraminfo&format=xml&modules=query%2Brecentchanges');
      expect(body).to.contain('<extranamespaces><ns>-2</ns><ns>-1</ns></extranamespaces>');
      expect(body).to.contain(
        '<param index="3" name="dir" default="older"><type><t>newer</t><t>older</t></type></param>',
      );
      expect(body).to.contain('</parameters><templatedparameters /></module></modules></paraminfo></api>');
    });
  });
}
