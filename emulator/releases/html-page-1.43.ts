import { htmlHead143 } from './html-head-1.43';
import type { HtmlPageTemplate } from './html-page-template';
import { headOfInterface, retrievedFrom } from './interface-head';

const kinds = {
  result: { styles: ['mediawiki.apipretty', 'mediawiki.skinning.interface'], license: '' },
  help: {
    styles: ['mediawiki.hlist', 'mediawiki.apipretty', 'mediawiki.skinning.interface'],
    license: 'https://www.mediawiki.org/wiki/Special:MyLanguage/Copyright',
  },
} as const;

/** What the skin says about itself on each page; it varies with the skin. */
const deprecation = JSON.stringify(
  'This page is using the deprecated ResourceLoader module "mediawiki.skinning.interface".\n' +
    '[1.43] The use of the `interface-message-box` feature with SkinModule is deprecated in favor of CodexModule. ' +
    'Please remove this feature.More information can be found at [[mw:Manual:ResourceLoaderSkinModule]]. ',
);

/** The pages of 1.43, as a client sees them (core 5.2). */
export const htmlPage143: HtmlPageTemplate = (page) => {
  const { styles, license } = kinds[page.kind];
  const { language } = page;
  const head = headOfInterface(page, {
    loads: { own: 'none', modules: [], styles },
    robots: 'noindex,nofollow,max-image-preview:standard',
    viewport: 'width=1120',
    license: license || page.license,
  });
  const direction = language.isContentLanguage ? '' : ` lang="${language.tag}" dir="${language.direction}"`;
  const debug = page.debugInformation === '' ? '' : `mw.config.set({"debugInfo":${page.debugInformation}});`;
  return `${htmlHead143(head)}<div class="mw-body" role="main">
	<h1 id="firstHeading">${page.words.heading}</h1>
	<div class="mw-body-content">
		<div id="mw-content-text" class="mw-body-content">${page.content}
<div class="printfooter" data-nosnippet=""${direction}>${retrievedFrom(page)}</div></div>
	</div>
</div>
<script>(RLQ=window.RLQ||[]).push(function(){${debug}mw.log.warn(${deprecation});mw.config.set({"wgBackendResponseTime":${page.responseTime}});});</script>
</body>
</html>`;
};
