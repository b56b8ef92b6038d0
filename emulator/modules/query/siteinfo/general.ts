import { contentLanguage } from '../../../languages/content-language';
import { ResultList, ResultMap, type ResultValue } from '../../../response/result-tree';
import { timeOffset } from '../../../text/time-offset';
import { timestamp } from '../../../text/timestamp';
import { addressOnServer } from '../../../text/wiki-url';
import type { Site } from '../../../model/site';
import { prefixedKey, prefixedText, type Title } from '../../../model/title';
import type { RequestContext } from '../../context';
import { mainPageTitle } from '../../main-page';

/** `siprop=general`: the members in their order (reading 7.1). */
export function general(context: RequestContext): ResultMap {
  const { wiki, release, server, currentServer, canonicalServer, scriptPath, articlePath } = context;
  const { site, environment } = wiki;
  const language = contentLanguage(site.language, release);
  const { settings } = site;
  const mainPage = mainPageTitle(wiki);
  const { timeZone = 'UTC' } = settings;
  const script = `${scriptPath}/index.php`;
  const map = new ResultMap({ keptFlags: ['variantarticlepath'] });
  const add = (members: Readonly<Record<string, ResultValue>>): void => {
    for (const [name, value] of Object.entries(members)) map.append(name, value);
  };
  add({
    mainpage: prefixedText(mainPage, site.namespaces),
    base: mainPageAddress(context, mainPage),
    sitename: site.name,
    mainpageisdomainroot: settings.mainPageIsDomainRoot ?? false,
    logo: addressOnServer(server, settings.logo ?? `${scriptPath}/resources/assets/change-your-logo.svg`),
    generator: context.generator,
    phpversion: environment.software.runtimeVersion,
    phpsapi: 'cli-server',
    dbtype: 'sqlite',
    dbversion: '3.40.1',
    imagewhitelistenabled: false,
    langconversion: true,
    linkconversion: true,
    titleconversion: true,
    linkprefixcharset: language.name('linkprefixcharset'),
    linkprefix: language.name('linkprefix'),
    linktrail: language.name('linktrail'),
    legaltitlechars: legalTitleCharacters,
    invalidusernamechars: !release.since('1.43') ? '@:>' : '@:>=',
    allunicodefixes: false,
    fixarabicunicode: true,
    fixmalayalamunicode: true,
  });
  // A wiki that shows the debug block is taken for a checkout: the block says of which revision (core 9).
  if (wiki.settings.debug !== undefined) {
    add({
      'git-hash': environment.software.gitRevision,
      'git-branch': environment.software.gitBranch ?? release.gitBranch,
    });
  }
  add({
    case: site.firstLetter,
    lang: site.language,
    fallback: new ResultList(
      language.fallbacks.map((code) => ({ code })),
      'lang',
    ),
  });
  const { variants } = language;
  if (variants.length > 0)
    map.append(
      'variants',
      new ResultList(
        variants.map(({ code, name }) => ({ code, name })),
        'lang',
      ),
    );
  add({
    rtl: language.isRightToLeft,
    fallback8bitEncoding: language.name('fallback8bitEncoding'),
    readonly: site.settings.readOnly !== undefined,
    ...(site.settings.readOnly !== undefined && { readonlyreason: site.settings.readOnly }),
    writeapi: true,
    maxarticlesize: 2_097_152,
    timezone: timeZone,
    timeoffset: timeOffset(timeZone, environment.clock.now()),
    articlepath: articlePath,
    scriptpath: scriptPath,
    script,
    variantarticlepath: false,
    server,
    servername: new URL(canonicalServer).hostname,
    wikiid: 'wiki',
    time: timestamp(environment.clock.now()),
  });
  add(furtherSettings(site));
  map.append('favicon', `${currentServer}/favicon.ico`);
  add(lastSettings());
  return map;
}

const legalTitleCharacters = ' %!"$&\'()*,\\-.\\/0-9:;=?@A-Z\\\\^_`a-z~\\x80-\\xFF+';

/** As a fresh wiki is set, apart from uploads. */
function furtherSettings({ uploads, settings }: Site): Readonly<Record<string, ResultValue>> {
  return {
    misermode: settings.miserMode ?? false,
    uploadsenabled: uploads,
    maxuploadsize: 104_857_600,
    minuploadchunksize: 1024,
    galleryoptions: {
      imagesPerRow: 0,
      imageWidth: 120,
      imageHeight: 120,
      captionLength: true,
      showBytes: true,
      showDimensions: true,
      mode: 'traditional',
    },
    thumblimits: limits([120, 150, 180, 200, 250, 300]),
    imagelimits: limits(imageSizes.map(([width, height]) => ({ width, height }))),
  };
}

const imageSizes = [
  [320, 240],
  [640, 480],
  [800, 600],
  [1024, 768],
  [1280, 1024],
  [2560, 2048],
] as const;

function lastSettings(): Readonly<Record<string, ResultValue>> {
  const magicLinks = new ResultMap();
  for (const name of ['ISBN', 'PMID', 'RFC']) magicLinks.append(name, false);
  return {
    centralidlookupprovider: 'local',
    allcentralidlookupproviders: new ResultList(['local']),
    interwikimagic: true,
    magiclinks: magicLinks,
    categorycollation: 'uppercase',
    nofollowlinks: true,
    nofollownsexceptions: new ResultList(),
    nofollowdomainexceptions: new ResultList(['mediawiki.org']),
    externallinktarget: false,
  };
}

/** A list in format version 1, an object by position in version 2. */
function limits(values: readonly ResultValue[]): ResultMap {
  const map = new ResultMap({ association: true, keyed: { elementName: 'limit', listInVersion1: true } });
  values.forEach((value, index) => {
    map.append(String(index), value);
  });
  return map;
}

/** The main page may be a section, or a page of another wiki (reading 7.1). */
export function mainPageAddress(context: RequestContext, title: Title): string {
  const { site } = context.wiki;
  const elsewhere = site.addressElsewhere({ ...title, fragment: '' });
  const address = elsewhere ?? context.currentServer + context.pagePath(prefixedKey(title, site.namespaces));
  return title.fragment === '' ? address : `${address}#${title.fragment.replaceAll(' ', '_')}`;
}
