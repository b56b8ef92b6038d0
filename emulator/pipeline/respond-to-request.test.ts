import { expect } from 'chai';
import { createWiki, type Wiki } from '../index';
import { send, bothReleases, errorBody, fixture, type Sent } from '../testing/send.test-support';
import { processorTime } from '../testing/processor-time.test-support';

const list = 'action=query&list=imageusage&format=json';
const prototypeNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
];

/** Hostile requests. Each gets a response; none may throw. */
const requests: readonly (readonly [string, string, Sent?])[] = [
  ['empty everything', '', { method: '', headers: {} }],
  ['an empty query', '?'],
  ['broken percent-encodings', 'action=query&%=%&%z=%4&a=%&%80%=%FF%&format=json'],
  ['nothing but separators', '&&=&=&&;&'],
  ['control characters', 'action=query%00&meta=\x01\x02&format=json%0A'],
  ['raw bytes', 'action=query\xff\xfe&\x80=\x81&format=json'],
  ['a deep array', `action=query&a${'[b]'.repeat(5000)}=1&format=json`],
  ['open brackets', `action=query&a${'['.repeat(20000)}=1&format=json`],
  ['closing brackets', `action=query&a[${']'.repeat(20000)}=1&format=json`],
  ['an array of arrays', `action=query&${'a[][]=1&'.repeat(900)}format=json`],
  ['an index beyond all numbers', 'action=query&a[99999999999999999999999]=1&a[]=2&a[-1]=3&format=json'],
  ['a huge index', 'action=query&a[9007199254740991]=1&a[]=2&a[]=3'],
  ['a long name', `action=query&${'n'.repeat(60_000)}=1&format=json`],
  ['a long name in a body', 'action=query&format=json', { body: `${'n'.repeat(100_000)}=1` }],
  ['a long value in a body', 'action=query&format=json', { body: `requestid=${'%41'.repeat(100_000)}` }],
  ['a list of 60,000 values', 'action=query&meta=tokens&format=json', { body: `type=${'|'.repeat(60_000)}` }],
  ['a body of separators', 'action=query&format=json', { body: '&='.repeat(100_000) }],
  [
    'multipart without end',
    'action=query',
    { body: '--X\r\n'.repeat(20_000), headers: { 'content-type': 'multipart/form-data; boundary=X' } },
  ],
  [
    'multipart with an empty boundary',
    'action=query',
    { body: '----', headers: { 'content-type': 'multipart/form-data; boundary=""' } },
  ],
  [
    'multipart that is a pattern',
    'action=query',
    { body: '--(.*)+$', headers: { 'content-type': 'multipart/form-data; boundary=(.*)+$' } },
  ],
  ['a long title', list, { body: `iutitle=File:${'a'.repeat(100_000)}` }],
  ['a title of colons', list, { body: `iutitle=${':'.repeat(100_000)}` }],
  ['a title of underscores', list, { body: `iutitle=${'_'.repeat(100_000)}x` }],
  ['a title of entities', list, { body: `iutitle=${'%26'.repeat(30_000)}` }],
  ['a title of dots', list, { body: `iutitle=File:${'../'.repeat(30_000)}` }],
  ['a title of tildes', list, { body: `iutitle=File:${'~'.repeat(100_000)}` }],
  [
    'an error of tags',
    'action=query&list=imageusage&iutitle=File:A&format=json',
    { body: `iudir=${'%3C'.repeat(30_000)}` },
  ],
  [
    'an error of white space',
    'action=query&list=imageusage&iutitle=File:A&format=json',
    { body: `iudir=${'%0A+'.repeat(30_000)}` },
  ],
  ['a long number', `${list}&iulimit=${'9'.repeat(50_000)}`],
  ['a number of zeros', `${list}&iutitle=File:A&iulimit=${'0'.repeat(50_000)}1`],
  ['a long continuation', `${list}&iutitle=File:A&iucontinue=${'0|'.repeat(20_000)}`],
  ['a continuation of modules', `action=query&format=json&continue=-||${'x|'.repeat(20_000)}`],
  ['a long callback', `action=query&format=json&callback=${'('.repeat(50_000)}`],
  ['a long language', `action=query&uselang=${'x'.repeat(50_000)}`],
  ['a prefix beyond all files', 'action=query&list=allfileusages&format=json&afprefix=%F4%8F%BF%BF'],
  ['a page in HTML of much', `action=query&requestid=${'%3C'.repeat(15_000)}`],
  ['cookies without end', 'action=query&format=json', { headers: { cookie: 'wiki_session=;'.repeat(5000) } }],
  [
    'cookies that are not encoded well',
    'action=query&format=json',
    { headers: { cookie: 'wiki_session=%; wikiUserID=%E0%A4%A' } },
  ],
  ['a content type of separators', 'action=query', { body: 'a=1', headers: { 'content-type': ';'.repeat(50_000) } }],
  ['a method of its own', 'action=query&format=json', { method: 'G\u0000T' }],
];

for (const release of bothReleases) {
  describe(`Hostile requests, release ${release}`, () => {
    const wikis: readonly (readonly [string, Wiki])[] = [
      ['', createWiki(fixture, { release })],
      [' with the debug block', createWiki(fixture, { release, debug: true })],
    ];

    for (const [what, query, sent] of requests) {
      it(`responds soon to ${what}`, () => {
        for (const [which, wiki] of wikis) {
          let status = 0;
          // The first time loads and compiles whatever the request needs.
          send(wiki, query, sent);
          wiki.reset();
          expect(
            processorTime(() => (status = send(wiki, query, sent).status)),
            which,
          ).to.be.below(1000);
          expect(status, which).to.be.oneOf([200, 405]);
          // What a test sees of a request is made when it looks.
          expect(wiki.requests.map((request) => request.status)).to.deep.equal([status]);
          wiki.reset();
        }
      });
    }

    it('treats names of object members as ordinary parameters, headers and titles', () => {
      for (const [, wiki] of wikis) {
        for (const name of prototypeNames) {
          const query = `${list}&iutitle=File:${name}&${name}=1&${name}[${name}]=2`;
          const { body } = send(wiki, query, { headers: { [name]: 'x' } });
          expect(body).to.contain(`{"warnings":{"main":{"*":"Unrecognized parameter: ${name}."}},"batchcomplete":""`);
          expect(body).to.contain('"query":{"imageusage":[]}');
          const headers = JSON.parse('{"__proto__":"x","constructor":"y"}') as Record<string, string>;
          expect(send(wiki, 'action=query&format=json', { headers }).body).to.match(/^\{"batchcomplete":""[,}]/);
        }
      }
      expect(Object.prototype).to.not.have.property('1');
      expect({}).to.not.have.property('x');
    });

    it('treats names of object members as ordinary values', () => {
      for (const name of prototypeNames) {
        const [, wiki] = wikis[0] ?? [];
        if (!wiki) throw new Error('no wiki');
        const unknown = (parameter: string) =>
          errorBody('badvalue', `Unrecognized value for parameter \\"${parameter}\\": ${name}.`);
        expect(send(wiki, `action=${name}&format=json`).body).to.equal(unknown('action'));
        expect(send(wiki, `${list}&iutitle=File:A&iudir=${name}`).body).to.equal(unknown('iudir'));
        expect(send(wiki, `action=query&errorformat=${name}&format=json`).body).to.equal(unknown('errorformat'));
        expect(send(wiki, `action=query&format=${name}`).header('MediaWiki-API-Error')).to.equal('badvalue');
        expect(send(wiki, `action=query&list=${name}&format=json`).body).to.contain(
          `Unrecognized value for parameter \\"list\\": ${name}`,
        );
        expect(send(wiki, `action=query&requestid=${name}&format=json`).body).to.equal(
          `{"batchcomplete":"","requestid":"${name}"}`,
        );
      }
    });
  });
}

describe('Hostile definitions', () => {
  it('accepts names of object members as titles', () => {
    const wiki = createWiki({ pages: prototypeNames.map((name) => ({ title: name, uses: [`File:${name}`] })) });
    for (const [index, name] of prototypeNames.entries()) {
      const shown = name.replace(/^_+|_+$/g, '');
      const title = shown === name ? name.replace(/^./, (letter) => letter.toUpperCase()) : undefined;
      const { body } = send(wiki, `${list}&iutitle=File:${name}`);
      expect(body).to.contain(`{"pageid":${index + 1},"ns":0,"title":"`);
      if (title !== undefined) expect(body).to.contain(`"title":"${title}"`);
    }
  });

  it('rejects or prints lone surrogates, without an exception', () => {
    for (const text of ['\ud800', 'a\udc00b', '\udfff\ud800']) {
      let wiki: Wiki;
      try {
        wiki = createWiki({ pages: [{ title: `P${text}`, text: `[[File:${text}.png]]`, uses: [`File:${text}.png`] }] });
      } catch (error) {
        expect((error as Error).name).to.be.oneOf(['WikiContentError', 'WikiFileError']);
        continue;
      }
      for (const format of ['json', 'xml', 'jsonfm']) {
        expect(send(wiki, `action=query&list=allfileusages&format=${format}`).status).to.equal(200);
      }
    }
  });

  it('reads wikitext of any size', () => {
    for (const text of [
      '['.repeat(100_000),
      '{{'.repeat(50_000),
      '[[File:a|'.repeat(10_000),
      '<gallery>'.repeat(10_000),
      '<!--'.repeat(20_000),
    ]) {
      const wiki = () => createWiki({ pages: [{ title: 'P', text }] });
      let status = 0;
      const read = () => (status = send(wiki(), 'action=query&list=allfileusages&format=json').status);
      expect(processorTime(read)).to.be.below(2000);
      expect(status).to.equal(200);
    }
  });
});
