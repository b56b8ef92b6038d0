import { expect } from 'chai';
import { contentLanguage } from '../languages/content-language';
import { releases } from '../releases/releases';
import { NamespaceTable } from './namespaces';

const english = new NamespaceTable({ siteName: 'Test_Wiki' });

describe('The namespaces of a wiki', () => {
  it('are the standard ones, in order (reading 7.2)', () => {
    expect(english.ids).to.deep.equal([-2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
    expect(english.ids.map((id) => english.byId(id)?.name)).to.deep.equal([
      'Media',
      'Special',
      '',
      'Talk',
      'User',
      'User talk',
      'Test Wiki',
      'Test Wiki talk',
      'File',
      'File talk',
      'MediaWiki',
      'MediaWiki talk',
      'Template',
      'Template talk',
      'Help',
      'Help talk',
      'Category',
      'Category talk',
    ]);
    expect(english.byId(4)?.canonical).to.equal('Project');
    expect(english.byId(5)?.canonical).to.equal('Project talk');
    expect(english.byId(99)).to.equal(undefined);
  });

  it('are parameter values from 0 on, as text', () => {
    const wiki = new NamespaceTable({ siteName: 'W', extra: [{ id: 100, name: 'Portal' }] });
    expect(wiki.selectableIds.slice(0, 3)).to.deep.equal(['0', '1', '2']);
    expect(wiki.selectableIds.slice(-3)).to.deep.equal(['14', '15', '100']);
  });

  /** prefix → id, as `titles=<prefix>:x` shows it. */
  const prefixes: [string, number | undefined][] = [
    ['File', 6],
    ['file', 6],
    ['FILE', 6],
    ['iMaGe', 6],
    ['Image talk', 7],
    ['image_TALK', 7],
    ['user  _ talk', 3],
    ['Project', 4],
    ['project talk', 5],
    ['test wiki', 4],
    ['Test_Wiki_talk', 5],
    ['', undefined],
    ['Datei', undefined],
    ['6', undefined],
    ['ſpecial', undefined],
    ['İmage', undefined],
    ['\tFile', undefined],
  ];
  for (const [prefix, id] of prefixes) {
    it(`${JSON.stringify(prefix)} is ${id ?? 'not a prefix'}`, () => {
      expect(english.find(prefix)?.id).to.equal(id);
    });
  }

  it('have German names on a German wiki, and accept the English ones (core 4.6)', () => {
    const german = new NamespaceTable({
      siteName: 'TestWiki',
      localized: contentLanguage('de', releases['1.43']).namespaces,
    });
    expect(german.byId(6)).to.deep.equal({
      ...{ id: 6, name: 'Datei', canonical: 'File', aliases: ['Bild', 'Image'] },
      ...{ content: false, subpages: false },
    });
    for (const prefix of ['Datei', 'bild', 'File', 'Image']) expect(german.find(prefix)?.id, prefix).to.equal(6);
    expect(german.find('Benutzerin Diskussion')?.id).to.equal(3);
    expect(german.byId(5)?.name).to.equal('TestWiki Diskussion');
  });

  it('are found by all their names if a wiki adds or renames them', () => {
    const wiki = new NamespaceTable({
      siteName: 'W',
      extra: [
        { id: 100, name: 'Portal', aliases: ['P'], content: true, subpages: true },
        { id: 6, name: 'Ficheiro' },
      ],
    });
    expect(wiki.byId(100)).to.deep.equal({
      ...{ id: 100, name: 'Portal', canonical: 'Portal', aliases: ['P'] },
      ...{ content: true, subpages: true },
    });
    expect(wiki.find('portal')?.id).to.equal(100);
    expect(wiki.find('p')?.id).to.equal(100);
    expect(wiki.byId(6)).to.deep.equal({
      ...{ id: 6, name: 'Ficheiro', canonical: 'File', aliases: ['Image'] },
      ...{ content: false, subpages: false },
    });
    for (const prefix of ['ficheiro', 'file', 'image']) expect(wiki.find(prefix)?.id, prefix).to.equal(6);
  });

  it('follow the case of their subject namespace, or of File for Media', () => {
    const wiki = new NamespaceTable({ siteName: 'W', extra: [{ id: 6, name: 'File', case: 'case-sensitive' }] });
    expect([-2, 6, 7].map((id) => wiki.byId(id)?.case)).to.deep.equal([
      'case-sensitive',
      'case-sensitive',
      'case-sensitive',
    ]);
    expect(wiki.byId(4)?.case).to.equal(undefined);
  });

  it('always have upper-case first letters for special pages, users and messages', () => {
    const ids = [-1, 2, 3, 8, 9];
    const extra = ids.map((id) => ({ id, name: `N${id}`, case: 'case-sensitive' }) as const);
    const wiki = new NamespaceTable({ siteName: 'W', extra });
    expect(ids.map((id) => wiki.byId(id)?.case)).to.deep.equal(ids.map(() => 'first-letter'));
  });
});
