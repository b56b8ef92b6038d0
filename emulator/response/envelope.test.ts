import { expect } from 'chai';
import { createWiki } from '../index';
import { announcement, ask, bothReleases, documentation, fixture, fixtureWiki } from '../testing/ask.test-support';

const entries = '[{"pageid":2,"ns":0,"title":"Alpha"},{"pageid":3,"ns":0,"title":"Z\\u00fcrich"}]';
const usage = 'action=query&list=imageusage&iutitle=File:Used.png&format=json';
const unused = 'action=query&list=imageusage&iutitle=File:Nope.png&format=json';
const unknownType = '"tokens":{"*":"Unrecognized value for parameter \\"type\\": foo"}';
const tooMany = '"imageusage":{"*":"The value \\"900\\" for parameter \\"iulimit\\" must be between 1 and 500."}';
const unknownParameter = '"main":{"*":"Unrecognized parameter: foo."}';

/** The consequences of the order in which things happen (core 0). */
const orders: readonly (readonly [string, string, string])[] = [
  ['nothing', 'action=query&format=json', '{"batchcomplete":""}'],
  ['a list', unused, '{"batchcomplete":"","query":{"imageusage":[]}}'],
  [
    'a list that continues',
    `${usage}&iulimit=2`,
    `{"batchcomplete":"","continue":{"iucontinue":"2|4","continue":"-||"},"query":{"imageusage":${entries}}}`,
  ],
  [
    'an unknown parameter only',
    `${unused}&foo=1`,
    `{"warnings":{${unknownParameter}},"batchcomplete":"","query":{"imageusage":[]}}`,
  ],
  [
    'a warning of a module only',
    'action=query&meta=tokens&type=foo&format=json',
    `{"batchcomplete":"","warnings":{${unknownType}},"query":{"tokens":{}}}`,
  ],
  [
    'an unknown parameter and more to come',
    `${usage}&iulimit=2&foo=1&requestid=x`,
    `{"warnings":{${unknownParameter}},"batchcomplete":"","continue":{"iucontinue":"2|4","continue":"-||"},"requestid":"x","query":{"imageusage":${entries}}}`,
  ],
  [
    'warnings of several modules, the newest on top',
    `${unused}&iulimit=900&meta=tokens&type=foo&foo=1`,
    `{"batchcomplete":"","warnings":{${unknownParameter},${unknownType},${tooMany}},"query":{"imageusage":[],"tokens":{}}}`,
  ],
  [
    'an unknown parameter after an earlier warning of main, which keeps its place',
    `${unused}&iulimit=900&meta=tokens&type=foo&foo=1&requestid=%FF`,
    `{"batchcomplete":"","warnings":{${unknownType},${tooMany},"main":{"*":"The value passed for \\"requestid\\" contains invalid or non-normalized data. Textual data should be valid, NFC-normalized Unicode without C0 control characters other than HT (\\\\t), LF (\\\\n), and CR (\\\\r).\\nUnrecognized parameter: foo."}},"requestid":"\\u00ff","query":{"imageusage":[],"tokens":{}}}`,
  ],
  [
    'max of a single list',
    `${unused}&iulimit=max`,
    '{"batchcomplete":"","limits":{"imageusage":500},"query":{"imageusage":[]}}',
  ],
  [
    'max of a list that another one came before',
    'action=query&list=allfileusages|imageusage&affrom=Zz&afto=Zz&iutitle=File:Nope.png&iulimit=max&format=json',
    '{"batchcomplete":"","query":{"allfileusages":[],"imageusage":[]},"limits":{"imageusage":500}}',
  ],
  [
    'max of both',
    'action=query&list=allfileusages|imageusage&affrom=Zz&afto=Zz&aflimit=max&iutitle=File:Nope.png&iulimit=max&format=json',
    '{"batchcomplete":"","limits":{"allfileusages":500,"imageusage":500},"query":{"allfileusages":[],"imageusage":[]}}',
  ],
  [
    'lists before metas, whatever the request says',
    'action=query&meta=tokens&type=watch&list=imageusage&iutitle=File:Nope.png&format=json',
    '{"batchcomplete":"","query":{"imageusage":[],"tokens":{"watchtoken":"+\\\\"}}}',
  ],
  [
    'lists in the order of the request',
    'action=query&list=imageusage|allfileusages&iutitle=File:Nope.png&affrom=Zz&afto=Zz&format=json',
    '{"batchcomplete":"","query":{"imageusage":[],"allfileusages":[]}}',
  ],
  ['rawcontinue', `${unused}&rawcontinue`, '{"query":{"imageusage":[]}}'],
  [
    'rawcontinue of a list that continues',
    `${usage}&iulimit=2&rawcontinue&foo=1`,
    `{"warnings":{${unknownParameter}},"query-continue":{"imageusage":{"iucontinue":"2|4"}},"query":{"imageusage":${entries}}}`,
  ],
  [
    'an error: all but the warnings goes',
    'action=query&list=imageusage&iutitle=Alpha&iulimit=900&requestid=x&responselanginfo=1&format=json',
    `{"error":{"code":"bad_image_title","info":"The title for \\"imageusage\\" must be a file.","*":"${documentation}"},"warnings":{${tooMany}},"requestid":"x","uselang":"en","errorlang":"en"}`,
  ],
  [
    'an error of the printer',
    'action=query&format=json&formatversion=3',
    `{"warnings":{"json":{"*":"Unrecognized value for parameter \\"formatversion\\": 3."},"main":{"*":"Error printer failed. Will retry without params."}},"error":{"code":"badvalue","info":"Unrecognized value for parameter \\"formatversion\\": 3.","*":"${documentation}"}}`,
  ],
  [
    'an error of the printer after warnings',
    `${unused}&iulimit=900&foo=1&formatversion=3&requestid=1`,
    `{"error":{"code":"badvalue","info":"Unrecognized value for parameter \\"formatversion\\": 3.","*":"${documentation}"},"warnings":{"json":{"*":"Unrecognized value for parameter \\"formatversion\\": 3."},"main":{"*":"Unrecognized parameter: foo.\\nError printer failed. Will retry without params."},${tooMany}},"requestid":"1"}`,
  ],
  [
    'an error of the printer after another error, which stays',
    'action=query&list=imageusage&iutitle=Alpha&format=json&formatversion=3',
    `{"warnings":{"json":{"*":"Unrecognized value for parameter \\"formatversion\\": 3."},"main":{"*":"Error printer failed. Will retry without params."}},"error":{"code":"bad_image_title","info":"The title for \\"imageusage\\" must be a file.","*":"${documentation}"}}`,
  ],
];

for (const release of bothReleases) {
  describe(`the order of the members of an answer, release ${release}`, () => {
    const wiki = fixtureWiki(release);
    for (const [what, query, body] of orders) {
      it(`with ${what}`, () => {
        expect(ask(wiki, query).body).to.equal(body);
      });
    }

    it('with two deprecations, which name the place to read of them once', () => {
      const { body } = ask(wiki, 'action=login&format=json', { method: 'POST' });
      expect(body.replace(/[0-9a-f]{40}/, 'real')).to.equal(
        `{"warnings":{"login":{"*":"Fetching a token via \\"action=login\\" is deprecated. Use \\"action=query&meta=tokens&type=login\\" instead."},"main":{"*":"A POST request was made without a \\"Content-Type\\" header. This does not work reliably.\\n${announcement}"}},"login":{"result":"NeedToken","token":"real+\\\\"}}`,
      );
    });
  });
}

describe('the members that every answer opens with', () => {
  const wiki = createWiki(fixture, { seed: 1, now: '2026-11-20T18:17:56.789Z' });
  const opening = '"requestid":"abc","curtimestamp":"2026-11-20T18:17:56Z","uselang":"en","errorlang":"en"';

  it('stand in one order, between what goes on top and what comes below', () => {
    const query = `${unused}&iulimit=max&iunamespace=zz&requestid=abc&servedby=1&curtimestamp=1&responselanginfo=1&foo=1`;
    expect(ask(wiki, query).body).to.equal(
      `{"batchcomplete":"","warnings":{${unknownParameter},"imageusage":{"*":"Unrecognized value for parameter \\"iunamespace\\": zz"}},${opening},"limits":{"imageusage":500},"query":{"imageusage":[]}}`,
    );
  });

  it('follow an error', () => {
    const query = 'action=query&list=imageusage&requestid=abc&curtimestamp&responselanginfo&format=json';
    expect(ask(wiki, query).body).to.equal(
      `{"error":{"code":"missingparam","info":"One of the parameters \\"iutitle\\" and \\"iupageid\\" is required.","*":"${documentation}"},${opening}}`,
    );
  });

  it('name the language as it is read', () => {
    for (const [sent, shown] of [
      ['DE', 'de'],
      ['', 'en'],
      ['a/b', 'en'],
      ['content', 'en'],
      ['user', 'en'],
      ['xx-bogus!', 'xx-bogus!'],
      ['zh-Hans', 'zh-hans'],
    ] as const) {
      expect(ask(wiki, `action=query&responselanginfo&uselang=${sent}&format=json`).body).to.equal(
        `{"batchcomplete":"","uselang":"${shown}","errorlang":"en"}`,
      );
    }
  });
});
