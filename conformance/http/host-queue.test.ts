import { expect } from 'chai';

import { TurnedTime } from '../../emulator/testing/turned-time.test-support';
import { mannersFor } from './manners';
import { HostQueue } from './host-queue';
import { wait } from './time';

describe('HostTurns', () => {
  it('lets one request at a time through to a host, with a pause between them', async () => {
    const time = new TurnedTime(100);
    const queue = new HostQueue(time);
    const log: string[] = [];
    const send = (name: string) => async () => {
      log.push(`${name} begins at ${time.now()}`);
      await wait(10, undefined, time);
      log.push(`${name} ends at ${time.now()}`);
      if (name === 'a') throw new Error('No response.');
    };
    await Promise.allSettled([
      queue.take('one.example', 30, send('a')),
      queue.take('one.example', 30, send('b')),
      queue.take('two.example', 30, send('c')),
    ]);
    expect(log).to.deep.equal([
      'a begins at 0',
      'c begins at 0',
      'a ends at 10',
      'c ends at 10',
      'b begins at 40',
      'b ends at 50',
    ]);
  });

  it('pauses by default, except on this machine', () => {
    for (const host of ['127.0.0.1:8080', 'localhost', 'wiki.localhost:80', '[::1]:8080']) {
      expect(mannersFor(host).pause, host).to.equal(0);
    }
    for (const host of ['wiki.example', '192.0.2.7:8080', 'localhost.example']) {
      expect(mannersFor(host).pause, host).to.equal(200);
    }
  });
});
