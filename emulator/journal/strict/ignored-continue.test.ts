import { expect } from 'chai';
import { createWiki, StrictError, type Wiki, type WikiDefinition } from '../../index';
import { send } from '../../testing/send.test-support';

const definition: WikiDefinition = {
  pages: Array.from({ length: 12 }, (_, index) => ({ title: `Page ${index}`, uses: ['File:Cat.jpg'] })),
};
const usage = 'action=query&list=imageusage&iutitle=File:Cat.jpg';
const headers = { 'user-agent': 'Test/1.0 (https://example.org/test)' };

/** Sends requests one after the other; returns the message of the assertion at the end. */
function said(queries: readonly string[], wiki: Wiki = createWiki(definition, { strict: true })): string | undefined {
  for (const query of queries) send(wiki, query, { headers });
  try {
    wiki.assertNoUnexpectedRequests();
    return undefined;
  } catch (error) {
    if (error instanceof StrictError) return error.message;
    throw error;
  }
}

describe('a strict wiki after an incomplete response', () => {
  const further = `${usage}&format=json&continue=-||&iucontinue=0|11`;

  it('objects if the request is not continued', () => {
    expect(said([`${usage}&format=json`])?.split('\n')).to.deep.equal([
      'GET /api.php?action=query&list=imageusage&iutitle=File:Cat.jpg&format=json',
      '- ignored-continue: The response was incomplete (iucontinue, continue), and no request continued it.',
      '  Repeat the request with everything in the member "continue" of the response, until a response has none. To get a single row, set the limit to 1.',
      "To tolerate this: strict: { except: ['ignored-continue'] }",
    ]);
  });

  for (const [name, queries, isWrong] of [
    ['is continued', [`${usage}&format=json`, further], false],
    ['receives another request first', [`${usage}&format=json`, 'action=query&format=json', further], false],
    ['receives the same request again', [`${usage}&format=json`, `${usage}&format=json`], true],
    ['receives only part of the continuation', [`${usage}&format=json`, `${usage}&format=json&continue=-||`], true],
    [
      'is continued once, and not to the end',
      [`${usage}&format=json&iulimit=5`, `${usage}&format=json&iulimit=5&continue=-||&iucontinue=0|6`],
      true,
    ],
    ['requests a single row', [`${usage}&format=json&iulimit=1`], false],
    ['returned everything', [`${usage}&format=json&iulimit=max`], false],
    ['responded in another format', [`${usage}&format=xml`], true],
    ['is continued in another format', [`${usage}&format=xml`, further], false],
    ['responded with query-continue', [`${usage}&format=json&rawcontinue=1`], true],
    [
      'is continued with query-continue',
      [`${usage}&format=json&rawcontinue=1`, `${usage}&format=json&iucontinue=0|11`],
      false,
    ],
  ] as const) {
    it(`${isWrong ? 'objects' : 'does not object'} if it ${name}`, () => {
      expect(said(queries) !== undefined).to.equal(isWrong);
    });
  }

  it('objects once, at the next assertion or in close', async () => {
    const wiki = createWiki(definition, { strict: true });
    expect(said([`${usage}&format=json`], wiki)).to.contain('ignored-continue');
    expect(said([], wiki)).to.equal(undefined);
    send(wiki, `${usage}&format=json`, { headers });
    const failure: unknown = await wiki.close().catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(StrictError);
    await wiki.close();
  });

  it('forgets it at reset, and tolerates it if excepted', () => {
    const wiki = createWiki(definition, { strict: true });
    send(wiki, `${usage}&format=json`, { headers });
    wiki.reset();
    expect(said([], wiki)).to.equal(undefined);
    const excepting = createWiki(definition, { strict: { except: ['ignored-continue'] } });
    expect(said([`${usage}&format=json`], excepting)).to.equal(undefined);
  });

  it('lists the violation if it is not strict, until the request is continued', () => {
    const wiki = createWiki(definition);
    expect(said([`${usage}&format=json`], wiki)).to.equal(undefined);
    const [first] = wiki.requests;
    const ids = () => first?.violations.map(({ id }) => id);
    expect(ids()).to.deep.equal(['ignored-continue']);
    // Part of a continuation does not count.
    send(wiki, `${usage}&format=json&continue=-||`, { headers });
    expect(ids()).to.deep.equal(['ignored-continue']);
    send(wiki, further, { headers });
    expect(first?.violations).to.deep.equal([]);
  });
});
