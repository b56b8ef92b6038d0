import { expect } from 'chai';
import { interwikiPrefixes143 } from '../releases/interwiki-prefixes';
import { upperCaseFirst143 } from '../releases/upper-case-first';
import { NamespaceTable } from './namespaces';
import type { TitleRules } from './title';
import { normaliseAddress, normaliseUserName } from './user-name';

const rules: TitleRules = {
  namespaces: new NamespaceTable({ siteName: 'TestWiki' }),
  interwikiPrefixes: new Set(interwikiPrefixes143),
  upperCaseFirst: upperCaseFirst143,
  firstLetter: 'first-letter',
};

/** The name in the error of `assertuser=`, where that is not `baduser`. */
const names: [string, string][] = [
  ['Admin', 'Admin'],
  ['admin', 'Admin'],
  ['User:admin', 'Admin'],
  ['user :admin', 'Admin'],
  [':User:admin', 'Admin'],
  ['_a_dmin ', 'A dmin'],
  ['a\u00a0b', 'A b'],
  ['\u202aAdmin\u202c', 'Admin'],
  ['ßa', 'Ssa'],
  ['Foo:x', 'Foo:x'],
  ['a@b=c"d~e*f', 'A@b=c"d~e*f'],
  ['a&amp;b', 'A&b'],
  ['1.2.3', '1.2.3'],
  ['xxx.1.2.3', 'Xxx.1.2.3'],
  ['1.2.3.XXX', '1.2.3.XXX'],
  ['1.2.3.4x', '1.2.3.4x'],
  ['0001.2.3.4', '0001.2.3.4'],
  ['1:2:3:4:5:6:7', '1:2:3:4:5:6:7'],
  ['g::1', 'G::1'],
  ['x\ufeff\u2066', 'X\ufeff\u2066'],
  ['a'.repeat(255), `A${'a'.repeat(254)}`],
];

/** `baduser` for all of these. */
const noNames = [
  '',
  ' ',
  ':Admin',
  'a#b',
  'Admin#',
  '&#65;dmin',
  'a/b',
  'a>b',
  'a|b',
  'a\tb',
  'Admin\n',
  'a\u007fb',
  'a\u0085b',
  'a\u200bb',
  'a\ue000b',
  '.',
  'a~~~b',
  '%41',
  'User:',
  'User:User:x',
  'User talk:x',
  'Talk:x',
  'TestWiki:x',
  'Special:x',
  'mw:x',
  'user:mw:x',
  '1.2.3.4',
  'User:1.2.3.4',
  '999.1.1.1',
  '1.2.3.xxx',
  '01.02.03.04',
  '10.0.0.0/16',
  '::1',
  'abc::1',
  '1:2:3:4:5:6:7::',
  '::ffff:1.2.3.4',
  'é'.repeat(128),
];

describe('User names (core 1, assertuser)', () => {
  for (const [text, name] of names) {
    it(`${JSON.stringify(text)} is ${name}`, () => {
      expect(normaliseUserName(text, rules)).to.equal(name);
    });
  }
  for (const text of noNames) {
    it(`${JSON.stringify(text)} is invalid`, () => {
      expect(normaliseUserName(text, rules)).to.equal(undefined);
    });
  }
});

describe('normaliseAddress', () => {
  for (const [text, address] of [
    ['1.0.0.01', '1.0.0.1'],
    [' 1.0.0.1_', '1.0.0.1'],
    ['1.0.0.1\n', '1.0.0.1'],
    ['::1', '0:0:0:0:0:0:0:1'],
    [' ::1\n', '0:0:0:0:0:0:0:1'],
    ['User:1.0.0.1', '1.0.0.1'],
    [':user :_1.0.0.1', '1.0.0.1'],
    ['\u200e1.0.0.1', '1.0.0.1'],
  ] as const) {
    it(`recognizes ${JSON.stringify(text)}`, () => {
      expect(normaliseAddress(text, rules)).to.equal(address);
    });
  }

  for (const text of ['\n1.0.0.1', '1.0.0.1\n\n', '1.0.0.1#x', 'Talk:1.0.0.1', '1.0.0.0/16', '1.0.0.256', 'Bob', '']) {
    it(`finds no address in ${JSON.stringify(text)}`, () => {
      expect(normaliseAddress(text, rules)).to.equal(undefined);
    });
  }
});
