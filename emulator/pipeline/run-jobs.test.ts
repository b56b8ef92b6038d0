import { createHmac } from 'node:crypto';
import { stringify } from 'node:querystring';
import { expect } from 'chai';
import type { WikiResponse } from '../exchange';
import { createWiki, type Wiki } from '../index';
import { bothReleases } from '../testing/send.test-support';

const secretKey = 'a5dca55190e1c3927e098c317dd74e85';
const now = Date.UTC(2026, 0, 31, 12) / 1000;
/** What real wikis with a job queue that is empty say; recorded from both releases. */
const statistics = '{"jobs":[],"reached":"none-ready","backoffs":[],"elapsed":0}';
const page = (text: string) =>
  `<!DOCTYPE html><html><head><title>Bad Request</title></head><body><h1>Bad Request</h1><p>${text}</p></body></html>\n`;

/** A request as the clients of MediaWiki's own API tests sign it. */
function sign(changes: Record<string, string | number> = {}): Record<string, string | number> {
  const parameters: Record<string, string | number> = {
    ...{ title: 'Special:RunJobs', maxjobs: 10, maxtime: 100, async: '', stats: '1', tasks: '', sigexpiry: now + 3600 },
    ...changes,
  };
  const sorted = Object.fromEntries(Object.entries(parameters).sort());
  return { ...parameters, signature: createHmac('sha1', secretKey).update(stringify(sorted)).digest('hex') };
}

function send(wiki: Wiki, query: string, body: string, method = 'POST'): WikiResponse {
  return wiki.handle({
    method,
    url: `/index.php${query}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: Buffer.from(body),
    server: 'http://wiki.example',
    remoteAddress: '127.0.0.1',
  });
}

for (const release of bothReleases) {
  describe(`Special:RunJobs, where real wikis run their jobs, release ${release}`, () => {
    describe('of a wiki without a secret key', () => {
      const wiki = createWiki({}, { release });
      const post = (query: string, body = '', method = 'POST') => send(wiki, query, body, method);

      it('says that all is done', () => {
        for (const query of [
          '?title=Special:RunJobs',
          '?title=special:runjobs',
          '?title=Special:RunJobs&async=0&signature=x',
        ]) {
          const { status, headers, body } = post(query);
          expect({ status, body }, query).to.deep.equal({ status: 200, body: 'Done\n' });
          // As both real wikis respond to requests with their signature, before the id of the request.
          expect(headers.slice(0, -2)).to.deep.equal([
            ...['X-Content-Type-Options', 'nosniff', 'Content-type', 'text/html; charset=UTF-8'],
          ]);
        }
        expect(post('', 'title=Special%3ARunJobs').body).to.equal('Done\n');
        expect(wiki.runJobs()).to.equal(0);
      });

      it('accepts any signature', () => {
        const { status, body } = post('?title=Special:RunJobs&tasks=jobs&sigexpiry=1&signature=x');
        expect({ status, body }).to.deep.equal({ status: 202, body: '' });
        expect(post('', stringify({ ...sign(), signature: 'x' })).body).to.equal(statistics);
      });

      it('rejects GET as real wikis do, and no other page is there', () => {
        const { status, body } = post('?title=Special:RunJobs', '', 'GET');
        expect(status).to.equal(400);
        expect(body).to.equal(page('Request must be POSTed.'));
        expect(post('?title=Main Page').status).to.equal(404);
        expect(post('?title=Special:RunJobs/x').status).to.equal(404);
        expect(post('').status).to.equal(404);
      });
    });

    describe('of a wiki with a secret key responds as real wikis with this key do', () => {
      const wiki = createWiki({ site: { secretKey } }, { release, now: now * 1000 });
      const respond = (parameters: Record<string, string | number>): string => {
        const { status, body } = send(wiki, '', stringify(parameters));
        return `${status} ${body}`;
      };

      for (const [what, parameters, expected] of [
        ['a signed request', sign(), `200 ${statistics}`],
        ['one that asks for no statistics', sign({ stats: '' }), '200 Done\n'],
        ['one that does not wait', sign({ async: '1' }), '202 '],
        ['one that waits', sign({ async: '0' }), `200 ${statistics}`],
        ['a wrong signature', { ...sign(), signature: '0' }, `400 ${page('Invalid or stale signature provided.')}`],
        ['a signature that expires now', sign({ sigexpiry: now }), `200 ${statistics}`],
        ['an expired signature', sign({ sigexpiry: now - 5 }), `400 ${page('Invalid or stale signature provided.')}`],
        ['a time that is none', sign({ sigexpiry: 'abc' }), `200 ${statistics}`],
        ['a parameter that is not signed', { ...sign(), foo: 'b' }, `200 ${statistics}`],
        [
          'a parameter that should not be signed',
          sign({ foo: 'b' }),
          `400 ${page('Invalid or stale signature provided.')}`,
        ],
        [
          'no signature',
          { title: 'Special:RunJobs', tasks: '' },
          `400 ${page('Missing parameters: signature, sigexpiry')}`,
        ],
        ['nothing', { title: 'Special:RunJobs' }, `400 ${page('Missing parameters: tasks, signature, sigexpiry')}`],
      ] as const) {
        it(`to ${what}`, () => {
          expect(respond(parameters)).to.equal(expected);
        });
      }

      it('to values that PHP writes in another way than JavaScript', () => {
        const sorted = `sigexpiry=${now}&tasks=&title=Special%3ARunJobs&type=a+%28b%29%7E`;
        const signature = createHmac('sha1', secretKey).update(sorted).digest('hex');
        const parameters = { title: 'Special:RunJobs', tasks: '', sigexpiry: now, type: 'a (b)~', signature };
        expect(respond(parameters)).to.equal('202 ');
      });
    });
  });
}
