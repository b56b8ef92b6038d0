import { expect } from 'chai';
import { createWiki } from '../index';
import { Client, send, bothReleases, errorBody, fixtureWiki } from '../testing/send.test-support';
import { releases } from '../releases/releases';

const lacks = (parent: string, name: string): string =>
  errorBody('badmodule', `The module \\"${parent}\\" does not have a submodule \\"${name}\\".`);

/** What stands above the page. */
const comment = (body: string): string => body.slice(0, body.indexOf('<!DOCTYPE'));

/** The callers in the log of the debug block that a page contains. */
function loggedBy(body: string): readonly string[] {
  const log = /"debugInfo":\{.*?"log":(\[.*?\]),"debugLog"/.exec(body)?.[1] ?? '[]';
  return (JSON.parse(log) as { caller: string }[]).map(({ caller }) => caller.replace(/^.*::/, ''));
}

for (const release of bothReleases) {
  describe(`The debug block in pages, release ${release} (core 5.2)`, () => {
    const wiki = createWiki({}, { release, debug: true, unsupported: 'as-unknown' });

    for (const query of [
      '',
      'format=bogus',
      'action=query&list=imageusage',
      'action=help&modules=bogus',
      'action=foo',
    ]) {
      it(`is in that of "${query}", though not in a result`, () => {
        const { body } = send(wiki, query);
        expect(loggedBy(body)).to.deep.equal(['getDebugHTML']);
        expect(body).not.to.contain('debuginfo');
      });
    }

    it('has one more entry in its log than that of the result', () => {
      const { body } = send(wiki, 'action=query&meta=tokens');
      expect(loggedBy(body)).to.deep.equal(['appendDebugInfoToApiResult', 'getDebugHTML']);
      expect(body).to.contain('debuginfo');
    });

    it('is not in pages of a wiki that does not show it', () => {
      for (const query of ['', 'format=bogus'])
        expect(send(fixtureWiki(release), query).body).not.to.contain('debugInfo');
    });
  });
}

for (const release of bothReleases) {
  describe(`The parameters of action=help, release ${release} (core 2.8; reading 8.5)`, () => {
    const wiki = fixtureWiki(release);
    const help = (query: string) => send(wiki, `action=help&format=json&${query}`);

    it('reports the error of the format if both page and format fail', () => {
      for (const [query, printer] of [
        ['modules=b', 'raw'],
        ['modules=b&wrap=1', 'json'],
        ['assert=user', 'json'],
      ]) {
        expect(help(`${query}&formatversion=`).body).to.match(
          new RegExp(`^{"warnings":{"${printer}":{"\\*":"Unrecognized value`),
        );
      }
    });

    it('recognizes the parameters of page sets when it describes all modules', () => {
      const { body } = help('wrap=1&titles=A&redirects=1&converttitles=1&pages=1');
      expect(body).to.contain('{"warnings":{"main":{"*":"Unrecognized parameter: pages."}},"help":');
      expect(help('wrap=1&modules=json&redirects=1').body).to.contain('"Unrecognized parameter: redirects."');
    });

    it('shows the limits of the user', () => {
      const withAccount = fixtureWiki(release);
      withAccount.add({ users: [{ name: 'Sys', password: 'sys-password-1', groups: ['sysop'] }] });
      const client = new Client(withAccount);
      client.logIn('Sys', 'sys-password-1');
      expect(send(wiki, 'action=help&modules=query%2Bimageusage').body).to.contain('must be between 1 and 500.');
      expect(client.send('action=help&modules=query%2Bimageusage').body).to.contain('must be between 1 and 5,000.');
    });

    for (const modules of ['', 'main', 'main|main', 'query', 'json', 'query%2Bimageusage', 'query imageusage']) {
      it(`describes "${modules}"`, () => {
        expect(help(`modules=${modules}`).header('Content-Type')).to.equal('text/html; charset=utf-8');
      });
    }

    for (const [modules, parent, name] of [
      ['b', 'main', 'b'],
      ['main|b', 'main', 'b'],
      ['Query', 'main', 'Query'],
      ['*', 'main', '*'],
      ['|', 'main', ''],
      ['%1Fmain%1Fb', 'main', 'b'],
      ['main%2Bquery', 'main', 'main'],
      ['query%2Bfoo', 'query', 'foo'],
      ['query%2Bquery', 'query', 'query'],
      ['query%2B', 'query', ''],
      ['query  imageusage', 'query', ''],
      ['a b', 'main', 'a'],
    ] as const) {
      it(`rejects modules=${modules}`, () => {
        const response = help(`modules=${modules}&wrap`);
        expect(response.body).to.equal(lacks(parent, name));
        expect(response.header('MediaWiki-API-Error')).to.equal('badmodule');
      });
    }

    it('reports modules without submodules', () => {
      expect(help('modules=query%2Binfo%2Bx').body).to.equal(
        errorBody('badmodule', 'The module \\"query+info\\" has no submodules.'),
      );
      expect(help('modules=b&errorformat=raw').body).to.contain(
        '{"errors":[{"code":"badmodule","key":"apierror-badmodule-badsubmodule","params":["main","b"],"module":"help"}]',
      );
      expect(help('modules=%3Cb%3E&errorformat=html').body).to.contain(
        '"*":"The module <kbd>main</kbd> does not have a submodule \\"&#60;b&#62;\\"."',
      );
    });

    it('prints warnings above the page in the requested error format', () => {
      const text = 'Parameter \\u003Cvar\\u003Eaction\\u003C/var\\u003E uses unsupported PHP array syntax.';
      expect(comment(send(wiki, 'action[]=&errorformat=wikitext').body).split('\n')).to.deep.equal([
        '<!-- API warnings and errors:',
        '{',
        '    "warnings": [',
        '        {',
        '            "code": "unsupportedarray",',
        `            "text": "${text}",`,
        '            "module": "main"',
        '        }',
        '    ]',
        '}',
        '-->',
        '',
      ]);
      const post = send(wiki, 'action=help&errorformat=html', { method: 'POST' });
      expect(comment(post.body)).to.contain(
        '"html": "Subscribe to the mediawiki-api-announce mailing list at \\u0026lt;\\u003Ca rel=\\"nofollow\\"',
      );
    });

    it('prints warnings in the result if the page is wrapped', () => {
      expect(send(wiki, 'requestid=%FF&errorformat=none&wrap&format=json').body).to.match(
        /^\{"warnings":\[\{"code":"badutf8","module":"main"\}\],"requestid":"\\u00ff","help":\{"mime":"text\/html","filename":"api-help.html","help":"<!DOCTYPE html>/,
      );
    });

    it('recognizes the parameters of page sets, and validates them for help on queries', () => {
      const e = 'e%CC%81';
      const start = (query: string): string =>
        /^.*?(?="help":|,"\*"|"paraminfo":)/.exec(send(wiki, `${query}&wrap&format=json&errorformat=none`).body)?.[0] ??
        '';
      const warning = (module: string): string => `{"code":"badutf8","module":"${module}"}`;
      const unrecognized = '{"code":"unrecognizedparams","module":"main"}';
      for (const [query, expected] of [
        [`requestid=${e}&titles=${e}&foo=1`, `[${warning('main')},${warning('query')},${unrecognized}],"requestid"`],
        [`modules=login&titles=${e}`, `[${unrecognized}],`],
      ] as const) {
        expect(start(query)).to.match(/^\{"warnings":/);
        expect(start(query).slice('{"warnings":'.length)).to.satisfy((text: string) => text.startsWith(expected));
      }
      expect(start('titles=A&pageids=x')).to.equal('{');
      expect(start('titles=A&redirects=1&converttitles[]=1')).to.equal('{');
      expect(start('titles=%1FA%1FB&revids=%1F')).to.equal('{');
      expect(start('modules=query&pageids=x')).to.equal('{"errors":[{"code":"badinteger","module":"query"}]');
      expect(start(`modules=query|nope&titles=${e}`)).to.equal(
        `{"errors":[{"code":"badmodule","module":"help"}],"warnings":[${warning('query')}]`,
      );
      expect(start('action=paraminfo&pageids=x')).to.equal('{"errors":[{"code":"badinteger","module":"query"}]');
    });

    it('validates the parameters of the modules that it describes', () => {
      const start = (query: string): string =>
        /^.*?(?="help":|,"\*")/.exec(help(`${query}&wrap&errorformat=none`).body)?.[0] ?? '';
      const warning = (module: string): string => `{"code":"badutf8","module":"${module}"}`;
      for (const [modules, ...warned] of [
        ['watch', 'watch', 'query'],
        ['watch|query', 'query', 'watch'],
        ['main|watch', 'query', 'watch'],
        ['paraminfo|watch', 'query', 'watch'],
      ] as const) {
        expect(start(`modules=${modules}&titles=%FF`)).to.equal(`{"warnings":[${warned.map(warning).join(',')}],`);
      }
      expect(start('modules=watch&pageids=x')).to.equal('{"errors":[{"code":"badinteger","module":"watch"}]');
      expect(start('modules=paraminfo|nope&pageids=x')).to.equal('{"errors":[{"code":"badmodule","module":"help"}]');
      const unrecognized = '{"warnings":[{"code":"unrecognizedparams","module":"main"}],';
      expect(start('modules=query&list=%FF&continue=1')).to.equal(
        `{"warnings":[${warning('query')},{"code":"unrecognizedvalues","data":{"values":["\\u00ff"]},"module":"query"}],`,
      );
      expect(start('modules=query%2Binfo&list=x')).to.equal(unrecognized);
      const recognized = (query: string): boolean =>
        !send(wiki, `action=help&${query}&wrap&format=xml`).body.includes('Unrecognized');
      expect(recognized('modules=json&callback=a&_=1')).to.be.true;
      expect(recognized('callback=1&_=1&wrappedhtml=1')).to.be.true;
      expect(recognized('modules=json&wrappedhtml=1')).to.be.false;
      expect(recognized('modules=query&callback=1')).to.be.false;
    });

    it('wraps the page into an element in XML', () => {
      expect(send(wiki, 'wrap&format=xml').body).to.match(
        /^<\?xml version="1.0"\?><api><help mime="text\/html" filename="api-help.html"><help xml:space="preserve">&lt;!DOCTYPE html&gt;\n[^]*&lt;\/html&gt;<\/help><\/help><\/api>$/,
      );
      expect(send(wiki, 'wrap&format=rawfm').body).to.contain(
        '\n        "_subelements": [\n            "help"\n        ]\n    },\n    "_type": "assoc"\n}</pre>',
      );
    });

    it('declares the language once if one page contains the other', () => {
      const { headers } = send(wiki, 'wrap&format=jsonfm');
      expect(headers.filter((line) => /^(?:Content-language|Vary|Expires):/.test(line))).to.deep.equal([
        'Content-language: en',
        'Vary: Accept-Encoding, Cookie',
        'Expires: Thu, 01 Jan 1970 00:00:00 GMT',
      ]);
    });

    it('varies by the languages of the client if its language has variants, unless the request names one', () => {
      const vary = (query: string) => help(query).header('Vary');
      expect(vary('uselang=zh')).to.equal('Accept-Encoding, Cookie, Accept-Language');
      expect(send(wiki, 'action=query&meta=tokens&uselang=sr').header('Vary')).to.equal(
        'Accept-Encoding, Cookie, Accept-Language',
      );
      for (const query of ['uselang=zh&variant=zh-tw', 'uselang=zh-hans', 'uselang=de']) {
        expect(vary(query), query).to.equal('Accept-Encoding, Cookie');
      }
    });

    it('ignores wrap as an array', () => {
      expect(help('wrap[0]=').header('Content-Type')).to.equal('text/html; charset=utf-8');
      expect(help('wrap[0]=&wrap=').header('Content-Type')).to.equal('application/json; charset=utf-8');
    });

    it('keeps the requested max-age only in 1.39, and not for earlier errors', () => {
      const age = (query: string) => send(wiki, `${query}&maxage=5&format=json`).header('Cache-Control');
      const kept = `private, must-revalidate, max-age=${!releases[release].since('1.43') ? 5 : 0}`;
      expect(age('action=help&modules=b')).to.equal(kept);
      expect(age('action=query&formatversion=')).to.equal(kept);
      expect(age('action=&formatversion=')).to.equal('private, must-revalidate, max-age=0');
    });
  });
}

for (const release of bothReleases) {
  describe(`The page of action=help, release ${release} (core 2.8)`, () => {
    const wiki = fixtureWiki(release);

    it('has the headers of the format if it is wrapped', () => {
      const { headers } = send(wiki, 'action=help&wrap&format=json');
      expect(headers.filter((line) => /^(?:Content-language|Vary|Expires)/.test(line))).to.deep.equal([
        'Content-language: en',
        'Vary: Accept-Encoding, Cookie',
        'Expires: Thu, 01 Jan 1970 00:00:00 GMT',
      ]);
    });

    it('escapes tags in the comment before the page', () => {
      expect(send(wiki, '', { method: 'POST' }).body).to.contain('mailing list at \\u003Chttps://');
    });
  });
}
