import { expect } from 'chai';
import { createWiki, type Wiki, type WikiOptions } from '../index';
import { compileSchemas } from '../../conformance/schemas/compile';
import { releases } from '../releases/releases';
import { Client, send, bothReleases, fixture, member, type Sent } from '../testing/send.test-support';

const schemas = compileSchemas();
const users = [{ name: 'Alice', password: 'sesame' }];
const usage = 'action=query&list=imageusage&iutitle=File:Used.png&iulimit=1&format=json';
const tokens = 'action=query&meta=tokens&type=watch|patrol&format=json';

const debugWiki = (options: WikiOptions = {}): Wiki =>
  createWiki({ ...fixture, users }, { debug: true, seed: 1, ...options });

const block = (wiki: Wiki, query: string, sent?: Sent): unknown => member(send(wiki, query, sent).json(), 'debuginfo');
const requestOf = (wiki: Wiki, query: string, sent?: Sent): unknown => member(block(wiki, query, sent), 'request');
const trace = (wiki: Wiki, query: string, sent?: Sent): string[] =>
  member(block(wiki, query, sent), 'debugLog') as string[];

for (const release of bothReleases) {
  describe(`the debug block, release ${release} (spec 2.4)`, () => {
    for (const debug of [true, { names: 'neutral' }, { names: 'mediawiki' }] as const) {
      it(`conforms to its schema: ${JSON.stringify(debug)}`, () => {
        for (const seed of [1, undefined]) {
          const wiki = createWiki(fixture, { debug, release, ...(seed === undefined ? {} : { seed }) });
          for (const query of [
            usage,
            tokens,
            `${usage}&formatversion=2`,
            'action=query&a[]=1&b[c]=2&format=json',
            `${tokens}&type=*`,
          ]) {
            expect(schemas.debugBlock(block(wiki, query)), query).to.deep.equal([]);
          }
        }
      });
    }

    it('has every field of the specification, in a fixed order', () => {
      const names = Object.keys(block(debugWiki({ release }), `${usage}&formatversion=2`) as object);
      expect(names).to.deep.equal([
        ...['wikiVersion', 'runtimeEngine', 'runtimeVersion', 'gitRevision', 'gitBranch', 'gitViewUrl', 'time', 'log'],
        ...['debugLog', 'queries', 'request', 'memory', 'memoryPeak', 'includes'],
      ]);
      const branded = block(debugWiki({ release, debug: { names: 'mediawiki' } }), usage) as object;
      // False is omitted in format version 1.
      expect(Object.keys(branded).slice(0, 6)).to.deep.equal([
        ...['mwVersion', 'phpEngine', 'phpVersion', 'gitRevision', 'gitBranch', 'time'],
      ]);
    });

    it('has the same information as that of MediaWiki', () => {
      const wiki = debugWiki({ release });
      expect(member(block(wiki, tokens), 'wikiVersion')).to.equal(releases[release].version);
      expect(member(block(wiki, tokens), 'gitBranch')).to.equal(`REL${release.replace('.', '_')}`);
      expect(member(block(wiki, tokens), 'gitRevision')).to.match(/^[0-9a-f]{40}$/);
      expect(member(block(wiki, tokens), 'queries')).to.deep.equal([]);
      const log = member(block(wiki, tokens), 'log') as unknown[];
      expect(log.at(-1)).to.deep.equal({
        msg: 'MWDebug output complete',
        type: 'log',
        caller: `${!releases[release].since('1.43') ? '' : 'MediaWiki\\Debug\\'}MWDebug::appendDebugInfoToApiResult`,
      });
    });

    it('shows the SQL statement of a usage list', () => {
      const queries = member(block(debugWiki({ release }), usage), 'queries') as { sql: string; function: string }[];
      expect(queries.map(({ sql }) => sql.replace(/^(?:unknown|localhost): /, ''))).to.deep.equal([
        'PRAGMA case_sensitive_like = 1',
        'PRAGMA temp_store = MEMORY',
        'BEGIN DEFERRED',
        'SELECT  /*! STRAIGHT_JOIN */ page_id,page_title,page_namespace,page_is_redirect,page_namespace AS "from_ns"  ' +
          `FROM "imagelinks","page"    WHERE (il_from=page_id) AND il_to = 'Used.png'  ORDER BY il_from LIMIT 2  `,
      ]);
      expect(queries.at(-1)?.function).to.equal(
        `${!releases[release].since('1.43') ? '' : 'MediaWiki\\Api\\'}ApiQueryBacklinks::runFirstQuery`,
      );
    });

    it('names the cache mode in its trace', () => {
      const setter = `${!releases[release].since('1.43') ? '' : 'MediaWiki\\Api\\'}ApiMain::setCacheMode: `;
      const modes = (query: string) => trace(debugWiki({ release }), query).filter((line) => line.startsWith(setter));
      expect(modes(tokens)).to.deep.equal([`${setter}setting cache mode private`]);
      expect(modes(usage)).to.deep.equal([
        `${setter}downgrading cache mode 'public' to 'anon-public-user-private' due to uselang=user`,
        `${setter}setting cache mode anon-public-user-private`,
      ]);
    });

    it('is last, in every format, and absent with an error', () => {
      const wiki = debugWiki({ release });
      expect(Object.keys(send(wiki, `${usage}&foo=1`).json() as object).at(-1)).to.equal('debuginfo');
      expect(send(wiki, usage.replace('json', 'xml')).body).to.match(/<\/query><debuginfo wikiVersion="/);
      expect(send(wiki, usage.replace('&format=json', '')).body).to.contain('"debuginfo": {');
      expect(send(wiki, 'action=query&list=imageusage&format=json').body).to.not.contain('debuginfo');
      expect(send(wiki, `${tokens}&formatversion=9`).body).to.not.contain('debuginfo');
    });
  });
}

describe('the debug block', () => {
  it('is off by default, and does not change the rest of the response', () => {
    const plain = send(createWiki(fixture, { seed: 1 }), usage);
    const debug = send(debugWiki(), usage);
    expect(plain.body).to.not.contain('debuginfo');
    expect(debug.body.startsWith(`${plain.body.slice(0, -1)},"debuginfo":{`)).to.be.true;
    expect(debug.headers).to.deep.equal(plain.headers);
  });

  it('echoes the request: the address encoded as the specification shows, the parameters decoded', () => {
    const query = 'action=query&meta=tokens&type=watch|patrol&requestid=File:My+cat%20é|x&format=json'.replace(
      'é',
      '%C3%A9',
    );
    expect(requestOf(debugWiki(), query, { headers: { 'user-agent': 'Test/1' } })).to.deep.equal({
      method: 'GET',
      url: '/api.php?action=query&meta=tokens&type=watch%7Cpatrol&requestid=File%3AMy+cat+%C3%A9%7Cx&format=json',
      headers: { HOST: 'wiki.example', 'USER-AGENT': 'Test/1' },
      params: { action: 'query', meta: 'tokens', type: 'watch|patrol', requestid: 'File:My cat é|x', format: 'json' },
    });
  });

  it('shows the address as received, with names: mediawiki', () => {
    const wiki = debugWiki({ debug: { names: 'mediawiki' } });
    expect(member(requestOf(wiki, 'action=query&requestid=a|b:c+d%20e&format=json'), 'url')).to.equal(
      '/api.php?action=query&requestid=a|b:c+d%20e&format=json',
    );
  });

  it('lists the parameters of the body first, arrays as PHP would', () => {
    const sent = { body: 'requestid=1&a[]=x&a[]=y&b[k]=z&b[]=w' };
    expect(member(requestOf(debugWiki(), 'action=query&format=json', sent), 'params')).to.deep.equal({
      requestid: '1',
      a: ['x', 'y'],
      b: { k: 'z', 0: 'w' },
      action: 'query',
      format: 'json',
    });
  });

  it('shows no secrets, however they were sent', () => {
    const headers = {
      cookie: 'wiki_session=SECRET',
      authorization: 'Bearer SECRET',
      'x-csrf-token': 'SECRET',
    };
    for (const names of ['neutral', 'mediawiki'] as const) {
      const wiki = debugWiki({ debug: { names } });
      for (const parameter of [
        'lgpassword',
        'lgtoken',
        'token',
        'password',
        'logintoken',
        'lg%70assword',
        '%74oken',
        'lgPassword',
      ]) {
        const query = `action=query&format=json&${parameter}=SECRET`;
        expect(send(wiki, query, { headers }).body, query).to.not.contain('SECRET');
        const sent = { headers, body: `${parameter}=SECRET` };
        expect(send(wiki, 'action=query&format=json', sent).body, parameter).to.not.contain('SECRET');
        expect(send(wiki, 'action=query&format=xml', sent).body).to.not.contain('SECRET');
      }
    }
  });

  it('shows no password of a real log-in', () => {
    const client = new Client(debugWiki());
    const { body } = client.logIn('Alice', 'sesame');
    expect(body).to.contain('"result":"Success"').and.to.contain('debuginfo').and.to.not.contain('sesame');
  });

  it('shows that the session cookie could not be sent (spec 5)', () => {
    const wiki = debugWiki({ headersSent: true });
    const response = send(wiki, 'action=query&meta=tokens&type=login&format=json');
    expect(response.header('Set-Cookie')).to.equal(undefined);
    const debug = member(response.json(), 'debuginfo');
    expect(member(debug, 'debugLog')).to.include(
      '[session] MediaWiki\\Session\\CookieSessionProvider::persistSession: Headers already sent',
    );
    const [warning] = member(debug, 'log') as { msg: string; type: string }[];
    expect(warning?.type).to.equal('warn');
    expect(warning?.msg).to.match(/^Headers already sent, should send headers earlier than/);
    expect(schemas.debugBlock(debug)).to.deep.equal([]);
  });

  it('has the same bytes each time, with a seed and a fixed clock', () => {
    const bytes = () => {
      const wiki = debugWiki({ now: '2026-01-31T12:00:00Z' });
      return [tokens, usage, 'action=query&meta=tokens&type=*&format=json', tokens].map(
        (query) => send(wiki, query).body,
      );
    };
    expect(bytes()).to.deep.equal(bytes());
  });
});
