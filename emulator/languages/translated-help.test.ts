import { expect } from 'chai';

import { releases } from '../releases/releases';
import { translatedHelp } from './translated-help';

describe('Texts about modules in another language', () => {
  const summary = 'apihelp-delete-summary';
  const inLanguage = (code: string, key = summary) => translatedHelp(code, releases['1.43'])(key);

  it('are its own, otherwise those of the language that it falls back to', () => {
    expect(inLanguage('de')).to.equal('Löscht eine Seite.');
    expect(inLanguage('de-at')).to.equal('Löscht eine Seite.');
    expect(inLanguage('zh-cn')).to.equal(inLanguage('zh-hans'));
  });

  it('are missing where they are English, and for a language without a file', () => {
    expect(inLanguage('fi', 'apihelp-edit-param-md5')).to.equal(undefined);
    expect(inLanguage('nb')).to.equal(undefined);
    expect(inLanguage('../package')).to.equal(undefined);
    expect(inLanguage('de', 'toString')).to.equal(undefined);
  });

  it('may differ between releases', () => {
    const key = 'apihelp-block-param-anononly';
    expect(translatedHelp('de', releases['1.39'])(key)).not.to.equal(inLanguage('de', key));
  });
});
