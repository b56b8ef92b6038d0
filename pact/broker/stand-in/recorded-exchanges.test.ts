import { expect } from 'chai';

import { readRecordedExchanges, Replay, type RecordedExchange } from './recorded-exchanges.test-support';
import { StandInBroker } from './stand-in-broker.test-support';

describe('the recorded exchanges with a real broker', () => {
  const exchanges = readRecordedExchanges();
  const isOfSecond = ({ name }: RecordedExchange): boolean => name.startsWith('basic auth: ');

  it('are 136', () => {
    expect(exchanges).to.have.length(136);
  });

  replay(
    'of an open broker',
    exchanges.filter((exchange) => !isOfSecond(exchange)),
  );
  replay('of a broker with basic authentication', exchanges.filter(isOfSecond));
});

function replay(title: string, exchanges: readonly RecordedExchange[]): void {
  describe(title, () => {
    let standIn: StandInBroker;
    let broker: Replay;
    before(async () => {
      standIn = await StandInBroker.start({ environments: [] });
      if (title.includes('basic')) {
        const readOnly = { username: 'ro', password: 'ropw' };
        standIn.admission = { username: 'anna', password: 'sesame', readOnly };
      }
      broker = new Replay(standIn.url);
    });
    after(() => standIn.stop());

    for (const exchange of exchanges) {
      it(exchange.name, async () => {
        const { response, authenticate } = await broker.send(exchange);
        expect(broker.mask(response)).to.equal(broker.mask(exchange.response));
        expect(authenticate).to.equal(exchange.response.status === 401 ? 'Basic realm="Restricted area"' : null);
      });
    }
  });
}
