import { interwikiApis } from '../../../releases/site-info-interwiki';
import { specialPageNames } from '../../../releases/site-info-special-pages';
import { ResultList, ResultMap, type ResultRecord } from '../../../response/result-tree';
import type { FirstLetter, Namespace } from '../../../model/namespaces';
import type { InterwikiSettings } from '../../../model/site';
import { languages, listedTag } from '../../../releases/site-info-languages';
import type { RequestContext } from '../../context';
import type { SiteInfoValues } from './parameters';

const mainNamespace = 0;

/** `siprop=namespaces` (vectors siteinfo/namespaces, siteinfo/namespaces-version-2). */
export function namespaces({ wiki, namespaces: table }: RequestContext): ResultMap {
  const map = new ResultMap({ association: true, keyed: { elementName: 'ns' } });
  for (const id of table.ids) {
    const namespace = table.byId(id);
    if (namespace) map.append(String(id), describe(namespace, wiki.site.firstLetter));
  }
  return map;
}

function describe(namespace: Namespace, usualCase: FirstLetter): ResultMap {
  const { id, name, canonical, content, subpages, protection } = namespace;
  const map = new ResultMap({ contentMember: 'name' });
  map.append('id', id);
  map.append('case', namespace.case ?? usualCase);
  map.append('name', name);
  map.append('subpages', subpages);
  if (id !== mainNamespace) map.append('canonical', canonical);
  map.append('content', content);
  map.append('nonincludable', false);
  if (protection && protection.length > 0) map.append('namespaceprotection', protection.join('|'));
  return map;
}

/** `siprop=namespacealiases`, by id and name. */
export function namespaceAliases({ namespaces: table }: RequestContext): ResultList {
  const rows = table.ids.flatMap((id) =>
    [...(table.byId(id)?.aliases ?? [])].sort().map((alias) => {
      const row = new ResultMap({ contentMember: 'alias' });
      row.append('id', id);
      row.append('alias', alias);
      return row;
    }),
  );
  return new ResultList(rows, 'ns');
}

/** `siprop=specialpagealiases`: the names of each page in the wiki's language and in English. */
export function specialPageAliases({ wiki, release }: RequestContext): ResultList {
  const recorded = wiki.site.contentLanguage?.specialPages;
  const byName = recorded ?? englishSpecialPages(release);
  const rows = specialPageNames(release).map((realname) => {
    const aliases = byName.get(recorded ? realname : realname.toLowerCase()) ?? [realname];
    return { realname, aliases: new ResultList([...aliases], 'alias') };
  });
  return new ResultList(rows, 'specialpage');
}

/** The names of each page by each of them in lower case: the English names are the internal ones in another case. */
function englishSpecialPages(release: RequestContext['release']): ReadonlyMap<string, readonly string[]> {
  const byName = new Map<string, readonly string[]>();
  for (const page of release.specialPages) {
    const aliases = page.split(' ');
    for (const alias of aliases) byName.set(alias.toLowerCase(), aliases);
  }
  return byName;
}

/** `siprop=interwikimap`, by prefix. A prefix that is the code of a language leads to a wiki in that language. */
export function interwikiMap(context: RequestContext, { filteriw }: SiteInfoValues): ResultList {
  const { release } = context;
  const { interwikiPrefixes, settings } = context.wiki.site;
  const given = new Map(settings.interwiki?.flatMap((one) => (typeof one === 'string' ? [] : [[one.prefix, one]])));
  const rows = [...interwikiPrefixes].sort().flatMap((prefix): ResultRecord[] => {
    const { url, api, local, transclusion, wikiId } = given.get(prefix) ?? known(prefix);
    if (filteriw !== undefined && (filteriw === 'local') !== (local ?? false)) return [];
    return [
      {
        prefix,
        ...(local && { local }),
        ...(transclusion && { trans: transclusion }),
        ...language(prefix),
        url: context.withScheme(url),
        protorel: url.startsWith('//'),
        ...(wikiId !== undefined && { wikiid: wikiId }),
        ...(api !== undefined && { api }),
      },
    ];
  });
  return new ResultList(rows, 'iw');

  /** Those of a fresh wiki; where a prefix leads that a wiki file only names is not known. */
  function known(prefix: string): Omit<InterwikiSettings, 'prefix'> {
    const api = release.choose(interwikiApis).get(prefix);
    return { url: release.interwikiMap.get(prefix) ?? '', ...(api !== undefined && { api }) };
  }

  function language(prefix: string): ResultRecord {
    const name = release
      .choose(languages)()
      .find(([code]) => code === prefix)?.[1];
    if (name === undefined) return {};
    return { language: name, ...(release.since('1.43') && { bcp47: listedTag(prefix, release) }) };
  }
}
