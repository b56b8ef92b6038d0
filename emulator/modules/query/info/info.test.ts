import { expect } from 'chai';
import { ask, bothReleases, errorBody, fixtureWiki } from '../../../testing/ask.test-support';

for (const release of bothReleases) {
  describe(`prop=info, ${release}`, () => {
    const wiki = fixtureWiki(release);
    const query = (text: string) => ask(wiki, `action=query&format=json&${text}`).body;

    it('adds addresses and titles, in its own order', () => {
      expect(query('prop=info&titles=X/y?z~!*()@$,;:|Talk:A %26 b&inprop=displaytitle|associatedpage|url')).to.equal(
        '{"batchcomplete":"","query":{"pages":{"-1":{"ns":0,"title":"X/y?z~!*()@$,;:","missing":"","contentmodel":"wikitext","pagelanguage":"en","pagelanguagehtmlcode":"en","pagelanguagedir":"ltr","associatedpage":"Talk:X/y?z~!*()@$,;:","fullurl":"http://wiki.example/index.php/X/y%3Fz~!*()@$,;:","editurl":"http://wiki.example/index.php?title=X/y%3Fz~!*()@$,;:&action=edit","canonicalurl":"http://wiki.example/index.php/X/y%3Fz~!*()@$,;:","displaytitle":"X/y?z~!*()@$,;:"},"-2":{"ns":1,"title":"Talk:A & b","missing":"","contentmodel":"wikitext","pagelanguage":"en","pagelanguagehtmlcode":"en","pagelanguagedir":"ltr","associatedpage":"A & b","fullurl":"http://wiki.example/index.php/Talk:A_%26_b","editurl":"http://wiki.example/index.php?title=Talk:A_%26_b&action=edit","canonicalurl":"http://wiki.example/index.php/Talk:A_%26_b","displaytitle":"Talk:A &amp; b"}}}}',
      );
    });

    it('tells what can be protected', () => {
      expect(query('prop=info&titles=File:Nope.png|Nope&inprop=protection')).to.equal(
        release === '1.39'
          ? '{"batchcomplete":"","query":{"pages":{"-1":{"ns":6,"title":"File:Nope.png","missing":"","contentmodel":"wikitext","pagelanguage":"en","pagelanguagehtmlcode":"en","pagelanguagedir":"ltr","protection":[],"restrictiontypes":["create","upload"]},"-2":{"ns":0,"title":"Nope","missing":"","contentmodel":"wikitext","pagelanguage":"en","pagelanguagehtmlcode":"en","pagelanguagedir":"ltr","protection":[],"restrictiontypes":["create"]}}}}'
          : '{"batchcomplete":"","query":{"pages":{"-1":{"ns":6,"title":"File:Nope.png","missing":"","contentmodel":"wikitext","pagelanguage":"en","pagelanguagehtmlcode":"en","pagelanguagedir":"ltr","protection":[],"restrictiontypes":["create"]},"-2":{"ns":0,"title":"Nope","missing":"","contentmodel":"wikitext","pagelanguage":"en","pagelanguagehtmlcode":"en","pagelanguagedir":"ltr","protection":[],"restrictiontypes":["create"]}}}}',
      );
    });

    it('warns of properties that are going away', () => {
      expect(query('prop=info&titles=Nope&inprop=readable|preload')).to.equal(
        release === '1.39'
          ? '{"batchcomplete":"","warnings":{"main":{"*":"Subscribe to the mediawiki-api-announce mailing list at <https://lists.wikimedia.org/postorius/lists/mediawiki-api-announce.lists.wikimedia.org/> for notice of API deprecations and breaking changes."},"info":{"*":"The value \\"readable\\" to parameter \\"inprop\\" has been deprecated."}},"query":{"pages":{"-1":{"ns":0,"title":"Nope","missing":"","contentmodel":"wikitext","pagelanguage":"en","pagelanguagehtmlcode":"en","pagelanguagedir":"ltr","readable":"","preload":null}}}}'
          : '{"batchcomplete":"","warnings":{"main":{"*":"Subscribe to the mediawiki-api-announce mailing list at <https://lists.wikimedia.org/postorius/lists/mediawiki-api-announce.lists.wikimedia.org/> for notice of API deprecations and breaking changes."},"info":{"*":"The value \\"readable\\" to parameter \\"inprop\\" has been deprecated.\\nThe value \\"preload\\" to parameter \\"inprop\\" has been deprecated."}},"query":{"pages":{"-1":{"ns":0,"title":"Nope","missing":"","contentmodel":"wikitext","pagelanguage":"en","pagelanguagehtmlcode":"en","pagelanguagedir":"ltr","readable":"","preload":""}}}}',
      );
    });

    it('keeps from an anonymous client who watches', () => {
      expect(query('prop=info&titles=Nope&inprop=watched|watchers|visitingwatchers|notificationtimestamp')).to.equal(
        '{"batchcomplete":"","query":{"pages":{"-1":{"ns":0,"title":"Nope","missing":"","contentmodel":"wikitext","pagelanguage":"en","pagelanguagehtmlcode":"en","pagelanguagedir":"ltr","notificationtimestamp":""}}}}',
      );
    });

    it('knows what pages of a title hold', () => {
      expect(query('prop=info&titles=MediaWiki:X.js|User:Bob/x.css|User:Bob.js|MediaWiki:X.json')).to.equal(
        '{"batchcomplete":"","query":{"pages":{"-1":{"ns":8,"title":"MediaWiki:X.js","missing":"","contentmodel":"javascript","pagelanguage":"en","pagelanguagehtmlcode":"en","pagelanguagedir":"ltr"},"-2":{"ns":8,"title":"MediaWiki:X.json","missing":"","contentmodel":"json","pagelanguage":"en","pagelanguagehtmlcode":"en","pagelanguagedir":"ltr"},"-3":{"ns":2,"title":"User:Bob/x.css","missing":"","contentmodel":"css","pagelanguage":"en","pagelanguagehtmlcode":"en","pagelanguagedir":"ltr"},"-4":{"ns":2,"title":"User:Bob.js","missing":"","contentmodel":"wikitext","pagelanguage":"en","pagelanguagehtmlcode":"en","pagelanguagedir":"ltr"}}}}',
      );
    });

    it('knows the language of messages', () => {
      expect(query('prop=info&titles=MediaWiki:Bar/pt-br|MediaWiki:Bar/ar|MediaWiki:Bar/foo|Help:A/de')).to.equal(
        '{"batchcomplete":"","query":{"pages":{"-1":{"ns":8,"title":"MediaWiki:Bar/pt-br","missing":"","contentmodel":"wikitext","pagelanguage":"pt-br","pagelanguagehtmlcode":"pt-BR","pagelanguagedir":"ltr"},"-2":{"ns":8,"title":"MediaWiki:Bar/ar","missing":"","contentmodel":"wikitext","pagelanguage":"ar","pagelanguagehtmlcode":"ar","pagelanguagedir":"rtl"},"-3":{"ns":8,"title":"MediaWiki:Bar/foo","missing":"","contentmodel":"wikitext","pagelanguage":"en","pagelanguagehtmlcode":"en","pagelanguagedir":"ltr"},"-4":{"ns":12,"title":"Help:A/de","missing":"","contentmodel":"wikitext","pagelanguage":"en","pagelanguagehtmlcode":"en","pagelanguagedir":"ltr"}}}}',
      );
    });

    it('tests actions', () => {
      expect(query('prop=info&titles=Nope&intestactions=edit|move|foo')).to.equal(
        '{"batchcomplete":"","query":{"pages":{"-1":{"ns":0,"title":"Nope","missing":"","contentmodel":"wikitext","pagelanguage":"en","pagelanguagehtmlcode":"en","pagelanguagedir":"ltr","actions":{"edit":""}}}}}',
      );
    });

    it('tests an action that XML has another use for', () => {
      expect(query('prop=info&titles=Nope&intestactions=*&format=xml')).to.contain(
        'pagelanguagedir="ltr"><actions xml:space="preserve">false</actions></page>',
      );
    });

    it('lists the outcomes where actions are numbers', () => {
      const actions = 'prop=info&titles=Nope&intestactions=1|0';
      expect(query(actions)).to.contain('"actions":[]}');
      expect(query(`${actions}&formatversion=2`)).to.contain('"actions":[false,false]}');
      expect(query(`${actions}&intestactionsdetail=full&format=xml`)).to.contain('<actions><_v><error code=');
    });

    it('tests actions, in version 2', () => {
      expect(query('prop=info&titles=Nope&intestactions=edit|move&formatversion=2')).to.equal(
        '{"batchcomplete":true,"query":{"pages":[{"ns":0,"title":"Nope","missing":true,"contentmodel":"wikitext","pagelanguage":"en","pagelanguagehtmlcode":"en","pagelanguagedir":"ltr","actions":{"edit":true,"move":false}}]}}',
      );
    });

    it('says what forbids them', () => {
      expect(query('prop=info&titles=Nope&intestactions=edit|move|delete|foo&intestactionsdetail=full')).to.equal(
        '{"batchcomplete":"","query":{"pages":{"-1":{"ns":0,"title":"Nope","missing":"","contentmodel":"wikitext","pagelanguage":"en","pagelanguagehtmlcode":"en","pagelanguagedir":"ltr","actions":{"edit":[],"move":[{"code":"cantmove-anon","*":"You must be a registered user and [[Special:UserLogin|logged in]] to move a page."}],"delete":[{"code":"permissiondenied","*":"The action you have requested is limited to users in the group: [[TestWiki:Administrators|Administrators]]."}],"foo":[{"code":"permissiondenied","*":"You are not allowed to execute the action you have requested."}]}}}}}',
      );
    });

    it('says what forbids them, raw', () => {
      expect(
        query('prop=info&titles=Nope&intestactions=upload|move&intestactionsdetail=quick&errorformat=raw'),
      ).to.equal(
        release === '1.39'
          ? '{"batchcomplete":"","query":{"pages":{"-1":{"ns":0,"title":"Nope","missing":"","contentmodel":"wikitext","pagelanguage":"en","pagelanguagehtmlcode":"en","pagelanguagedir":"ltr","actions":{"upload":[{"code":"permissiondenied","key":"badaccess-groups","params":["[[TestWiki:Users|Users]], [[TestWiki:Administrators|Administrators]]",2]}],"move":[{"code":"cantmove-anon","key":"movenologintext","params":[]}]}}}}}'
          : '{"batchcomplete":"","query":{"pages":{"-1":{"ns":0,"title":"Nope","missing":"","contentmodel":"wikitext","pagelanguage":"en","pagelanguagehtmlcode":"en","pagelanguagedir":"ltr","actions":{"upload":[{"code":"permissiondenied","key":"badaccess-groups","params":[{"list":["[[TestWiki:Users|Users]]","[[TestWiki:Administrators|Administrators]]"],"type":"comma"},2]}],"move":[{"code":"cantmove-anon","key":"movenologintext","params":[]}]}}}}}',
      );
    });

    it('says what forbids them, as HTML', () => {
      expect(
        query('prop=info&titles=MediaWiki:X.js&intestactions=edit|move&intestactionsdetail=full&errorformat=html'),
      ).to.equal(
        '{"batchcomplete":"","query":{"pages":{"-1":{"ns":8,"title":"MediaWiki:X.js","missing":"","contentmodel":"javascript","pagelanguage":"en","pagelanguagehtmlcode":"en","pagelanguagedir":"ltr","actions":{"edit":[{"code":"protectednamespace-interface","*":"This page provides interface text for the software on this wiki, and is protected to prevent abuse.\\nTo add or change translations for all wikis, please use <a rel=\\"nofollow\\" class=\\"external text\\" href=\\"https://translatewiki.net/\\">translatewiki.net</a>, the MediaWiki localisation project."},{"code":"sitejsprotected","*":"You do not have permission to edit this JavaScript page because it may affect all visitors."}],"move":[{"code":"cantmove-anon","*":"You must be a registered user and <a href=\\"/index.php/Special:UserLogin\\" title=\\"Special:UserLogin\\">logged in</a> to move a page."},{"code":"protectednamespace-interface","*":"This page provides interface text for the software on this wiki, and is protected to prevent abuse.\\nTo add or change translations for all wikis, please use <a rel=\\"nofollow\\" class=\\"external text\\" href=\\"https://translatewiki.net/\\">translatewiki.net</a>, the MediaWiki localisation project."},{"code":"sitejsprotected","*":"You do not have permission to edit this JavaScript page because it may affect all visitors."}]}}}}}',
      );
    });

    it('prints what forbids them as XML', () => {
      expect(query('prop=info&titles=Nope&intestactions=edit|move&intestactionsdetail=full&format=xml')).to.equal(
        '<?xml version="1.0"?><api batchcomplete=""><query><pages><page _idx="-1" ns="0" title="Nope" missing="" contentmodel="wikitext" pagelanguage="en" pagelanguagehtmlcode="en" pagelanguagedir="ltr"><actions><edit /><move><error code="cantmove-anon" xml:space="preserve">You must be a registered user and [[Special:UserLogin|logged in]] to move a page.</error></move></actions></page></pages></query></api>',
      );
    });

    it('protects messages and what belongs to users', () => {
      expect(
        query('prop=info&titles=MediaWiki:X.css|User:Bob/x.json&intestactions=protect|create&intestactionsdetail=full'),
      ).to.equal(
        `{"batchcomplete":"","query":{"pages":{"-1":{"ns":8,"title":"MediaWiki:X.css","missing":"","contentmodel":"css","pagelanguage":"en","pagelanguagehtmlcode":"en","pagelanguagedir":"ltr","actions":{"protect":[{"code":"permissiondenied","*":"The action you have requested is limited to users in the group: [[TestWiki:Administrators|Administrators]]."},{"code":"protectednamespace-interface","*":"This page provides interface text for the software on this wiki, and is protected to prevent abuse. To add or change translations for all wikis, please use [https://translatewiki.net/ translatewiki.net], the MediaWiki localisation project."},{"code":"sitecssprotected","*":"You do not have permission to edit this CSS page because it may affect all visitors."},{"code":"cantedit","*":"You cannot change the protection settings of this page because you do not have permission to edit it."}],"create":[]}},"-2":{"ns":2,"title":"User:Bob/x.json","missing":"","contentmodel":"json","pagelanguage":"en","pagelanguagehtmlcode":"en","pagelanguagedir":"ltr","actions":{"protect":[{"code":"permissiondenied","*":"The action you have requested is limited to users in the group: [[TestWiki:Administrators|Administrators]]."},{"code":"customjsonprotected","*":"You do not have permission to edit this JSON page because it contains another user's personal settings."},{"code":"cantedit","*":"You cannot change the protection settings of this page because you do not have permission to edit it."}],"create":[]}}}}}`,
      );
    });

    it('tests a limited number of actions', () => {
      expect(
        query(
          'prop=info&titles=N1|N2&intestactions=a|b|c|d|e|f|g|h|i|j|k|l|m|n|o|p|q|r|s|t|u|v|w|x|y|z|A|B|C|D|E|F|G|H|I|J|K|L|M|N|O|P|Q|R|S|T|U|V|W|X',
        ),
      ).to.equal(
        '{"continue":{"incontinue":"0|N2","continue":"||"},"query":{"pages":{"-1":{"ns":0,"title":"N1","missing":"","contentmodel":"wikitext","pagelanguage":"en","pagelanguagehtmlcode":"en","pagelanguagedir":"ltr","actions":[]},"-2":{"ns":0,"title":"N2","missing":""}}}}',
      );
    });

    it('forbids nobody an action without a name', () => {
      const actions = (text: string) =>
        /"actions":.*?\}/.exec(query(`prop=info&titles=Alpha&intestactions=read|${text}`))?.[0];
      expect(actions('')).to.equal('"actions":{"read":"","":""}');
      expect(actions('&intestactionsdetail=full')).to.equal('"actions":{"read":[],"":[]}');
    });

    it('keeps what has no name from protected pages', () => {
      const question = 'prop=info&titles=MediaWiki:X&intestactions=read|&intestactionsdetail=full&errorformat=none';
      expect(query(question)).to.contain('"actions":{"read":[],"":[{"code":"protectednamespace-interface"}]}');
    });

    it('knows no tokens', () => {
      expect(query('prop=info&titles=Nope&intoken=edit')).to.equal(
        '{"warnings":{"main":{"*":"Unrecognized parameter: intoken."}},"batchcomplete":"","query":{"pages":{"-1":{"ns":0,"title":"Nope","missing":"","contentmodel":"wikitext","pagelanguage":"en","pagelanguagehtmlcode":"en","pagelanguagedir":"ltr"}}}}',
      );
    });

    it('refuses what is no title', () => {
      expect(query('prop=info&titles=Nope&inlinkcontext=[x]')).to.equal(
        errorBody(
          'badtitle',
          'Invalid value \\"[x]\\" for title parameter \\"inlinkcontext\\": not a valid title string.',
        ),
      );
      // Also where an earlier answer finished the module.
      expect(query('prop=info&inlinkcontext=&continue=-||')).to.contain('"code":"badtitle"');
    });
  });
}
