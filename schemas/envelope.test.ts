import { expect } from 'chai';

import { compileSchemas } from '../conformance/schemas/compile';

const { envelope } = compileSchemas();

const docref =
  'See http://wiki.example/api.php for API usage. Subscribe to the mediawiki-api-announce mailing list at ' +
  '&lt;https://lists.wikimedia.org/postorius/lists/mediawiki-api-announce.lists.wikimedia.org/&gt; ' +
  'for notice of API deprecations and breaking changes.';

/** What real wikis of both releases answered, as text; only their address is another. */
const responses = [
  '{"batchcomplete":"","query":{"tokens":{"watchtoken":"+\\\\","patroltoken":"+\\\\"}}}',
  '{"batchcomplete":true,"query":{"tokens":{"csrftoken":"+\\\\"}}}',
  '{"batchcomplete":"","query":{"imageusage":[]}}',
  '{"batchcomplete":""}',
  '{}',
  '{"batchcomplete":"","continue":{"iucontinue":"0|3","continue":"-||"},"query":{"imageusage":[{"pageid":2,"ns":0,"title":"Alpha"}]}}',
  '{"continue":{"imcontinue":"3|Used.png","continue":"||"},"query":{"pages":{"2":{"pageid":2,"ns":0,"title":"Alpha"}}}}',
  '{"query-continue":{"imageusage":{"iucontinue":"2|4"}},"query":{"imageusage":[]}}',
  '{"warnings":{"main":{"*":"Unrecognized parameter: foo."}},"batchcomplete":"","requestid":"x","curtimestamp":"2026-11-21T00:02:10Z","uselang":"en","errorlang":"en","limits":{"imageusage":500},"query":{"imageusage":[]}}',
  '{"batchcomplete":true,"warnings":{"tokens":{"warnings":"Unrecognized value for parameter \\"type\\": foo"}},"query":{"tokens":{"watchtoken":"+\\\\"}}}',
  '{"batchcomplete":"","warnings":[{"code":"outofrange","data":{"min":1,"curmax":500,"max":500,"highmax":5000},"module":"query+imageusage","*":"The value \\"9999\\" for parameter \\"iulimit\\" must be between 1 and 500."}],"query":{"imageusage":[]}}',
  `{"error":{"code":"bad_image_title","info":"The title for \\"imageusage\\" must be a file.","*":"${docref}"},"warnings":{"imageusage":{"*":"The value \\"9999\\" for parameter \\"iulimit\\" must be between 1 and 500."}},"requestid":"x","servedby":"vm","curtimestamp":"2026-11-21T00:02:10Z"}`,
  `{"errors":[{"code":"bad_image_title","module":"query+imageusage","*":"The title for \\"imageusage\\" must be a file."}],"requestid":"x","*":"${docref}"}`,
  `{"errors":[{"code":"bad_image_title","text":"The title for \\"imageusage\\" must be a file.","module":"query+imageusage"}],"docref":"${docref}","requestid":"x"}`,
  `{"errors":[{"code":"bad_image_title","html":"The title for <kbd>imageusage</kbd> must be a file.","module":"query+imageusage"}],"docref":"${docref}"}`,
  `{"errors":[{"code":"maxlag","key":"apierror-maxlag-generic","params":[-1],"data":{"host":"","lag":-1,"type":"db"},"module":"main"}],"docref":"${docref}"}`,
  `{"errors":[{"code":"bad_image_title","module":"query+imageusage"}],"docref":"${docref}"}`,
  '{"login":{"result":"Success","lguserid":3,"lgusername":"Bob"}}',
  '{"patrol":{"rcid":5,"ns":0,"title":"PatrolMe"}}',
  '{"batchcomplete":"","query":{"userinfo":{"id":0,"name":"127.0.0.1","anon":""}}}',
];

describe('the schema of the envelope', () => {
  for (const response of responses) {
    it(`takes ${response.slice(0, 90)}`, () => {
      expect(envelope(JSON.parse(response))).to.deep.equal([]);
    });
  }

  it('takes a continuation whose value is a number', () => {
    expect(envelope({ batchcomplete: '', continue: { sroffset: 10, continue: '-||' }, query: {} })).to.deep.equal([]);
    expect(envelope({ 'query-continue': { search: { sroffset: 10 } } })).to.deep.equal([]);
  });

  const refused: [what: string, response: unknown, path: string, message: string][] = [
    ['a list', [], '', 'must be object'],
    ['batchcomplete: false', { batchcomplete: false }, '/batchcomplete', 'must be one of ["",true]'],
    ['query as a list', { query: [] }, '/query', 'must be object'],
    ['tokens as a list', { query: { tokens: [] } }, '/query/tokens', 'must be object'],
    [
      'an unknown token',
      { query: { tokens: { edittoken: '' } } },
      '/query/tokens',
      'must not have the member "edittoken"',
    ],
    ['usage as an object', { query: { imageusage: {} } }, '/query/imageusage', 'must be array'],
    ['continue as a text', { continue: '-||' }, '/continue', 'must be object'],
    [
      'continue without its own member',
      { continue: { iucontinue: '0|3' } },
      '/continue',
      'must have the member "continue"',
    ],
    ['another separator', { continue: { continue: '-|' } }, '/continue/continue', 'must match pattern "\\|\\|"'],
    ['a number to continue with', { continue: { continue: 1 } }, '/continue/continue', 'must be string'],
    [
      'a list to continue with',
      { continue: { iucontinue: [0, 3], continue: '-||' } },
      '/continue/iucontinue',
      'must be string, or must be integer',
    ],
    ['query-continue as a list', { 'query-continue': [] }, '/query-continue', 'must be object'],
    [
      'query-continue without modules',
      { 'query-continue': { iucontinue: '2|4' } },
      '/query-continue/iucontinue',
      'must be object',
    ],
    [
      'a list in query-continue',
      { 'query-continue': { imageusage: { iucontinue: [] } } },
      '/query-continue/imageusage/iucontinue',
      'must be string, or must be integer',
    ],
    [
      'batchcomplete beside query-continue',
      { 'query-continue': {}, batchcomplete: '' },
      '',
      'must not have the member "batchcomplete" beside the others',
    ],
    [
      'continue beside query-continue',
      { 'query-continue': {}, continue: { continue: '-||' } },
      '',
      'must not have the member "continue" beside the others',
    ],
    ['an error as a text', { error: 'badcontinue' }, '/error', 'must be object'],
    ['errors as an object', { errors: { code: 'a' } }, '/errors', 'must be array'],
    ['a number as requestid', { requestid: 1 }, '/requestid', 'must be string'],
    ['a number as servedby', { servedby: 1 }, '/servedby', 'must be string'],
    ['a number as curtimestamp', { curtimestamp: 1 }, '/curtimestamp', 'must be string'],
    [
      'another form of time',
      { curtimestamp: '20261121000210' },
      '/curtimestamp',
      'must match pattern "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"',
    ],
    ['a number as uselang', { uselang: 1 }, '/uselang', 'must be string'],
    ['an empty uselang', { uselang: '' }, '/uselang', 'must match pattern "."'],
    ['null as errorlang', { errorlang: null }, '/errorlang', 'must be string'],
    ['an empty errorlang', { errorlang: '' }, '/errorlang', 'must match pattern "."'],
    ['limits as a list', { limits: [500] }, '/limits', 'must be object'],
    ['a limit as a text', { limits: { imageusage: '500' } }, '/limits/imageusage', 'must be integer'],
    ['the limit 0', { limits: { imageusage: 0 } }, '/limits/imageusage', 'must be >= 1'],
    ['login without a result', { login: {} }, '/login', 'must have the member "result"'],
    ['login as a text', { login: 'Success' }, '/login', 'must be object'],
    ['true as the result of login', { login: { result: true } }, '/login/result', 'must be string'],
    ['a number as docref', { docref: 1 }, '/docref', 'must be string'],
    ['a number as the content', { '*': 1 }, '/*', 'must be string'],
    ['a debug block as a list', { debuginfo: [] }, '/debuginfo', 'must be object'],
  ];
  for (const [what, response, path, message] of refused) {
    it(`refuses ${what}`, () => {
      expect(envelope(response)).to.deep.include({ path, message });
    });
  }

  it('refuses warnings in a form of no error format', () => {
    expect(envelope({ warnings: ['x'] })).to.deep.equal([{ path: '/warnings/0', message: 'must be object' }]);
  });

  it('refuses results beside an error', () => {
    const error = { code: 'badcontinue', info: 'Invalid continue param.' };
    const results = { batchcomplete: '', continue: { continue: '-||' }, limits: {}, query: {}, debuginfo: {} };
    for (const [member, value] of Object.entries({ ...results, 'query-continue': {} })) {
      const problem = { path: '', message: `must not have the member "${member}" beside the others` };
      expect(envelope({ error, [member]: value })).to.deep.include(problem);
      expect(envelope({ errors: [{ code: 'badcontinue' }], [member]: value })).to.deep.include(problem);
    }
    expect(envelope({ error, errors: [{ code: 'badcontinue' }] })).to.deep.equal([
      { path: '', message: 'must not have the member "errors" beside the others' },
    ]);
  });
});
