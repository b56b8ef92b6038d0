import { expect } from 'chai';
import { PassThrough } from 'node:stream';

import { Progress } from './progress';

function shown(terminal: { isTTY?: boolean; columns?: number }, ...texts: string[]): string {
  const stream = Object.assign(new PassThrough({ encoding: 'utf8' }), terminal);
  const progress = new Progress(stream);
  for (const text of texts) progress.show(text);
  progress.end();
  return String(stream.read() ?? '');
}

describe('the line of progress', () => {
  it('is rewritten on a terminal, and cleared at the end', () => {
    expect(shown({ isTTY: true, columns: 30 }, '1/9 cats', '2/9 dogs')).to.equal(
      '\r\u001b[K1/9 cats\r\u001b[K2/9 dogs\r\u001b[K',
    );
  });

  it('stays one line, without control characters', () => {
    expect(shown({ isTTY: true, columns: 21 }, 'looking for a wiki at \u001b[2J')).to.equal(
      '\r\u001b[Klooking for a wiki…\r\u001b[K',
    );
    expect(shown({ isTTY: true }, 'at \u001b[2J')).to.equal('\r\u001b[Kat \\u001b[2J\r\u001b[K');
  });

  it('is not written to anything but a terminal', () => {
    expect(shown({}, '1/9 cats')).to.equal('');
  });

  it('is a line every minute without a terminal, given a clock', () => {
    const stream = new PassThrough({ encoding: 'utf8' });
    let now = 5000;
    const progress = new Progress(stream, { now: () => now });
    for (const seconds of [1, 58, 1, 59, 1]) {
      now += seconds * 1000;
      progress.show(`${now / 1000} \u001b[2J`);
    }
    progress.end();
    expect(String(stream.read())).to.equal('65 \\u001b[2J\n125 \\u001b[2J\n');
  });
});
