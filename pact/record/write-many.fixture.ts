/**
 * One of several processes that add to the same contract: `write-many.fixture.ts FILE NUMBER` adds twenty interactions
 * of its own, one by one.
 */
import { addToContractFile } from './contract-file';

const [file = '', number = ''] = process.argv.slice(2);
for (let index = 0; index < 20; index++) {
  const query = { action: ['query'], uselang: [`${number}-${index}`] };
  addToContractFile(file, { consumer: 'my-bot', provider: 'mediawiki' }, [
    {
      type: 'Synchronous/HTTP',
      description: `GET action=query uselang=${number}-${index}`,
      pending: false,
      request: { method: 'GET', path: '/api.php', query },
      response: { status: 200 },
    },
  ]);
}
