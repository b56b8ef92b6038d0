import { expect } from 'chai';
import { releases } from '../releases/releases';
import { Site } from './site';

describe('A site', () => {
  it('has the names of a fresh wiki by default', () => {
    const site = new Site({}, releases['1.43']);
    expect(site.name).to.equal('TestWiki');
    expect(site.server).to.equal(undefined);
    expect(site.scriptPath).to.equal(undefined);
    expect(site.language).to.equal('en');
    expect(site.firstLetter).to.equal('first-letter');
    expect(site.interwikiPrefixes.has('wikipedia')).to.be.true;
    expect(site.namespaces.byId(4)?.name).to.equal('TestWiki');
  });

  it('has the names of its definition', () => {
    const site = new Site(
      {
        name: 'Example Wiki',
        server: 'https://wiki.example',
        scriptPath: '/w',
        language: 'de',
        case: 'case-sensitive',
        interwiki: ['elsewhere'],
        namespaces: [{ id: 100, name: 'Portal', aliases: ['Gateway'] }],
      },
      releases['1.39'],
    );
    expect(site.name).to.equal('Example Wiki');
    expect(site.server).to.equal('https://wiki.example');
    expect(site.scriptPath).to.equal('/w');
    expect(site.firstLetter).to.equal('case-sensitive');
    expect([...site.interwikiPrefixes]).to.deep.equal(['elsewhere']);
    expect(site.namespaces.byId(100)?.name).to.equal('Portal');
    expect(site.namespaces.byId(6)?.name).to.equal('Datei');
    expect(site.namespaces.byId(4)?.name).to.equal('Example Wiki');
  });

  it('follows the release in prefixes and first letters (core 4.6)', () => {
    const [old, recent] = [new Site({}, releases['1.39']), new Site({}, releases['1.43'])];
    expect([old.interwikiPrefixes.has('gentoo-wiki'), recent.interwikiPrefixes.has('gentoo-wiki')]).to.deep.equal([
      true,
      false,
    ]);
    expect([old.interwikiPrefixes.has('fandom'), recent.interwikiPrefixes.has('fandom')]).to.deep.equal([false, true]);
    expect([old.upperCaseFirst('ß'), recent.upperCaseFirst('ß')]).to.deep.equal(['SS', 'Ss']);
  });
});
