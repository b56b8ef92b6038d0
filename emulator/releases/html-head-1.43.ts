import {
  licenseLink,
  lineOf,
  loadLinks,
  moduleStates,
  pageModules,
  settingsStatement,
  statementLines,
  userCalls,
  type HtmlHead,
  type HtmlHeadTemplate,
} from './html-head';

function settings(head: HtmlHead): string {
  const { user } = head;
  const anonymous = head.temporaryAccounts ? '"wgTempUserName":null,' : '';
  return settingsStatement(head, {
    beforeLanguage: `"wgPageViewLanguage":${head.settings.language},`,
    client: user
      ? `"wgUserId":${user.id},"wgUserIsTemp":false,"wgUserEditCount":${user.editCount},` +
        `"wgUserRegistration":${user.registration},"wgUserFirstRegistration":${user.registration},`
      : anonymous,
  });
}

/**
 * Sets the classes of the page, with those that the browser prefers: `skin-theme-clientpref-night` in the cookie stands for any
 * `skin-theme-clientpref-…` of the page. The script is our own (docs/differences.md), not that of real wikis.
 */
function classScript({ preferenceCookie, classes }: HtmlHead): string {
  const names = `"client-js${classes}"`;
  if (preferenceCookie === undefined) return `document.documentElement.className=${names};`;
  return (
    `(function(){var names=${names};var kept=/(?:^|; )${preferenceCookie}=([^;]+)/.exec(document.cookie);` +
    "(kept?kept[1].split('%2C'):[]).forEach(function(preferred){" +
    'var stem=/^[\\w-]+-clientpref-(?=\\w+$)/.exec(preferred);if(!stem)return;' +
    "names=names.split(' ').map(function(name){return name.indexOf(stem[0])===0?preferred:name;}).join(' ');});" +
    'document.documentElement.className=names;}());'
  );
}

/** In the order of their tags; the language itself is the page without a variant. */
function variantLinks({ language, place, server, scriptPath }: HtmlHead): string {
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

/** Pages of 1.43 up to the start tag of the body, as a client sees them (core 5.2). */
export const htmlHead143: HtmlHeadTemplate = (head) => {
  const { server, scriptPath, language, loads, editLink } = head;
  const isWhole = loads.own === 'all';
  const script = statementLines([classScript(head), settings(head), moduleStates(loads), ...pageModules(loads)]);
  const user = isWhole
    ? `<script>(RLQ=window.RLQ||[]).push(function(){mw.loader.impl(function(){return["user.options@12s5i",function($,jQuery,require,module){${userCalls(head).join('')}\n}];});});</script>`
    : undefined;
  return `<!DOCTYPE html>
<html class="client-nojs${head.classes}" lang="${language.tag}" dir="${language.direction}">
<head>
<meta charset="UTF-8">
<title>${head.title}</title>
<script>${script}</script>${lineOf(user)}
${loadLinks(head, '>')}
<meta name="generator" content="MediaWiki ${head.version}">
<meta name="robots" content="${head.robots ?? 'max-image-preview:standard'}">
<meta name="format-detection" content="telephone=no">${lineOf(head.viewport && `<meta name="viewport" content="${head.viewport}">`)}${lineOf(editLink && `<link rel="alternate" type="application/x-wiki" title="${editLink.title}" href="${editLink.address}">`)}
<link rel="search" type="application/opensearchdescription+xml" href="${scriptPath}/rest.php/v1/search" title="${head.siteName} (${head.siteLanguage})">
<link rel="EditURI" type="application/rsd+xml" href="${server}${scriptPath}/api.php?action=rsd">${variantLinks(head)}${licenseLink(head.license, '>')}
<link rel="alternate" type="application/atom+xml" title="${head.feed.title}" href="${scriptPath}/index.php?title=${head.feed.page}&amp;feed=atom">
</head>
<body class="${head.bodyClasses}">`;
};
