import { expect } from 'chai';

import { check } from '../../conformance/check/check-wiki';
import { TurnedTime } from '../../emulator/testing/turned-time.test-support';
import { kinds, MadeUpWikis, type Kind } from './made-up-wikis';

/** Those that wait by the computer's clock are left to `npm run many-wikis`. */
const inTest = (Object.keys(kinds) as Kind[]).filter((kind) => kind !== 'slow' && kind !== 'dripping');
/** The time limit of a request, in milliseconds; shorter pauses end at once. */
const timeout = 15_000;

describe('a check of many wikis of all kinds', () => {
  const wikis = new MadeUpWikis();
  after(() => {
    wikis.close();
  });

  it('judges each for itself, sends each host one request at a time, and ends', async () => {
    for (const kind of [...inTest, ...inTest]) await wikis.start(kind);
    const { hosts } = wikis;
    const time = new TurnedTime(1000);
    let checked = 0;
    const turn = { isEnded: false };
    /** The kinds of wikis that were checked while those that hang kept everyone waiting. */
    const before: Kind[] = [];
    const hanging = hosts.filter(({ kind }) => kind.startsWith('hanging')).length;
    let tellChecked = (): void => undefined;
    const othersAreChecked = new Promise<void>((resolve) => (tellChecked = resolve));
    const running = check(
      'checkWikis',
      hosts.map(({ api }) => ({ address: api })),
      {
        timeout,
        pause: 0,
        onProgress: ({ index, run }) => {
          const kind = hosts[index]?.kind;
          if (!run || kind === undefined) return;
          before.push(kind);
          if (++checked === hosts.length - hanging) tellChecked();
        },
      },
      { time },
    );
    await othersAreChecked;
    expect(before.some((kind) => kind.startsWith('hanging'))).to.equal(false);
    // Only now does the clock reach the time limit of those that hang.
    const turning = (async () => {
      while (!turn.isEnded) {
        await Promise.race([time.untilWaiting(timeout), running]);
        time.turn(timeout);
        await new Promise(setImmediate);
      }
    })();
    const report = await running;
    turn.isEnded = true;
    await turning;

    const ends = new Map(report.runs.map(({ exitCode }, index) => [hosts[index]?.kind, exitCode]));
    expect(Object.fromEntries(ends)).to.deep.equal({
      sound: 0,
      broken: 1,
      'rate-limited': 0,
      'rate-limited for an hour': 2,
      flaky: 0,
      'behind a challenge': 2,
      'not a wiki': 2,
      hanging: 2,
      'hanging later': 2,
      endless: 2,
    });
    for (const { kind, requests, mostAtOnce } of hosts) {
      // A host that never responds may see the next request before it sees that the last one was given up.
      expect(mostAtOnce, kind).to.be.at.most(kind.startsWith('hanging') ? 2 : 1);
      expect(requests, kind).to.be.within(1, 150);
    }
  });
});
