import { expect } from 'chai';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { defaultRelease, releaseNames, type ReleaseName } from '../../emulator/releases/release';
import type { Vector } from './vector';
import { loadVectors, recordResponses } from './vector-files';

/** The same response for every release. */
const ofEach = (response: string): Vector['responses'] =>
  Object.fromEntries(releaseNames.map((release) => [release, response]));

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vectors-'));
  file = join(folder, 'query.yaml');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('loadVectors', () => {
  it('names vectors by their file, and passes over the content of the wiki', () => {
    writeFileSync(file, "vectors: [{ name: empty, request: action=query, response: '{}' }]");
    writeFileSync(join(folder, 'fixture.wiki.yaml'), 'pages: []');
    expect(loadVectors(folder)).to.deep.equal([
      {
        id: 'query/empty',
        user: undefined,
        request: { method: 'GET', query: 'action=query', headers: {}, body: undefined },
        shows: [],
        responses: ofEach('{}'),
      },
    ]);
  });

  it('reads a body as a POST request, and responses by release', () => {
    writeFileSync(file, "vectors: [{ name: posted, request: '', body: a=1, response: { '1.43': '{}' } }]");
    const [vector] = loadVectors(folder);
    expect(vector?.request).to.include({ method: 'POST', body: 'a=1' });
    expect(vector?.responses).to.deep.equal({ '1.43': '{}' });
  });

  it('keeps bodies byte for byte: escapes of JSON stay escapes', () => {
    const vector = loadVectors().find(({ id }) => id === 'main/requestid');
    expect(vector?.responses['1.43']).to.equal(
      String.raw`{"batchcomplete":"","requestid":"\u2028/\u00e9\ud83d\ude00","query":{"tokens":{"csrftoken":"+\\"}}}`,
    );
  });

  for (const [content, message] of [
    ['[]', 'vectors is missing'],
    ['vectors: [x]', 'vector 1 is not a map'],
    ['vectors: [{ name: A b, request: a }]', 'vector 1: name is not lower-case words joined by hyphens'],
    ['vectors: [{ name: a, request: a b }]', 'vector 1 (a): request is not a raw query string'],
    ['vectors: [{ name: a, request: a, needs: [xml] }]', 'vector 1 (a): unknown member needs'],
    ['vectors: [{ name: a, request: a, body: 日 }]', 'vector 1 (a): body is not a string with one character per byte'],
    ['vectors: [{ name: a, request: a, headers: { A: 1 } }]', 'vector 1 (a): headers is not a map of strings'],
    ['vectors: [{ name: a, request: a, user: 1 }]', 'vector 1 (a): user is not a string'],
    ['vectors: [{ name: a, request: a, shows: Vary }]', 'vector 1 (a): shows is not a list of names of headers'],
    ["vectors: [{ name: a, request: a, response: { '1.0': b } }]", 'vector 1 (a): response is neither a string nor'],
    ['vectors: [{ name: a, request: a }, { name: a, request: b }]', 'two vectors are called query/a'],
  ] as const) {
    it(`refuses ${content}`, () => {
      writeFileSync(file, content);
      expect(() => loadVectors(folder)).to.throw(`${file}: ${message}`);
    });
  }
});

describe('recordResponses', () => {
  const record = (release: ReleaseName, response: string) =>
    recordResponses(release, new Map([['query/a', response]]), folder);

  it('keeps one response where the releases agree, and each its own where they do not', async () => {
    writeFileSync(file, '# why\nvectors:\n  - name: a\n    request: action=query\n');
    expect(await record('1.39', '{"a":1}')).to.deep.equal(['query/a']);
    expect(loadVectors(folder)[0]?.responses).to.deep.equal({ '1.39': '{"a":1}' });
    for (const release of releaseNames.slice(1)) expect(await record(release, '{"a":1}')).to.deep.equal(['query/a']);
    expect(readFileSync(file, 'utf8')).to.equal(
      '# why\nvectors:\n  - name: a\n    request: action=query\n    response: \'{"a":1}\'\n',
    );
    await record(defaultRelease, '{"a":2}');
    expect(loadVectors(folder)[0]?.responses).to.deep.equal({ ...ofEach('{"a":1}'), [defaultRelease]: '{"a":2}' });
  });

  it('changes nothing where the response is known', async () => {
    writeFileSync(file, "vectors: [{ name: a, request: b, response: '{}' }]");
    expect(await record('1.39', '{}')).to.deep.equal([]);
    expect(loadVectors(folder)[0]?.responses).to.deep.equal(ofEach('{}'));
  });
});
