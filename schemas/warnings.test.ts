import { expect } from 'chai';

import { compileSchemas } from '../conformance/schemas/compile';

const { warnings } = compileSchemas();

const outOfRange = 'The value "9999" for parameter "iulimit" must be between 1 and 500.';
const data = { min: 1, curmax: 500, max: 500, highmax: 5000 };
const listed = { code: 'outofrange', data, module: 'query+imageusage' };

describe('the schema of warnings', () => {
  it('takes what real wikis answer in the default error format', () => {
    expect(warnings({ main: { '*': 'Unrecognized parameter: foo.' }, imageusage: { '*': outOfRange } })).to.deep.equal(
      [],
    );
    expect(warnings({ tokens: { warnings: 'Unrecognized value for parameter "type": foo' } })).to.deep.equal([]);
  });

  it('takes what real wikis answer in the other error formats', () => {
    const unrecognized = { code: 'unrecognizedparams', module: 'main', '*': 'Unrecognized parameter: foo.' };
    expect(warnings([{ ...listed, '*': outOfRange }, unrecognized])).to.deep.equal([]);
    expect(warnings([{ ...listed, text: outOfRange }])).to.deep.equal([]);
    expect(warnings([{ ...listed, html: outOfRange }])).to.deep.equal([]);
    expect(warnings([listed])).to.deep.equal([]);
    const params = [{ plaintext: 'iulimit' }, { plaintext: '9999' }, { num: 1 }, { num: 500 }];
    expect(warnings([{ ...listed, key: 'paramvalidator-outofrange-minmax', params }])).to.deep.equal([]);
    const list = { list: { '6': 'foo' }, type: 'comma' };
    const raw = { code: 'unrecognizedparams', key: 'apierror-unrecognizedparams', params: [list, 1], module: 'main' };
    expect(warnings([raw])).to.deep.equal([]);
  });

  const refused: [what: string, value: unknown, path: string, message: string | RegExp][] = [
    ['a text', 'Unrecognized parameter: foo.', '', 'must be object, or must be array'],
    ['no warnings at all', {}, '', /must NOT have fewer than 1 properties/],
    ['an empty list', [], '', /must NOT have fewer than 1 items/],
    ['a module with a bare text', { main: 'x' }, '/main', 'must be object'],
    ['a module with nothing', { main: {} }, '/main', /must have the member "\*", or must have the member "warnings"/],
    ['a module with both versions', { main: { '*': 'x', warnings: 'x' } }, '/main', /must not have the member/],
    ['a list as the text', { main: { '*': ['x'] } }, '/main/*', 'must be string'],
    ['an empty text', { main: { '*': '' } }, '/main/*', 'must match pattern "."'],
    ['a number as the text', { main: { warnings: 1 } }, '/main/warnings', 'must be string'],
    ['an empty text in version 2', { main: { warnings: '' } }, '/main/warnings', 'must match pattern "."'],
    ['further members of a module', { main: { '*': 'x', code: 'y' } }, '/main', /must not have the member "code"/],
    [
      'further members in version 2',
      { main: { warnings: 'x', code: 'y' } },
      '/main',
      /must not have the member "code"/,
    ],
    ['a listed text', ['x'], '/0', 'must be object'],
    ['a listed warning without a code', [{ module: 'main', text: 'x' }], '/0', 'must have the member "code"'],
    ['a code with a space', [{ code: 'out of range' }], '/0/code', 'must match pattern "^\\S+$"'],
    ['a number as the code', [{ code: 1 }], '/0/code', 'must be string'],
    ['a number as the text of a list', [{ code: 'a', text: 1 }], '/0/text', 'must be string'],
    ['a number as the HTML of a list', [{ code: 'a', html: 1 }], '/0/html', 'must be string'],
    ['a number as the content of a list', [{ code: 'a', '*': 1 }], '/0/*', 'must be string'],
    ['a list as data', [{ code: 'a', data: [] }], '/0/data', 'must be object'],
    ['an empty module', [{ code: 'a', module: '' }], '/0/module', 'must match pattern "^\\S+$"'],
    ['a number as the module', [{ code: 'a', module: 0 }], '/0/module', 'must be string'],
    ['an unknown member', [{ code: 'a', info: 'x' }], '/0', 'must not have the member "info"'],
    ['an object as params', [{ code: 'a', key: 'b', params: {} }], '/0/params', 'must be array'],
    ['an empty key', [{ code: 'a', key: '', params: [] }], '/0/key', 'must match pattern "."'],
    ['a number as the key', [{ code: 'a', key: 1, params: [] }], '/0/key', 'must be string'],
    ['a key alone', [{ code: 'a', key: 'b' }], '/0', 'must have the member "params" beside "key"'],
    ['params alone', [{ code: 'a', params: [] }], '/0', 'must have the member "key" beside "params"'],
    [
      'both text forms',
      [{ code: 'a', text: 'x', html: 'x' }],
      '/0',
      'must not have the member "html" beside the others',
    ],
    [
      'content and text',
      [{ code: 'a', '*': 'x', text: 'x' }],
      '/0',
      'must not have the member "text" beside the others',
    ],
    [
      'content and HTML',
      [{ code: 'a', '*': 'x', html: 'x' }],
      '/0',
      'must not have the member "html" beside the others',
    ],
    [
      'content and a key',
      [{ code: 'a', '*': 'x', key: 'k', params: [] }],
      '/0',
      'must not have the member "key" beside the others',
    ],
    [
      'text and a key',
      [{ code: 'a', text: 'x', key: 'k', params: [] }],
      '/0',
      'must not have the member "key" beside the others',
    ],
    [
      'HTML and a key',
      [{ code: 'a', html: 'x', key: 'k', params: [] }],
      '/0',
      'must not have the member "key" beside the others',
    ],
  ];
  for (const [what, value, path, message] of refused) {
    it(`refuses ${what}`, () => {
      const [problem] = warnings(value);
      expect(problem?.path).to.equal(path);
      if (typeof message === 'string') expect(problem?.message).to.equal(message);
      else expect(problem?.message).to.match(message);
    });
  }

  it('keeps apart what modules with similar names are refused for', () => {
    expect(warnings({ query2: 'x', query: 'y' })).to.deep.equal([
      { path: '/query2', message: 'must be object' },
      { path: '/query', message: 'must be object' },
    ]);
  });
});
