import { contentModel, modelOf } from '../../model/content-model';
import { canonicalAddress } from '../../model/ip-address';
import {
  fileNamespace,
  interfaceNamespace,
  mainNamespace,
  specialNamespace,
  userNamespace,
  userTalkNamespace,
} from '../../model/namespaces';
import type { Page } from '../../model/page';
import { explicitGroupsOf, implicitGroups } from '../../model/rights';
import { currentRevision } from '../../model/revisions';
import type { TextContent } from '../../model/text-reader';
import { prefixedKey, type Title } from '../../model/title';
import { monthNames, pageTitle } from '../../messages/head-texts';
import { interfaceText } from '../../messages/interface-texts';
import { debugLevel, debuggingLayout } from '../../releases/html-page-debugging';
import {
  englishPlace,
  englishSettings,
  escapeClass,
  jsonInScript,
  languageHoles,
  userHoles,
  type ShownLanguage,
} from '../../releases/html-page-holes';
import type { HeadPage, HeadSettings, HtmlHead } from '../../releases/html-head';
import { specialPageNames } from '../../releases/site-info-special-pages';
import type { RenderedPage } from '../../rendering/render-page';
import { escapeHtml } from '../../text/escape';
import { articleAddress, encodeForWikiUrl } from '../../text/wiki-url';
import type { RequestContext } from '../context';
import { preferredVariant } from '../content-variant';
import { interfaceLanguage, numberSettings, pagePlace, pageUser, shownVariant } from '../interface-page';
import { isMainPage } from '../main-page';
import { messageLanguage } from '../message-language';
import { pageLanguage } from '../page-language';
import { requireSupported } from '../require-supported';
import { siteScriptPages, siteStylePages, siteStyles } from '../site-styles';
import { neededBySkin, pageModules } from './page-modules';
import type { ParseValues } from './parameters';
import { skinName, skinOf } from './skin';
import type { ParseTarget } from './target';

/** `headhtml`: the page up to the start tag of its body (reading 16.5). @throws UsageError `notsupported` */
export function headHtml(
  context: RequestContext,
  target: ParseTarget,
  rendered: RenderedPage,
  content: TextContent,
  values: ParseValues,
): string {
  const { release, server, namespaces } = context;
  const { title } = target;
  const name = skinName(context, values.useskin);
  const skin = skinOf(context, values.useskin);
  const { head: ofSkin = {} } = skin;
  const skins = [...(ofSkin.alsoStyledAs === undefined ? [] : [ofSkin.alsoStyledAs]), name];
  requireKnownStyles(context, title, skins);
  const needed = neededBySkin(context, title, rendered.showsContents);
  const editable = isProbablyEditable(context, title);
  const language = languageHoles(languageOf(context, title));
  const place = pagePlace(context) ?? englishPlace;
  const siteName = escapeHtml(context.wiki.site.name);
  const modules = pageModules(context, title, rendered, values.useskin === undefined ? undefined : skin);
  const isNamed = (one: string) => !ofSkin.emptyModules?.includes(one);
  const address = `${context.scriptPath}/index.php?title=${encodeForWikiUrl(prefixedKey(title, namespaces))}&action=edit`;
  const head: HtmlHead = {
    ...userHoles(pageUser(context)),
    siteName,
    server: escapeHtml(server),
    scriptPath: escapeHtml(context.scriptPath),
    version: escapeHtml(release.version),
    requestId: escapeHtml(context.requestId),
    temporaryAccounts: context.wiki.site.settings.temporaryAccounts ?? false,
    language,
    classes: needed(ofSkin.classes)
      .map((one) => ` ${one}`)
      .join(''),
    preferenceCookie:
      ofSkin.isPreferred && !context.user ? `${context.wiki.cookiePrefix}mwclientpreferences` : undefined,
    title: pageTitle('', siteName, context.interfaceTexts),
    settings: headSettings(context, target, content, {
      editable,
      variant: language.variant,
      ofSkin: needed(ofSkin.settings),
    }),
    loads: {
      own: 'all',
      emptyUserModules: ofSkin.emptyModules ?? [],
      modules: modules.scripts.filter(isNamed),
      styles: modules.styles.filter(isNamed),
      siteStyles: siteStyles(context, skins),
      skin: name === 'fallback' ? '' : name,
    },
    robots: undefined,
    viewport: undefined,
    editLink: editable
      ? { title: escapeHtml(interfaceText('edit', [], context.interfaceTexts)), address: escapeHtml(address) }
      : undefined,
    siteLanguage: escapeHtml(place.language),
    place: {
      linkPath: escapeHtml(articleAddress(context.articlePath, prefixedKey(title, namespaces))),
      addressName: escapeHtml(encodeForWikiUrl(prefixedKey(title, namespaces))),
    },
    license: escapeHtml(context.wiki.site.settings.license?.url ?? ''),
    feed: {
      title: interfaceText('site-atom-feed', [siteName], context.interfaceTexts),
      page: escapeHtml(encodeForWikiUrl(place.changes)),
    },
    bodyClasses: [
      ...needed(ofSkin.first),
      ...['mediawiki', language.direction, `sitedir-${place.direction}`, 'mw-hide-empty-elt'],
      ...titleClasses(context, title),
      ...(editable ? ['mw-editable'] : []),
      `page-${escapeClass(prefixedKey(title, namespaces))}`,
      `rootpage-${escapeClass(prefixedKey(rootOf(context, title), namespaces))}`,
      ...needed(ofSkin.beforeName),
      ...[`skin-${name}`, 'action-view'],
      ...needed(ofSkin.last),
    ].join(' '),
  };
  const html = release.htmlHead(head);
  const level = debugLevel(context.parameters.bytes('debug'));
  return level === undefined ? html : debuggingLayout(html, level, release);
}

/** The language of the interface; its variants are those of the page, which is in that language if it is a special page. */
function languageOf(context: RequestContext, title: Title): ShownLanguage {
  const shown = interfaceLanguage(context);
  if (title.namespace === specialNamespace) return shown;
  const { code } = pageLanguage(context, title);
  return {
    ...shown,
    variants: [],
    variant: undefined,
    ...shownVariant(code, preferredVariant(context), context.release),
  };
}

function headSettings(
  context: RequestContext,
  { title, page }: ParseTarget,
  { categories = [] }: TextContent,
  {
    editable,
    variant,
    ofSkin,
  }: { readonly editable: boolean; readonly variant: string; readonly ofSkin: readonly string[] },
): HeadSettings {
  const { release, wiki, namespaces } = context;
  const code = pageLanguage(context, title).code.toLowerCase();
  const special = internalName(context, title);
  const headPage: HeadPage = {
    canonicalNamespace: jsonInScript(namespaces.byId(title.namespace)?.canonical.replaceAll(' ', '_') ?? ''),
    specialPage:
      special === undefined ? (title.namespace === specialNamespace ? 'null' : 'false') : jsonInScript(special),
    namespace: title.namespace,
    name: jsonInScript(prefixedKey(title, namespaces)),
    title: jsonInScript(title.key.replaceAll('_', ' ')),
    revision: page?.revision ?? 0,
    id: page?.id ?? 0,
    isArticle: true,
    isRedirect: page?.redirect ?? false,
  };
  const user = relevantUser(context, title);
  return {
    breaksFrames: true,
    numbers: numberSettings(code, release) ?? englishSettings,
    monthNames: monthNames(messageLanguage(context, code)),
    page: headPage,
    categories: jsonInScript(categories.map(({ key }) => key.replaceAll('_', ' '))),
    language: variant || jsonInScript(code),
    model: jsonInScript(page ? modelOf(page, currentRevision(wiki, page)) : contentModel(title)),
    more: [
      `"wgIsProbablyEditable":${editable}`,
      `"wgRelevantPageIsProbablyEditable":${editable}`,
      ...restrictions(context, title, page),
      ...(isMainPage(wiki, title) ? ['"wgIsMainPage":true'] : []),
      ...(user === undefined ? [] : [`"wgRelevantUserName":${jsonInScript(user)}`]),
      ...ofSkin,
    ],
  };
}

/** Who may do what with the page, or may create it. */
function restrictions({ wiki, release }: RequestContext, title: Title, page: Page | undefined): string[] {
  if (title.namespace < mainNamespace) return [];
  const isFile = title.namespace === fileNamespace;
  const levels = (level: string | undefined) => jsonInScript(level === undefined ? [] : [level]);
  if (!page) {
    const create = levels(wiki.knownProtections?.findTitle(title)?.level);
    return [
      `"wgRestrictionCreate":${create}`,
      ...(isFile && !release.since('1.43') ? ['"wgRestrictionUpload":[]'] : []),
    ];
  }
  const level = (type: string) => levels(wiki.knownProtections?.find(page.id, type)?.level);
  return [
    `"wgRestrictionEdit":${level('edit')}`,
    `"wgRestrictionMove":${level('move')}`,
    ...(isFile ? [`"wgRestrictionUpload":${level('upload')}`] : []),
  ];
}

/** The account, or the address, whose page it is. */
function relevantUser({ wiki }: RequestContext, { namespace, key }: Title): string | undefined {
  if (namespace !== userNamespace && namespace !== userTalkNamespace) return undefined;
  const name = rootKey(key).replaceAll('_', ' ');
  return wiki.users.find(name)?.name ?? canonicalAddress(name);
}

/** Real wikis look neither at blocks nor at pages that transclude the page. */
function isProbablyEditable(context: RequestContext, title: Title): boolean {
  if (title.namespace < mainNamespace) return title.namespace !== specialNamespace;
  const { whatForbids } = require('../query/info/actions') as typeof import('../query/info/actions');
  return whatForbids(context, 'edit', title, { isQuick: true }).length === 0;
}

function titleClasses(context: RequestContext, title: Title): string[] {
  const { namespace } = title;
  const number = `ns-${namespace}`;
  if (namespace !== specialNamespace) {
    return [number, namespace % 2 === 1 ? 'ns-talk' : 'ns-subject'];
  }
  const special = internalName(context, title);
  return [number, 'ns-special', special === undefined ? 'mw-invalidspecialpage' : `mw-special-${special}`];
}

/** What the software calls a special page. */
function internalName({ wiki, release }: RequestContext, { namespace, key }: Title): string | undefined {
  if (namespace !== specialNamespace) return undefined;
  const { specialPages } = wiki.site;
  const shown = specialPages.find(rootKey(key));
  return shown === undefined ? undefined : specialPageNames(release).find((name) => specialPages.find(name) === shown);
}

/** The page that a title is a subpage of. */
function rootOf({ namespaces }: RequestContext, title: Title): Title {
  return namespaces.byId(title.namespace)?.subpages ? { ...title, key: rootKey(title.key) } : title;
}

function rootKey(key: string): string {
  const slash = key.indexOf('/');
  return slash < 0 ? key : key.slice(0, slash);
}

/**
 * Refuses what depends on how real wikis shorten and number styles and scripts: those of groups of the client, and those that
 * the page itself has for the wiki, which it shows as a preview.
 *
 * @throws UsageError `notsupported`
 */
function requireKnownStyles(context: RequestContext, { namespace, key }: Title, skins: readonly string[]): void {
  const { user, wiki } = context;
  const own = namespace === interfaceNamespace && [...siteStylePages(skins), ...siteScriptPages(skins)].includes(key);
  const groups = user ? [...explicitGroupsOf(user, wiki), ...implicitGroups(user, wiki)] : [];
  const ofGroups = groups
    .flatMap((group) => [`Group-${group}.css`, `Group-${group}.js`])
    .filter((one) => wiki.pages.findTitle(interfaceNamespace, one) !== undefined);
  requireSupported(
    context,
    [...(own ? [key] : []), ...ofGroups].map((one) => ({
      name: `prop=headhtml with MediaWiki:${one}`,
      module: 'parse',
      parameter: 'prop',
      value: 'headhtml',
    })),
  );
}
