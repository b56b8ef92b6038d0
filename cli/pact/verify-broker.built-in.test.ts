import { expect } from 'chai';

import { createWiki } from '../../emulator';
import { listen, type HttpServer } from '../../emulator/transports/http';
import { builtInFiles } from '../../pact/generate/built-in-contract';
import { readContractFile } from '../../pact/verify/contract-on-file';
import { goodWiki } from '../../pact/verify/good-wiki.test-support';
import { setUpBench } from './broker-bench.test-support';
import { runPact } from './run-pact.test-support';

/** What comes before `/api.php` of real wikis, separated by spaces; default: a wiki of ours that claims to be one. */
const realWikis = (process.env.WIKIDOUBLE_REAL_WIKI ?? '').split(' ').filter((address) => address !== '');

describe('the contract of the scenarios that every wiki can satisfy, through a broker', () => {
  const bench = setUpBench();
  const [file = ''] = builtInFiles();
  let double: HttpServer;
  before(async () => {
    const wiki = createWiki(goodWiki);
    // A fake names itself where its site has no page; a real wiki has a main page.
    double = await listen((request) => {
      const response = wiki.handle(request);
      return response.status === 404 ? { ...response, body: '' } : response;
    });
  });
  after(() => double.close());

  for (const address of realWikis.length > 0 ? realWikis : [undefined]) {
    it(`is verified anonymously and as a whole, and its result published, for ${address ?? 'a wiki'}`, async () => {
      const env = { PACT_BROKER_BASE_URL: bench.broker.url };
      const published = await runPact(['publish', file, '--consumer-version', '0.1.0', '--branch', 'main'], env);
      expect(published).to.include({ status: 0, stderr: '' });
      const url = address === undefined ? double.url : `${address}/api.php`;
      const options = ['--broker', '--provider', 'wiki-query-api', '--publish-results'];
      const { status, stdout, stderr } = await runPact(['verify', url, ...options], env);
      expect([status, stderr]).to.deep.equal([0, '']);
      const all = readContractFile(file).interactions.length;
      expect(stdout)
        .to.include(`\n${all} verified, 0 failed, 0 not applicable, 0 inconclusive\nPassed every interaction.\n`)
        .and.match(
          /\n {2}The broker now holds: wiki-query-api 1\.\d+\.\S+ of branch REL1_\d+ satisfies this contract\.\n/,
        );
      const [result] = bench.broker.results;
      expect(result?.sent).to.include({ success: true });
      expect(result?.sent.testResults).to.have.length(all);
    });
  }
});
