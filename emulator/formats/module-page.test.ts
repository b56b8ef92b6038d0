import { expect } from 'chai';

import { htmlPage139 } from '../releases/html-page-1.39';
import { htmlPage143 } from '../releases/html-page-1.43';
import { recordedWiki } from './page.test-support';
import { renderModulePage, type ModulePage } from './module-page';

const page: ModulePage = {
  kind: 'help',
  content: '<p>Help.</p>',
  warnings: undefined,
  ...recordedWiki,
};

describe('the page of a module', () => {
  it('begins like the help page of MediaWiki', () => {
    const html = renderModulePage(page, htmlPage143);
    expect(html).to.match(/^<!DOCTYPE html>\n<html class="client-nojs" lang="en" dir="ltr">\n/);
    expect(html).to.include('<title>MediaWiki API help - TestWiki</title>');
    expect(html).to.include('<h1 id="firstHeading">MediaWiki API help</h1>');
    expect(html).to.include('RLCONF={"wgBreakFrames":true,');
    expect(html).to.include(
      '<link rel="license" href="https://www.mediawiki.org/wiki/Special:MyLanguage/Copyright">\n<link rel="alternate"',
    );
    expect(html).to.include('<p>Help.</p>');
  });

  it('has the syntax of its release', () => {
    const html = renderModulePage({ ...page, version: '1.39.17' }, htmlPage139);
    expect(html).to.include(
      '<link rel="license" href="https://www.mediawiki.org/wiki/Special:MyLanguage/Copyright"/>\n<link rel="alternate"',
    );
    expect(html).to.include('RLPAGEMODULES=["mediawiki.page.ready"];</script>');
  });

  it('has warnings in a comment above the page', () => {
    const warnings = `{
    "warnings": {
        "main": {
            "warnings": "Parameter \\"requestid\\" uses unsupported PHP array syntax."
        }
    }
}`;
    const html = renderModulePage({ ...page, warnings }, htmlPage143);
    expect(html.slice(0, html.indexOf('<html'))).to.equal(
      `<!-- API warnings and errors:\n${warnings}\n-->\n<!DOCTYPE html>\n`,
    );
  });

  it('escapes warnings that would end the comment', () => {
    const warnings = '{"warnings":"--> --!> <script>"}';
    expect(renderModulePage({ ...page, warnings }, htmlPage143)).to.match(
      /^<!-- API warnings and errors:\n\{"warnings":"-\\u002d> -\\u002d!> <script>"\}\n-->\n<!DOCTYPE html>/,
    );
  });
});
