import { usualExtensions } from '../../../model/usual-extensions';
import { bundledSkins, hooks, skins } from '../../../releases/site-info-skins';
import { protocols } from '../../../releases/protocols';
import { extensionTags, functionHooks, variables } from '../../../releases/site-info-parser';
import type { ParserFunctionNames } from '../../../releases/site-info-parser-functions';
import { languages, listedTag } from '../../../releases/site-info-languages';
import { languageVariants } from '../../../releases/site-info-language-variants';
import { clientLibraries, libraries, type Library } from '../../../releases/site-info-libraries';
import { magicWords } from '../../../releases/site-info-magic-words';
import { ResultList, ResultMap, type ResultValue } from '../../../response/result-tree';
import { promotionConditions } from '../../../model/rights';
import { licenseAddress } from '../../license-address';
import { isPossibleCode, type MessageLanguage } from '../../../messages/language';
import type { RequestContext } from '../../context';
import { messageLanguage } from '../../message-language';
import type { QueryRun } from '../query-run';
import type { SiteInfoValues, SiteProperty } from './parameters';
import { general } from './general';
import { namespaceAliases, namespaces, interwikiMap, specialPageAliases } from './names';
import { statistics, userGroups } from './statistics';
import { defaultOptions, languagePreferences, optionMap } from '../userinfo/options';
import { siteOptions } from '../userinfo/site-options';

type Member = (context: RequestContext, values: SiteInfoValues, run: QueryRun) => ResultValue;

/** Each property with what it shows (reading 7.1 to 7.3). */
export const siteInfoMembers: Readonly<Record<SiteProperty, Member>> = {
  general,
  namespaces,
  namespacealiases: namespaceAliases,
  specialpagealiases: specialPageAliases,
  magicwords: ({ release, wiki }) => {
    const own = wiki.site.contentLanguage?.magicWords ?? magicWords(release);
    const all = [...(parserFunctions({ release, wiki })?.words ?? []), ...own];
    return new ResultList(
      all.map(({ name, aliases, caseSensitive }) => {
        return { name, aliases: new ResultList([...aliases], 'alias'), 'case-sensitive': caseSensitive };
      }),
      'magicword',
    );
  },
  interwikimap: interwikiMap,
  dbrepllag: (_, { showalldb }, run) => replicationLag(run, showalldb),
  statistics,
  usergroups: userGroups,
  libraries: ({ release }) => libraryList(release.choose(libraries)),
  extensions,
  fileextensions: ({ wiki }) => {
    const { fileExtensions = usualExtensions } = wiki.site.settings;
    return new ResultList(
      [...new Set(fileExtensions)].map((ext) => ({ ext })),
      'fe',
    );
  },
  rightsinfo: ({ wiki }) => {
    const { url = '', text = '' } = wiki.site.settings.license ?? {};
    return { url, text };
  },
  restrictions: () => ({
    types: new ResultList(['create', 'edit', 'move', 'upload'], 'type', 'BCarray'),
    levels: new ResultList(['', 'autoconfirmed', 'sysop'], 'level', 'BCarray'),
    cascadinglevels: new ResultList(['sysop'], 'level', 'BCarray'),
    semiprotectedlevels: new ResultList(['autoconfirmed'], 'level', 'BCarray'),
  }),
  languages: ({ release }) =>
    new ResultList(
      release
        .choose(languages)()
        .map(([code, name]) => {
          return textEntry('name', { code, bcp47: listedTag(code, release), name });
        }),
      'lang',
    ),
  languagevariants: variantsOfLanguages,
  skins: skinList,
  extensiontags: () => new ResultList([...extensionTags], 't', 'BCarray'),
  functionhooks: ({ release, wiki }) => {
    const added = parserFunctions({ release, wiki })?.functionHooks ?? [];
    return new ResultList([...release.choose(functionHooks), ...added], 'h', 'BCarray');
  },
  showhooks: ({ release, wiki }) => {
    const added = parserFunctions({ release, wiki })?.subscribers ?? [];
    const all = [...release.choose(hooks), ...added].sort(([one = ''], [other = '']) => (one < other ? -1 : 1));
    return new ResultList(
      all.map(([name, ...subscribers]) => ({ name, subscribers: new ResultList(subscribers, 's', 'array') })),
      'hook',
    );
  },
  variables: ({ release }) => new ResultList([...release.choose(variables)], 'v', 'BCarray'),
  protocols: () => new ResultList([...protocols], 'p', 'BCarray'),
  defaultoptions: defaults,
  uploaddialog: () => ({
    fields: { description: true, date: false, categories: false },
    licensemessages: { local: 'generic-local', foreign: 'generic-foreign' },
    comment: { local: '', foreign: '' },
    format: { filepage: '$DESCRIPTION', description: '$TEXT', ownwork: '', license: '', uncategorized: '' },
  }),
  autocreatetempuser: ({ wiki }) => {
    const enabled = wiki.site.settings.temporaryAccounts === true;
    return filled({}, [
      ['enabled', enabled],
      ...(enabled ? [['matchPatterns', new ResultList(['~$1'])] as const] : []),
    ]);
  },
  autopromote: ({ wiki }) =>
    filled(
      {},
      promotionConditions(wiki.site).map(([group, { edits, age }]) => [group, allOf({ EDITCOUNT: edits, AGE: age })]),
    ),
  autopromoteonce: () => ({ onEdit: new ResultList() }),
  clientlibraries: () => libraryList(clientLibraries),
};

/** What the extension adds, where the wiki has it. */
function parserFunctions({ release, wiki }: Pick<RequestContext, 'release' | 'wiki'>): ParserFunctionNames | undefined {
  if (!wiki.site.settings.parserFunctions) return undefined;
  const { parserFunctionNames } =
    require('../../../releases/site-info-parser-functions') as typeof import('../../../releases/site-info-parser-functions');
  return release.choose(parserFunctionNames);
}

function allOf(conditions: Readonly<Record<string, number>>): ResultMap {
  const described = Object.entries(conditions).map(([name, value], index): [string, ResultMap] => {
    const members = Object.entries({ condname: `APCOND_${name}`, params: new ResultList([value]) });
    return [String(index), filled({ elementName: 'params' }, members)];
  });
  return filled({}, [['operand', '&'], ...described]);
}

/** The wiki reveals no names of servers, so a request for all of them is refused. */
function replicationLag(run: QueryRun, all: boolean): ResultValue {
  if (!all) return new ResultList([{ host: '', lag: -1 }], 'db');
  throw run.error({ code: 'includeAllDenied', key: 'apierror-siteinfo-includealldenied', parameters: [] });
}

function libraryList(all: readonly Library[]): ResultList {
  return new ResultList(
    all.map(([name, version]) => ({ name, version })),
    'library',
  );
}

function extensions(context: RequestContext): ResultList {
  const given = context.wiki.site.settings.extensions;
  if (given) return new ResultList([...given], 'ext');
  const rows = bundledSkins.map((skin) => ({ ...skin, license: licenseAddress(context, skin.name ?? '') }));
  return new ResultList(rows, 'ext');
}

function variantsOfLanguages({ release }: RequestContext): ResultMap {
  const of = (elementName: string): ResultMap =>
    new ResultMap({ association: true, keyed: { elementName, keyAttribute: 'code' } });
  const all = of('lang');
  for (const [language, lines] of Object.entries(release.choose(languageVariants)).sort(byCode)) {
    const variants = of('variant');
    for (const line of lines) {
      const [code = '', ...fallbacks] = line.split(' ');
      variants.append(code, { fallbacks: new ResultList(fallbacks, 'variant') });
    }
    all.append(language, variants);
  }
  return all;
}

function byCode([first]: readonly [string, unknown], [second]: readonly [string, unknown]): number {
  return first < second ? -1 : 1;
}

/**
 * In the language of the wiki, whatever that of the interface, also where the request names what cannot be one (vector
 * languages/skins-in-no-language); the keys of messages replace the names if they are requested.
 */
function skinList(context: RequestContext, { inlanguagecode }: SiteInfoValues): ResultList {
  const { release, wiki } = context;
  const usual = release.choose(defaultOptions).skin;
  const fresh = release
    .choose(skins)
    .map(([code, name, unusable]) => ({ code, name, unusable, default: code === usual }));
  const { language: own, settings } = wiki.site;
  const isNamedInRequest = !['', '0', undefined].includes(inlanguagecode) && isPossibleCode(inlanguagecode ?? '');
  const language = isNamedInRequest ? (inlanguagecode ?? own) : own;
  const messages = messageLanguage(context, language);
  const rows = (settings.skins ?? fresh).map(({ code, name, unusable, default: isDefault }) => {
    const isNamed = settings.skins !== undefined && language === own;
    const english = fresh.find((skin) => skin.code === code)?.name ?? name;
    return textEntry('name', {
      code,
      name: isNamed ? name : skinName(code, english, messages),
      ...(isDefault && { default: true }),
      ...(unusable && { unusable: true }),
    });
  });
  return new ResultList(rows, 'skin');
}

function skinName(code: string, name: string, language: MessageLanguage): string {
  const key = `skinname-${code}`;
  if (language === 'qqx') return `(${key})`;
  return language === 'en' ? name : (language.text(key, [], String) ?? name);
}

/** The language is the wiki's, and its own namespaces are searched only if somebody says so. */
function defaults(context: RequestContext): ResultMap {
  const { release, wiki, namespaces: table } = context;
  const own = { ...release.choose(defaultOptions), ...siteOptions(context), ...languagePreferences(wiki.site) };
  const further = table.ids.filter((id) => id > 15).map((id) => [`searchNs${id}`, 0] as const);
  return optionMap([...Object.entries(own), ...further]);
}

/** An entry of which one member is the text of its element in XML. */
export function textEntry(contentMember: string, members: Readonly<Record<string, ResultValue>>): ResultMap {
  return filled({ contentMember }, Object.entries(members));
}

function filled(
  metadata: ConstructorParameters<typeof ResultMap>[0],
  members: Iterable<readonly [string, ResultValue]>,
): ResultMap {
  const map = new ResultMap(metadata);
  for (const [name, value] of members) map.append(name, value);
  return map;
}
