import { expect } from 'chai';

import { createWiki } from '../../emulator';
import { sendInProcess } from '../http/send-in-process';
import { WikiUnreachable, type ReceivedResponse, type Send, type SentRequest } from '../runner/exchange';
import { Folding } from './folding';
import { foldingWith } from './folding.test-support';

const api = 'http://wiki.example/api.php';
const seeds = Array.from({ length: 50 }, (_, index) => index);

const get = (query: string, headers: Record<string, string> = {}): SentRequest => ({ method: 'GET', query, headers });

/** The data of a response as paths of scenarios see it. */
function dataOf({ body }: ReceivedResponse): unknown {
  return JSON.parse(body);
}

/** Sends a request with each of many seeds. Returns what was sent, and the data of the responses without duplicates. */
async function sendFolded(send: Send, request: SentRequest): Promise<[sent: SentRequest[], data: unknown[]]> {
  const sent: SentRequest[] = [];
  const data = new Set<string>();
  for (const seed of seeds) {
    const response = await new Folding(seed).wrap(async (each) => {
      sent.push(each);
      return send(each);
    })(request);
    data.add(JSON.stringify(dataOf(response)));
  }
  return [sent, [...data].map((text) => JSON.parse(text) as unknown)];
}

describe('folding conditions into requests', () => {
  const wiki = createWiki({ pages: [{ title: 'A', text: '[[File:Some file.png]]' }] });
  const send = sendInProcess(wiki, api);
  const requests = [
    '?action=query&meta=tokens&type=watch%7Cpatrol&format=json',
    '?action=query&list=imageusage&iutitle=File%3AWikidouble+unused+1.png&format=json',
    '?action=query&list=imageusage&iutitle=File%3ASome+file.png&iulimit=1&format=json',
    '?action=query&meta=tokens&type=&format=json',
  ];
  for (const query of requests) {
    it(`sends ${query} in many ways, and leaves the data as it is`, async () => {
      const plain = dataOf(await send(get(query)));
      const [sent, data] = await sendFolded(send, get(query));
      expect(data).to.deep.equal([plain]);
      const all = sent.map((each) => `${each.method} ${each.query} ${each.body ?? ''}`);
      for (const part of [
        /format=xml(?!fm)/,
        /format=jsonfm/,
        /format=php/,
        /siteinfo/,
        /uselang/,
        /^POST/,
        /curtimestamp/,
      ]) {
        expect(
          all.filter((text) => part.test(text)),
          String(part),
        ).to.not.deep.equal([]);
      }
    });
  }

  it('keeps the members of an error in every format', async () => {
    const [, data] = await sendFolded(send, get('?action=query&list=imageusage&iutitle=Sandbox&format=json'));
    for (const each of data) {
      expect(each).to.have.nested.property('error.code', 'bad_image_title');
      expect(each).to.not.have.any.keys('query', 'batchcomplete', 'requestid', 'curtimestamp');
    }
  });

  it('shows what was wrong in what was sent', async () => {
    const broken: Send = async (request) => {
      const response = await send(request);
      return { ...response, body: response.body.replaceAll('watchtoken', 'watchToken') };
    };
    const [, data] = await sendFolded(broken, get('?action=query&meta=tokens&type=watch&format=json'));
    expect(data).to.deep.equal([{ batchcomplete: '', query: { tokens: { watchToken: '+\\' } } }]);
  });

  it('keeps caching, sessions and tokens apart from what changes them', async () => {
    const [sent] = await sendFolded(
      send,
      get('?action=query&list=imageusage&iutitle=File%3AWikidouble+unused+1.png&maxage=60&smaxage=120&format=json'),
    );
    for (const { method, query } of sent)
      expect(`${method} ${query}`).to.match(/^GET (?!.*(?:uselang|tokens|userinfo))/);
    const [ofTokens] = await sendFolded(send, get('?action=query&meta=tokens&type=login&format=json'));
    for (const { method, query } of ofTokens) expect(`${method} ${query}`).to.match(/^GET (?!.*origin)/);
  });

  it('tells which conditions there were, and takes only some of them', async () => {
    const request = get('?action=query&meta=tokens&type=watch&format=json');
    const folding = await foldingWith(request, 'uselang', 'accept');
    const folded = folding.wrap(send);
    await folded(request);
    expect([...folding.applied.values()]).to.include.members(['with uselang', 'with the header Accept']);
    folding.restrict(new Set(['uselang']));
    const { sentAs } = await folded(request);
    expect(sentAs?.query).to.equal('?action=query&meta=tokens&type=watch&format=json&uselang=de');
    expect([...folding.applied.keys()]).to.deep.equal(['uselang']);
    folding.restrict(new Set());
    expect(await folded(request)).to.not.have.property('sentAs');
  });

  it('sends the request itself where what was folded in fails or is refused, and stops folding', async () => {
    for (const refuse of [
      (): ReceivedResponse => ({ status: 500, headers: [], body: '' }),
      (): never => {
        throw new WikiUnreachable('A firewall refuses it.');
      },
    ]) {
      let sent = 0;
      const folding = new Folding(3);
      const guarded = folding.wrap((request) => {
        sent++;
        return request.headers.accept ? Promise.resolve().then(refuse) : send(request);
      });
      for (const type of ['watch', 'patrol', 'csrf', 'rollback', 'userrights', '*']) {
        const response = await guarded(get(`?action=query&meta=tokens&type=${type}&format=json`));
        expect(response.status).to.equal(200);
      }
      expect(sent).to.equal(9);
      expect(folding.isActive).to.equal(false);
    }
  });
});
