import { expect } from 'chai';

import { commandLinesOf, withStandIns, type StandIns } from './command-lines';

const standIns: StandIns = {
  wiki: 'http://127.0.0.1:1001',
  otherWiki: 'http://127.0.0.1:1004',
  served: 'http://127.0.0.1:1002',
  broker: 'http://127.0.0.1:1003',
  tarball: '/tmp/wikidouble.tgz',
  secrets: { WIKIDOUBLE_PASSWORD: 'secret' },
};

describe('Command lines of documents', () => {
  it('are lines, some of which go on', () => {
    expect(commandLinesOf('# first\nnpm ci && npm start   # serves\n\nnpx wikidouble check \\\n  URL\n')).to.deep.equal(
      ['npm ci && npm start', 'npx wikidouble check URL'],
    );
  });

  for (const [shown, run] of [
    ['wikidouble check https://wiki.example/w/api.php', 'wikidouble check http://127.0.0.1:1001/w/api.php'],
    [
      'wikidouble check https://a.example https://b.example',
      'wikidouble check http://127.0.0.1:1001 http://127.0.0.1:1004',
    ],
    ['wikidouble check http://127.0.0.1:7080', 'wikidouble check http://127.0.0.1:1002'],
    [
      'wikidouble pact publish pacts --broker https://broker.example',
      'wikidouble pact publish pacts --broker http://127.0.0.1:1003',
    ],
    [
      'WIKIDOUBLE_PASSWORD=… wikidouble check --user Alice',
      "WIKIDOUBLE_PASSWORD='secret' wikidouble check --user Alice",
    ],
    ['npm install --save-dev wikidouble nock', 'npm install --save-dev /tmp/wikidouble.tgz nock'],
    ['wikidouble serve', 'wikidouble serve --port 0'],
    ['wikidouble serve --port 0', 'wikidouble serve --port 0'],
  ] as const) {
    it(`are run with what is there: ${shown}`, () => {
      expect(withStandIns(shown, standIns)).to.equal(run);
    });
  }

  it('are not run with what nothing stands in for', () => {
    expect(() => withStandIns('TOKEN=… wikidouble check', standIns)).to.throw('the value of TOKEN');
    expect(() => withStandIns('wikidouble check …', standIns)).to.throw('Nothing stands in for a part of this');
  });
});
