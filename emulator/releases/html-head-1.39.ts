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
  const { user, language } = head;
  // One value that cannot be printed empties all of them.
  if (language.code === 'null') return 'RLCONF=;';
  return settingsStatement(head, {
    afterId: '"wgCSPNonce":false,',
    client: user
      ? `"wgUserId":${user.id},"wgUserEditCount":${user.editCount},"wgUserRegistration":${user.registration},`
      : '',
  });
}

function variantLinks({ language: { variants }, place, scriptPath }: HtmlHead): string {
  if (variants.length === 0) return '';
  const links = variants.map(({ code, tag }) => [
    tag,
    `${scriptPath}/index.php?title=${place.addressName}&amp;variant=${code}`,
  ]);
  return [...links, ['x-default', place.linkPath]]
    .map(([tag, path]) => `\n<link rel="alternate" hreflang="${tag}" href="${path}"/>`)
    .join('');
}

/** Pages of 1.39 up to the start tag of the body, as a client sees them (core 5.2). */
export const htmlHead139: HtmlHeadTemplate = (head) => {
  const { server, scriptPath, language, loads, editLink } = head;
  const script = statementLines([
    `document.documentElement.className="client-js${head.classes}";`,
    settings(head),
    moduleStates(loads),
    ...pageModules(loads),
  ]);
  return `<!DOCTYPE html>
<html class="client-nojs${head.classes}" lang="${language.tag}" dir="${language.direction}">
<head>
<meta charset="UTF-8"/>
<title>${head.title}</title>
<script>${script}</script>
<script>(RLQ=window.RLQ||[]).push(function(){mw.loader.implement("user.options@12s5i",function($,jQuery,require,module){${userCalls(head).join('')}});});</script>
${loadLinks(head, '/>')}
<meta name="generator" content="MediaWiki ${head.version}"/>${lineOf(head.robots && `<meta name="robots" content="${head.robots}"/>`)}
<meta name="format-detection" content="telephone=no"/>${lineOf(head.viewport && `<meta name="viewport" content="${head.viewport}"/>`)}${lineOf(editLink && `<link rel="alternate" type="application/x-wiki" title="${editLink.title}" href="${editLink.address}"/>`)}
<link rel="icon" href="/favicon.ico"/>
<link rel="search" type="application/opensearchdescription+xml" href="${scriptPath}/opensearch_desc.php" title="${head.siteName} (${head.siteLanguage})"/>
<link rel="EditURI" type="application/rsd+xml" href="${server}${scriptPath}/api.php?action=rsd"/>${variantLinks(head)}${licenseLink(head.license, '/>')}
<link rel="alternate" type="application/atom+xml" title="${head.feed.title}" href="${scriptPath}/index.php?title=${head.feed.page}&amp;feed=atom"/>
</head>
<body class="${head.bodyClasses}">`;
};
