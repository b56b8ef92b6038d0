import { expect } from 'chai';

import { htmlPage139 } from '../releases/html-page-1.39';
import { htmlPage143 } from '../releases/html-page-1.43';
import { renderModulePage, type ModulePage } from './module-page';

const page: ModulePage = {
  kind: 'help',
  content: '<p>Help.</p>',
  warnings: undefined,
  siteName: 'TestWiki',
  server: 'https://wiki.example',
  scriptPath: '',
  version: '1.43.9',
  requestId: '9de49df1c7ffa6cd138407e6',
  responseTime: 28,
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

  it('puts warnings into a comment above the page', () => {
    const warnings = `{
    "warnings": {
        "main": {
            "warnings": "Parameter \\"requestid\\" uses unsupported PHP array syntax."
        }
    }
}`;
    expect(renderModulePage({ ...page, warnings }, htmlPage143)).to.match(
      /^<!-- API warnings and errors:\n\{\n {4}"warnings": \{\n {8}"main": \{\n {12}"warnings": "Parameter \\"requestid\\" uses unsupported PHP array syntax\."\n {8}\}\n {4}\}\n\}\n-->\n<!DOCTYPE html>\n/,
    );
  });

  it('lets no warning end the comment', () => {
    const warnings = '{"warnings":"--> --!> <script>"}';
    expect(renderModulePage({ ...page, warnings }, htmlPage143)).to.match(
      /^<!-- API warnings and errors:\n\{"warnings":"-\\u002d> -\\u002d!> <script>"\}\n-->\n<!DOCTYPE html>/,
    );
  });
});
