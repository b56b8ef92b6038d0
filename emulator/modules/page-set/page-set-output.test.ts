import { expect } from 'chai';
import { createWiki } from '../../index';
import { send } from '../../testing/send.test-support';

describe('Titles of a page set', () => {
  it('have German names on a German wiki', () => {
    const wiki = createWiki({ site: { language: 'de' } });
    const { body } = send(
      wiki,
      'action=query&format=json&formatversion=2&titles=Special:Login|spezial:letzte %C3%A4nderungen/x|Spezial:ListFiles',
    );
    for (const title of ['Spezial:Dateien', 'Spezial:Letzte Änderungen/x', 'Spezial:Anmelden']) {
      expect(body).to.contain(`{"ns":-1,"title":"${title}","special":true}`);
    }
  });
});
