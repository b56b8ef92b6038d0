import { expect } from 'chai';
import { createWiki } from '../index';
import {
  announcement,
  ask,
  bothReleases,
  Client,
  documentation,
  errorBody,
  fixture,
  fixtureWiki,
} from '../testing/ask.test-support';

const tokens = 'action=query&meta=tokens&format=json';
const loggedOut = 'You are no longer logged in, so the action could not be completed.';
const noUser = (name: string): string => `Invalid value \\"${name}\\" for user parameter \\"assertuser\\".`;

/** What a client without a session cannot claim, and the names that nobody can have (core 1, 6.4). */
const refused: readonly (readonly [string, string, string])[] = [
  ['action=foo', 'badvalue', 'Unrecognized value for parameter \\"action\\": foo.'],
  ['action=', 'badvalue', 'Unrecognized value for parameter \\"action\\": .'],
  ['action=query|help', 'badvalue', 'Unrecognized value for parameter \\"action\\": query|help.'],
  ['action=Query', 'badvalue', 'Unrecognized value for parameter \\"action\\": Query.'],
  ['action=query&assert=user', 'assertuserfailed', loggedOut],
  [
    'action=query&assert=bot',
    'assertbotfailed',
    'You do not have the \\"bot\\" right, so the action could not be completed.',
  ],
  ['action=query&assert=foo', 'badvalue', 'Unrecognized value for parameter \\"assert\\": foo.'],
  [
    'action=query&assertuser=admin',
    'assertnameduserfailed',
    'You are no longer logged in as \\"Admin\\", so the action could not be completed.',
  ],
  [
    'action=query&assertuser=_x__y_',
    'assertnameduserfailed',
    'You are no longer logged in as \\"X y\\", so the action could not be completed.',
  ],
  ['action=query&assertuser=', 'baduser', noUser('')],
  ['action=query&assertuser=a/b', 'baduser', noUser('a/b')],
  ['action=query&assertuser=1.2.3.4', 'baduser', noUser('1.2.3.4')],
  ['action=query&assertuser=User talk:x', 'baduser', noUser('User talk:x')],
  ['action=query&assertuser=mw:x', 'baduser', noUser('mw:x')],
  ['action=query&maxlag=x', 'badinteger', 'Invalid value \\"x\\" for integer parameter \\"maxlag\\".'],
  ['action=query&maxlag=', 'badinteger', 'Invalid value \\"\\" for integer parameter \\"maxlag\\".'],
  // What comes first, where several things are wrong (core 0, order of checks).
  ['action=foo&maxlag=x&assert=y', 'badvalue', 'Unrecognized value for parameter \\"action\\": foo.'],
  [
    'assertuser=&assert=y&maxlag=x&action=query',
    'badinteger',
    'Invalid value \\"x\\" for integer parameter \\"maxlag\\".',
  ],
  ['action=query&assertuser=Zed&assert=user', 'assertuserfailed', loggedOut],
  ['action=query&assert=user&maxlag=-9&list=imageusage', 'assertuserfailed', loggedOut],
  [`action=query&assert=user&list=${'x|'.repeat(50)}`, 'assertuserfailed', loggedOut],
  ['action=login&assert=user', 'assertuserfailed', loggedOut],
  ['action=logout&maxlag=-9', 'missingparam', 'The \\"token\\" parameter must be set.'],
];

for (const release of bothReleases) {
  describe(`what is checked before an action, release ${release}`, () => {
    const wiki = fixtureWiki(release);

    for (const [query, code, info] of refused) {
      it(`${query}: ${code}`, () => {
        const response = ask(wiki, `${query}&format=json`);
        expect(response.body).to.equal(errorBody(code, info));
        expect(response.status).to.equal(200);
        expect(response.headers).to.deep.equal([
          'X-Content-Type-Options: nosniff',
          `MediaWiki-API-Error: ${code}`,
          'Content-Type: application/json; charset=utf-8',
          'X-Frame-Options: DENY',
          'Content-Disposition: inline; filename=api-result.json',
          'Cache-Control: private, must-revalidate, max-age=0',
        ]);
      });
    }

    for (const query of ['assert=anon', 'maxlag=-1', 'maxlag=0', 'maxlag=5', 'assert[]=user']) {
      it(`${query} lets the request pass`, () => {
        expect(ask(wiki, `${tokens}&${query}`).body).to.contain('"query":{"tokens":{"csrftoken":"+\\\\"}}}');
      });
    }

    it('maxlag below the lag of a single database, which is -1', () => {
      const response = ask(wiki, `${tokens}&maxlag=-2`);
      expect(response.body).to.equal(
        `{"error":{"code":"maxlag","info":"Waiting for a database server: -1 second lagged.","host":"","lag":-1,"type":"db","*":"${documentation}"}}`,
      );
      expect(response.status).to.equal(200);
      expect(response.headers.slice(1, 4)).to.deep.equal([
        'Retry-After: 5',
        'X-Database-Lag: -1',
        'MediaWiki-API-Error: maxlag',
      ]);
    });

    it('methods: 405 in the plain formats', () => {
      for (const method of ['PUT', 'PATCH', 'DELETE', 'TRACE']) {
        const response = ask(wiki, tokens, { method });
        expect(response.status).to.equal(405);
        expect(response.body).to.equal(errorBody('invalidmethod', 'Invalid HTTP method. Consider using GET or POST.'));
        // What is wrong before the method is looked at keeps its status.
        expect(ask(wiki, `${tokens}&maxlag=-2`, { method }).status).to.equal(200);
        expect(ask(wiki, 'action=foo&format=json', { method }).status).to.equal(200);
      }
    });

    it('HEAD is as GET; OPTIONS is empty', () => {
      expect(ask(wiki, tokens, { method: 'HEAD' }).headers).to.deep.equal(ask(wiki, tokens).headers);
      const options = ask(wiki, tokens, { method: 'OPTIONS' });
      expect(options.status).to.equal(200);
      expect(options.body).to.equal('');
      expect(options.headers).to.deep.equal([
        'X-Content-Type-Options: nosniff',
        'Content-type: text/html; charset=UTF-8',
      ]);
    });

    it('a promise not to write, broken', () => {
      const headers = { 'promise-non-write-api-action': '1' };
      expect(ask(wiki, 'action=login&format=json', { body: 'lgname=x', headers }).body).to.equal(
        errorBody(
          'promised-nonwrite-api',
          'The \\"Promise-Non-Write-API-Action\\" HTTP header cannot be sent to write-mode API modules.',
        ),
      );
      expect(ask(wiki, tokens, { headers }).body).to.contain('csrftoken');
    });
  });
}

describe('assertions of somebody who is logged in', () => {
  const users = [
    { name: 'Alice', password: 'a' },
    { name: 'Robot', password: 'r', groups: ['bot'] },
  ];
  const wiki = createWiki({ ...fixture, users });
  const codeFor = (name: string, query: string): string | undefined => {
    const client = new Client(wiki);
    client.logIn(name, name.slice(0, 1).toLowerCase());
    return client.ask(`action=query&format=json&${query}`).header('MediaWiki-API-Error');
  };

  for (const [name, query, code] of [
    ['Alice', 'assert=user', undefined],
    ['Alice', 'assert=anon', 'assertanonfailed'],
    ['Alice', 'assert=bot', 'assertbotfailed'],
    ['Robot', 'assert=bot', undefined],
    ['Alice', 'assertuser=alice', undefined],
    ['Alice', 'assertuser=User:_alice_', undefined],
    ['Alice', 'assertuser=Robot', 'assertnameduserfailed'],
    ['Alice', 'assert=anon&assertuser=Robot', 'assertanonfailed'],
    ['Alice', 'assert=user&callback=f', 'assertuserfailed'],
    ['Alice', 'assert=anon&callback=f', undefined],
  ] as const) {
    it(`${name}, ${query}: ${code ?? 'holds'}`, () => {
      expect(codeFor(name, query)).to.equal(code);
    });
  }
});

describe('a token that an action needs', () => {
  it('is missing where it is empty, and the error says what it was', () => {
    for (const release of bothReleases) {
      const wiki = fixtureWiki(release);
      const parameters = (query: string, body?: string): string | undefined =>
        /"key":"paramvalidator-missingparam","params":(\[.*?\]),/.exec(
          ask(wiki, `action=logout&format=json&errorformat=raw${query}`, body === undefined ? {} : { body }).body,
        )?.[1];
      expect(parameters('')).to.equal('[{"plaintext":"token"}]');
      expect(parameters('&token[]=')).to.equal('[{"plaintext":"token"}]');
      expect(parameters('&token=')).to.equal('[{"plaintext":"token"},{"plaintext":""}]');
      expect(parameters('', 'token=')).to.equal('[{"plaintext":"token"},{"plaintext":""}]');
    }
  });
});

for (const release of bothReleases) {
  describe(`an empty Content-Type header, release ${release}`, () => {
    const wiki = fixtureWiki(release);

    it('counts as missing', () => {
      const response = ask(wiki, 'action=query&format=json', { body: 'requestid=1', headers: { 'content-type': '' } });
      expect(response.body).to.equal(
        `{"batchcomplete":"","warnings":{"main":{"*":"A POST request was made without a \\"Content-Type\\" header. This does not work reliably.\\n${announcement}"}}}`,
      );
    });
  });
}
