import { expect } from 'chai';
import { createWiki, StrictError, type Wiki, type WikiDefinition } from '../../index';
import { ask } from '../../testing/ask.test-support';

const definition: WikiDefinition = {
  pages: Array.from({ length: 12 }, (_, index) => ({ title: `Page ${index}`, uses: ['File:Cat.jpg'] })),
};
const usage = 'action=query&list=imageusage&iutitle=File:Cat.jpg';
const headers = { 'user-agent': 'Test/1.0 (https://example.org/test)' };

/** What the wiki is asked, one after the other, and what it says in the end. */
function said(queries: readonly string[], wiki: Wiki = createWiki(definition, { strict: true })): string | undefined {
  for (const query of queries) ask(wiki, query, { headers });
  try {
    wiki.assertNoUnexpectedRequests();
    return undefined;
  } catch (error) {
    if (error instanceof StrictError) return error.message;
    throw error;
  }
}

describe('a strict wiki that has more to say', () => {
  const further = `${usage}&format=json&continue=-||&iucontinue=0|11`;

  it('wants to be asked on', () => {
    expect(said([`${usage}&format=json`])?.split('\n')).to.deep.equal([
      'GET /api.php?action=query&list=imageusage&iutitle=File:Cat.jpg&format=json',
      '- ignored-continue: The answer had more to come (iucontinue, continue), and nobody asked for it.',
      '  Ask again with everything that the member "continue" of the answer holds, until an answer has none. Who wants a single row asks for a limit of 1.',
      "To let this pass: strict: { except: ['ignored-continue'] }",
    ]);
  });

  for (const [name, queries, isWrong] of [
    ['was asked on', [`${usage}&format=json`, further], false],
    ['was asked something else first', [`${usage}&format=json`, 'action=query&format=json', further], false],
    ['was asked the same again', [`${usage}&format=json`, `${usage}&format=json`], true],
    ['was sent only a part', [`${usage}&format=json`, `${usage}&format=json&continue=-||`], true],
    [
      'was asked on once and stopped',
      [`${usage}&format=json&iulimit=5`, `${usage}&format=json&iulimit=5&continue=-||&iucontinue=0|6`],
      true,
    ],
    ['was asked whether there is any', [`${usage}&format=json&iulimit=1`], false],
    ['had said all', [`${usage}&format=json&iulimit=max`], false],
    ['speaks another format', [`${usage}&format=xml`], true],
    ['was asked on in another format', [`${usage}&format=xml`, further], false],
    ['was asked in the older way', [`${usage}&format=json&rawcontinue=1`], true],
    [
      'was asked on in the older way',
      [`${usage}&format=json&rawcontinue=1`, `${usage}&format=json&iucontinue=0|11`],
      false,
    ],
  ] as const) {
    it(`objects ${isWrong ? '' : 'not '}where it ${name}`, () => {
      expect(said(queries) !== undefined).to.equal(isWrong);
    });
  }

  it('says it once, at the next assertion or at the end', async () => {
    const wiki = createWiki(definition, { strict: true });
    expect(said([`${usage}&format=json`], wiki)).to.contain('ignored-continue');
    expect(said([], wiki)).to.equal(undefined);
    ask(wiki, `${usage}&format=json`, { headers });
    const failure: unknown = await wiki.close().catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(StrictError);
    await wiki.close();
  });

  it('forgets it with everything else, and lets it pass where told so', () => {
    const wiki = createWiki(definition, { strict: true });
    ask(wiki, `${usage}&format=json`, { headers });
    wiki.reset();
    expect(said([], wiki)).to.equal(undefined);
    const excepting = createWiki(definition, { strict: { except: ['ignored-continue'] } });
    expect(said([`${usage}&format=json`], excepting)).to.equal(undefined);
  });

  it('only notes it where it is not strict, until it is asked on', () => {
    const wiki = createWiki(definition);
    expect(said([`${usage}&format=json`], wiki)).to.equal(undefined);
    const [first] = wiki.requests;
    const ids = () => first?.violations.map(({ id }) => id);
    expect(ids()).to.deep.equal(['ignored-continue']);
    // Part of a continuation is none.
    ask(wiki, `${usage}&format=json&continue=-||`, { headers });
    expect(ids()).to.deep.equal(['ignored-continue']);
    ask(wiki, further, { headers });
    expect(first?.violations).to.deep.equal([]);
  });
});
