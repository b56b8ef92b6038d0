import { expect } from 'chai';
import { createWiki } from '../../../index';
import { Client, fixture } from '../../../testing/send.test-support';

const list = 'action=query&list=imageusage&format=json';
const range = 'The value \\"501\\" for parameter \\"iulimit\\" must be between 1 and 500.';

/** The accounts of the vectors have no such groups: the texts are those of core 2.5 and core 4.1. */
describe('The limit of list=imageusage', () => {
  const users = [
    { name: 'Plain', password: 'p' },
    { name: 'Sys', password: 'p', groups: ['sysop'] },
    { name: 'Robot', password: 'p', groups: ['bot'] },
  ];
  const wiki = createWiki({ ...fixture, users });
  const limitOf = (name: string | undefined, iulimit: string): string => {
    const client = new Client(wiki);
    if (name !== undefined) client.logIn(name, 'p');
    return client.send(`${list}&iutitle=File:Nope.png&iulimit=${iulimit}`).body;
  };

  it('is 500 by default', () => {
    for (const name of [undefined, 'Plain']) {
      expect(limitOf(name, 'max')).to.equal(
        '{"batchcomplete":"","limits":{"imageusage":500},"query":{"imageusage":[]}}',
      );
      expect(limitOf(name, '501')).to.contain(`"warnings":{"imageusage":{"*":"${range}"}}`);
    }
  });

  it('is 5000 with the right apihighlimits, which sysops and bots have', () => {
    for (const name of ['Sys', 'Robot']) {
      expect(limitOf(name, 'max')).to.equal(
        '{"batchcomplete":"","limits":{"imageusage":5000},"query":{"imageusage":[]}}',
      );
      expect(limitOf(name, '501')).to.equal('{"batchcomplete":"","query":{"imageusage":[]}}');
      expect(limitOf(name, '5001')).to.contain(
        'The value \\"5001\\" for parameter \\"iulimit\\" must be between 1 and 5,000.',
      );
    }
  });
});
