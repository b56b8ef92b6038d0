import {
  closingSettings,
  licenseLink,
  messageSetting,
  openingSettings,
  pageSettings,
  shownLanguage,
  statementLines,
  variantSettings,
  withStyles,
  type HtmlPageHoles,
  type HtmlPageTemplate,
} from './html-page-template';

const kinds = {
  result: {
    states:
      'RLSTATE={"site.styles":"ready","user.styles":"ready","user":"ready","user.options":"loading",' +
      '"mediawiki.apipretty":"ready","mediawiki.skinning.interface":"ready"};',
    modules: '"site","mediawiki.page.ready"',
    styles: 'mediawiki.apipretty%7Cmediawiki.skinning.interface',
    safeMode: '',
    license: '',
  },
  help: {
    states:
      'RLSTATE={"user.options":"loading","mediawiki.hlist":"ready","mediawiki.apipretty":"ready",' +
      '"mediawiki.skinning.interface":"ready"};',
    modules: '"mediawiki.page.ready"',
    styles: 'mediawiki.apipretty%2Chlist%7Cmediawiki.skinning.interface',
    safeMode: '&amp;safemode=1',
    license: 'https://www.mediawiki.org/wiki/Special:MyLanguage/Copyright',
  },
} as const;

function variantLinks({ language: { variants }, place, scriptPath }: HtmlPageHoles): string {
  if (variants.length === 0) return '';
  const links = variants.map(({ code, tag }) => [
    tag,
    `${scriptPath}/index.php?title=${place.addressName}&amp;variant=${code}`,
  ]);
  return [...links, ['x-default', place.linkPath]]
    .map(([tag, path]) => `\n<link rel="alternate" hreflang="${tag}" href="${path}"/>`)
    .join('');
}

/** What the skin says about itself on each page; it varies with the skin. */
const deprecation = JSON.stringify(
  'This page is using the deprecated ResourceLoader module "mediawiki.skinning.interface".\n' +
    '[1.37] The use of the `content` feature with ResourceLoaderSkinModule is deprecated. Use `content-media` instead. ' +
    '[1.37] The use of the `legacy` feature with ResourceLoaderSkinModule is deprecated(T89981) and is a NOOP since ' +
    '1.39 (T304325). This should be urgently omited to retain compatibility with future MediaWiki versions' +
    'More information can be found at [[mw:Manual:ResourceLoaderSkinModule]]. ',
);

function settings(page: HtmlPageHoles): string {
  const { user, language } = page;
  // One value that cannot be printed empties all of them.
  if (language.code === 'null') return 'RLCONF=;';
  return (
    `${openingSettings(page)}"wgRequestId":"${page.requestId}","wgCSPNonce":false,${pageSettings(page.place)}` +
    `"wgUserName":${page.userName},"wgUserGroups":${page.userGroups},"wgCategories":[],` +
    `"wgPageContentLanguage":${shownLanguage(language)},` +
    `"wgPageContentModel":"wikitext","wgRelevantPageName":${page.place.name},` +
    '"wgRelevantArticleId":0,' +
    (user === undefined
      ? ''
      : `"wgUserId":${user.id},"wgUserEditCount":${user.editCount},"wgUserRegistration":${user.registration},${messageSetting(user)}`) +
    variantSettings(language) +
    closingSettings
  );
}

/** The pages of 1.39, as a client sees them (core 5.2). */
export const htmlPage139: HtmlPageTemplate = (page) => {
  const { server, canonicalServer, scriptPath, siteName, tokens, language, words, place } = page;
  const kind = withStyles(kinds[page.kind], page.addedStyles);
  const options = language.options === '' ? '' : `mw.user.options.set(${language.options});`;
  const debugging = page.debugInformation !== '';
  const script = statementLines([
    'document.documentElement.className="client-js";',
    settings(page),
    kind.states,
    `RLPAGEMODULES=[${kind.modules}${debugging ? ',"mediawiki.debug"' : ''}];`,
  ]);
  const debug = debugging ? `mw.config.set({"debugInfo":${page.debugInformation}});` : '';
  return `<!DOCTYPE html>
<html class="client-nojs" lang="${language.tag}" dir="${language.direction}">
<head>
<meta charset="UTF-8"/>
<title>${words.title}</title>
<script>${script}</script>
<script>(RLQ=window.RLQ||[]).push(function(){mw.loader.implement("user.options@12s5i",function($,jQuery,require,module){mw.user.tokens.set({"patrolToken":${tokens.patrol},"watchToken":${tokens.watch},"csrfToken":${tokens.csrf}});${options}});});</script>
<link rel="stylesheet" href="${scriptPath}/load.php?${language.loading}modules=${kind.styles}&amp;only=styles&amp;skin=apioutput"/>
<script async="" src="${scriptPath}/load.php?${language.loading}modules=startup&amp;only=scripts&amp;raw=1${kind.safeMode}&amp;skin=apioutput"></script>
<meta name="generator" content="MediaWiki ${page.version}"/>
<meta name="robots" content="noindex,nofollow"/>
<meta name="format-detection" content="telephone=no"/>
<meta name="viewport" content="width=1000"/>
<link rel="icon" href="/favicon.ico"/>
<link rel="search" type="application/opensearchdescription+xml" href="${scriptPath}/opensearch_desc.php" title="${siteName} (${place.language})"/>
<link rel="EditURI" type="application/rsd+xml" href="${server}${scriptPath}/api.php?action=rsd"/>${variantLinks(page)}${licenseLink(kind.license || page.license, '/>')}
<link rel="alternate" type="application/atom+xml" title="${words.feed}" href="${scriptPath}/index.php?title=${place.changes}&amp;feed=atom"/>
</head>
<body class="mediawiki ${language.direction} sitedir-${place.direction} mw-hide-empty-elt ns--1 ns-special mw-special-ApiHelp page-${place.className} rootpage-${place.className} skin-apioutput action-view"><div class="mw-body" role="main">
	<h1 id="firstHeading">${words.heading}</h1>
	<div class="mw-body-content">
		<div id="mw-content-text" class="mw-body-content">${page.content}
<div class="printfooter" data-nosnippet="">${words.retrieved[0]}<a dir="ltr" href="${canonicalServer}${place.path}">${canonicalServer}${place.path}</a>${words.retrieved[1]}</div></div>
	</div>
</div>
<script>(RLQ=window.RLQ||[]).push(function(){${debug}mw.log.warn(${deprecation});mw.config.set({"wgBackendResponseTime":${page.responseTime}});});</script>
</body>
</html>`;
};
