import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';

import { difference } from './compare/difference';
import type { DiffParameter, DiffRequest } from './diff-request';
import { explained, explanations } from './known-differences';

function get(...query: DiffParameter[]): DiffRequest {
  return { method: 'GET', pathInfo: '', query, headers: [], loggedIn: false };
}

/** The observed responses of wikis of both releases to the examples, and those of the emulator. */
const seen: Readonly<Record<string, readonly [kind: string, emulator: string | undefined, wiki: string | undefined]>> =
  {
    languages: ['help page text', '<p>This is an auto-generated', '<p>Dies ist eine automatisch generierte'],
    'untranslated-languages': [
      'body $.warnings[].text',
      '"Unrecognized parameter: x."',
      '"Ikke gjenkjent parameter: x."',
    ],
    'errors-as-html': [
      'body $.errors[]["*"]',
      `"Unknown <kbd>generator='''b'''</kbd>."`,
      '"Unknown <kbd>generator=<b>b</b></kbd>."',
    ],
    'name-in-error-as-html': ['header MediaWiki-API-Error', undefined, 'internal_api_error_RuntimeException'],
    messages: ['body $.query.allmessages[]', '"Sunday"', '"Sonntag"'],
    statistics: ['body $.query.statistics.activeusers', '1', '2'],
    random: ['body $.query.pages[].pageid', '7', '12'],
    'limit-report': ['body $.parse.limitreportdata[].0', '86400', '3600'],
    modules: ['header Vary', 'Accept-Encoding, Treat-as-Untrusted, Cookie', undefined],
  };

describe('a known difference', () => {
  const listed = readFileSync(join(__dirname, '../../docs/differences.md'), 'utf8').replace(/\s+/g, ' ');

  for (const { id, listedAs, example } of explanations) {
    it(`is listed in docs/differences.md (${id})`, () => {
      expect(listed).to.contain(listedAs);
    });

    it(`is the first to explain the difference of its example (${id})`, () => {
      const [kind = '', emulator, wiki] = seen[id] ?? [];
      expect(explained(example, difference(kind, kind, emulator, wiki))).to.equal(id);
    });

    it(`does not explain a missing header (${id})`, () => {
      const found = difference('header X-Frame-Options', 'header X-Frame-Options', undefined, 'DENY');
      expect(explained(example, found)).to.equal(undefined);
    });
  }

  it('excuses which users are active, and no other list of users', () => {
    const found = difference('body $.query.allusers[]', 'body $.query.allusers[]', '{"name":"Bob"}', undefined);
    const query = (...rest: DiffParameter[]) => get(['action', 'query'], ['list', 'allusers'], ...rest);
    expect(explained(query(['auactiveusers', '1']), found)).to.equal('statistics');
    expect(explained(query(), found)).to.equal(undefined);
    const old = difference('body $.query-continue.allusers', 'body $.query-continue.allusers', '"Bob"', undefined);
    expect(explained(query(['auactiveusers', '1'], ['rawcontinue', '1']), old)).to.equal('statistics');
  });

  it('excuses which pages are random, and no other page', () => {
    const kinds = ['body $.query.random[].id', 'body $.query.pages[].pageid', 'body $.query.search[].pageid'];
    const found = (request: DiffRequest) => kinds.map((kind) => explained(request, difference(kind, kind, '7', '12')));
    const query = (...rest: DiffParameter[]) => get(['action', 'query'], ...rest);
    const continued: DiffParameter = ['rncontinue', '0.1|0.2|3|0'];
    expect(found(query(['list', 'random|search'], continued))).to.deep.equal(['random', undefined, undefined]);
    expect(found(query(['list', 'random|search']))).to.deep.equal([undefined, undefined, undefined]);
    expect(found(query(['generator', 'random']))).to.deep.equal([undefined, 'random', undefined]);
    const exported = difference('body $.page.title.#text', 'body $.page.title.#text', 'Alpha', 'Beta');
    expect(explained(query(['generator', 'random'], ['exportnowrap', '']), exported)).to.equal('random');
    expect(explained(query(['generator', 'random']), exported)).to.equal(undefined);
    expect(found(query(['generator', 'search']))).to.deep.equal([undefined, undefined, undefined]);
    const redirect = difference('body $.query.random[].redirect', 'body $.query.random[0].redirect', undefined, '""');
    expect(explained(query(['list', 'random']), redirect)).to.equal('random');
    const code = 'header MediaWiki-API-Error';
    const mix = difference(code, code, undefined, 'invalidparammix');
    const revisions: DiffParameter[] = [
      ['generator', 'random'],
      ['prop', 'revisions'],
    ];
    expect(explained(query(...revisions, ['redirects', '']), mix)).to.equal('random');
    expect(explained(query(...revisions), mix)).to.equal(undefined);
    expect(explained(query(...revisions, ['redirects', '']), difference(code, code, undefined, 'badvalue'))).to.equal(
      undefined,
    );
    const warning = difference('body $.warnings.random["*"]', 'body $.warnings.random["*"]', 'a', 'b');
    expect(explained(query(['list', 'random'], continued), warning)).to.equal(undefined);
  });

  it('is recognized with another separator of a list, and not without a separator', () => {
    const selecting = (value: string) => get(['action', 'query'], ['meta', value], ['siprop', 'statistics']);
    const kind = 'body $.query.statistics.jobs';
    expect(explained(selecting('%1Ftokens%1Fsiteinfo'), difference(kind, kind, '0', '1'))).to.equal('statistics');
    expect(explained(selecting('tokens%1Fsiteinfo'), difference(kind, kind, '0', '1'))).to.equal(undefined);
    const cut = get(['action%00x', 'query'], ['meta', 'siteinfo'], ['siprop', 'statistics']);
    expect(explained(cut, difference(kind, kind, '0', '1'))).to.equal('statistics');
  });

  it('explains nothing if the request does not name the module', () => {
    const plain = get(['action', 'query'], ['meta', 'tokens'], ['uselang', 'EN']);
    for (const [id, [kind, emulator, wiki]] of Object.entries(seen)) {
      expect(explained(plain, difference(kind, kind, emulator, wiki)), id).to.equal(undefined);
    }
  });

  it('is recognized in form bodies and encoded names', () => {
    const text = difference('help page text', 'help page text', '<p>This is an', '<p>Dies ist');
    expect(explained(get(['use%6Cang', '%71qx']), text)).to.equal('languages');
    const post = { ...get(), method: 'POST' };
    const contentType = 'multipart/form-data; boundary=X';
    const bytes = '--X\r\nContent-Disposition: form-data; name="uselang"\r\n\r\nqqx\r\n--X--\r\n';
    expect(explained({ ...post, body: { contentType, bytes } }, text)).to.equal('languages');
    const unended = bytes.slice(0, bytes.indexOf('--X--'));
    expect(explained({ ...post, body: { contentType, bytes: unended } }, text)).to.equal('languages');
    const form = { contentType: 'application/x-www-form-urlencoded', fields: [['uselang', 'qqx']] as const };
    expect(explained({ ...post, body: form }, text)).to.equal('languages');
    expect(explained({ ...get(), body: form }, text), 'a body of GET').to.equal(undefined);
    const plain = { ...form, contentType: 'text/plain' };
    expect(explained({ ...post, body: plain }, text), 'a body that is not read').to.equal(undefined);
  });

  it('does not explain differing data', () => {
    const id = difference('body $.query.imageusage[].pageid', 'body $.query.imageusage[0].pageid', '2', '3');
    expect(explained(get(['uselang', 'de'], ['errorformat', 'html']), id)).to.equal(undefined);
  });

  it('explains texts about modules with qqx only, and nothing else of these modules', () => {
    const of = (kind: string, ...more: DiffParameter[]) =>
      explained(get(['action', 'paraminfo'], ['helpformat', 'html'], ...more), difference(kind, kind, '"x"', '"y"'));
    for (const kind of [
      'body $.paraminfo.modules[].description',
      'body $.paraminfo.modules.module.@description',
      'body $.paraminfo.pagesetmodule.parameters[].description',
      'body $.paraminfo.modules[].parameters[].info[].text',
      'help page text',
    ]) {
      expect(of(kind), kind).to.equal(undefined);
      expect(of(kind, ['uselang', 'qqx']), kind).to.equal('languages');
      expect(of(kind, ['uselang', 'de']), kind).to.equal(undefined);
      expect(of(kind, ['uselang', 'content']), kind).to.equal(undefined);
      const found = difference(kind, kind, '"x"', '"y"');
      expect(explained(get(), found, 'qqx'), kind).to.equal('languages');
      expect(explained(get(['uselang', 'en']), found, 'fr'), kind).to.equal(undefined);
    }
    expect(of('page title', ['uselang', 'de'])).to.equal(undefined);
    for (const kind of ['body $.paraminfo.modules[].parameters[].type[]', 'body $.paraminfo.modules[].helpurls[]'])
      expect(of(kind, ['uselang', 'de']), kind).to.equal(undefined);
  });

  it('is recognized where a zero byte and more follow the name of a parameter, as PHP ignores that', () => {
    const request = get(['action%00x', 'query'], ['meta', 'siteinfo'], ['siprop', 'statistics']);
    const kind = 'body $.query.statistics.jobs';
    expect(explained(request, difference(kind, kind, '0', '1'))).to.equal('statistics');
  });

  it('does not explain differences in the rest of a response if a module is unsupported', () => {
    const checkUser = get(['action', 'query'], ['list', 'checkuser']);
    for (const [kind, id] of [
      ['body $.query.checkuser', 'modules'],
      ['body $.warnings', 'modules'],
      ['header Vary', 'modules'],
      ['header Content-Type', undefined],
      ['body $.requestid', undefined],
      ['page chrome', undefined],
    ] as const) {
      expect(explained(checkUser, difference(kind, kind, '1', '2')), kind).to.equal(id);
    }
    expect(explained(get(['list', 'checkuser']), difference('body $.query', 'body $.query', '1', '2'))).to.equal(
      undefined,
    );
  });

  it('includes the list of actions for an unknown action, and no other list', () => {
    const request = get(['action', 'foo'], ['errorformat', 'raw']);
    const kind = 'body $.errors[].params[].list[].plaintext';
    expect(explained(request, difference(kind, kind, '"logout"', '"imagerotate"'))).to.equal('modules');
    expect(explained(request, difference(kind, kind, '"xml"', '"xmlfm"'))).to.equal(undefined);
  });
});
