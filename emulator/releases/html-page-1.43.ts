import {
  closingSettings,
  openingSettings,
  pageSettings,
  statementLines,
  type HtmlPageHoles,
  type HtmlPageTemplate,
} from './html-page-template';

const kinds = {
  result: {
    heading: 'MediaWiki API result',
    states: 'RLSTATE={"mediawiki.apipretty":"ready","mediawiki.skinning.interface":"ready"};',
    styles: 'mediawiki.apipretty%7Cmediawiki.skinning.interface',
    license: '',
  },
  help: {
    heading: 'MediaWiki API help',
    states: 'RLSTATE={"mediawiki.hlist":"ready","mediawiki.apipretty":"ready","mediawiki.skinning.interface":"ready"};',
    styles: 'mediawiki.apipretty%2Chlist%7Cmediawiki.skinning.interface',
    license: '\n<link rel="license" href="https://www.mediawiki.org/wiki/Special:MyLanguage/Copyright">',
  },
} as const;

/** What the skin says about itself on each page; it varies with the skin. */
const deprecation = JSON.stringify(
  'This page is using the deprecated ResourceLoader module "mediawiki.skinning.interface".\n' +
    '[1.43] The use of the `interface-message-box` feature with SkinModule is deprecated in favor of CodexModule. ' +
    'Please remove this feature.More information can be found at [[mw:Manual:ResourceLoaderSkinModule]]. ',
);

function settings(page: HtmlPageHoles): string {
  const { user } = page;
  return (
    `${openingSettings(page.kind)}"wgRequestId":"${page.requestId}",${pageSettings}` +
    `"wgUserName":${page.userName},"wgUserGroups":${page.userGroups},"wgCategories":[],"wgPageViewLanguage":"en",` +
    '"wgPageContentLanguage":"en","wgPageContentModel":"wikitext","wgRelevantPageName":"Special:ApiHelp",' +
    '"wgRelevantArticleId":0,' +
    (user === undefined
      ? ''
      : `"wgUserId":${user.id},"wgUserIsTemp":false,"wgUserEditCount":${user.editCount},` +
        `"wgUserRegistration":${user.registration},"wgUserFirstRegistration":${user.registration},`) +
    closingSettings
  );
}

/** The pages of 1.43, as a client sees them (facts 5.2). */
export const htmlPage143: HtmlPageTemplate = (page) => {
  const { server, scriptPath, siteName } = page;
  const kind = kinds[page.kind];
  const script = statementLines(['document.documentElement.className="client-js";', settings(page), kind.states]);
  const debug = page.debugInformation === '' ? '' : `mw.config.set({"debugInfo":${page.debugInformation}});`;
  return `<!DOCTYPE html>
<html class="client-nojs" lang="en" dir="ltr">
<head>
<meta charset="UTF-8">
<title>${kind.heading} - ${siteName}</title>
<script>${script}</script>
<link rel="stylesheet" href="${scriptPath}/load.php?lang=en&amp;modules=${kind.styles}&amp;only=styles&amp;skin=apioutput">
<script async="" src="${scriptPath}/load.php?lang=en&amp;modules=startup&amp;only=scripts&amp;raw=1&amp;safemode=1&amp;skin=apioutput"></script>
<meta name="generator" content="MediaWiki ${page.version}">
<meta name="robots" content="noindex,nofollow,max-image-preview:standard">
<meta name="format-detection" content="telephone=no">
<meta name="viewport" content="width=1120">
<link rel="search" type="application/opensearchdescription+xml" href="${scriptPath}/rest.php/v1/search" title="${siteName} (en)">
<link rel="EditURI" type="application/rsd+xml" href="${server}${scriptPath}/api.php?action=rsd">${kind.license}
<link rel="alternate" type="application/atom+xml" title="${siteName} Atom feed" href="${scriptPath}/index.php?title=Special:RecentChanges&amp;feed=atom">
</head>
<body class="mediawiki ltr sitedir-ltr mw-hide-empty-elt ns--1 ns-special mw-special-ApiHelp page-Special_ApiHelp rootpage-Special_ApiHelp skin-apioutput action-view"><div class="mw-body" role="main">
	<h1 id="firstHeading">${kind.heading}</h1>
	<div class="mw-body-content">
		<div id="mw-content-text" class="mw-body-content">${page.content}
<div class="printfooter" data-nosnippet="">Retrieved from "<a dir="ltr" href="${server}${scriptPath}/index.php/Special:ApiHelp">${server}${scriptPath}/index.php/Special:ApiHelp</a>"</div></div>
	</div>
</div>
<script>(RLQ=window.RLQ||[]).push(function(){${debug}mw.log.warn(${deprecation});mw.config.set({"wgBackendResponseTime":${page.responseTime}});});</script>
</body>
</html>`;
};
