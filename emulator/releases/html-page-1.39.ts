import { htmlHead139 } from './html-head-1.39';
import { headOfInterface, retrievedFrom } from './interface-head';
import type { HtmlPageTemplate } from './html-page-template';

const kinds = {
  result: {
    own: 'all',
    modules: ['site', 'mediawiki.page.ready'],
    styles: ['mediawiki.apipretty', 'mediawiki.skinning.interface'],
    license: '',
  },
  help: {
    own: 'options',
    modules: ['mediawiki.page.ready'],
    styles: ['mediawiki.hlist', 'mediawiki.apipretty', 'mediawiki.skinning.interface'],
    license: 'https://www.mediawiki.org/wiki/Special:MyLanguage/Copyright',
  },
} as const;

/** What the skin says about itself on each page; it varies with the skin. */
const deprecation = JSON.stringify(
  'This page is using the deprecated ResourceLoader module "mediawiki.skinning.interface".\n' +
    '[1.37] The use of the `content` feature with ResourceLoaderSkinModule is deprecated. Use `content-media` instead. ' +
    '[1.37] The use of the `legacy` feature with ResourceLoaderSkinModule is deprecated(T89981) and is a NOOP since ' +
    '1.39 (T304325). This should be urgently omited to retain compatibility with future MediaWiki versions' +
    'More information can be found at [[mw:Manual:ResourceLoaderSkinModule]]. ',
);

/** The pages of 1.39, as a client sees them (core 5.2). */
export const htmlPage139: HtmlPageTemplate = (page) => {
  const { license, ...loads } = kinds[page.kind];
  const isDebugging = page.debugInformation !== '';
  const head = headOfInterface(page, {
    loads: { ...loads, modules: [...loads.modules, ...(isDebugging ? ['mediawiki.debug'] : [])] },
    robots: 'noindex,nofollow',
    viewport: 'width=1000',
    license: license || page.license,
  });
  const debug = isDebugging ? `mw.config.set({"debugInfo":${page.debugInformation}});` : '';
  return `${htmlHead139(head)}<div class="mw-body" role="main">
	<h1 id="firstHeading">${page.words.heading}</h1>
	<div class="mw-body-content">
		<div id="mw-content-text" class="mw-body-content">${page.content}
<div class="printfooter" data-nosnippet="">${retrievedFrom(page)}</div></div>
	</div>
</div>
<script>(RLQ=window.RLQ||[]).push(function(){${debug}mw.log.warn(${deprecation});mw.config.set({"wgBackendResponseTime":${page.responseTime}});});</script>
</body>
</html>`;
};
