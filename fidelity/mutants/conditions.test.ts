import { expect } from 'chai';

import type { ReceivedResponse, SentRequest } from '../../conformance/runner/exchange';
import { mutantById, mutants } from './catalogue';
import { conditional } from './conditional';
import { conditions } from './conditions';
import { mutatingSend } from './mutating-send';

const condition = (id: string) => conditions.find((each) => each.id === id)!;
const broken = (way: string, when: string) => conditional(mutantById(way), condition(when));
const get = (query: string): SentRequest => ({ method: 'GET', query: `?action=query&${query}`, headers: {} });
const response = (body: string, type = 'application/json'): ReceivedResponse => ({
  status: 200,
  headers: [['Content-Type', type]],
  body,
});

async function bodyOf(way: string, when: string, request: SentRequest, correct: ReceivedResponse): Promise<string> {
  const mutant = broken(way, when);
  if (!mutant) throw new Error(`${way} cannot depend on ${when}`);
  return (await mutatingSend(() => Promise.resolve(correct), mutant)(request)).body;
}

describe('the conditions of mutants', () => {
  it('have unique ids and titles', () => {
    for (const names of [conditions.map(({ id }) => id), conditions.map(({ title }) => title)]) {
      expect(names.filter((name, place) => names.indexOf(name) !== place)).to.deep.equal([]);
    }
    expect(conditions.filter(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).to.deep.equal([]);
  });

  it('are met by what they make of requests', () => {
    const request = get('list=imageusage&iutitle=File%3AA+b+c.png&meta=tokens&format=json');
    const unmet = conditions.filter(({ request: meets, meet }) => {
      const met = meet?.(request, 'wikiUserID=1') ?? request;
      const parameters = new URLSearchParams(met.body ?? met.query);
      return meets?.(met, parameters) === false;
    });
    expect(unmet.map(({ id }) => id)).to.deep.equal([]);
  });

  it('leave every other request alone', async () => {
    const correct = response('{"batchcomplete":""}');
    expect(await bodyOf('never-complete', 'uselang', get('format=json&uselang=de'), correct)).to.equal('{}');
    expect(await bodyOf('never-complete', 'uselang', get('format=json'), correct)).to.equal(correct.body);
  });

  it('can depend on the response', async () => {
    const list = (more: string) =>
      response(`{"batchcomplete":"",${more}"query":{"imageusage":[{"pageid":1,"ns":0,"title":"A"}]}}`);
    const request = get('list=imageusage&iutitle=File%3AA.png&iulimit=1&format=json');
    expect(await bodyOf('never-complete', 'exact-end', request, list(''))).to.not.include('batchcomplete');
    expect(await bodyOf('never-complete', 'exact-end', request, list('"continue":{},'))).to.include('batchcomplete');
  });

  it('can select entries of lists', async () => {
    const pages = response(
      '{"query":{"imageusage":[{"pageid":1,"ns":0,"title":"A"},{"pageid":2,"ns":1,"title":"B"},{"pageid":3,"ns":0,"title":"C"}]}}',
    );
    const request = get('list=imageusage&iutitle=File%3AA.png&format=json');
    for (const when of ['second-entry', 'talk-pages']) {
      expect(JSON.parse(await bodyOf('pages-without-title', when, request, pages))).to.deep.equal({
        query: {
          imageusage: [
            { pageid: 1, ns: 0, title: 'A' },
            { pageid: 2, ns: 1 },
            { pageid: 3, ns: 0, title: 'C' },
          ],
        },
      });
    }
  });

  it('do not make a request depend on its own response', () => {
    const way = mutants.find(({ request }) => request !== undefined)!;
    expect(conditional(way, condition('exact-end'))).to.equal(undefined);
    expect(conditional(way, condition('uselang'))).to.not.equal(undefined);
  });

  it('break XML and serialized PHP as they break JSON', async () => {
    const list = 'list=imageusage&iutitle=File%3AA.png&';
    const xml = response(
      '<?xml version="1.0"?><api batchcomplete=""><query><imageusage><iu pageid="1" ns="0" title="A &amp; B" /></imageusage></query></api>',
      'text/xml',
    );
    expect(await bodyOf('pages-without-namespace', 'xml', get(`${list}format=xml`), xml)).to.equal(
      '<?xml version="1.0"?><api batchcomplete=""><query><imageusage><iu pageid="1" title="A &amp; B" /></imageusage></query></api>',
    );
    const php = response(
      'a:2:{s:13:"batchcomplete";s:0:"";s:5:"query";a:1:{s:10:"imageusage";a:1:{i:0;a:3:{s:6:"pageid";i:1;s:2:"ns";i:0;s:5:"title";s:2:"Ä";}}}}',
      'application/vnd.php.serialized',
    );
    expect(await bodyOf('pages-without-namespace', 'php', get(`${list}format=php`), php)).to.equal(
      'a:2:{s:13:"batchcomplete";s:0:"";s:5:"query";a:1:{s:10:"imageusage";a:1:{i:0;a:2:{s:6:"pageid";i:1;s:5:"title";s:2:"Ä";}}}}',
    );
  });
});
