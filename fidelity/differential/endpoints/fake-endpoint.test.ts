import { expect } from 'chai';

import type { DiffRequest } from '../diff-request';
import type { DiffResponse } from '../diff-response';
import { FakeEndpoint } from './fake-endpoint';

describe('the fake endpoint of a differential run', () => {
  const endpoint = new FakeEndpoint(
    {
      pages: [
        { id: 1, title: 'Alpha', revisions: [{ id: 6 }, { id: 7 }] },
        { id: 2, title: 'Beta', revisions: [{ id: 9 }] },
      ],
      users: [{ id: 3, name: 'Alice B', password: 'secret' }],
    },
    {
      release: '1.43',
      origin: 'http://wiki.example',
      scriptPath: '/w',
      remoteAddress: '127.0.0.1',
      clockOffset: 7_200_000,
      runtimeVersion: '8.2.99',
      user: 'Alice B',
    },
  );

  it('has the address of the wiki, logged in or not', async () => {
    const assertion = get('action=query&assert=user&format=json');
    expect(text(await endpoint.send(assertion))).to.contain('"code":"assertuserfailed"');
    expect(text(await endpoint.send({ ...assertion, loggedIn: true }))).to.equal('{"batchcomplete":""}');
    const named = get('action=query&assertuser=Alice%20B&format=json');
    expect(text(await endpoint.send({ ...named, loggedIn: true }))).to.equal('{"batchcomplete":""}');
    const error = text(await endpoint.send(get('action=nonesuch&format=json')));
    expect(error).to.contain('See http://wiki.example/w/api.php for API usage');
  });

  it("reports the wiki's version of PHP", async () => {
    const siteInfo = text(await endpoint.send(get('action=query&meta=siteinfo&format=json')));
    expect(siteInfo).to.contain('"phpversion":"8.2.99"');
  });

  it('starts each request from the same state', async () => {
    const token = await endpoint.send({ ...get('action=query&meta=tokens&type=login&format=json'), loggedIn: true });
    expect(text(token)).to.match(/"logintoken":"[0-9a-f]{40}\+\\\\"/);
    const logIn: DiffRequest = {
      ...get('action=login&format=json'),
      method: 'POST',
      body: {
        contentType: 'application/x-www-form-urlencoded',
        fields: [['lgname', 'x'], ['lgpassword', 'y'], ['lgtoken', 'z']], // prettier-ignore
      },
      loggedIn: true,
    };
    // In a session with a token, this one would be wrong.
    expect(text(await endpoint.send(logIn))).to.contain('Your session most likely timed out');
  });

  it('sends no body for HEAD, and joins repeated headers', async () => {
    const head = await endpoint.send({ ...get('action=query&format=json'), method: 'HEAD' });
    expect([head.status, head.body.length]).to.deep.equal([200, 0]);
    const cookies: DiffRequest = {
      ...get('action=query&assert=user&format=json'),
      headers: [
        ['Cookie', 'a=1'],
        ['cookie', 'b=2'],
      ],
      loggedIn: true,
    };
    expect(text(await endpoint.send(cookies))).to.equal('{"batchcomplete":""}');
  });

  it("has the wiki's new pages and its time", async () => {
    const before = Date.now();
    const body = text(await endpoint.send(get('action=query&pageids=1|2&prop=info&curtimestamp=1&format=json')));
    const after = Date.now();
    expect(body).to.match(/"lastrevid":7,"length":0\}.*"lastrevid":9,"length":0,"new":""/);
    const time = /"curtimestamp":"([^"]+)"/.exec(body)?.[1] ?? '';
    // It has whole seconds.
    expect(Date.parse(time) - 7_200_000).to.be.within(before - 1000, after);
  });

  it('has the date of its own clock, which Expires counts from', async () => {
    const earliest = Date.now();
    const { headers } = await endpoint.send(get('action=query&maxage=60&smaxage=60&format=json'));
    const latest = Date.now();
    const [date = '', expires = ''] = ['Date', 'Expires'].map((name) => headers.find(([one]) => one === name)?.[1]);
    expect(Date.parse(expires) - Date.parse(date)).to.be.within(59_000, 60_000);
    // The header has whole seconds.
    expect(Date.parse(date) - 7_200_000).to.be.within(earliest - 1000, latest);
  });

  it('names the cookies of a session and does not show them', () => {
    expect(endpoint.curlLine({ ...get('action=query'), loggedIn: true })).to.equal(
      'curl --silent --include --globoff --path-as-is' +
        " --cookie '<the cookies of a logged-in session>' --header User-Agent: --header Accept:" +
        " 'http://127.0.0.1:7080/w/api.php?action=query'",
    );
  });

  it('gives no response if the emulator throws', async () => {
    const nobody = new FakeEndpoint({}, { ...settings, user: 'Nobody' });
    const failure: unknown = await nobody.send({ ...get(''), loggedIn: true }).catch((error: unknown) => error);
    expect(failure).to.be.an('error').with.property('message', 'There is no account to log in with.');
  });
});

const settings = {
  release: '1.43',
  origin: 'http://wiki.example',
  scriptPath: '',
  remoteAddress: '127.0.0.1',
  clockOffset: 0,
} as const;

function get(query: string): DiffRequest {
  const parameters = query.split('&').map((part): [string, string] => {
    const [name = '', value = ''] = part.split('=');
    return [name, value];
  });
  return { method: 'GET', pathInfo: '', query: parameters, headers: [], loggedIn: false };
}

function text({ body }: DiffResponse): string {
  return Buffer.from(body).toString();
}
