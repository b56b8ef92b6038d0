import { expect } from 'chai';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWikiPages } from '../real-wiki/wiki-pages';
import { expectedBody, isCovered, loadVectors } from './load-vectors';

describe('loadVectors', () => {
  const { documentationReference, vectors } = loadVectors();

  it('reads the 81 sample requests, no request twice', () => {
    expect(vectors).to.have.length(81);
    expect(new Set(vectors.map((vector) => vector.request))).to.have.property('size', 81);
  });

  it('keeps bodies byte for byte: escapes of JSON stay escapes', () => {
    const vector = vectors.find(
      (candidate) => candidate.request.includes('requestid=%E2%80%A8') && !candidate.request.includes('ver'),
    );
    expect(vector?.body).to.equal(
      String.raw`{"batchcomplete":"","requestid":"\u2028/\u00e9\ud83d\ude00","query":{"tokens":{"csrftoken":"+\\"}}}`,
    );
  });

  it('names in `needs` just the parameters that the request has', () => {
    const parameters = [
      'iuredirect',
      'generator',
      'titles',
      'errorformat',
      'callback',
      'origin',
      'rawcontinue',
      'continue',
    ];
    const values = { userinfo: 'meta=userinfo', watch: 'action=watch', php: 'format=php' };
    for (const { request, needs } of vectors) {
      const pairs = request.split('&');
      const expected = [
        ...parameters.filter((name) => pairs.some((pair) => pair.startsWith(`${name}=`))),
        ...Object.entries(values).flatMap(([need, pair]) => (pairs.includes(pair) ? [need] : [])),
      ];
      expect(needs, request).to.deep.equal(expected);
    }
    expect(vectors.filter((vector) => isCovered(vector))).to.have.length(50);
  });

  it('writes the documentation reference with the address of the wiki', () => {
    const vector = { request: 'action=foo', body: '{"*":"{documentation reference}"}', needs: [] };
    expect(expectedBody(vector, documentationReference, 'http://wiki.example/w/api.php')).to.equal(
      '{"*":"See http://wiki.example/w/api.php for API usage. Subscribe to the mediawiki-api-announce mailing list at ' +
        '&lt;https://lists.wikimedia.org/postorius/lists/mediawiki-api-announce.lists.wikimedia.org/&gt; for notice of ' +
        'API deprecations and breaking changes."}',
    );
  });

  describe('refuses a file that is not what it should be', () => {
    const folder = mkdtempSync(join(tmpdir(), 'vectors-'));
    const file = join(folder, 'vectors.yaml');
    after(() => {
      rmSync(folder, { recursive: true });
    });

    const examples = [
      ['[]', 'documentationReference is missing'],
      ['documentationReference: x', 'vectors is missing'],
      [
        '{ documentationReference: x, vectors: [{ request: "a b", body: "" }] }',
        'vector 1: request is not a raw query',
      ],
      ['{ documentationReference: x, vectors: [{ request: a, body: 1 }] }', 'vector 1 (a): body is not a string'],
      [
        '{ documentationReference: x, vectors: [{ request: a, body: b, needs: [xml] }] }',
        'vector 1 (a): needs has xml',
      ],
    ] as const;
    for (const [content, complaint] of examples) {
      it(complaint, () => {
        writeFileSync(file, content);
        expect(() => loadVectors(file)).to.throw(`${file}: ${complaint}`);
      });
    }
  });
});

describe('The data set of the vectors', () => {
  const pages = readWikiPages(join(__dirname, '../../scenarios/vectors/fixture.wiki.yaml'));

  it('has the page ids that the vectors show', () => {
    expect(pages.map((page) => `${page.id} ${page.title}`)).to.deep.equal([
      '1 Main Page',
      '2 Alpha',
      '3 Zürich',
      '4 User:Bob',
      '5 Template:Tpl',
      '6 Talk:Alpha',
      '7 Help:Guide',
      '8 Apos & "quote"',
      '9 File:Redir.png',
      '10 File:Redir2.png',
      '11 ViaRedir1',
      '12 ViaRedir2',
      '13 ViaRedir3',
      '14 Talk:ViaRedir4',
      '15 RedirPage',
      '16 日本',
      '637 Category:C',
    ]);
  });
});
