import { expect } from 'chai';

import type { WikiResponse, WikiRequest } from '../emulator/exchange';
import { createWiki } from '../emulator/create-wiki';
import { describeLinearGrowth, filled, type InputKind } from '../emulator/testing/growth.test-support';
import { logLine, RequestLog, type Told } from './request-log';

const ok: WikiResponse = { status: 200, statusText: 'OK', headers: [], body: '' };

function sending(url: string): WikiRequest {
  return { method: 'GET', url, headers: {}, body: new Uint8Array(), server: '', remoteAddress: '' };
}

const at = { time: new Date('2024-05-01T14:03:07.512Z'), milliseconds: 0.44 };

function line(url: string, response = ok, told?: Told): string {
  return logLine(sending(url), response, { ...at, told });
}

describe('the log of requests', () => {
  it('has time, method, address, status and duration', () => {
    expect(line('/api.php?type=watch%7Cpatrol&a=b+c')).to.equal(
      '14:03:07.512 GET /api.php?type=watch|patrol&a=b+c 200 0.4 ms',
    );
  });

  it('names the error of the API', () => {
    const refused = { ...ok, headers: ['X-A', '1', 'MediaWiki-API-Error', 'badtoken'] };
    expect(line('/api.php', refused)).to.equal('14:03:07.512 GET /api.php 200 badtoken 0.4 ms');
  });

  it('hides secrets', () => {
    expect(line('/api.php?lgpassword=secret&token=abc%2B%5C&a=1')).to.equal(
      '14:03:07.512 GET /api.php?lgpassword=<hidden>&token=<hidden>&a=1 200 0.4 ms',
    );
  });

  it('keeps bytes that are not text, and control characters, encoded', () => {
    expect(line('/%FF%41')).to.contain(' /%FF%41 ');
    expect(line('/%1B%5B2J%0A%C2%9B%E2%80%AE')).to.contain(' /%1B[2J%0A%C2%9B%E2%80%AE ');
  });

  it('shortens long addresses', () => {
    expect(line(`/${'x'.repeat(5000)}`)).to.equal(`14:03:07.512 GET /${'x'.repeat(999)}… 200 0.4 ms`);
  });

  it('names the user, the modules, the injected fault and the strict violations', () => {
    const told: Told = {
      user: 'Ann lee',
      modules: ['query', 'tokens'],
      failure: 'maxlag',
      violations: [{ id: 'no-user-agent' }, { id: 'deprecated' }, { id: 'no-user-agent' }],
    };
    expect(line('/api.php', ok, told)).to.equal(
      '14:03:07.512 GET /api.php 200 0.4 ms user="Ann lee" modules=query,tokens failure=maxlag violations=no-user-agent,deprecated',
    );
    expect(line('/api.php', ok, { modules: [], violations: [] })).to.equal('14:03:07.512 GET /api.php 200 0.4 ms');
    expect(line('/api.php', ok, { modules: ['\x1b[2J'], violations: [] })).to.match(/ modules=%1B\[2J$/);
  });

  it('is written after each response, which it does not change', () => {
    const lines: string[] = [];
    const log = new RequestLog((text) => lines.push(text));
    expect(log.logging(() => ok)(sending('/api.php'))).to.equal(ok);
    expect(lines).to.have.length(1);
    expect(lines[0]).to.match(/^\d\d:\d\d:\d\d\.\d{3} GET \/api\.php 200 \d+\.\d ms$/);
  });

  it('gets its details from the wiki, even from one without a journal', () => {
    const lines: string[] = [];
    const log = new RequestLog((text) => lines.push(text.replace(/^\S+ |\d+\.\d ms/g, '')));
    const wiki = createWiki({}, { journalBytes: 0 });
    wiki.tell(log.hear);
    const response = log.logging((request) => wiki.handle(request));
    const headers = { 'user-agent': 'my-bot/1.0 (me@example.org)' };
    response({ ...sending('/api.php?action=query&meta=tokens&type=watch&format=json'), headers });
    response(sending('/api.php?action=query&meta=tokens&type=nonsense&format=json'));
    wiki.failNext('maxlag');
    response({ ...sending('/api.php?action=query&meta=tokens&lgpassword=secret&format=json'), headers });
    expect(lines).to.deep.equal([
      'GET /api.php?action=query&meta=tokens&type=watch&format=json 200  modules=query,tokens',
      'GET /api.php?action=query&meta=tokens&type=nonsense&format=json 200  modules=query,tokens violations=unknown-value,no-user-agent',
      'GET /api.php?action=query&meta=tokens&lgpassword=<hidden>&format=json 200 maxlag  failure=maxlag',
    ]);
    expect(wiki.requests).to.deep.equal([]);
  });
});

const patterns = [
  '?',
  '&',
  '=',
  '%',
  '%41',
  '%0A',
  '%FF',
  '\xff',
  'token=a&',
  'atoken',
  'iutitel',
  '|',
  '/',
  '#',
  '+',
  '[a]',
];
const form = { 'content-type': 'application/x-www-form-urlencoded' };

describeLinearGrowth(
  'growth of the log of requests',
  patterns.flatMap((pattern): InputKind[] => {
    const wiki = createWiki({}, { journalBytes: 0, unsupported: 'as-unknown' });
    const log = new RequestLog(() => undefined);
    wiki.tell(log.hear);
    const response = log.logging((request) => wiki.handle(request));
    return [
      {
        name: `address: ${JSON.stringify(pattern)}`,
        prepare: (size) => () => response(sending(`/api.php?${filled(pattern, size)}`)),
      },
      {
        name: `name in a body: ${JSON.stringify(pattern)}`,
        prepare: (size) => () => {
          const body = Buffer.from(`${filled(pattern, size)}=1`, 'latin1');
          response({
            ...sending('/api.php?action=query&list=imageusage&format=json'),
            method: 'POST',
            headers: form,
            body,
          });
        },
      },
    ];
  }),
);
