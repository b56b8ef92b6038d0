import { expect } from 'chai';
import { errorClasses } from '../fidelity/evidence-tables/error-table';
import { createWiki, errorCodes, WikiAssertionError, type WikiDefinition } from './index';

/** Classes that never reach users, because they are caught internally. */
const caughtInside = [
  ...['ApiProblem', 'ExpressionError', 'Malformed', 'NotDescribable', 'OtherRoot', 'ReadAfterEnd', 'TooLittleContent'],
  ...['UsageError', 'XmlFailure'],
];

describe('error codes', () => {
  const classes = errorClasses();

  it('exist for every error class that reaches users, under its name', () => {
    const without = classes.filter(({ codeOf }) => codeOf === undefined).map(({ name }) => name);
    expect(without).to.deep.equal(caughtInside);
    for (const { name, codeOf } of classes) if (codeOf !== undefined) expect(codeOf).to.equal(name);
  });

  it('are all used, and all different', () => {
    expect(Object.keys(errorCodes)).to.have.members([
      ...new Set(classes.flatMap(({ codeOf }) => (codeOf === undefined ? [] : [codeOf]))),
    ]);
    expect(new Set(Object.values(errorCodes)).size).to.equal(Object.keys(errorCodes).length);
  });

  const thrown: readonly (readonly [what: string, code: string, run: () => unknown])[] = [
    ['an invalid definition', 'ERR_WIKIDOUBLE_WIKI_FILE', () => createWiki({ page: [] } as WikiDefinition)],
    [
      'two pages of one title',
      'ERR_WIKIDOUBLE_WIKI_CONTENT',
      () => createWiki({ pages: [{ title: 'A' }, { title: 'a' }] }),
    ],
    ['an unknown option', 'ERR_WIKIDOUBLE_OPTION', () => createWiki({}, { sed: 1 } as object)],
    ['an unknown fault', 'ERR_WIKIDOUBLE_OPTION', () => createWiki().failNext('max-lag' as never)],
    [
      'an unsupported module',
      'ERR_WIKIDOUBLE_NOT_SUPPORTED',
      () => createWiki().handle({ url: '/api.php?action=imagerotate' }),
    ],
    [
      'a failed assertion',
      'ERR_WIKIDOUBLE_ASSERTION',
      () => {
        createWiki().assertReceived({ action: 'query' });
      },
    ],
  ];
  for (const [what, code, run] of thrown) {
    it(`are on the error for ${what}`, () => {
      expect(run).to.throw(Error).with.property('code', code);
    });
  }

  it('are not own members of a failed assertion, which test runners would print', () => {
    expect(Object.keys(new WikiAssertionError('no'))).to.deep.equal([]);
  });
});
