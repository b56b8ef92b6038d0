import { expect } from 'chai';

import { createWiki, type Wiki } from '../../index';
import { handlers, type HttpOfMsw } from './index';

type Resolver = Parameters<HttpOfMsw['all']>[1];

/** In place of `http` of msw: keeps what it is told. */
function stub(wiki: Wiki, url: string): { readonly path: RegExp; readonly resolver: Resolver } {
  let told: { path: RegExp; resolver: Resolver } | undefined;
  const http: HttpOfMsw = {
    all(path, resolver) {
      told = { path, resolver };
      return 'a handler';
    },
  };
  expect(handlers(wiki, url, { http })).to.deep.equal(['a handler']);
  return told!;
}

describe('handlers for msw', () => {
  const query = 'action=query&list=imageusage&iutitle=File:Cat.jpg&format=json';
  const request = (): Request => new Request(`https://wiki.example/w/api.php?${query}`);
  const definition = { pages: [{ title: 'Gallery', uses: ['File:Cat.jpg'] }] };

  it('let the wiki respond', async () => {
    const { resolver } = stub(createWiki(definition), 'https://wiki.example/w');
    const response = await resolver({ request: request() });
    expect(await response.text()).to.contain('"title":"Gallery"');
  });

  it('match the address and the paths below it', () => {
    const { path } = stub(createWiki(), 'https://wiki.example/w/api.php');
    for (const url of ['https://wiki.example/w', 'https://wiki.example/w/', 'https://wiki.example/w/api.php']) {
      expect(path.test(url), url).to.equal(true);
    }
    for (const url of [
      'https://wiki.example/wiki',
      'https://wikiXexample/w/api.php',
      'https://a.example/https://wiki.example/w',
    ]) {
      expect(path.test(url), url).to.equal(false);
    }
  });

  it('turn a fault without a response into a network error', async () => {
    const wiki = createWiki();
    const { resolver } = stub(wiki, 'https://wiki.example/w');
    wiki.failNext('reset');
    expect(await resolver({ request: request() })).to.deep.include({ type: 'error', status: 0 });
    wiki.failNext('stall');
    const stalled = resolver({ request: request() });
    await new Promise(setImmediate);
    await wiki.close();
    expect((await stalled).type).to.equal('error');
  });

  it('stop when the client aborts', async () => {
    const wiki = createWiki();
    const { resolver } = stub(wiki, 'https://wiki.example/w');
    wiki.failNext('stall');
    const controller = new AbortController();
    const stalled = resolver({ request: new Request('https://wiki.example/w/api.php', { signal: controller.signal }) });
    controller.abort();
    expect((await stalled).type).to.equal('error');
  });

  it('throw the error of a strict wiki, also to the test', async () => {
    const wiki = createWiki({}, { strict: true });
    const { resolver } = stub(wiki, 'https://wiki.example/w');
    const error: unknown = await resolver({ request: request() }).catch((reason: unknown) => reason);
    expect(error).to.have.property('name', 'StrictError');
    expect(() => {
      wiki.assertNoUnexpectedRequests();
    }).to.throw('no-user-agent');
  });

  it('reject an invalid address or option, and explain that msw is missing', () => {
    const handlersOf = (url: string, options?: object) => () => {
      handlers(createWiki(), url, options as { http: HttpOfMsw });
    };
    expect(handlersOf('wiki.example')).to.throw(TypeError, 'handlers needs the address of a wiki');
    expect(handlersOf('https://wiki.example', { htp: 1 })).to.throw('did you mean "http"?');
    expect(handlersOf('https://wiki.example')).to.throw('npm install --save-dev msw');
  });
});
