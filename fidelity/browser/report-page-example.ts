import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { checkWikis } from '../../conformance/check/check-wiki';
import { createWiki } from '../../emulator';
import { demonstration } from '../../emulator/definition/demonstration';
import { applyBaseline } from '../../conformance/baseline/apply-baseline';
import { mutantById } from '../mutants/catalogue';
import { startMutatingProxy } from '../mutants/mutating-proxy';
import { describeRuns } from '../../conformance/reports/describe-run';
import { htmlReport } from '../../conformance/reports/html/html-report';

/** What a careless page would run; if it runs, a dialog opens. */
const hostile = `"'></code></pre></td><script>alert(1)</script><img src=x onerror=alert(2)><style>*{display:none}</style>`;

/** The report of a check of four wikis: two correct ones, one that breaks rules, and one that responds with markup. */
export async function exampleReportPage(): Promise<string> {
  const older = createWiki(demonstration, { release: '1.39' });
  const newer = createWiki(demonstration, { release: '1.43', debug: true });
  const api = `${(await older.listen()).url}/api.php`;
  const proxy = await startMutatingProxy(api, mutantById('empty-list-is-an-object'));
  const server = createServer((_, response) => {
    const query = {
      imageusage: [{ title: hostile }],
      tokens: { watchtoken: hostile },
      general: { generator: hostile },
    };
    response.setHeader('x-hostile', hostile).end(JSON.stringify({ batchcomplete: hostile, query }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const evil = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api.php`;
  try {
    const wikis = [
      { address: api, title: 'Sound' },
      { address: `${(await newer.listen()).url}/api.php`, title: 'Sound, with the debug block' },
      { address: proxy.api, title: 'Broken' },
      { address: evil, title: `Hostile ${hostile}` },
    ];
    const { runs } = await checkWikis(wikis, { budget: 400 });
    const entry = { rule: '4.2.1', wiki: 'Broken', reason: hostile, expires: '2999-12-31', line: 2 };
    const baseline = { file: 'known.yaml', entries: [entry, { ...entry, wiki: 'Sound', line: 3 }] };
    const { runs: applied, outcome } = applyBaseline(runs, baseline, new Date());
    return htmlReport(describeRuns(applied, new Date(), '0.1.0', outcome));
  } finally {
    server.close();
    server.closeAllConnections();
    await Promise.all([proxy.close(), older.close(), newer.close()]);
  }
}
