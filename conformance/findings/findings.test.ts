import { expect } from 'chai';

import type { ReceivedResponse } from '../runner/exchange';
import { findingsOf } from './findings';
import { Observations } from './observations';

const safe = ['X-Content-Type-Options', 'nosniff'] as const;
const json = (content: unknown, ...headers: (readonly [string, string])[]): ReceivedResponse => {
  return { status: 200, headers: [safe, ...headers], body: JSON.stringify(content) };
};

async function found(responses: readonly ReceivedResponse[], headers: Readonly<Record<string, string>> = {}) {
  const observations = new Observations();
  for (const response of responses) {
    const request = { method: 'GET', query: '?action=query&token=abcdef', headers };
    await observations.watch(() => Promise.resolve(response))(request);
  }
  return findingsOf(observations);
}

const tokens = { query: { tokens: { watchtoken: '0123456789abcdef0123456789abcdef65f1a2b3+\\' } } };
const fixed = { query: { tokens: { watchtoken: '+\\' } } };
const everybody = ['Cache-Control', 's-maxage=60, max-age=0, public'] as const;

describe('security findings', () => {
  it('are absent for a well-configured wiki', async () => {
    const own = ['Cache-Control', 'private, must-revalidate, max-age=0'] as const;
    expect(await found([json(tokens, own, ['Set-Cookie', 'a=b']), json(fixed, everybody), json({})])).to.deep.equal([]);
  });

  it('report a public debug block: how much it shows, but not its content', async () => {
    const debuginfo = {
      includes: [{ name: '/srv/wiki/index.php', size: '1 KB' }],
      queries: [],
      debugLog: ['Start request\nIP: 203.0.113.9', 'more'],
    };
    expect(await found([json({}), json({ debuginfo })])).to.deep.equal([
      {
        id: 'debug-block-is-public',
        level: 'security',
        sentence:
          'Everybody can see the debug block: paths on the server, database statements, headers and addresses of requests.',
        evidence:
          '1 of 2 responses; the first to GET ?action=query&token=<token>: 1 paths of files, 0 database statements, 2 lines of a trace with the address of the client',
      },
    ]);
    expect(await found([json({ debuginfo })], { cookie: 'session=1' })).to.deep.equal([]);
  });

  it('report tokens and cookies that a shared cache may store', async () => {
    const ids = async (...responses: ReceivedResponse[]) =>
      (await found(responses)).map(({ id, level }) => `${level} ${id}`);
    expect(await ids(json(tokens, everybody))).to.deep.equal(['security tokens-are-publicly-cacheable']);
    expect(await ids(json(tokens, ['cache-control', 'max-age=300']))).to.have.length(1);
    expect(await ids(json({}, everybody, ['Set-Cookie', 'a=b']))).to.deep.equal([
      'security cookies-are-publicly-cacheable',
    ]);
  });

  it('report a missing nosniff, host names and slow responses', async () => {
    const bare = { status: 200, headers: [], body: '{}' };
    expect(await found([bare, json({ servedby: 'web-17' })])).to.deep.equal([
      {
        id: 'nosniff-is-missing',
        level: 'warning',
        sentence: 'Browsers may interpret a response as something other than its content type.',
        evidence: '1 of 2 responses; the first to GET ?action=query&token=<token>: without X-Content-Type-Options',
      },
      {
        id: 'host-names-are-shown',
        level: 'note',
        sentence: 'Responses name the host that served them.',
        evidence: '1 of 2 responses; the first to GET ?action=query&token=<token>: with "servedby"',
      },
    ]);
    const observations = new Observations();
    observations.durations.push(200, 1500, 7000);
    expect(findingsOf(observations)).to.deep.equal([
      {
        id: 'responses-are-slow',
        level: 'note',
        sentence: 'Responses are slow.',
        evidence: '3 responses: half of them took 1.5 s or more, the slowest 7.0 s',
      },
    ]);
  });
});
