import { expect } from 'chai';

import { createWiki } from '../../index';
import { routeTo, type Routed, type RouteOfPlaywright } from './index';

type Fulfilment = Parameters<RouteOfPlaywright['fulfill']>[0];

interface Sent {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: Buffer;
}

/** In place of a page of Playwright: sends requests to what was routed, and says what became of them. */
class Page implements Routed {
  private readonly routes = new Map<(url: URL) => boolean, (route: RouteOfPlaywright) => Promise<void>>();

  route(matches: (url: URL) => boolean, handler: (route: RouteOfPlaywright) => Promise<void>): Promise<void> {
    this.routes.set(matches, handler);
    return Promise.resolve();
  }

  unroute(matches: (url: URL) => boolean): Promise<void> {
    this.routes.delete(matches);
    return Promise.resolve();
  }

  /** The response, the code of `abort`, or nothing where no route is for the address. */
  async send(url: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Fulfilment | string | undefined> {
    const handler = [...this.routes].find(([matches]) => matches(new URL(url)))?.[1];
    let outcome: Fulfilment | string | undefined;
    await handler?.({
      request: () => ({
        url: () => url,
        method: () => method,
        allHeaders: () => Promise.resolve(headers),
        postDataBuffer: () => body ?? null,
      }),
      fulfill: (response) => Promise.resolve((outcome = response)),
      abort: (code) => Promise.resolve((outcome = code)),
    });
    return outcome;
  }
}

describe('routeTo', () => {
  const query = 'action=query&list=imageusage&iutitle=File:Cat.jpg&format=json';
  const api = 'https://wiki.example/w/api.php';
  const users = [{ name: 'Alice', password: 'secret-secret' }];
  const definition = { pages: [{ title: 'Gallery', uses: ['File:Cat.jpg'] }], users };

  it('lets the wiki respond to the requests of a page', async () => {
    const page = new Page();
    const routing = await routeTo(page, 'https://wiki.example/w', createWiki(definition));
    expect(routing).to.include({ url: 'https://wiki.example/w', api });
    const get = (await page.send(`${api}?${query}`)) as Fulfilment;
    expect(get).to.deep.include({ status: 200 });
    expect(get.body.toString()).to.contain('"title":"Gallery"');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const post = (await page.send(api, { method: 'POST', headers, body: Buffer.from(query) })) as Fulfilment;
    expect(post.body.toString()).to.equal(get.body.toString());
  });

  it('ignores other addresses, and every address once it is removed', async () => {
    const page = new Page();
    const routing = await routeTo(page, api, createWiki());
    expect(await page.send('https://wiki.example/wiki/Gallery')).to.equal(undefined);
    expect(await page.send('https://other.example/w/api.php')).to.equal(undefined);
    await routing.remove();
    expect(await page.send(api)).to.equal(undefined);
  });

  it('separates cookies with line feeds, and leaves redirects to the browser', async () => {
    const page = new Page();
    const wiki = createWiki(definition);
    await routeTo(page, api, wiki);
    const tokens = (await page.send(`${api}?action=query&meta=tokens&type=login&format=json`)) as Fulfilment;
    expect(tokens.headers['set-cookie']).to.match(/^wiki_session=/i);
    const redirect = (await page.send(`${api}/more?a=1`)) as Fulfilment;
    expect(redirect).to.deep.include({ status: 301 });
    expect(redirect.headers.location).to.contain('/w/api.php?a=1');
  });

  it('ends connections as the fault says', async () => {
    const page = new Page();
    const wiki = createWiki();
    await routeTo(page, api, wiki);
    wiki.failNext('reset');
    expect(await page.send(`${api}?${query}`)).to.equal('connectionreset');
    wiki.failNext('truncated-body');
    expect(await page.send(`${api}?${query}`)).to.equal('connectionclosed');
    wiki.failNext('stall');
    const stalled = page.send(`${api}?${query}`);
    await new Promise(setImmediate);
    await wiki.close();
    expect(await stalled).to.equal('connectionclosed');
  });

  it('shows the error of a strict wiki to the browser and to the test', async () => {
    const page = new Page();
    const wiki = createWiki({}, { strict: true });
    await routeTo(page, api, wiki);
    const response = (await page.send(`${api}?${query}`)) as Fulfilment;
    expect(response.status).to.equal(500);
    expect(response.body.toString()).to.match(/^StrictError: GET .*\n- no-user-agent: /);
    expect(() => {
      wiki.assertNoUnexpectedRequests();
    }).to.throw('no-user-agent');
  });

  it('rejects an invalid address', async () => {
    const error: unknown = await routeTo(new Page(), 'wiki.example', createWiki()).catch((reason: unknown) => reason);
    expect(String(error)).to.contain(
      'TypeError: routeTo needs the address of a wiki, such as "https://wiki.example/w"',
    );
  });
});
