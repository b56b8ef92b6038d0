import { setTimeout as wait } from 'node:timers/promises';

import { expect } from 'chai';

import { mannersFor } from './polite-defaults';
import { HostTurns } from './polite-turns';

describe('HostTurns', () => {
  it('lets one request at a time through to a host, with a pause between them', async () => {
    const turns = new HostTurns();
    const log: string[] = [];
    const ask = (name: string) => async () => {
      log.push(`${name} begins`);
      await wait(10);
      log.push(`${name} ends`);
      if (name === 'a') throw new Error('No answer.');
    };
    const before = performance.now();
    await Promise.allSettled([
      turns.take('one.example', 30, ask('a')),
      turns.take('one.example', 30, ask('b')),
      turns.take('two.example', 30, ask('c')),
    ]);
    expect(log).to.deep.equal(['a begins', 'c begins', 'a ends', 'c ends', 'b begins', 'b ends']);
    expect(performance.now() - before).to.be.above(45);
  });

  it('is in no hurry, except on this machine', () => {
    for (const host of ['127.0.0.1:8080', 'localhost', 'wiki.localhost:80', '[::1]:8080']) {
      expect(mannersFor(host).pause, host).to.equal(0);
    }
    for (const host of ['wiki.example', '192.0.2.7:8080', 'localhost.example']) {
      expect(mannersFor(host).pause, host).to.equal(200);
    }
  });
});
