import { expect } from 'chai';

import { compileSchemas } from '../conformance/schemas/compile';

const { errors } = compileSchemas();

const docref =
  'See http://wiki.example/api.php for API usage. Subscribe to the mediawiki-api-announce mailing list at ' +
  '&lt;https://lists.wikimedia.org/postorius/lists/mediawiki-api-announce.lists.wikimedia.org/&gt; ' +
  'for notice of API deprecations and breaking changes.';
const info = 'The title for "imageusage" must be a file.';
const listed = { code: 'bad_image_title', module: 'query+imageusage' };

describe('the schema of errors', () => {
  it('takes what real wikis answer in the default error format', () => {
    expect(errors({ code: 'bad_image_title', info, '*': docref })).to.deep.equal([]);
    expect(errors({ code: 'bad_image_title', info, docref })).to.deep.equal([]);
  });

  it('takes the data that an error carries', () => {
    expect(
      errors({
        code: 'toomanyvalues',
        info: 'Too many values supplied for parameter "titles". The limit is 50.',
        parameter: 'titles',
        limit: 50,
        lowlimit: 50,
        highlimit: 500,
        '*': docref,
      }),
    ).to.deep.equal([]);
    const lag = 'Waiting for a database server: -1 second lagged.';
    expect(errors({ code: 'maxlag', info: lag, host: '', lag: -1, type: 'db', '*': docref })).to.deep.equal([]);
  });

  it('takes an internal error, which does not say where the documentation is', () => {
    expect(
      errors({
        code: 'internal_api_error_RuntimeException',
        info: '[f1c1b2d3e4f5a6b7c8d9e0f1] Caught exception of type RuntimeException',
        errorclass: 'RuntimeException',
      }),
    ).to.deep.equal([]);
  });

  it('takes what real wikis answer in the other error formats', () => {
    expect(errors([{ ...listed, '*': info }])).to.deep.equal([]);
    expect(errors([{ ...listed, text: info }])).to.deep.equal([]);
    expect(errors([{ ...listed, text: 'The title for <kbd>imageusage</kbd> must be a file.' }])).to.deep.equal([]);
    expect(errors([{ ...listed, html: 'The title for <kbd>imageusage</kbd> must be a file.' }])).to.deep.equal([]);
    const raw = { ...listed, key: 'apierror-imageusage-badtitle', params: ['imageusage'] };
    expect(errors([raw])).to.deep.equal([]);
    expect(errors([listed])).to.deep.equal([]);
  });

  const refused: [what: string, value: unknown, path: string, message: string | RegExp][] = [
    ['a text', 'badcontinue', '', 'must be object, or must be array'],
    ['an error without a text', { code: 'badcontinue' }, '', /must have the member "info"/],
    ['an error without a code', { info: 'Invalid continue param.' }, '', /must have the member "code"/],
    ['a number as the code', { code: 7, info }, '/code', 'must be string'],
    ['an empty code', { code: '', info }, '/code', 'must match pattern "^\\S+$"'],
    ['a list as the text', { code: 'a', info: [] }, '/info', 'must be string'],
    ['a number as the content', { code: 'a', info, '*': 1 }, '/*', 'must be string'],
    ['false as docref', { code: 'a', info, docref: false }, '/docref', 'must be string'],
    ['both versions', { code: 'a', info, '*': docref, docref }, '', /must not have the member "\*" beside the others/],
    ['an empty list', [], '', /must NOT have fewer than 1 items/],
    ['a listed error in the default format', [{ code: 'a', info }], '/0', 'must not have the member "info"'],
  ];
  for (const [what, value, path, message] of refused) {
    it(`refuses ${what}`, () => {
      const [problem] = errors(value);
      expect(problem?.path).to.equal(path);
      if (typeof message === 'string') expect(problem?.message).to.equal(message);
      else expect(problem?.message).to.match(message);
    });
  }
});
