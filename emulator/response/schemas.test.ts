import { expect } from 'chai';
import { createWiki } from '../index';
import { compileSchemas } from '../../conformance/schemas/compile';
import { Client, send, bothReleases, fixture } from '../testing/send.test-support';

const { envelope } = compileSchemas();

/** Requests of every kind with a response in JSON: successes, warnings, errors. */
const queries: readonly string[] = [
  'action=query',
  'action=query&meta=tokens',
  'action=query&meta=tokens&type=*',
  'action=query&meta=tokens&type=foo|watch&bar=1',
  'action=query&meta=tokens&origin=*',
  'action=query&list=imageusage&iutitle=File:Used.png',
  'action=query&list=imageusage&iutitle=File:Used.png&iulimit=max&iunamespace=*&iudir=descending',
  'action=query&list=imageusage&iutitle=File:Used.png&iulimit=2&rawcontinue=1',
  'action=query&list=imageusage&iutitle=File:Nope.png&iulimit=900&foo=1&requestid=x&curtimestamp=1&responselanginfo=1',
  'action=query&list=imageusage|allfileusages&meta=tokens&iutitle=File:Used.png&iulimit=1&aflimit=1&afprop=ids|title',
  'action=query&list=allfileusages&afunique=1&aflimit=max',
  'action=query&list=imageusage',
  'action=query&list=imageusage&iutitle=Alpha&iulimit=900&requestid=x',
  'action=query&maxlag=-9',
  'action=query&assert=user',
  'action=foo',
  'action=login',
  'action=logout',
  'action=query&formatversion=9',
];

for (const release of bothReleases) {
  for (const debug of [false, true]) {
    describe(`responses of release ${release}${debug ? ' with the debug block' : ''} conform to the schema`, () => {
      const users = [{ name: 'Alice', password: 'a', groups: ['sysop'] }];
      const wiki = createWiki({ ...fixture, users }, { release, debug });
      const client = new Client(wiki);
      client.logIn('Alice', 'a');

      for (const query of queries) {
        it(query, () => {
          for (const version of ['', '&formatversion=2']) {
            for (const errorformat of [
              '',
              '&errorformat=plaintext',
              '&errorformat=raw',
              '&errorformat=html',
              '&errorformat=none',
            ]) {
              const whole = `${query}&format=json${query.includes('formatversion') ? '' : version}${errorformat}`;
              expect(envelope(send(wiki, whole).json()), whole).to.deep.equal([]);
              expect(envelope(client.send(whole).json()), `${whole} of Alice`).to.deep.equal([]);
            }
          }
        });
      }
    });
  }
}
