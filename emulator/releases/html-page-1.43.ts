import {
  closingSettings,
  licenseLink,
  messageSetting,
  openingSettings,
  pageSettings,
  shownLanguage,
  statementLines,
  withStyles,
  variantSettings,
  type HtmlPageHoles,
  type HtmlPageTemplate,
} from './html-page-template';

const kinds = {
  result: {
    states: 'RLSTATE={"mediawiki.apipretty":"ready","mediawiki.skinning.interface":"ready"};',
    styles: 'mediawiki.apipretty%7Cmediawiki.skinning.interface',
    license: '',
  },
  help: {
    states: 'RLSTATE={"mediawiki.hlist":"ready","mediawiki.apipretty":"ready","mediawiki.skinning.interface":"ready"};',
    styles: 'mediawiki.apipretty%2Chlist%7Cmediawiki.skinning.interface',
    license: 'https://www.mediawiki.org/wiki/Special:MyLanguage/Copyright',
  },
} as const;

/** In the order of their tags; the language itself is the page without a variant. */
function variantLinks({ language, place, server, scriptPath }: HtmlPageHoles): string {
  const [own] = language.variants;
  if (own === undefined) return '';
  const links = language.variants.map(({ code, tag }): [string, string] => [
    tag,
    code === own.code ? place.linkPath : `${scriptPath}/index.php?title=${place.addressName}&amp;variant=${code}`,
  ]);
  links.sort(([one], [other]) => (one < other ? -1 : 1));
  // A server without a scheme has that of the request here, not that of the canonical server.
  const complete = server.startsWith('//') ? `http:${server}` : server;
  return [...links, ['x-default', place.linkPath]]
    .map(([tag, path]) => `\n<link rel="alternate" hreflang="${tag}" href="${complete}${path}">`)
    .join('');
}

/** What the skin says about itself on each page; it varies with the skin. */
const deprecation = JSON.stringify(
  'This page is using the deprecated ResourceLoader module "mediawiki.skinning.interface".\n' +
    '[1.43] The use of the `interface-message-box` feature with SkinModule is deprecated in favor of CodexModule. ' +
    'Please remove this feature.More information can be found at [[mw:Manual:ResourceLoaderSkinModule]]. ',
);

function settings(page: HtmlPageHoles): string {
  const { user, language } = page;
  return (
    `${openingSettings(page)}"wgRequestId":"${page.requestId}",${pageSettings(page.place)}` +
    `"wgUserName":${page.userName},"wgUserGroups":${page.userGroups},"wgCategories":[],"wgPageViewLanguage":${shownLanguage(language)},` +
    `"wgPageContentLanguage":${shownLanguage(language)},` +
    `"wgPageContentModel":"wikitext","wgRelevantPageName":${page.place.name},` +
    '"wgRelevantArticleId":0,' +
    (user === undefined
      ? page.temporaryAccounts
        ? '"wgTempUserName":null,'
        : ''
      : `"wgUserId":${user.id},"wgUserIsTemp":false,"wgUserEditCount":${user.editCount},` +
        `"wgUserRegistration":${user.registration},"wgUserFirstRegistration":${user.registration},${messageSetting(user)}`) +
    variantSettings(language) +
    closingSettings
  );
}

/** The pages of 1.43, as a client sees them (core 5.2). */
export const htmlPage143: HtmlPageTemplate = (page) => {
  const { server, canonicalServer, scriptPath, siteName, language, words, place } = page;
  const direction = language.isContentLanguage ? '' : ` lang="${language.tag}" dir="${language.direction}"`;
  const kind = withStyles(kinds[page.kind], page.addedStyles);
  const script = statementLines(['document.documentElement.className="client-js";', settings(page), kind.states]);
  const debug = page.debugInformation === '' ? '' : `mw.config.set({"debugInfo":${page.debugInformation}});`;
  return `<!DOCTYPE html>
<html class="client-nojs" lang="${language.tag}" dir="${language.direction}">
<head>
<meta charset="UTF-8">
<title>${words.title}</title>
<script>${script}</script>
<link rel="stylesheet" href="${scriptPath}/load.php?${language.loading}modules=${kind.styles}&amp;only=styles&amp;skin=apioutput">
<script async="" src="${scriptPath}/load.php?${language.loading}modules=startup&amp;only=scripts&amp;raw=1&amp;safemode=1&amp;skin=apioutput"></script>
<meta name="generator" content="MediaWiki ${page.version}">
<meta name="robots" content="noindex,nofollow,max-image-preview:standard">
<meta name="format-detection" content="telephone=no">
<meta name="viewport" content="width=1120">
<link rel="search" type="application/opensearchdescription+xml" href="${scriptPath}/rest.php/v1/search" title="${siteName} (${place.language})">
<link rel="EditURI" type="application/rsd+xml" href="${server}${scriptPath}/api.php?action=rsd">${variantLinks(page)}${licenseLink(kind.license || page.license, '>')}
<link rel="alternate" type="application/atom+xml" title="${words.feed}" href="${scriptPath}/index.php?title=${place.changes}&amp;feed=atom">
</head>
<body class="mediawiki ${language.direction} sitedir-${place.direction} mw-hide-empty-elt ns--1 ns-special mw-special-ApiHelp page-${place.className} rootpage-${place.className} skin-apioutput action-view"><div class="mw-body" role="main">
	<h1 id="firstHeading">${words.heading}</h1>
	<div class="mw-body-content">
		<div id="mw-content-text" class="mw-body-content">${page.content}
<div class="printfooter" data-nosnippet=""${direction}>${words.retrieved[0]}<a dir="ltr" href="${canonicalServer}${place.path}">${canonicalServer}${place.path}</a>${words.retrieved[1]}</div></div>
	</div>
</div>
<script>(RLQ=window.RLQ||[]).push(function(){${debug}mw.log.warn(${deprecation});mw.config.set({"wgBackendResponseTime":${page.responseTime}});});</script>
</body>
</html>`;
};
