import { expect } from 'chai';
import type { Parameters } from './session';
import { awaitUsage } from './usage';

const patience = { attempts: 3, pauseInMilliseconds: 0 };
const page = { id: 2, title: 'Alpha', text: '[[File:Two words.png]]', uses: undefined };

/** A wiki whose page 2 embeds a file, and which lists that use only after it was told to update its links. */
function forgetfulWiki(purgesNeeded: number) {
  const asked: Parameters[] = [];
  let purges = 0;
  const ask = (parameters: Parameters): Promise<unknown> => {
    asked.push(parameters);
    if (parameters.action === 'purge') purges++;
    if (parameters.action === 'parse') return Promise.resolve({ parse: { images: ['Two_words.png'] } });
    const imageusage = purges >= purgesNeeded ? [{ pageid: 2, ns: 0, title: 'Alpha' }] : [];
    return Promise.resolve({ query: { imageusage } });
  };
  return { ask, asked };
}

describe('awaitUsage', () => {
  it('asks by the title with spaces and is content once every use is listed', async () => {
    const wiki = forgetfulWiki(0);
    await awaitUsage(wiki, [page], patience);
    expect(wiki.asked).to.deep.equal([
      { action: 'parse', pageid: '2', prop: 'images' },
      { action: 'query', list: 'imageusage', iutitle: 'File:Two words.png', iulimit: 'max' },
    ]);
  });

  it('has the links of a page updated until its uses are listed', async () => {
    const wiki = forgetfulWiki(2);
    await awaitUsage(wiki, [page], patience);
    const purges = wiki.asked.filter((parameters) => parameters.action === 'purge');
    expect(purges).to.deep.equal(Array(2).fill({ action: 'purge', pageids: '2', forcelinkupdate: '1' }));
  });

  it('fails loudly where the wiki does not get there', async () => {
    const outcome = await awaitUsage(forgetfulWiki(100), [page], patience).catch(String);
    expect(outcome).to.equal('Error: the wiki does not list the uses of the pages 2');
  });

  it('fails where the text embeds other files than the page declares', async () => {
    const declared = { ...page, uses: ['File:Other.png'] };
    const outcome = await awaitUsage(forgetfulWiki(0), [declared], patience).catch(String);
    expect(outcome).to.equal('Error: Alpha embeds File:Two words.png, but the file says File:Other.png');
  });
});
