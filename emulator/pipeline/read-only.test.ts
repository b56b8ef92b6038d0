import { expect } from 'chai';
import { createWiki } from '../index';
import { bothReleases, Client, errorBody, member, send } from '../testing/send.test-support';

for (const release of bothReleases) {
  describe(`a read-only wiki, release ${release}`, () => {
    const wiki = createWiki({ site: { readOnly: 'Upgrade [[x]] <b>now</b>' } }, { release, seed: 1 });
    const refusal = errorBody('readonly', 'The wiki is currently in read-only mode.').replace(
      ',"*"',
      ',"readonlyreason":"Upgrade [[x]] <b>now</b>","*"',
    );

    it('rejects actions that write, log-ins too, after the check of the token', () => {
      const watch = (token: string) => send(wiki, 'action=watch&format=json', { body: `titles=A&token=${token}` });
      expect(watch('%2B%5C').body).to.equal(refusal);
      expect(watch('x').header('MediaWiki-API-Error')).to.equal('badtoken');
      expect(send(wiki, 'action=login&format=json', { body: 'lgname=A' }).body).to.equal(refusal);
    });

    it('issues tokens, and says why it is read-only', () => {
      expect(new Client(wiki).token('login')).to.match(/^[0-9a-f]{40}%2B%5C$/);
      const general = member(
        send(wiki, 'action=query&meta=siteinfo&format=json&formatversion=2').json(),
        'query.general',
      ) as object;
      expect(general).to.include({ readonly: true, readonlyreason: 'Upgrade [[x]] <b>now</b>' });
    });
  });
}
