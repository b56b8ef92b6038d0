import { inspect } from 'node:util';

import { expect } from 'chai';
import {
  assertNoUnexpectedRequests,
  assertNotReceived,
  assertReceived,
  createWiki,
  WikiAssertionError,
  type ExpectedParameters,
  type Wiki,
} from '../../index';
import { send } from '../../testing/send.test-support';

const watch = (wiki: Wiki, titles: string) =>
  send(wiki, 'action=watch&format=json', { body: `titles=${titles}&token=%2B%5C` });

/** The lines of the message of a failed assertion. */
function complaint(check: () => void): string[] | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    expect(error).to.be.instanceOf(WikiAssertionError);
    return (error as WikiAssertionError).message.split('\n');
  }
}

describe('assertReceived', () => {
  const wiki = createWiki();

  before(() => {
    send(wiki, 'action=query&list=imageusage&iutitle=File:Cat.jpg&iulimit=5&format=json');
    watch(wiki, 'Gallery|Notes');
    watch(wiki, 'Gallery');
    watch(wiki, '%1FA%1FB');
  });

  const isReceived = (parameters: ExpectedParameters, times?: number): boolean =>
    complaint(() => {
      assertReceived(wiki, parameters, times === undefined ? {} : { times });
    }) === undefined;

  for (const [name, parameters, received] of [
    ['a text', { action: 'watch', titles: 'Gallery' }, true],
    ['another text', { action: 'watch', titles: 'Galery' }, false],
    ['part of a text', { titles: 'Gall' }, false],
    ['a text in another request', { action: 'query', titles: 'Gallery' }, false],
    ['a number', { iulimit: 5 }, true],
    ['another number', { iulimit: 50 }, false],
    ['a RegExp', { iutitle: /^File:.*\.jpg$/g }, true],
    ['another RegExp', { iutitle: /png$/ }, false],
    ['a list as text, in its order', { titles: 'Gallery|Notes' }, true],
    ['a list as text, in another order', { titles: 'Notes|Gallery' }, false],
    ['a list with another separator', { titles: 'A|B' }, true],
    ['a list in any order', { titles: ['Notes', 'Gallery'] }, true],
    ['a list with fewer entries', { action: 'watch', titles: ['Notes'] }, false],
    ['a list with more entries', { titles: ['Notes', 'Gallery', 'Gallery'] }, false],
    ['a list of one', { titles: ['Gallery'] }, true],
    ['a list with a RegExp', { titles: [/./, 'Gallery'] }, true],
    ['a parameter that was sent', { token: true }, true],
    ['a secret', { token: '+\\' }, true],
    ['a parameter that was required and not sent', { tags: true }, false],
    ['a parameter that was excluded and not sent', { action: 'watch', iutitle: false }, true],
    ['no parameters', {}, true],
  ] as const) {
    it(`${name} is ${received ? '' : 'not '}received`, () => {
      expect(isReceived(parameters)).to.equal(received);
    });
  }

  it('compares the number of requests with times', () => {
    expect(isReceived({ action: 'watch' }, 3)).to.equal(true);
    expect(isReceived({ action: 'watch' }, 2)).to.equal(false);
    expect(isReceived({ action: 'edit' }, 0)).to.equal(true);
    expect(() => {
      assertReceived(wiki, {}, { times: 1.5 });
    }).to.throw(RangeError, 'assertReceived: times must be a non-negative integer, not 1.5.');
  });

  it('shows the nearest request and the differences', () => {
    const lines = complaint(() => {
      assertReceived(wiki, { action: 'watch', titles: 'Galery', unwatch: true, token: '+\\' });
    });
    expect(lines).to.deep.equal([
      'Expected the wiki to have received action=watch titles=Galery unwatch=(any value) token=<hidden>, but it never did.',
      'It received 4 requests; the nearest is',
      '  3. POST /api.php?action=watch&format=json titles=Gallery token=<hidden>: notloggedin',
      'which differs (- expected, + received):',
      '    action=watch',
      '  - titles=Galery',
      '  + titles=Gallery',
      '  - unwatch=(any value)',
      '  + unwatch=(not sent)',
      '    token=<hidden>',
    ]);
  });

  it('considers a request for the same module nearest', () => {
    const line = complaint(() => {
      assertReceived(wiki, { action: 'query', list: 'imageusage', titles: 'Gallery', token: '+\\', format: 'json' });
    })?.[2];
    expect(line).to.equal('  1. GET /api.php?action=query&list=imageusage&iutitle=File:Cat.jpg&iulimit=5&format=json');
  });

  it('shows the matching requests if their number is wrong', () => {
    const lines = complaint(() => {
      wiki.assertReceived({ titles: ['Gallery'] }, { times: 2 });
    });
    expect(lines).to.deep.equal([
      'Expected the wiki to have received titles=(in any order) Gallery twice, but it did once.',
      '  3. POST /api.php?action=watch&format=json titles=Gallery token=<hidden>: notloggedin',
    ]);
  });

  it('mentions that there were no requests, or that some were dropped', () => {
    expect(
      complaint(() => {
        assertReceived(createWiki(), { action: 'watch' });
      }),
    ).to.deep.equal(['Expected the wiki to have received action=watch, but it never did.', 'It received no requests.']);
    const small = createWiki({}, { journalBytes: 3000 });
    for (let count = 0; count < 10; count++) watch(small, 'A');
    expect(
      complaint(() => {
        assertReceived(small, { titles: 'B' });
      })?.at(-1),
    ).to.equal('9 older requests were dropped; set a larger journalBytes to keep them.');
  });

  it('rejects invalid parameters', () => {
    for (const parameters of [{ titles: null }, { titles: { a: 1 } }, { titles: [true] }]) {
      expect(() => {
        assertReceived(wiki, parameters as unknown as ExpectedParameters);
      }).to.throw(
        TypeError,
        'The parameter "titles" must be a string, a number, a RegExp, an array of these, or a boolean.',
      );
    }
    expect(() => {
      assertReceived(wiki, 'watch' as unknown as ExpectedParameters);
    }).to.throw(TypeError, 'The parameters must be an object');
  });
});

describe('a failed assertion', () => {
  const failed = (): unknown => {
    try {
      createWiki().assertReceived({ action: 'watch' });
    } catch (error) {
      return error;
    }
    return undefined;
  };

  // Jest treats either as a comparison of two values, and prints "Expected value undefined" around the message.
  it('does not throw an AssertionError of node:assert', () => {
    const error = failed();
    expect(error).to.be.instanceOf(WikiAssertionError).with.property('name', 'WikiAssertionError');
    expect(error).to.have.property('code', 'ERR_WIKIDOUBLE_ASSERTION');
  });

  it('throws an error without own members, which test runners would print below its message', () => {
    expect(Object.keys(failed() as object)).to.deep.equal([]);
    expect(inspect(failed())).to.match(/^WikiAssertionError: Expected the wiki to have received action=watch/);
    expect(inspect(failed())).not.to.match(/\}$/);
  });
});

describe('assertNotReceived', () => {
  it('shows the matching requests', () => {
    const wiki = createWiki();
    for (let count = 0; count < 7; count++) send(wiki, `action=query&format=json&requestid=${count}`);
    assertNotReceived(wiki, { action: 'watch' });
    const lines = complaint(() => {
      assertNotReceived(wiki, { action: 'query' });
    });
    expect(lines?.[0]).to.equal('Expected the wiki not to have received action=query, but it did 7 times.');
    expect(lines?.slice(-2)).to.deep.equal([
      '  5. GET /api.php?action=query&format=json&requestid=4',
      '  … and 2 more',
    ]);
  });
});

describe('assertNoUnexpectedRequests', () => {
  const unexpected = (query: string, errors?: (string | RegExp)[]): string[] | undefined => {
    const wiki = createWiki({ pages: [{ title: 'Gallery', uses: ['File:Cat.jpg'] }] });
    send(wiki, query);
    return complaint(() => {
      assertNoUnexpectedRequests(wiki, errors ? { errors } : {});
    })?.slice(2);
  };
  const usage = 'action=query&list=imageusage&iutitle=File:Cat.jpg&format=json';

  it('passes without unexpected requests', () => {
    expect(unexpected(usage)).to.equal(undefined);
    expect(unexpected(`${usage}&iulimit=900`)).to.equal(undefined);
  });

  for (const [query, reason] of [
    [`${usage}&ulimit=5`, 'The wiki does not know the parameter "ulimit", and ignored it. Did you mean "iulimit"?'],
    [`${usage}&limit=5`, 'The wiki does not know the parameter "limit", and ignored it. Did you mean "iulimit"?'],
    [
      `${usage}&aflimit=5`,
      'The wiki does not know the parameter "aflimit", and ignored it. It belongs to list=allfileusages, which the request does not name.',
    ],
    [
      'action=query&generator=imageusage&giutitle=File:Cat.jpg&iulimit=5&format=json',
      'The wiki does not know the parameter "iulimit", and ignored it. It belongs to list=imageusage, which the request does not name.',
    ],
    [
      'action=query&fromat=json',
      'The wiki does not know the parameter "fromat", and ignored it. Did you mean "format"?',
    ],
    [
      'action=query&format=json&zzzzzzzz=1',
      'The wiki does not know the parameter "zzzzzzzz", and ignored it. Correct it or leave it out.',
    ],
    [
      'action=query&list=imageusages&format=json',
      'The wiki has no module "imageusages" (list). Did you mean "imageusage"?',
    ],
    ['action=qurey&format=json', 'The wiki has no module "qurey" (action). Did you mean "query"?'],
    [
      'action=query&generator=imageusages&format=json',
      'The wiki has no module "imageusages" (generator). Did you mean "imageusage"?',
    ],
    [
      'action=query&meta=tokens&type=wach&format=json',
      'The wiki does not know the value "wach" of the parameter "type". Did you mean "watch"?',
    ],
    [
      `${usage}&iufilterredir=some`,
      'The wiki does not know the value "some" of the parameter "iufilterredir". The values are all, redirects, nonredirects.',
    ],
    [
      'action=query&list=imageusage&iutitle=Cat&format=json',
      'The wiki returned an error: The title for "imageusage" must be a file.',
    ],
  ] as const) {
    it(`${query}: ${reason}`, () => {
      expect(unexpected(query)).to.deep.equal([`     ${reason}`]);
    });
  }

  it('tolerates expected errors', () => {
    const query = 'action=query&list=imageusage&iutitle=Cat&format=json';
    expect(unexpected(query, ['bad_image_title'])).to.equal(undefined);
    expect(unexpected(query, [/^bad_/])).to.equal(undefined);
    expect(unexpected(query, ['badtoken'])).to.have.length(1);
  });

  it('reports other addresses', async () => {
    const wiki = createWiki();
    await wiki.fetch('https://wiki.example/index.php?title=Gallery');
    await wiki.fetch('https://wiki.example/w/api.php?action=query&format=json');
    const lines = complaint(() => {
      wiki.assertNoUnexpectedRequests();
    });
    expect(lines).to.deep.equal([
      'A request was not expected, of 2:',
      '  1. GET /index.php?title=Gallery: status 404',
      '     Status 404: Nothing here: GET /index.php',
    ]);
  });

  it('tolerates faults', () => {
    const wiki = createWiki();
    wiki.failNext('maxlag');
    wiki.failNext(503);
    for (const expected of [200, 503]) expect(send(wiki, 'action=query&format=json').status).to.equal(expected);
    assertNoUnexpectedRequests(wiki);
  });
});
