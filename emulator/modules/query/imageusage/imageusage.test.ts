import { expect } from 'chai';
import { createWiki } from '../../../index';
import { Client, send, bothReleases, errorBody, fixture, fixtureWiki } from '../../../testing/send.test-support';

const list = 'action=query&list=imageusage&format=json';
const range = 'The value \\"501\\" for parameter \\"iulimit\\" must be between 1 and 500.';
const badContinue = 'Invalid continue param. You should pass the original value returned by the previous query.';

/** The titles in a response, as its body shows them. */
const titles = (body: string): string[] =>
  Array.from(body.matchAll(/"title":"((?:[^"\\]|\\.)*)"/g), ([, title = '']) => title);

for (const release of bothReleases) {
  describe(`list=imageusage, release ${release}`, () => {
    const wiki = fixtureWiki(release);
    const usage = (query: string): string => send(wiki, `${list}&${query}`).body;

    for (const [query, code, info] of [
      ['', 'missingparam', 'One of the parameters \\"iutitle\\" and \\"iupageid\\" is required.'],
      [
        'iutitle=&iupageid=2',
        'invalidparammix',
        'The parameters \\"iutitle\\" and \\"iupageid\\" can not be used together.',
      ],
      ['iupageid=99999', 'nosuchpageid', 'There is no page with ID 99999.'],
      ['iupageid=0', 'nosuchpageid', 'There is no page with ID 0.'],
      ['iupageid=-1', 'nosuchpageid', 'There is no page with ID -1.'],
      ['iupageid=2', 'bad_image_title', 'The title for \\"imageusage\\" must be a file.'],
      ['iupageid=', 'badinteger', 'Invalid value \\"\\" for integer parameter \\"iupageid\\".'],
      // What comes first, where several things are wrong: syntax in the order of declaration, presence, title, place.
      ['iulimit=x&iupageid=y', 'badinteger', 'Invalid value \\"y\\" for integer parameter \\"iupageid\\".'],
      ['iulimit=x&iudir=y', 'badvalue', 'Unrecognized value for parameter \\"iudir\\": y.'],
      ['iufilterredir=x&iudir=y', 'badvalue', 'Unrecognized value for parameter \\"iudir\\": y.'],
      ['iutitle=[&iulimit=x', 'badinteger', 'Invalid value \\"x\\" for integer parameter \\"iulimit\\".'],
      ['iucontinue=x', 'missingparam', 'One of the parameters \\"iutitle\\" and \\"iupageid\\" is required.'],
      ['iutitle=[&iucontinue=x', 'invalidtitle', 'Bad title \\"[\\".'],
      ['iutitle=Alpha&iucontinue=x', 'bad_image_title', 'The title for \\"imageusage\\" must be a file.'],
      ['iutitle=File:A&iucontinue=x', 'badcontinue', badContinue],
    ] as const) {
      it(`${query === '' ? 'no parameter' : query}: ${code}`, () => {
        const response = send(wiki, `${list}&${query}`);
        expect(response.body).to.equal(errorBody(code, info));
        expect(response.header('MediaWiki-API-Error')).to.equal(code);
        expect(response.status).to.equal(200);
      });
    }

    it('accepts the id of a file page instead of a title', () => {
      expect(titles(usage('iupageid=9'))).to.deep.equal(['ViaRedir1', 'ViaRedir2']);
    });

    for (const [namespaces, expected] of [
      ['', ['Alpha', 'Z\\u00fcrich', 'User:Bob']],
      ['99', ['Alpha', 'Z\\u00fcrich', 'User:Bob']],
      ['-1', ['Alpha', 'Z\\u00fcrich', 'User:Bob']],
      ['0', ['Alpha', 'Z\\u00fcrich', 'Apos & \\"quote\\"']],
      ['00|%2B0|-0', ['Alpha', 'Z\\u00fcrich', 'Apos & \\"quote\\"']],
      ['6', ['File:Redir.png', 'File:Redir2.png']],
      ['14|12|10', ['Template:Tpl', 'Help:Guide', 'Category:C']],
      ['2|1', ['Talk:Alpha', 'User:Bob']],
      ['2|1|x', ['Talk:Alpha', 'User:Bob']],
      ['*', ['Alpha', 'Z\\u00fcrich', 'Apos & \\"quote\\"']],
      ['4', []],
    ] as const) {
      it(`iunamespace=${namespaces} lists ${expected.length === 0 ? 'nothing' : expected.join(', ')}`, () => {
        expect(titles(usage(`iutitle=File:Used.png&iulimit=3&iunamespace=${namespaces}`))).to.deep.equal(expected);
      });
    }

    for (const [query, expected] of [
      ['iufilterredir=redirects', ['File:Redir.png', 'File:Redir2.png', 'RedirPage']],
      ['iufilterredir=redirects&iudir=descending', ['RedirPage', 'File:Redir2.png', 'File:Redir.png']],
      ['iufilterredir=redirects&iunamespace=0', ['RedirPage']],
      ['iufilterredir=nonredirects&iunamespace=6', []],
      ['iufilterredir=nonredirects&iulimit=2&iucontinue=0|8', ['Apos & \\"quote\\"', 'ViaRedir2']],
      ['iudir=descending&iulimit=3', ['Category:C', 'RedirPage', 'ViaRedir2']],
      ['iudir=descending&iulimit=3&iunamespace=0|1|2', ['User:Bob', 'Talk:Alpha', 'RedirPage']],
      ['iudir=descending&iunamespace=6', ['File:Redir2.png', 'File:Redir.png']],
    ] as const) {
      it(`${query} lists ${expected.length === 0 ? 'nothing' : expected.join(', ')}`, () => {
        expect(titles(usage(`iutitle=File:Used.png&${query}`))).to.deep.equal(expected);
      });
    }

    for (const from of ['0|3', '-3|3', '99|3', '0|3|6|a|0|1', '0|3|6|any text|0|1|2|3', '9223372036854775807|3']) {
      it(`iucontinue=${from} resumes at page 3`, () => {
        expect(titles(usage(`iutitle=File:Used.png&iulimit=2&iucontinue=${from}`))).to.deep.equal([
          'Z\\u00fcrich',
          'User:Bob',
        ]);
      });
    }
  });
}

describe('The limit of list=imageusage', () => {
  const users = [
    { name: 'Plain', password: 'p' },
    { name: 'Sys', password: 'p', groups: ['sysop'] },
    { name: 'Robot', password: 'p', groups: ['bot'] },
  ];
  const wiki = createWiki({ ...fixture, users });
  const limitOf = (name: string | undefined, iulimit: string): string => {
    const client = new Client(wiki);
    if (name !== undefined) client.logIn(name, 'p');
    return client.send(`${list}&iutitle=File:Nope.png&iulimit=${iulimit}`).body;
  };

  it('is 500 by default', () => {
    for (const name of [undefined, 'Plain']) {
      expect(limitOf(name, 'max')).to.equal(
        '{"batchcomplete":"","limits":{"imageusage":500},"query":{"imageusage":[]}}',
      );
      expect(limitOf(name, '501')).to.contain(`"warnings":{"imageusage":{"*":"${range}"}}`);
    }
  });

  it('is 5000 with the right apihighlimits, which sysops and bots have', () => {
    for (const name of ['Sys', 'Robot']) {
      expect(limitOf(name, 'max')).to.equal(
        '{"batchcomplete":"","limits":{"imageusage":5000},"query":{"imageusage":[]}}',
      );
      expect(limitOf(name, '501')).to.equal('{"batchcomplete":"","query":{"imageusage":[]}}');
      expect(limitOf(name, '5001')).to.contain(
        'The value \\"5001\\" for parameter \\"iulimit\\" must be between 1 and 5,000.',
      );
    }
  });
});
