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

  describe('of an open broker', () => {
    let standIn: StandInBroker | undefined;
    let replay: Replay;
    before(async () => {
      standIn = isReal ? undefined : await StandInBroker.start({ environments: [] });
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
      standIn = await StandInBroker.start({ environments: [] });
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
