import { expect } from 'chai';

import { temporaryFolder } from '../../pact/record/made-contract.test-support';
import { createWiki, NotSupportedError, OptionError, WikiAssertionError, type Wiki } from '../index';
import { send, bothReleases, Client } from '../testing/send.test-support';

const checkUser = 'action=query&list=checkuser&cutarget=Cat&format=json';
const found = { batchcomplete: true, query: { checkuser: [{ ns: 0, title: 'Cat', pageid: 1 }] } };
const foundText = '{"batchcomplete":true,"query":{"checkuser":[{"ns":0,"title":"Cat","pageid":1}]}}';
const compare = 'action=imagerotate&page=Cat&format=json';

for (const release of bothReleases) {
  describe(`stubs, release ${release}`, () => {
    let wiki: Wiki;
    beforeEach(() => {
      wiki = createWiki({ users: [{ name: 'Alice', password: 'a' }] }, { release, seed: 1 });
    });

    it('respond to requests for modules that wikidouble does not support', () => {
      wiki.stub({ list: 'checkuser' }, found);
      wiki.stub({ action: 'imagerotate' }, { compare: { title: 'Cat', pageid: 1 } });
      expect(send(wiki, checkUser).body).to.equal(foundText);
      expect(send(wiki, compare).body).to.equal('{"compare":{"title":"Cat","pageid":1}}');
      expect(() => send(wiki, 'action=query&list=checkuserlog&format=json')).to.throw(NotSupportedError, 'wiki.stub');
    });

    it('respond in place of a supported module, too', () => {
      wiki.stub({ meta: 'tokens' }, { query: { tokens: { csrftoken: 'abc+\\' } } });
      expect(send(wiki, 'action=query&meta=tokens&format=json').json()).to.deep.equal({
        query: { tokens: { csrftoken: 'abc+\\' } },
      });
    });

    it('match a text, a number, a RegExp, a list in any order, and the presence of a parameter', () => {
      const matched = (parameters: Parameters<Wiki['stub']>[0]): boolean => {
        using stub = wiki.stub(parameters, { compare: {} });
        try {
          send(wiki, `${compare}&prop=links|text&section=2`);
        } catch (error) {
          expect(error).to.be.instanceOf(NotSupportedError);
        }
        return stub.consumed === 1;
      };
      expect(matched({ page: 'Cat', section: 2 })).to.equal(true);
      expect(matched({ page: 'Ca' })).to.equal(false);
      expect(matched({ page: /^C/ })).to.equal(true);
      expect(matched({ page: true, title: false })).to.equal(true);
      expect(matched({ page: false })).to.equal(false);
      expect(matched({ prop: ['text', 'links'] })).to.equal(true);
      expect(matched({ page: 'Cat', oldid: 7 })).to.equal(false);
    });

    it('match requests for further modules, but not for further values of other parameters', () => {
      const stub = wiki.stub({ list: 'checkuser', srprop: 'size' }, found);
      expect(send(wiki, `${checkUser}&list=allpages|checkuser&srprop=size`).body).to.equal(foundText);
      expect(stub.consumed).to.equal(1);
      expect(() => send(wiki, `${checkUser}&srprop=size|snippet`)).to.throw(NotSupportedError);
      wiki.stub({ list: ['checkuser', 'allpages'] }, { query: {} });
      expect(send(wiki, 'action=query&list=allpages|allimages|checkuser&format=json').body).to.equal('{"query":{}}');
    });

    it('compute their response from the request, whose secrets are redacted', () => {
      wiki.stub({ action: 'edit' }, ({ method, parameters, modules }) => ({
        edit: { result: 'Success', method, title: parameters.title, token: parameters.token, modules },
      }));
      const { body } = send(wiki, 'action=edit&format=json', { body: 'title=Cat&token=abc%2B%5C' });
      expect(body).to.equal(
        '{"edit":{"result":"Success","method":"POST","title":"Cat","token":"<hidden>","modules":["edit"]}}',
      );
    });

    it('leave a request to the next stub, or to the wiki, by returning undefined', () => {
      wiki.stub({ list: 'checkuser' }, found);
      const declining = wiki.stub({ list: 'checkuser' }, () => undefined);
      expect(send(wiki, checkUser).body).to.equal(foundText);
      wiki.stub({ action: 'imagerotate' }, () => undefined);
      expect(() => send(wiki, compare)).to.throw(NotSupportedError);
      expect(declining.consumed).to.equal(0);
    });

    it('added last come first, and respond as often as they are told', () => {
      wiki.stub({ action: 'imagerotate' }, { compare: { title: 'usual' } });
      const twice = wiki.stub({ action: 'imagerotate' }, { compare: { title: 'twice' } }, { times: 2 });
      expect([twice.consumed, twice.remaining]).to.deep.equal([0, 2]);
      const titles = [1, 2, 3].map(() => /"title":"(\w+)"/.exec(send(wiki, compare).body)?.[1]);
      expect(titles).to.deep.equal(['twice', 'twice', 'usual']);
      expect([twice.consumed, twice.remaining]).to.deep.equal([2, 0]);
    });

    it('respond until they are removed, and no longer than until the wiki is reset', () => {
      {
        using stub = wiki.stub({ action: 'imagerotate' }, { compare: {} });
        expect(send(wiki, compare).body).to.equal('{"compare":{}}');
        expect(stub.remaining).to.equal(Infinity);
      }
      expect(() => send(wiki, compare)).to.throw(NotSupportedError);
      for (const end of [
        () => {
          wiki.reset();
        },
        () => {
          wiki.restore(wiki.snapshot());
        },
      ]) {
        const stub = wiki.stub({ action: 'imagerotate' }, { compare: {} });
        end();
        expect(stub.remaining).to.equal(0);
        expect(() => send(wiki, compare)).to.throw(NotSupportedError);
        wiki.assertAllStubsConsumed();
      }
    });

    it('are marked in the journal, and are no violations', () => {
      wiki = createWiki({}, { release, strict: { except: ['no-user-agent'] } });
      wiki.stub({ action: 'imagerotate' }, { compare: {} });
      send(wiki, `${compare}&any=thing`);
      send(wiki, 'action=query&format=json');
      expect(wiki.requests.map(({ stubbed }) => stubbed)).to.deep.equal([true, undefined]);
      expect(wiki.requests[0]).to.include({ status: 200, body: '{"compare":{}}' });
      expect(wiki.requests[0]!.modules).to.deep.equal(['imagerotate']);
      expect(wiki.requests[0]!.violations.map(({ id }) => id)).to.deep.equal(['no-user-agent']);
      wiki.assertReceived({ action: 'imagerotate' }, { times: 1 });
      wiki.assertNoUnexpectedRequests();
    });

    it('respond to a client that is logged in, and keep its assertions', () => {
      wiki.stub({ action: 'imagerotate' }, { compare: {} });
      const client = new Client(wiki);
      expect(client.send(`${compare}&assert=user`).header('MediaWiki-API-Error')).to.equal('assertuserfailed');
      client.logIn('Alice', 'a');
      expect(client.send(`${compare}&assert=user&requestid=7`).body).to.equal('{"requestid":"7","compare":{}}');
    });

    it('let faults strike first', () => {
      wiki.stub({ list: 'checkuser' }, found);
      wiki.failNext('maxlag');
      wiki.failNext(503);
      wiki.failNext('truncated-body', { bytes: 5 });
      expect(send(wiki, checkUser).header('MediaWiki-API-Error')).to.equal('maxlag');
      expect(send(wiki, checkUser).status).to.equal(503);
      expect(() => send(wiki, checkUser)).to.throw('truncation');
      expect(wiki.requests.last?.body).to.equal(foundText);
      expect(send(wiki, checkUser).body).to.equal(foundText);
      wiki.assertAllFailuresConsumed();
    });

    it('do not hide what is wrong with the rest of the request', () => {
      wiki.stub({ list: 'checkuser' }, found);
      expect(send(wiki, `${checkUser}&errorformat=foo`).header('MediaWiki-API-Error')).to.equal('badvalue');
    });

    it('that are left over fail an assertion', () => {
      wiki.stub({ action: 'imagerotate', page: /^C/ }, { compare: {} });
      expect(() => {
        wiki.assertAllStubsConsumed();
      }).to.throw(WikiAssertionError, 'A stub was not consumed:\n- action=imagerotate page=/^C/: no request matched');
      send(wiki, compare);
      wiki.assertAllStubsConsumed();
      wiki.stub({ list: 'checkuser' }, found, { times: 2 });
      wiki.stub({ action: 'imagerotate' }, { compare: {} });
      send(wiki, checkUser);
      expect(() => {
        wiki.assertAllStubsConsumed();
      }).to.throw('Stubs were not consumed:\n- list=checkuser: 1 of 2 left\n- action=imagerotate: no request matched');
    });

    it('work through fetch and over HTTP', async () => {
      wiki.stub({ action: 'imagerotate' }, { status: 418, headers: { 'X-Kettle': 'on' }, body: 'short and stout' });
      const server = await wiki.listen();
      for (const [fetch, url] of [
        [wiki.fetch, 'https://wiki.example/w/api.php'],
        [globalThis.fetch, server.api],
      ] as const) {
        const response = await fetch(`${url}?${compare}`);
        expect(response.status).to.equal(418);
        expect(response.statusText).to.equal("I'm a Teapot");
        expect(response.headers.get('x-kettle')).to.equal('on');
        expect(await response.text()).to.equal('short and stout');
      }
      await wiki.close();
    });

    it('work through nock', async () => {
      wiki.stub({ list: 'checkuser' }, found);
      using interception = wiki.intercept('https://stubbed.example/w');
      expect(await (await fetch(`${interception.api}?${checkUser}`)).text()).to.equal(foundText);
    });
  });
}

describe('a stub', () => {
  const folder = temporaryFolder();

  it('never enters a contract', () => {
    const wiki = createWiki();
    wiki.stub({ meta: 'tokens' }, { query: { tokens: {} } });
    send(wiki, 'action=query&meta=tokens&format=json');
    const { leftOut } = wiki.writePact({ consumer: 'my-bot', dir: folder.path });
    expect(leftOut.map(({ reason }) => reason)).to.deep.equal(['a stub of the test responded to it, not the wiki']);
    wiki.reset();
    send(wiki, 'action=query&meta=tokens&format=json');
    expect(wiki.writePact({ consumer: 'my-bot', dir: folder.path }).leftOut).to.deep.equal([]);
  });

  it('is refused with options that do not exist', () => {
    const wiki = createWiki();
    const stub = (parameters: unknown, options?: unknown) => () =>
      wiki.stub(parameters as Record<string, string>, { compare: {} }, options as { times: number });
    expect(stub({ action: 'imagerotate' }, { times: 0 })).to.throw(
      OptionError,
      'times must be a positive integer, not 0',
    );
    expect(stub('compare')).to.throw(OptionError, 'an object');
    expect(stub({ action: { compare: 1 } })).to.throw(OptionError, '"action" must be a string');
    expect(stub({ action: 'imagerotate' }, { time: 1 }))
      .to.throw(OptionError)
      .with.property('code', 'ERR_WIKIDOUBLE_OPTION');
  });
});
