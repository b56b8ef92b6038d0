import { expect } from 'chai';
import { ask, bothReleases, errorBody, fixtureWiki } from '../../../testing/ask.test-support';

for (const release of bothReleases) {
  describe(`prop=fileusage, ${release}`, () => {
    const wiki = fixtureWiki(release);
    const query = (text: string) => ask(wiki, `action=query&format=json&${text}`).body;

    it('lists the users of a file by id, whether or not it exists', () => {
      expect(query('prop=fileusage&titles=File:Used.png&fulimit=3')).to.equal(
        '{"continue":{"fucontinue":"5","continue":"||"},"query":{"pages":{"-1":{"ns":6,"title":"File:Used.png","missing":"","fileusage":[{"pageid":2,"ns":0,"title":"Alpha"},{"pageid":3,"ns":0,"title":"Z\\u00fcrich"},{"pageid":4,"ns":2,"title":"User:Bob"}]}}}}',
      );
    });

    it('goes on there', () => {
      expect(query('prop=fileusage&titles=File:Used.png&fucontinue=15')).to.equal(
        '{"batchcomplete":"","query":{"pages":{"-1":{"ns":6,"title":"File:Used.png","missing":"","fileusage":[{"pageid":15,"ns":0,"title":"RedirPage","redirect":""},{"pageid":637,"ns":14,"title":"Category:C"}]}}}}',
      );
    });

    it('lists by file where there are several', () => {
      expect(query('prop=fileusage&titles=File:Used.png|File:Redir.png|Alpha&fulimit=3&fuprop=pageid')).to.equal(
        '{"continue":{"fucontinue":"Used.png|3","continue":"||"},"query":{"pages":{"-1":{"ns":6,"title":"File:Used.png","missing":"","fileusage":[{"pageid":2}]},"9":{"pageid":9,"ns":6,"title":"File:Redir.png","fileusage":[{"pageid":11},{"pageid":12}]},"2":{"pageid":2,"ns":0,"title":"Alpha"}}}}',
      );
    });

    it('goes on with one of several', () => {
      expect(query('prop=fileusage&titles=File:Used.png|File:Redir.png&fuprop=pageid&fucontinue=Used.png|15')).to.equal(
        '{"batchcomplete":"","query":{"pages":{"-1":{"ns":6,"title":"File:Used.png","missing":"","fileusage":[{"pageid":15},{"pageid":637}]},"9":{"pageid":9,"ns":6,"title":"File:Redir.png"}}}}',
      );
    });

    it('lists by namespace where several are asked for', () => {
      expect(query('prop=fileusage&titles=File:Used.png&funamespace=2|1&fulimit=1')).to.equal(
        '{"continue":{"fucontinue":"2|4","continue":"||"},"query":{"pages":{"-1":{"ns":6,"title":"File:Used.png","missing":"","fileusage":[{"pageid":6,"ns":1,"title":"Talk:Alpha"}]}}}}',
      );
    });

    it('lists nothing of namespaces that there are not', () => {
      expect(query('prop=fileusage&titles=File:Used.png&funamespace=99')).to.equal(
        '{"batchcomplete":"","warnings":{"fileusage":{"*":"Unrecognized value for parameter \\"funamespace\\": 99"}},"query":{"pages":{"-1":{"ns":6,"title":"File:Used.png","missing":""}}}}',
      );
    });

    it('takes the wrong number of parts for no place', () => {
      expect(query('prop=fileusage&titles=File:Used.png&fucontinue=0|5')).to.equal(
        errorBody(
          'badcontinue',
          'Invalid continue param. You should pass the original value returned by the previous query.',
        ),
      );
    });

    it('reads numbers as its release does', () => {
      expect(query('prop=fileusage&titles=File:Redir2.png&fucontinue=014')).to.equal(
        release === '1.39'
          ? '{"batchcomplete":"","query":{"pages":{"10":{"pageid":10,"ns":6,"title":"File:Redir2.png","fileusage":[{"pageid":14,"ns":1,"title":"Talk:ViaRedir4"}]}}}}'
          : errorBody(
              'badcontinue',
              'Invalid continue param. You should pass the original value returned by the previous query.',
            ),
      );
    });

    it('lists redirects only', () => {
      expect(query('prop=fileusage&titles=File:Used.png&fushow=redirect')).to.equal(
        '{"batchcomplete":"","query":{"pages":{"-1":{"ns":6,"title":"File:Used.png","missing":"","fileusage":[{"pageid":9,"ns":6,"title":"File:Redir.png","redirect":""},{"pageid":10,"ns":6,"title":"File:Redir2.png","redirect":""},{"pageid":15,"ns":0,"title":"RedirPage","redirect":""}]}}}}',
      );
    });

    it('does not take both', () => {
      expect(query('prop=fileusage&titles=File:Used.png&fushow=redirect|!redirect')).to.equal(
        errorBody('show', 'Incorrect parameter - mutually exclusive values may not be supplied.'),
      );
    });

    it('prints empty lists for rows without members', () => {
      expect(query('prop=fileusage&titles=File:Redir.png&fuprop=')).to.equal(
        '{"batchcomplete":"","query":{"pages":{"9":{"pageid":9,"ns":6,"title":"File:Redir.png","fileusage":[[],[]]}}}}',
      );
    });

    it('prints redirects of both kinds in version 2', () => {
      expect(query('prop=fileusage&titles=File:Used.png&fuprop=redirect&formatversion=2&fucontinue=12')).to.equal(
        '{"batchcomplete":true,"query":{"pages":[{"ns":6,"title":"File:Used.png","missing":true,"fileusage":[{"redirect":false},{"redirect":true},{"redirect":false}]}]}}',
      );
    });

    it('prints XML', () => {
      expect(query('prop=fileusage&titles=File:Redir.png&format=xml')).to.equal(
        '<?xml version="1.0"?><api batchcomplete=""><query><pages><page _idx="9" pageid="9" ns="6" title="File:Redir.png"><fileusage><fu pageid="11" ns="0" title="ViaRedir1" /><fu pageid="12" ns="0" title="ViaRedir2" /></fileusage></page></pages></query></api>',
      );
    });

    it('does nothing without files', () => {
      expect(query('prop=fileusage&titles=Alpha&fucontinue=x')).to.equal(
        '{"batchcomplete":"","query":{"pages":{"2":{"pageid":2,"ns":0,"title":"Alpha"}}}}',
      );
    });

    it('is a generator of the users, by title', () => {
      expect(query('generator=fileusage&titles=File:Redir.png|File:Redir2.png&gfulimit=3')).to.equal(
        '{"batchcomplete":"","continue":{"gfucontinue":"Redir2.png|14","continue":"gfucontinue||"},"query":{"pages":{"11":{"pageid":11,"ns":0,"title":"ViaRedir1"},"12":{"pageid":12,"ns":0,"title":"ViaRedir2"},"13":{"pageid":13,"ns":0,"title":"ViaRedir3"}}}}',
      );
    });
  });
}
