import { expect } from 'chai';

import { commandsToTry } from './commands-to-try';

const address = 'http://127.0.0.1:7080/api.php';
const tokens = `curl "${address}?action=query&meta=tokens&type=watch|patrol&format=json"`;

describe('the commands to try', () => {
  it('request tokens if no page uses a file', () => {
    expect(commandsToTry(address, {})).to.deep.equal([tokens]);
    expect(commandsToTry(address, { pages: [{ title: 'A', text: 'No file.' }] })).to.deep.equal([tokens]);
  });

  it('request the usage of a file of this wiki', () => {
    const usage = `${address}?action=query&list=imageusage&iutitle=File:Caf%C3%A9_%24HOME%21.jpg&iulimit=3`;
    const expected = [tokens, `curl "${usage}&format=json&formatversion=2"`, `curl "${usage}&format=xml"`];
    const declared = { pages: [{ title: 'A' }, { title: 'B', uses: ['File:Café $HOME!.jpg'] }] };
    expect(commandsToTry(address, declared)).to.deep.equal(expected);
    const written = { pages: [{ title: 'A', text: 'See [[File:Café $HOME!.jpg|thumb|left]].' }] };
    expect(commandsToTry(address, written)).to.deep.equal(expected);
  });
});
