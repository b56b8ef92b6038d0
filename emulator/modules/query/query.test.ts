import { expect } from 'chai';
import { ask, bothReleases, errorBody, fixtureWiki } from '../../testing/ask.test-support';

const usage = 'list=imageusage&iutitle=File:Used.png&iulimit=1';
const alpha = '[{"pageid":2,"ns":0,"title":"Alpha"}]';
const redir = '[{"ns":6,"title":"File:Redir.png"}]';
const both = `list=imageusage|allfileusages&iutitle=File:Used.png&iulimit=1&aflimit=1`;
const badContinue = errorBody(
  'badcontinue',
  'Invalid continue param. You should pass the original value returned by the previous query.',
);

/** Queries and their whole answers (core 2.9, 4.5). */
const responses: readonly (readonly [string, string])[] = [
  ['', '{"batchcomplete":""}'],
  ['list=', '{"batchcomplete":""}'],
  [
    'generator=images&titles=A&pageids=1&gimlimit=x',
    errorBody('badinteger', 'Invalid value \\"x\\" for integer parameter \\"gimlimit\\".'),
  ],
  [
    'generator=imageusage&titles=A&pageids=1&continue=-||',
    errorBody('multisource', 'The \\"pageids\\" parameter cannot be used with \\"titles\\".'),
  ],
  [
    'pageids=9|-1&redirects&indexpageids',
    '{"batchcomplete":"","query":{"redirects":[{"from":"File:Redir.png","to":"File:Used.png"}],"pageids":["-1"],"pages":{"-1":{"pageid":-1,"missing":""}}}}',
  ],
  ['meta=foo', '{"batchcomplete":"","warnings":{"query":{"*":"Unrecognized value for parameter \\"meta\\": foo"}}}'],
  [
    'meta=baz&list=foo|bar',
    '{"batchcomplete":"","warnings":{"query":{"*":"Unrecognized values for parameter \\"list\\": foo, bar\\nUnrecognized value for parameter \\"meta\\": baz"}}}',
  ],
  [
    'list=tokens',
    '{"batchcomplete":"","warnings":{"query":{"*":"Unrecognized value for parameter \\"list\\": tokens"}}}',
  ],
  [
    'list=IMAGEUSAGE',
    '{"batchcomplete":"","warnings":{"query":{"*":"Unrecognized value for parameter \\"list\\": IMAGEUSAGE"}}}',
  ],
  ['meta=tokens|tokens', '{"batchcomplete":"","query":{"tokens":{"csrftoken":"+\\\\"}}}'],
  [
    usage.replace('imageusage', 'imageusage|imageusage'),
    `{"batchcomplete":"","continue":{"iucontinue":"0|3","continue":"-||"},"query":{"imageusage":${alpha}}}`,
  ],
  [
    both,
    `{"batchcomplete":"","continue":{"iucontinue":"0|3","afcontinue":"Redir.png|12","continue":"-||"},"query":{"imageusage":${alpha},"allfileusages":${redir}}}`,
  ],
  [
    `${both}&meta=tokens`,
    `{"batchcomplete":"","continue":{"iucontinue":"0|3","afcontinue":"Redir.png|12","continue":"-||tokens"},"query":{"imageusage":${alpha},"allfileusages":${redir},"tokens":{"csrftoken":"+\\\\"}}}`,
  ],
  [
    `${both}&continue=-||imageusage`,
    `{"batchcomplete":"","continue":{"afcontinue":"Redir.png|12","continue":"-||imageusage"},"query":{"allfileusages":${redir}}}`,
  ],
  [`${both}&continue=-||allfileusages|imageusage`, '{"batchcomplete":""}'],
  [
    `${both}&iucontinue=14|637&continue=-||`,
    `{"batchcomplete":"","continue":{"afcontinue":"Redir.png|12","continue":"-||imageusage"},"query":{"imageusage":[{"pageid":637,"ns":14,"title":"Category:C"}],"allfileusages":${redir}}}`,
  ],
  [
    `${both}&rawcontinue`,
    `{"query-continue":{"imageusage":{"iucontinue":"0|3"},"allfileusages":{"afcontinue":"Redir.png|12"}},"query":{"imageusage":${alpha},"allfileusages":${redir}}}`,
  ],
  [
    `${usage}&continue=`,
    `{"batchcomplete":"","continue":{"iucontinue":"0|3","continue":"-||"},"query":{"imageusage":${alpha}}}`,
  ],
  [
    `${usage}&continue=-||tokens|foo`,
    `{"batchcomplete":"","continue":{"iucontinue":"0|3","continue":"-||"},"query":{"imageusage":${alpha}}}`,
  ],
  [`${usage}&continue=-||imageusage`, '{"batchcomplete":""}'],
  ['rawcontinue&continue=-||', '{}'],
  ['continue=a||b', '{"batchcomplete":""}'],
  ['continue=x', badContinue],
  ['continue=|', badContinue],
  ['continue=a||b||c', badContinue],
  ['continue=||||', badContinue],
  // What an earlier answer finished is still checked, before anything else (core 4.5).
  ['list=imageusage&iulimit=max&continue=-||imageusage', '{"batchcomplete":"","limits":{"imageusage":500}}'],
  [
    'list=imageusage&iulimit=0&foo=1&continue=-||imageusage',
    '{"batchcomplete":"","warnings":{"main":{"*":"Unrecognized parameter: foo."},"imageusage":{"*":"The value \\"0\\" for parameter \\"iulimit\\" must be between 1 and 500."}}}',
  ],
  [
    'list=allfileusages|imageusage&aflimit=x&iulimit=y&continue=-||imageusage',
    errorBody('badinteger', 'Invalid value \\"y\\" for integer parameter \\"iulimit\\".'),
  ],
  // A list that fails ends the request before metas run.
  [
    'list=imageusage&meta=tokens&type=foo',
    errorBody('missingparam', 'One of the parameters \\"iutitle\\" and \\"iupageid\\" is required.'),
  ],
];

for (const release of bothReleases) {
  describe(`action=query, release ${release}`, () => {
    const wiki = fixtureWiki(release);
    for (const [query, body] of responses) {
      it(query === '' ? 'asked for nothing' : query, () => {
        expect(ask(wiki, `action=query&format=json&${query}`).body).to.equal(body);
      });
    }
  });
}
