import { expect } from 'chai';
import { ResultList, ResultMap, type ResultValue } from '../response/result-tree';
import { printJson, type JsonOptions } from './json-text';

function map(members: Readonly<Record<string, ResultValue | readonly ResultValue[]>>): ResultMap {
  const result = new ResultMap();
  for (const [name, value] of Object.entries(members)) {
    result.append(name, isArray(value) ? new ResultList([...value]) : value);
  }
  return result;
}

function isArray(value: ResultValue | readonly ResultValue[]): value is readonly ResultValue[] {
  return Array.isArray(value);
}

const first: JsonOptions = { version: 1, ascii: true, pretty: false };
const second: JsonOptions = { version: 2, ascii: false, pretty: false };

describe('JSON (core 5.1)', () => {
  it('prints booleans according to the format version', () => {
    const root = map({ yes: true, no: false, none: null, entry: { redirect: true, other: false, gone: undefined } });
    expect(printJson(root, first)).to.equal('{"yes":"","none":null,"entry":{"redirect":""}}');
    expect(printJson(root, second)).to.equal(
      '{"yes":true,"no":false,"none":null,"entry":{"redirect":true,"other":false}}',
    );
  });

  it('prints the content of an element as *, last, in version 1', () => {
    const warning = new ResultMap({ contentMember: 'text' });
    warning.append('code', 'x');
    warning.append('text', 'y');
    warning.append('module', 'main');
    expect(printJson(map({ warning }), first)).to.equal('{"warning":{"code":"x","module":"main","*":"y"}}');
    expect(printJson(map({ warning }), second)).to.equal('{"warning":{"code":"x","text":"y","module":"main"}}');
  });

  it('prints empty lists and empty objects', () => {
    const root = map({ list: [], entry: {}, map: new ResultMap({ association: true }) });
    expect(printJson(root, first)).to.equal('{"list":[],"entry":{},"map":{}}');
  });

  it('prints an empty map as an empty list unless it is marked as an object', () => {
    // Such as `query` of a result into which nothing fits, and `magiclinks` in format version 1.
    const flags = new ResultMap();
    flags.append('ISBN', false);
    const root = map({ query: new ResultMap(), magiclinks: flags });
    expect(printJson(root, first)).to.equal('{"query":[],"magiclinks":[]}');
    expect(printJson(root, second)).to.equal('{"query":[],"magiclinks":{"ISBN":false}}');
  });

  it('keeps flags that are marked as booleans', () => {
    const root = new ResultMap({ keptFlags: ['variantarticlepath', 'search-match-redirect'] });
    root.append('variantarticlepath', false);
    root.append('search-match-redirect', true);
    root.append('rtl', false);
    expect(printJson(root, first)).to.equal('{"variantarticlepath":false,"search-match-redirect":true}');
    expect(printJson(root, second)).to.equal('{"variantarticlepath":false,"search-match-redirect":true,"rtl":false}');
  });

  it('prints numbers as PHP does', () => {
    const root = map({ list: [0, -1, 1.5, 0.008853912353515625, 0.000056, 9007199254740991] });
    expect(printJson(root, second)).to.equal('{"list":[0,-1,1.5,0.008853912353515625,5.6e-5,9007199254740991]}');
  });

  const strings: readonly (readonly [string, string, string])[] = [
    ["/<>&'", "/<>&'", "/<>&'"],
    ['"\\', '\\"\\\\', '\\"\\\\'],
    ['\b\f\n\r\t\x01\x1f', '\\b\\f\\n\\r\\t\\u0001\\u001f', '\\b\\f\\n\\r\\t\\u0001\\u001f'],
    ['\x7f', '\x7f', '\x7f'],
    ['é', '\\u00e9', 'é'],
    ['日本', '\\u65e5\\u672c', '日本'],
    ['😀', '\\ud83d\\ude00', '😀'],
    ['\u2028\u2029', '\\u2028\\u2029', '\\u2028\\u2029'],
    ['\u0080\u00a0\ufeff', '\\u0080\\u00a0\\ufeff', '\u0080\u00a0\ufeff'],
  ];
  for (const [text, escaped, raw] of strings) {
    it(`escapes ${JSON.stringify(text)}, in names and values`, () => {
      const root = new ResultMap();
      root.append(text, text);
      expect(printJson(root, first)).to.equal(`{"${escaped}":"${escaped}"}`);
      expect(printJson(root, second)).to.equal(`{"${raw}":"${raw}"}`);
      expect(printJson(root, { ...second, ascii: true })).to.equal(`{"${escaped}":"${escaped}"}`);
    });
  }

  it('prints a keyed map by version: an object in order of insertion, an array in order of keys (core 4.7)', () => {
    const pages = new ResultMap({ keyed: { elementName: 'page' } });
    pages.append('637', { pageid: 637 });
    pages.append('15', { pageid: 15 });
    expect(printJson(map({ pages }), first)).to.equal('{"pages":{"637":{"pageid":637},"15":{"pageid":15}}}');
    expect(printJson(map({ pages }), second)).to.equal('{"pages":[{"pageid":15},{"pageid":637}]}');
  });

  it('prints a keyed map as an array even in version 1 if the largest key is one less than their number', () => {
    const pages = new ResultMap({ keyed: { elementName: 'page' } });
    pages.append('1', { pageid: 1 });
    pages.append('-1', { missing: true });
    expect(printJson(map({ pages }), first)).to.equal('{"pages":[{"missing":""},{"pageid":1}]}');
  });

  it('indents with four spaces', () => {
    const root = map({ batchcomplete: true, empty: [], query: map({ list: [1, { a: 'b' }], none: {} }) });
    expect(printJson(root, { ...first, pretty: true })).to.equal(
      [
        '{',
        '    "batchcomplete": "",',
        '    "empty": [],',
        '    "query": {',
        '        "list": [',
        '            1,',
        '            {',
        '                "a": "b"',
        '            }',
        '        ],',
        '        "none": {}',
        '    }',
        '}',
      ].join('\n'),
    );
  });

  it('can be parsed', () => {
    const nasty = Array.from({ length: 0x300 }, (_, unit) => String.fromCharCode(unit)).join('');
    for (const options of [first, second]) {
      expect(JSON.parse(printJson(map({ nasty }), options))).to.deep.equal({ nasty });
    }
  });
});
