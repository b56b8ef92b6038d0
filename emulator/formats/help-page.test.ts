import { expect } from 'chai';
import { htmlPage139 } from '../releases/html-page-1.39';
import { htmlPage143 } from '../releases/html-page-1.43';
import { renderHelpPage, type HelpPage } from './help-page';

const page: HelpPage = {
  modules: [
    { path: 'main', prefix: '', parameters: [{ name: 'action', type: 'one of: help, query', default: 'help' }] },
    {
      path: 'query+imageusage',
      prefix: 'iu',
      parameters: [
        { name: 'title', type: 'text', default: undefined },
        { name: 'limit', type: 'limit', default: '10' },
      ],
    },
  ],
  warnings: undefined,
  siteName: 'TestWiki',
  server: 'https://wiki.example',
  scriptPath: '',
  version: '1.43.9',
  requestId: '9de49df1c7ffa6cd138407e6',
  responseTime: 28,
};

describe('the help page', () => {
  it('begins as that of the real software', () => {
    const html = renderHelpPage(page, htmlPage143);
    expect(html).to.match(/^<!DOCTYPE html>\n<html class="client-nojs" lang="en" dir="ltr">\n/);
    expect(html).to.include('<title>MediaWiki API help - TestWiki</title>');
    expect(html).to.include('<h1 id="firstHeading">MediaWiki API help</h1>');
    expect(html).to.include('RLCONF={"wgBreakFrames":true,');
    expect(html).to.include(
      '<link rel="license" href="https://www.mediawiki.org/wiki/Special:MyLanguage/Copyright">\n<link rel="alternate"',
    );
  });

  it('is written in the manner of its release', () => {
    const html = renderHelpPage({ ...page, version: '1.39.17' }, htmlPage139);
    expect(html).to.include(
      '<link rel="license" href="https://www.mediawiki.org/wiki/Special:MyLanguage/Copyright"/>\n<link rel="alternate"',
    );
    expect(html).to.include('RLPAGEMODULES=["mediawiki.page.ready"];</script>');
  });

  it('lists the modules with their parameters', () => {
    const html = renderHelpPage(page, htmlPage143);
    expect(html).to.include('<h2 class="apihelp-header" id="main">main</h2>');
    expect(html).to.include('<li><a href="#query+imageusage">query+imageusage</a></li>');
    expect(html).to.include('<span dir="ltr" lang="en" id="query+imageusage:limit">iulimit</span>');
    expect(html).to.include('<dd class="info">Type: limit</dd><dd class="info">Default: 10</dd>');
  });

  it('escapes what the modules of a user are called', () => {
    const name = '<script>alert("1")</script>';
    const parameters = [{ name, type: name, default: name }];
    const html = renderHelpPage({ ...page, modules: [{ path: name, prefix: '<', parameters }] }, htmlPage143);
    expect(html).not.to.include('<script>alert');
    expect(html).to.include('Default: &lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
  });

  it('puts warnings into a comment above the page', () => {
    const warnings = `{
    "warnings": {
        "main": {
            "warnings": "Parameter \\"requestid\\" uses unsupported PHP array syntax."
        }
    }
}`;
    expect(renderHelpPage({ ...page, warnings }, htmlPage143)).to.match(
      /^<!-- API warnings and errors:\n\{\n {4}"warnings": \{\n {8}"main": \{\n {12}"warnings": "Parameter \\"requestid\\" uses unsupported PHP array syntax\."\n {8}\}\n {4}\}\n\}\n-->\n<!DOCTYPE html>\n/,
    );
  });

  it('lets no warning end the comment', () => {
    const warnings = '{"warnings":"--> --!> <script>"}';
    expect(renderHelpPage({ ...page, warnings }, htmlPage143)).to.match(
      /^<!-- API warnings and errors:\n\{"warnings":"-\\u002d> -\\u002d!> <script>"\}\n-->\n<!DOCTYPE html>/,
    );
  });
});
