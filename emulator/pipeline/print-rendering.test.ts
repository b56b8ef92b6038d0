import { expect } from 'chai';
import { createWiki } from '../index';
import { Client, send, bothReleases, documentation, fixtureWiki } from '../testing/send.test-support';
import { releases } from '../releases/releases';

const pre = (body: string): string => /<pre class="api-pretty-content">([^]*)<\/pre>/.exec(body)?.[1] ?? 'no pre';
const title = (body: string): string => /<title>(.*)<\/title>/.exec(body)?.[1] ?? 'no title';
const link = (body: string): string => /set <a [^>]*href="([^"]*)"><kbd>/.exec(body)?.[1] ?? 'no link';

for (const release of bothReleases) {
  describe(`The page of a request without format, release ${release} (spec 4.3)`, () => {
    const wiki = fixtureWiki(release);
    const page = send(wiki, 'action=query&meta=tokens&type=watch|patrol');

    it('is marked as meant for debugging, with a link to the plain format', () => {
      const address =
        'http://wiki.example/api.php?action=query&amp;meta=tokens&amp;type=watch%7Cpatrol&amp;format=json';
      expect(page.body).to.contain(
        [
          '<div class="api-pretty-header"><p>This is the HTML representation of the JSON format. ',
          'HTML is good for debugging, but is unsuitable for application use.\n</p>',
          '<p>Specify the <var>format</var> parameter to change the output format. ',
          'To see the non-HTML representation of the JSON format, set ',
          `<a rel="nofollow" class="external text" href="${address}"><kbd>format=json</kbd></a>.\n</p>`,
        ].join(''),
      );
      expect(title(page.body)).to.equal('MediaWiki API result - TestWiki');
      expect(page.body).to.match(/^<!DOCTYPE html>\n<html class="client-nojs" lang="en" dir="ltr">\n/);
      expect(page.body).to.match(/<\/body>\n<\/html>$/);
    });

    it('contains the indented JSON', () => {
      expect(pre(page.body)).to.equal(
        '{\n    "batchcomplete": "",\n    "query": {\n        "tokens": {\n            "watchtoken": "+\\\\",\n            "patroltoken": "+\\\\"\n        }\n    }\n}',
      );
    });

    it('has the headers of a page', () => {
      const language = ['Content-language: en', 'Content-type: text/html; charset=UTF-8'];
      expect(page.headers).to.deep.equal([
        'X-Content-Type-Options: nosniff',
        'X-Frame-Options: DENY',
        'Content-Disposition: inline; filename=api-result.html',
        ...(releases[release].since('1.43') ? language : language.reverse()),
        'Vary: Accept-Encoding, Cookie',
        'Expires: Thu, 01 Jan 1970 00:00:00 GMT',
        'Cache-Control: private, must-revalidate, max-age=0',
      ]);
    });

    it('escapes text', () => {
      const { body } = send(wiki, 'action=query&requestid=</pre><script>%26');
      expect(pre(body)).to.equal('{\n    "batchcomplete": "",\n    "requestid": "&lt;/pre>&lt;script>&amp;"\n}');
      expect(link(body)).to.equal(
        'http://wiki.example/api.php?action=query&amp;requestid=%3C%2Fpre%3E%3Cscript%3E%26&amp;format=json',
      );
    });

    it('links to the request as parsed by PHP', () => {
      const query = 'format=jsonfm&a[b][c]=1&c=&d&e=%7E*:&5=x&f.g=%FF%E2%82&x=1&x=2&action=query';
      expect(link(send(wiki, query).body)).to.equal(
        'http://wiki.example/api.php?format=json&amp;a%5Bb%5D%5Bc%5D=1&amp;c=&amp;d=&amp;e=%7E%2A%3A&amp;0=x&amp;f_g=%FF%E2%82&amp;x=2&amp;action=query',
      );
    });

    it('has no link for POST', () => {
      const { body } = send(wiki, '', { body: 'action=query' });
      expect(body).to.contain(
        'To see the non-HTML representation of the JSON format, set <kbd>format=json</kbd>.\n</p>',
      );
      expect(link(body)).to.equal('no link');
    });

    it('has status 200, and names the status of the plain format', () => {
      const put = send(wiki, 'action=query', { method: 'PUT' });
      expect(put.status).to.equal(200);
      expect(put.header('MediaWiki-API-Error')).to.equal('invalidmethod');
      expect(put.body).to.contain(
        '<div class="api-pretty-header api-pretty-status">This response would be returned with HTTP status 405 Method Not Allowed.</div>',
      );
    });

    it('shows errors', () => {
      for (const query of [
        'action=query&list=imageusage',
        'action=query&format=foo',
        'action=foo',
        'action=query&format=JSON',
      ]) {
        const response = send(wiki, query);
        expect(response.status).to.equal(200);
        expect(pre(response.body)).to.match(/^\{\n {4}"error": \{\n {8}"code": "(?:missingparam|badvalue)",\n/);
        expect(response.header('MediaWiki-API-Error')).to.match(/^(?:missingparam|badvalue)$/);
      }
      expect(pre(send(wiki, 'action=foo').body)).to.equal(
        `{\n    "error": {\n        "code": "badvalue",\n        "info": "Unrecognized value for parameter \\"action\\": foo.",\n        "*": "${documentation.replaceAll('&', '&amp;')}"\n    }\n}`,
      );
    });

    it('exists for XML', () => {
      expect(pre(send(wiki, 'action=query&meta=tokens&format=xmlfm').body)).to.equal(
        '&lt;?xml version="1.0"?>\n&lt;api batchcomplete="">\n  &lt;query>\n    &lt;tokens csrftoken="+\\" />\n  &lt;/query>\n&lt;/api>',
      );
    });

    it('is an object with wrappedhtml', () => {
      const response = send(wiki, 'action=query&meta=tokens&format=jsonfm&wrappedhtml=1');
      const { html, time, ...rest } = response.json() as Record<string, unknown>;
      expect(rest).to.deep.equal({ status: 200, statustext: 'OK', modules: ['mediawiki.apipretty'], continue: null });
      expect(html).to.match(/^<pre class="api-pretty-content">\{\n {4}"batchcomplete": "",\n.*\}<\/pre>$/s);
      expect(time).to.be.a('number');
      expect(response.header('Content-Type')).to.equal('text/mediawiki-api-prettyprint-wrapped; charset=utf-8');
      expect(response.header('Content-Disposition')).to.equal('inline; filename=api-result-wrapped.json');
      expect(send(wiki, 'action=query&wrappedhtml', { method: 'PUT' }).body).to.match(
        /^\{"status":405,"statustext":"Method Not Allowed",/,
      );
    });
  });

  describe(`The help page, release ${release} (core 2.8)`, () => {
    const wiki = fixtureWiki(release);

    for (const query of ['', 'format=json', 'action=help', 'foo=1', 'action=help&format=xml']) {
      it(`responds to "${query}"`, () => {
        const response = send(wiki, query);
        expect(title(response.body)).to.equal('MediaWiki API help - TestWiki');
        expect(response.body).to.match(/^<!DOCTYPE html>\n/);
        expect(response.status).to.equal(200);
        expect(response.headers).to.deep.equal([
          'X-Content-Type-Options: nosniff',
          'Content-language: en',
          'Vary: Accept-Encoding, Cookie',
          'Expires: Thu, 01 Jan 1970 00:00:00 GMT',
          'Content-Type: text/html; charset=utf-8',
          'X-Frame-Options: DENY',
          'Content-Disposition: inline; filename=api-help.html',
          'Cache-Control: private, must-revalidate, max-age=0',
        ]);
      });
    }

    it('is preceded by its warnings, as a comment', () => {
      const [comment, page = ''] = send(wiki, 'requestid[]=1').body.split('\n-->\n');
      expect(comment).to.match(/^<!-- API warnings and errors:\n/);
      expect(JSON.parse(comment!.slice(comment!.indexOf('{')))).to.deep.equal({
        warnings: { main: { warnings: 'Parameter "requestid" uses unsupported PHP array syntax.' } },
      });
      expect(page).to.match(/^<!DOCTYPE html>\n/);
    });

    it('prints errors in the requested format', () => {
      expect(send(wiki, 'assert=user&format=json').header('MediaWiki-API-Error')).to.equal('assertuserfailed');
      expect(send(wiki, 'maxlag=-9&format=json').header('MediaWiki-API-Error')).to.equal(undefined);
    });
  });
}

describe('The page of a logged-in user', () => {
  it('names the user', () => {
    const wiki = createWiki({ users: [{ id: 7, name: 'Alice', password: 'a', groups: ['sysop'] }] }, { seed: 1 });
    const client = new Client(wiki);
    client.logIn('Alice', 'a');
    const { body } = client.send('action=query');
    expect(body).to.contain('"wgUserName":"Alice","wgUserGroups":["sysop","*","user","autoconfirmed"]');
    expect(body).to.contain('"wgUserId":7,');
  });

  it('contains the edit count and the registration date', () => {
    const history = { editCount: 42, registered: '2026-11-22T17:34:12Z' };
    const users = [{ id: 7, name: 'Alice', password: 'a', ...history }];
    for (const [release, expected] of [
      ['1.39', '"wgUserId":7,"wgUserEditCount":42,"wgUserRegistration":1795368852000,'],
      [
        '1.43',
        '"wgUserId":7,"wgUserIsTemp":false,"wgUserEditCount":42,"wgUserRegistration":1795368852000,"wgUserFirstRegistration":1795368852000,',
      ],
    ] as const) {
      const client = new Client(createWiki({ users }, { release }));
      client.logIn('Alice', 'a');
      expect(client.send('action=query').body).to.contain(expected);
    }
  });
});
