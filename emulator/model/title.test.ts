import { expect } from 'chai';
import { interwikiPrefixes139, interwikiPrefixes143 } from '../releases/interwiki-prefixes';
import { upperCaseFirst139, upperCaseFirst143 } from '../releases/upper-case-first';
import { NamespaceTable } from './namespaces';
import { isTitle, parseTitle, prefixedKey, prefixedText, type TitleRules } from './title';

const namespaces = new NamespaceTable({ siteName: 'TestWiki' });
const in143: TitleRules = {
  namespaces,
  interwikiPrefixes: new Set(interwikiPrefixes143),
  upperCaseFirst: upperCaseFirst143,
  firstLetter: 'first-letter',
};
const in139: TitleRules = {
  ...in143,
  interwikiPrefixes: new Set(interwikiPrefixes139),
  upperCaseFirst: upperCaseFirst139,
};

/** The title as shown with its namespace, or why it is none with what is wrong. */
function read(text: string, rules: TitleRules): string {
  const title = parseTitle(text, rules);
  if (!isTitle(title)) return `${title.reason} ${JSON.stringify(title.parameters)}`;
  const place = title.interwiki === '' ? String(title.namespace) : title.interwiki;
  return `${place} ${prefixedText(title, namespaces)}`;
}

/** What both releases return for `titles=`: namespace or interwiki prefix, and the title. */
const valid: [string, string][] = [
  ['Alpha', '0 Alpha'],
  ['alpha beta', '0 Alpha beta'],
  ['__ a _ b  ', '0 A b'],
  ['File:used.PNG', '6 File:Used.PNG'],
  ['File_:_used.png', '6 File:Used.png'],
  ['iMaGe:x', '6 File:X'],
  [':File:x', '6 File:X'],
  ['Project:x', '4 TestWiki:X'],
  ['testwiki_Talk:x', '5 TestWiki talk:X'],
  ['User talk:_x_', '3 User talk:X'],
  ['Media:x', '-2 Media:X'],
  ['Special:x', '-1 Special:X'],
  ['Datei:X', '0 Datei:X'],
  ['6:x', '0 6:x'],
  ['a:File:b', '0 A:File:b'],
  ['http://a', '0 Http://a'],
  ['x :y', '0 X :y'],
  ['x:', '0 X:'],
  [' : x', '0 X'],
  ['User:File:X', '2 User:File:X'],
  ['Talk:Talk', '1 Talk:Talk'],
  ['Talk:Foo:x', '1 Talk:Foo:x'],
  ['User:mw:x', '2 User:Mw:x'],
  // Fragments.
  ['#foo', '0 '],
  [':#x', '0 '],
  ['a # b', '0 A'],
  ['x#[<>', '0 X'],
  ['x#~~~', '0 X'],
  ['a&#35;b', '0 A'],
  // Other wikis.
  ['mw:File:X', 'mw mw:File:X'],
  ['MW:foo_bar#a b', 'mw mw:foo bar'],
  [':mw::x', 'mw mw:x'],
  ['Mw :x', 'mw mw:x'],
  ['mw:', 'mw mw:'],
  ['mw:mw:x', 'mw mw:mw:x'],
  // Characters.
  ['a\u00a0\u3000\u180eb', '0 A b'],
  ['a\u200e_\u200e b', '0 A b'],
  ['User\u200e:x', '2 User:X'],
  ['\u2066x', '0 \u2066x'],
  ['x\u200b\ufeff\u00ad\u0085', '0 X\u200b\ufeff\u00ad\u0085'],
  ['éa', '0 Éa'],
  ['a&amp;b', '0 A&b'],
  ['File&#58;x', '6 File:X'],
  ['e&#x301;', '0 É'],
  ['i\u0307x', '0 I\u0307x'],
  ['ŉ\u0301', '0 ʼN\u0301'],
  ['&amp', '0 &amp'],
  ['&a b;', '0 &a b;'],
  ['&nosuch_thing;', '0 &nosuch thing;'],
  ['a%2g', '0 A%2g'],
  ['a/...', '0 A/...'],
  ['a/.b', '0 A/.b'],
  ['a~~b~', '0 A~~b~'],
  // A prefix takes one line feed at the very end away; others keep it from being seen.
  ['File:x\n', '6 File:X'],
  ['File:x#\n', '6 File:X'],
  ['File:x#a\nb', '0 File:x'],
  // Addresses.
  ['User:001.2.3.4', '2 User:1.2.3.4'],
  ['User talk:2001:db8::1', '3 User talk:2001:DB8:0:0:0:0:0:1'],
  ['User: ::1#frag', '2 User:0:0:0:0:0:0:0:1'],
  ['User:abc::1/x', '2 User:Abc::1/x'],
  // Lengths.
  ['é'.repeat(127), `0 É${'é'.repeat(126)}`],
  [`Special:${'a'.repeat(512)}`, `-1 Special:A${'a'.repeat(511)}`],
];

/** The `invalidreason` of both releases with `errorformat=raw`, with its parameters unescaped. */
const invalid: [string, string][] = [
  [' ', 'title-invalid-empty ["_"]'],
  ['\u3000', 'title-invalid-empty ["\u3000"]'],
  [':', 'title-invalid-empty [":"]'],
  ['File: #x', 'title-invalid-empty ["File:_#x"]'],
  ['special:', 'title-invalid-empty ["special:"]'],
  ['[x]', 'title-invalid-characters ["[","[x]"]'],
  ['[#', 'title-invalid-characters ["[","[#"]'],
  ['a|b', 'title-invalid-characters ["|","a|b"]'],
  ['a\tb', 'title-invalid-characters ["\\t","a\\tb"]'],
  ['\tFile:x', 'title-invalid-characters ["\\t","\\tFile:x"]'],
  ['a\n', 'title-invalid-characters ["\\n","a\\n"]'],
  ['File:x\n\n', 'title-invalid-characters ["\\n","File:x\\n\\n"]'],
  ['a\u007fb', 'title-invalid-characters ["\u007f","a\u007fb"]'],
  ['&lt;', 'title-invalid-characters ["<","<"]'],
  ['%%41', 'title-invalid-characters ["%41","%%41"]'],
  ['%&#52;1', 'title-invalid-characters ["%41","%41"]'],
  ['&foo;', 'title-invalid-characters ["&foo;","&foo;"]'],
  ['&אab;', 'title-invalid-characters ["&אab;","&אab;"]'],
  ['&amp;amp;', 'title-invalid-characters ["&amp;","&amp;"]'],
  ['wikipedia:mw:[x', 'title-invalid-characters ["[","wikipedia:mw:[x"]'],
  ['a\ufffdb', 'title-invalid-utf8 ["a\ufffdb"]'],
  ['x#\ufffd', 'title-invalid-utf8 ["x#\ufffd"]'],
  ['&#xD800;', 'title-invalid-utf8 ["\ufffd"]'],
  ['.', 'title-invalid-relative ["."]'],
  ['a/../b', 'title-invalid-relative ["a/../b"]'],
  ['File:./a', 'title-invalid-relative ["File:./a"]'],
  ['mw:../x', 'title-invalid-relative ["mw:../x"]'],
  ['a~~~~b', 'title-invalid-magic-tilde ["a~~~~b"]'],
  ['::File:X', 'title-invalid-leading-colon ["::File:X"]'],
  ['File: :x', 'title-invalid-leading-colon ["File:_:x"]'],
  ['Talk:::1', 'title-invalid-leading-colon ["Talk:::1"]'],
  ['User:::x', 'title-invalid-leading-colon ["User:::x"]'],
  ['Talk:File:X', 'title-invalid-talk-namespace ["Talk:File:X"]'],
  ['talk:mw:', 'title-invalid-talk-namespace ["talk:mw:"]'],
  ['a'.repeat(256), `title-invalid-too-long [255,"${'a'.repeat(256)}"]`],
  ['é'.repeat(128), `title-invalid-too-long [255,"${'é'.repeat(128)}"]`],
  [`mw:${'b'.repeat(300)}`, `title-invalid-too-long [255,"mw:${'b'.repeat(300)}"]`],
  [`Special:${'a'.repeat(513)}`, `title-invalid-too-long [512,"Special:${'a'.repeat(513)}"]`],
  ['File:x_\n', `title-invalid ["Bad value for parameter $title: invalid name 'X_'","File:x_\\n"]`],
];

/** Where the releases differ: 1.39, 1.43. */
const differing: [string, string, string][] = [
  ['ßa', '0 SSa', '0 Ssa'],
  ['File:ﬁa', '6 File:FIa', '6 File:Fia'],
  ['ß\u0301', '0 SS\u0301', '0 Ss\u0301'],
  ['\u10d0', '0 \u1c90', '0 \u10d0'],
  ['c2:x', '0 C2:x', 'c2 c2:x'],
  ['c2find:x', 'c2find c2find:x', '0 C2find:x'],
  ['gentoo-wiki:x', 'gentoo-wiki gentoo-wiki:x', '0 Gentoo-wiki:x'],
];

describe('A title (core 4.6)', () => {
  for (const [text, expected] of [...valid, ...invalid]) {
    it(JSON.stringify(text.slice(0, 40)), () => {
      expect(read(text, in143)).to.equal(expected);
      expect(read(text, in139)).to.equal(expected);
    });
  }
  for (const [text, expected139, expected143] of differing) {
    it(`${text} depends on the release`, () => {
      expect(read(text, in139)).to.equal(expected139);
      expect(read(text, in143)).to.equal(expected143);
    });
  }

  it('is never empty', () => {
    expect(read('', in143)).to.equal('title-invalid-empty [""]');
  });

  it('is stored with underscores and without its prefix', () => {
    const title = parseTitle('user talk:a b#c_d', in143);
    expect(title).to.deep.equal({ namespace: 3, key: 'A_b', interwiki: '', fragment: 'c d' });
    if (isTitle(title)) expect(prefixedKey(title, namespaces)).to.equal('User_talk:A_b');
  });

  it('is in the default namespace without a prefix, and in the main namespace with a leading colon', () => {
    expect(parseTitle('x', in143, 10)).to.deep.include({ namespace: 10, key: 'X' });
    expect(parseTitle(':x', in143, 10)).to.deep.include({ namespace: 0, key: 'X' });
    expect(parseTitle('mw:x', in143, 10)).to.deep.include({ namespace: 0, key: 'x', interwiki: 'mw' });
  });

  it('keeps its first letter on a case-sensitive wiki, except users, messages and special pages', () => {
    const rules: TitleRules = { ...in143, firstLetter: 'case-sensitive' };
    const titles = ['x', 'File:x', 'User:x', 'User talk:x', 'MediaWiki:x', 'MediaWiki talk:x', 'Special:x', 'éa'];
    expect(titles.map((title) => read(title, rules))).to.deep.equal([
      '0 x',
      '6 File:x',
      '2 User:X',
      '3 User talk:X',
      '8 MediaWiki:X',
      '9 MediaWiki talk:X',
      '-1 Special:X',
      '0 éa',
    ]);
  });

  it('keeps its first letter in a case-sensitive namespace', () => {
    const extra = [{ id: 6, name: 'File', case: 'case-sensitive' } as const];
    const rules: TitleRules = { ...in143, namespaces: new NamespaceTable({ siteName: 'W', extra }) };
    expect(['x', 'File:x', 'File talk:x', 'Media:x'].map((title) => read(title, rules))).to.deep.equal([
      '0 X',
      '6 File:x',
      '7 File talk:x',
      '-2 Media:x',
    ]);
  });
});
