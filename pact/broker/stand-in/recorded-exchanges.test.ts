import { expect } from 'chai';

import { readBroker } from '../broker-options';
import { readRecordedExchanges, Replay, type RecordedExchange } from './recorded-exchanges.test-support';
import { StandInBroker } from './stand-in-broker.test-support';

/** A real broker to which the recorded requests are sent instead: new, because its row numbers are in the responses. */
const isReal = (process.env.PACT_BROKER_BASE_URL ?? '') !== '';

describe('the recorded exchanges with a real broker', () => {
  const exchanges = readRecordedExchanges();
  const isOfSecond = ({ name }: RecordedExchange): boolean => name.startsWith('basic auth: ');

  it('are 136', () => {
    expect(exchanges).to.have.length(136);
  });

  it('differ from responses in anything but addresses, times and what is made at random', () => {
    const mask = (body: object): string =>
      new Replay('http://127.0.0.1:9292').mask({ status: 200, contentType: null, body });
    const uuid = '5dc2df92-8fd6-4238-a8d8-9110ac5574eb';
    expect(
      mask({ uuid, href: `http://127.0.0.1:9292/environments/${uuid}`, createdAt: '2026-11-22T09:30:00+00:00' }),
    ).to.equal(mask({ uuid: 'UUID', href: 'http://broker/environments/UUID', createdAt: 'TIME' }));
    const different: readonly (readonly [object, object])[] = [
      [
        { success: 1, failed: 0 },
        { failed: 0, success: 1 },
      ],
      [{ name: 'edfabb0849729c16a20fe519a709a448fb2964db' }, { name: '9b83790031876e97c3a89895c43075a41f2ac5e2' }],
      [{ href: '/metadata/cyU1QiU1RCU1QmN2JTVEPTM' }, { href: '/metadata/cyU1QiU1RCU1QmN2JTVEPTU' }],
      [{ uuid: '00000000-0000-0000-0000-000000000000' }, { uuid: 'UUID' }],
      [{ since: '2026-11-22' }, { since: '2026-11-23' }],
    ];
    for (const [one, other] of different) expect(mask(one)).not.to.equal(mask(other));
  });

  describe('of an open broker', () => {
    let standIn: StandInBroker | undefined;
    let replay: Replay;
    before(async () => {
      standIn = isReal ? undefined : await StandInBroker.start();
      const { url, headers } = readBroker({ url: standIn?.url }, standIn ? {} : process.env);
      const found = new Replay(url, headers);
      await found.requireNew(exchanges);
      replay = found;
    });
    after(async () => {
      await (replay as Replay | undefined)?.deleteWhatWasMade();
      await standIn?.stop();
    });

    for (const exchange of exchanges.filter((each) => !isOfSecond(each))) {
      it(exchange.name, () => expectAsRecorded(replay, exchange));
    }
  });

  describe('of a broker with basic authentication', () => {
    let standIn: StandInBroker;
    let replay: Replay;
    before(async function () {
      // It would have to be another real broker, with these accounts.
      if (isReal) this.skip();
      standIn = await StandInBroker.start();
      const readOnly = { username: 'ro', password: 'ropw' };
      standIn.admission = { username: 'anna', password: 'sesame', readOnly };
      replay = new Replay(standIn.url);
    });
    after(() => (standIn as StandInBroker | undefined)?.stop());

    for (const exchange of exchanges.filter(isOfSecond)) {
      it(exchange.name, () => expectAsRecorded(replay, exchange));
    }
  });
});

/** Compares status, headers and body, whose members have an order. */
async function expectAsRecorded(replay: Replay, exchange: RecordedExchange): Promise<void> {
  const { response, authenticate } = await replay.send(exchange);
  expect(replay.mask(response)).to.equal(replay.mask(exchange.response));
  expect(authenticate).to.equal(exchange.response.status === 401 ? 'Basic realm="Restricted area"' : null);
}
