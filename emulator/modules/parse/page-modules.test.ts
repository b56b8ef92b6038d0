import { expect } from 'chai';

import { createWiki } from '../../index';
import { send } from '../../testing/send.test-support';

describe('the page around the response of action=parse', () => {
  const wiki = createWiki({}, { release: '1.39' });
  const styles = (parameters: string): string | undefined => {
    const { body } = send(wiki, `action=parse&contentmodel=wikitext&title=Foo&useskin=minerva&${parameters}`);
    return /load\.php\?(?:lang=en&amp;)?modules=([^&]*)/.exec(body)?.[1];
  };

  it('loads the styles of buttons if they edit sections, in Minerva of 1.39', () => {
    const usual = 'mediawiki.apipretty%7Cmediawiki.skinning.interface';
    expect(styles('text=%3D%3DA%3D%3D')).to.equal(`${usual}%7Cmediawiki.ui.button`);
    expect(styles('text=%3D%3DA%3D%3D&prop=wikitext')).to.equal(usual);
    expect(styles('text=A')).to.equal(usual);
  });

  it('loads the styles of the wiki itself, in 1.39', () => {
    const styled = createWiki({ pages: [{ title: 'MediaWiki:Common.css', text: 'a {}' }] }, { release: '1.39' });
    const ofWiki = 'modules=site.styles&amp;only=styles&amp;skin=apioutput';
    expect(send(styled, 'action=query').body).to.contain(ofWiki);
    expect(send(wiki, 'action=query').body).not.to.contain(ofWiki);
  });
});
