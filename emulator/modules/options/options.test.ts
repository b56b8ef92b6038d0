import { expect } from 'chai';

import { createWiki } from '../../index';
import { Client } from '../../testing/send.test-support';

describe('action=options', () => {
  const users = [{ name: 'Alice', password: 'a' }];
  const set = (client: Client, name: string, value: string): unknown => {
    const body = `optionname=${name}&optionvalue=${encodeURIComponent(value)}&token=${client.token('csrf')}`;
    return client.send('action=options&format=json&formatversion=2', { body }).json();
  };

  // A real wiki of 1.39 has the same text; the numbers are those of its hash and its tokens.
  it('shows what is not usual in the pages of 1.39', () => {
    const client = new Client(createWiki({ users }, { release: '1.39' }));
    client.logIn('Alice', 'a');
    for (const [name = '', value = ''] of [
      ['nickname', 'Sig"</script>n'],
      ['gender', 'female'],
      ['watchdefault', '0'],
      ['userjs-0', '0'],
      ['userjs-f', '1.5'],
      ['rcdays', '7'],
    ])
      set(client, name, value);
    expect(client.send('action=query&format=jsonfm').body).to.include(
      String.raw`mw.user.options.set({"gender":"female","nickname":"Sig\"\u003C/script\u003En","userjs-0":0,"userjs-f":"1.5","watchdefault":0});`,
    );
  });

  it('shows in its own page what it has set', () => {
    const client = new Client(createWiki({ users }, { release: '1.39' }));
    client.logIn('Alice', 'a');
    const body = `change=userjs-a=1&token=${client.token('csrf')}`;
    expect(client.send('action=options&format=jsonfm', { body }).body).to.include(
      'mw.user.options.set({"userjs-a":"1"});',
    );
  });

  // Real wikis of both releases refuse one byte more, and only that.
  it('refuses values of scripts that are longer than 65,530 bytes', () => {
    const client = new Client(createWiki({ users }));
    client.logIn('Alice', 'a');
    expect(set(client, 'userjs-v', 'y'.repeat(65_530))).to.deep.equal({ options: 'success' });
    const warnings = 'Validation error for "userjs-v": value too long (no more than 65,530 bytes allowed).';
    expect(set(client, 'userjs-v', `é${'y'.repeat(65_529)}`)).to.deep.equal({
      ...{ warnings: { options: { warnings } }, options: 'success' },
    });
  });
});
