import { interwikiApis } from '../../../releases/site-info-interwiki';
import { specialPageNames } from '../../../releases/site-info-special-pages';
import { ResultList, ResultMap, type ResultValue } from '../../../response/result-tree';
import type { Namespace } from '../../../model/namespaces';
import type { RequestContext } from '../../context';
import type { SiteInfoValues } from './parameters';

/** Standard namespaces whose pages can have subpages; a wiki's own ones cannot. */
const withSubpages = [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 15];

/** Special pages, users and messages begin with a capital whatever the wiki's rule is. */
const alwaysCapitalised = [-1, 2, 3, 8, 9];

const mainNamespace = 0;
const messageNamespace = 8;

/** `siprop=namespaces` (vectors siteinfo/namespaces, siteinfo/namespaces-version-2). */
export function namespaces({ wiki, namespaces: table }: RequestContext): ResultMap {
  const map = new ResultMap({ association: true, keyed: { elementName: 'ns' } });
  for (const id of table.ids) {
    const namespace = table.byId(id);
    if (namespace) map.append(String(id), describe(namespace, wiki.site.firstLetter));
  }
  return map;
}

function describe(namespace: Namespace, usualCase: 'first-letter' | 'case-sensitive'): ResultMap {
  const { id, name, canonical, caseSensitive } = namespace;
  const keepsCase = caseSensitive ?? (usualCase === 'case-sensitive' && !alwaysCapitalised.includes(id));
  const map = new ResultMap({ contentMember: 'name' });
  map.append('id', id);
  map.append('case', keepsCase ? 'case-sensitive' : 'first-letter');
  map.append('name', name);
  map.append('subpages', withSubpages.includes(id));
  if (id !== mainNamespace) map.append('canonical', canonical);
  map.append('content', id === mainNamespace);
  map.append('nonincludable', false);
  if (id === messageNamespace) map.append('namespaceprotection', 'editinterface');
  return map;
}

/** `siprop=namespacealiases`, by id. */
export function namespaceAliases({ namespaces: table }: RequestContext): ResultList {
  const rows = table.ids.flatMap((id) =>
    (table.byId(id)?.aliases ?? []).map((alias) => {
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
  const byName = new Map<string, string[]>();
  for (const page of release.specialPages[wiki.site.language === 'de' ? 'de' : 'en']) {
    const aliases = page.split(' ');
    for (const alias of aliases) byName.set(alias.toLowerCase(), aliases);
  }
  const rows = specialPageNames(release).map((realname) => {
    return { realname, aliases: new ResultList(byName.get(realname.toLowerCase()) ?? [realname], 'alias') };
  });
  return new ResultList(rows, 'specialpage');
}

/** `siprop=interwikimap`, by prefix. None leads to a wiki of the same site. */
export function interwikiMap({ wiki, release }: RequestContext, { filteriw }: SiteInfoValues): ResultList {
  const prefixes = filteriw === 'local' ? [] : [...wiki.site.interwikiPrefixes].sort();
  return new ResultList(prefixes.map(describePrefix), 'iw');

  /** Where the prefixes lead that a wiki file declares is not known. */
  function describePrefix(prefix: string): ResultValue {
    const url = release.interwikiMap.get(prefix) ?? '';
    const api = release.choose(interwikiApis).get(prefix);
    return { prefix, url, protorel: url.startsWith('//'), ...(api !== undefined && { api }) };
  }
}
