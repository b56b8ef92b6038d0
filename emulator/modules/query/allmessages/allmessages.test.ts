import { expect } from 'chai';

import { createWiki, NotSupportedError } from '../../../index';
import { bothReleases, Client, member, send } from '../../../testing/send.test-support';

const query = 'action=query&meta=allmessages&format=json&formatversion=2';

for (const release of bothReleases) {
  describe(`meta=allmessages, release ${release} (reading 23.4)`, () => {
    const pages = [{ title: 'MediaWiki:Sunday/de', text: 'Sonntags' }];
    const wiki = createWiki({ pages }, { release });
    const messages = (parameters: string, of = wiki) =>
      member(send(of, query + parameters).json(), 'query.allmessages') as { name: string; content?: string }[];

    it('has every message of MediaWiki', () => {
      const all = messages('&amnocontent=1').map(({ name }) => name);
      expect(all).to.have.lengthOf({ '1.39': 7055, '1.43': 7492 }[release]);
      expect(all).to.deep.equal([...all].sort());
    });

    it('does not know the texts of other languages, but pages of the wiki', () => {
      expect(messages('&ammessages=sunday&amlang=de')).to.deep.equal([
        { name: 'sunday', normalizedname: 'sunday', content: 'Sonntags' },
      ]);
      expect(() => send(wiki, `${query}&ammessages=sunday|monday&amlang=de`))
        .to.throw(NotSupportedError)
        .with.property('message')
        .that.contains(`MediaWiki ${release} has the text of the message monday in other languages than English`);
      expect(() => send(wiki, `${query}&ammessages=monday&uselang=fr`)).to.throw(NotSupportedError);
    });

    it('does not object to names of messages in other languages', () => {
      expect(messages('&ammessages=monday|nosuch&amlang=de&amnocontent=1')).to.deep.equal([
        { name: 'monday', normalizedname: 'monday' },
        { name: 'nosuch', normalizedname: 'nosuch', missing: true },
      ]);
    });

    it('shows English texts where the wiki only warns of what is unsupported', () => {
      const lenient = createWiki({}, { release, unsupported: 'as-unknown' });
      expect(messages('&ammessages=monday&amlang=de', lenient)).to.have.nested.property('[0].content', 'Monday');
    });

    it('is private for users if they decide about the texts', () => {
      const users = [{ name: 'Bob', password: 'b' }];
      const client = new Client(createWiki({ users }, { release }));
      const cached = (parameters: string) =>
        client.send(`${query}&ammessages=sunday&uselang=en&smaxage=9${parameters}`).header('Cache-Control');
      expect(cached('')).to.contain('public');
      client.logIn('Bob', 'b');
      expect(cached('&amlang=en')).to.contain('public');
      expect(cached('')).to.contain('private');
      expect(cached('&amlang=en&amenableparser=1')).to.contain('private');
    });

    it('continues where the response is full', () => {
      const small = createWiki({ site: { maximumResultSize: 30 } }, { release });
      const response = send(small, `${query}&ammessages=sunday|monday|tuesday`).json();
      expect(member(response, 'query.allmessages')).to.have.lengthOf(1);
      expect(member(response, 'continue.amfrom')).to.equal('monday');
    });

    it('puts in the longest number for which there is a value', () => {
      const text = createWiki({ pages: [{ title: 'MediaWiki:Many', text: '$1 $10 $12 $2' }] }, { release });
      expect(messages('&ammessages=many&amargs=a', text)).to.have.nested.property('[0].content', 'a a0 a2 $2');
      expect(messages('&ammessages=many&amargs=a|b|c|d|e|f|g|h|i|j', text)).to.have.nested.property(
        '[0].content',
        'a j a2 b',
      );
    });
  });
}
