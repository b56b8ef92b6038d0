import { expect } from 'chai';
import { createWiki } from '../index';
import { send, fixtureWiki } from '../testing/send.test-support';

const blank = (page: string): string =>
  page.replace(/"wgRequestId": "[0-9a-f]{24}"/, '"wgRequestId": "X"').replace(/(ResponseTime": )\d+/, '$10');

describe('A page with debug=1', () => {
  const page139 = blank(send(fixtureWiki('1.39'), 'debug=1&action=query').body);
  const page143 = blank(send(fixtureWiki('1.43'), 'debug=1&action=query').body);

  it('prints the values that it sets on several lines', () => {
    expect(page139).to.contain(
      '<script>\ndocument.documentElement.className = "client-js";\n\nRLCONF = {\n    "wgBreakFrames": false,\n    "wgSeparatorTransformTable": [\n        "",\n        ""\n    ],\n',
    );
    expect(page139).to.contain(
      [
        '    "wgRelevantPageIsProbablyEditable": false\n};\n\nRLSTATE = {\n    "site.styles": "ready",',
        '    "user.styles": "ready",\n    "user": "ready",\n    "user.options": "loading",',
        '    "mediawiki.apipretty": "ready",\n    "mediawiki.skinning.interface": "ready"\n};\n',
        'RLPAGEMODULES = [\n    "site",\n    "mediawiki.page.ready"\n];\n</script>',
        '<script>(RLQ=window.RLQ||[]).push(function(){mw.loader.implement( "user.options@", function ( $, jQuery, require, module ) {',
        'mw.user.tokens.set({\n    "patrolToken": "+\\\\",\n    "watchToken": "+\\\\",\n    "csrfToken": "+\\\\"\n});\n\n} );});</script>\n',
      ].join('\n'),
    );
    expect(page143).to.contain(
      '<script>document.documentElement.className = "client-js";\nRLCONF = {\n    "wgBreakFrames": false,\n',
    );
    expect(page143).to.contain(
      '    "wgUserName": null,\n    "wgUserGroups": [\n        "*"\n    ],\n    "wgCategories": [],\n',
    );
    expect(page143).to.contain(
      '    "wgRelevantPageIsProbablyEditable": false\n};\n\nRLSTATE = {\n    "mediawiki.apipretty": "ready",\n    "mediawiki.skinning.interface": "ready"\n};\n</script>\n',
    );
    for (const page of [page139, page143]) {
      expect(page).to.contain('mw.config.set({\n    "wgBackendResponseTime": 0\n});});</script>\n</body>');
    }
  });

  it('loads each style separately', () => {
    const start = '<link rel="stylesheet" href="/load.php?debug=1&amp;lang=en&amp;modules=';
    const end = '&amp;only=styles&amp;skin=apioutput"/>\n';
    const script = '/load.php?debug=1&amp;lang=en&amp;modules=startup&amp;only=scripts&amp;raw=1&amp;skin=apioutput';
    expect(page139).to.contain(
      `${start}mediawiki.apipretty${end}${start}mediawiki.skinning.interface${end}<script async="" src="${script}"></script>\n`,
    );
    expect(send(fixtureWiki('1.39'), 'debug=2').body).to.contain(
      `${start}mediawiki.apipretty${end}${start}mediawiki.hlist${end}${start}mediawiki.skinning.interface${end}<script `.replaceAll(
        'debug=1',
        'debug=2',
      ),
    );
  });

  it('ignores any other value', () => {
    for (const debug of ['debug=0', 'debug=', 'debug=false', 'debug=TRUE', 'debug=3', 'debug=1x', 'debug[]=1']) {
      const { body } = send(fixtureWiki('1.43'), `${debug}&action=query`);
      expect(body, debug).to.contain('<script>document.documentElement.className="client-js";RLCONF={"wgBreakFrames"');
    }
    expect(send(fixtureWiki('1.43'), 'debug=true&action=query').body).to.contain('/load.php?debug=1&amp;lang=en');
  });

  it('does not change the result, and prints the debug block on several lines', () => {
    const wiki = createWiki({}, { release: '1.43', debug: true, seed: 1 });
    const { body } = send(wiki, 'debug=1&action=query&requestid=/load.php?$%26modules=a');
    expect(body).to.contain('"requestid": "/load.php?$&amp;modules=a"');
    expect(body).to.contain('mw.config.set({\n    "debugInfo": {\n        "wikiVersion": ');
    expect(body).to.match(/\n {4}\}\n\}\);mw\.log\.warn\("This page/);
  });
});
