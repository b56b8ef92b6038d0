import { expect } from 'chai';
import type { Parameters } from './session';
import { awaitUsage } from './usage';

const patience = { attempts: 3, pauseInMilliseconds: 0 };
const page = { id: 2, title: 'Alpha', text: '[[File:Two words.png]]', uses: undefined };

/** A wiki whose page 2 embeds a file, and which lists that use only once it was told to update its links. */
function forgetfulWiki(purgesNeeded: number) {
  const sent: Parameters[] = [];
  let purges = 0;
  const send = (parameters: Parameters): Promise<unknown> => {
    sent.push(parameters);
    if (parameters.action === 'purge') purges++;
    if (parameters.action === 'parse') return Promise.resolve({ parse: { images: ['Two_words.png'] } });
    const imageusage = purges >= purgesNeeded ? [{ pageid: 2, ns: 0, title: 'Alpha' }] : [];
    return Promise.resolve({ query: { imageusage } });
  };
  return { send, sent };
}

describe('awaitUsage', () => {
  it('requests titles with spaces, and ends once every use is listed', async () => {
    const wiki = forgetfulWiki(0);
    await awaitUsage(wiki, [page], patience);
    expect(wiki.sent).to.deep.equal([
      { action: 'parse', pageid: '2', prop: 'images' },
      { action: 'query', list: 'imageusage', iutitle: 'File:Two words.png', iulimit: 'max' },
    ]);
  });

  it('updates the links of a page until its uses are listed', async () => {
    const wiki = forgetfulWiki(2);
    await awaitUsage(wiki, [page], patience);
    const purges = wiki.sent.filter((parameters) => parameters.action === 'purge');
    expect(purges).to.deep.equal(Array(2).fill({ action: 'purge', pageids: '2', forcelinkupdate: '1' }));
  });

  it('fails if a use is still missing after the last attempt', async () => {
    const outcome = await awaitUsage(forgetfulWiki(100), [page], patience).catch(String);
    expect(outcome).to.equal('Error: the wiki does not list the uses of the pages 2');
  });

  it('fails if the text embeds other files than the page declares', async () => {
    const declared = { ...page, uses: ['File:Other.png'] };
    const outcome = await awaitUsage(forgetfulWiki(0), [declared], patience).catch(String);
    expect(outcome).to.equal('Error: Alpha embeds File:Two words.png, but the file says File:Other.png');
  });
});
