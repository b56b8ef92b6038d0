import { expect } from 'chai';

import type { WikiAnswer, WikiRequest } from '../emulator/exchange';
import { logLine, logRequests } from './request-log';

const ok: WikiAnswer = { status: 200, statusText: 'OK', headers: [], body: '' };

function asking(url: string): WikiRequest {
  return { method: 'GET', url, headers: {}, body: new Uint8Array(), server: '', remoteAddress: '' };
}

function line(url: string, answer = ok): string {
  return logLine(asking(url), answer, new Date('2024-05-01T14:03:07.512Z'), 0.44);
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

  it('leaves what is no text, and what would play with the terminal, encoded', () => {
    expect(line('/%FF%41')).to.contain(' /%FF%41 ');
    expect(line('/%1B%5B2J%0A%C2%9B%E2%80%AE')).to.contain(' /%1B[2J%0A%C2%9B%E2%80%AE ');
  });

  it('cuts what nobody would read', () => {
    expect(line(`/${'x'.repeat(5000)}`)).to.equal(`14:03:07.512 GET /${'x'.repeat(999)}… 200 0.4 ms`);
  });

  it('is written after each answer, which it leaves as it is', () => {
    const lines: string[] = [];
    const answer = logRequests(
      () => ok,
      (text) => lines.push(text),
    )(asking('/api.php'));
    expect(answer).to.equal(ok);
    expect(lines).to.have.length(1);
    expect(lines[0]).to.match(/^\d\d:\d\d:\d\d\.\d{3} GET \/api\.php 200 \d+\.\d ms$/);
  });
});
