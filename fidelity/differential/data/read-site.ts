import { ApiProblem, type ApiClient } from '../../../conformance/http/api-client';
import { listAt, textAt, valueAt, isContainer } from '../../../conformance/runner/paths';
import { interfaceNamespace, NamespaceTable } from '../../../emulator/model/namespaces';
import { releaseNames, type ReleaseName } from '../../../emulator/releases/release';
import { releases } from '../../../emulator/releases/releases';
import type { NamespaceDefinition, SiteDefinition, SkinDefinition } from '../../../schemas/generated/wiki-file';

/** What a wiki reports about itself. */
export interface SiteFacts {
  readonly definition: SiteDefinition;
  /** The release of the fake. */
  readonly release: ReleaseName;
  /** `MediaWiki 1.43.9` */
  readonly version: string;
  /** How many pages it reports. */
  readonly pages: number;
  /** The ids of namespaces that can hold pages. */
  readonly namespaces: readonly number[];
  /** How far its clock is ahead of ours, in milliseconds; 0 within the precision of the measurement. */
  readonly clockOffset: number;
  /** The address at which it sees this machine, which is the name of anonymous clients. */
  readonly remoteAddress: string;
  /** The version of PHP that it runs on: `8.2.35`. An update of the wiki does not change it. */
  readonly runtimeVersion: string | undefined;
}

/**
 * Reads what a wiki is.
 *
 * @param client not logged in
 * @throws ApiProblem if the fake has no such release, or the wiki responds with an error
 */
export async function readSite(client: ApiClient): Promise<SiteFacts> {
  const response = await client.get({
    action: 'query',
    meta: 'siteinfo|userinfo',
    siprop: 'general|namespaces|namespacealiases|interwikimap|statistics|rightsinfo|fileextensions|extensions|skins',
  });
  if (valueAt(response, '/debuginfo') !== undefined) {
    throw new ApiProblem('it shows the debug block, which differs in every response: turn that off');
  }
  const general = valueAt(response, '/query/general');
  const version = textAt(general, '/generator') ?? '';
  const release = nearestRelease(version);
  const namespaces = readNamespaces(response, textAt(general, '/sitename') ?? '', textAt(general, '/case') ?? '');
  const pages = valueAt(response, '/query/statistics/pages');
  return {
    definition: readDefinition(response, release, namespaces.differing),
    release,
    version,
    pages: typeof pages === 'number' ? pages : 0,
    namespaces: namespaces.ids,
    clockOffset: offsetOf(textAt(general, '/time')),
    remoteAddress: textAt(response, '/query/userinfo/name') ?? '127.0.0.1',
    runtimeVersion: textAt(general, '/phpversion'),
  };
}

function readDefinition(response: object, release: ReleaseName, namespaces: NamespaceDefinition[]): SiteDefinition {
  const general = valueAt(response, '/query/general');
  return {
    name: textAt(general, '/sitename') ?? 'TestWiki',
    release,
    server: textAt(general, '/server') ?? '',
    scriptPath: textAt(general, '/scriptpath') ?? '',
    ...articlePath(general),
    language: textAt(general, '/lang') ?? 'en',
    case: textAt(general, '/case') === 'case-sensitive' ? 'case-sensitive' : 'first-letter',
    ...(namespaces.length > 0 && { namespaces }),
    ...interwiki(response, release),
    ...(valueAt(general, '/uploadsenabled') === true && { uploads: true }),
    ...(valueAt(general, '/mainpageisdomainroot') === true && { mainPageIsDomainRoot: true }),
    ...(valueAt(general, '/misermode') === true && { miserMode: true }),
    ...appearance(response),
  };
}

/** What only shows. */
function appearance(response: object): SiteDefinition {
  const general = valueAt(response, '/query/general');
  const [logo, timeZone] = [textAt(general, '/logo'), textAt(general, '/timezone')];
  const { text = '', url = '' } = texts(valueAt(response, '/query/rightsinfo'));
  const [fileExtensions, extensions, skins] = ['fileextensions', 'extensions', 'skins'].map((name) => {
    return listAt(response, `/query/${name}`);
  }) as [unknown[], unknown[], unknown[]];
  return {
    ...(logo !== undefined && { logo }),
    ...(timeZone !== undefined && timeZone !== 'UTC' && { timeZone }),
    ...(text + url !== '' && { license: { text, url } }),
    ...(fileExtensions.length > 0 && { fileExtensions: fileExtensions.map((row) => textAt(row, '/ext') ?? '') }),
    ...(extensions.length > 0 && { extensions: extensions.map(texts) }),
    ...(skins.length > 0 && { skins: skins.map(readSkin) }),
  };
}

function readSkin(row: unknown): SkinDefinition {
  return {
    code: textAt(row, '/code') ?? '',
    name: textAt(row, '/name') ?? '',
    ...(valueAt(row, '/default') === true && { default: true }),
    ...(valueAt(row, '/unusable') === true && { unusable: true }),
  };
}

/** The interwiki table, where it is not that of a fresh wiki. */
function interwiki(response: object, release: ReleaseName): Pick<SiteDefinition, 'interwiki'> {
  const rows = listAt(response, '/query/interwikimap');
  const { interwikiMap: usual, interwikiPrefixes } = releases[release];
  const isUsual =
    rows.length === interwikiPrefixes.length &&
    rows.every((row) => usual.get(textAt(row, '/prefix') ?? '') === textAt(row, '/url'));
  if (isUsual) return {};
  return {
    interwiki: rows.map((row) => {
      const [url = '', api, wikiId] = [textAt(row, '/url'), textAt(row, '/api'), textAt(row, '/wikiid')];
      return {
        prefix: textAt(row, '/prefix') ?? '',
        url: valueAt(row, '/protorel') === true ? url.replace(/^https?:/, '') : url,
        ...(api !== undefined && { api }),
        ...(wikiId !== undefined && { wikiId }),
        ...(valueAt(row, '/local') === true && { local: true }),
        ...(valueAt(row, '/trans') === true && { transclusion: true }),
      };
    }),
  };
}

/** The members of an object that are texts. */
function texts(row: unknown): Record<string, string> {
  if (!isContainer(row)) return {};
  return Object.fromEntries(
    Object.entries(row).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The path of pages, where it is not the usual one. */
function articlePath(general: unknown): Pick<SiteDefinition, 'articlePath'> {
  const path = textAt(general, '/articlepath');
  return path === undefined || path === `${textAt(general, '/scriptpath') ?? ''}/index.php/$1`
    ? {}
    : { articlePath: path };
}

/** The release of the wiki, or the latest one before it. */
function nearestRelease(version: string): ReleaseName {
  const [, major, minor] = /(?<!\d)(\d{1,4})\.(\d{1,4})(?!\d)/.exec(version) ?? [];
  const number = Number(major) * 1000 + Number(minor);
  const known = releaseNames.filter((name) => {
    const [knownMajor, knownMinor] = name.split('.');
    return Number(knownMajor) * 1000 + Number(knownMinor) <= number;
  });
  const nearest = known.at(-1);
  if (nearest) return nearest;
  throw new ApiProblem(
    `it is ${version === '' ? 'of an unknown release' : version}, and the emulator has ${releaseNames.join(' and ')}`,
  );
}

/** Both clocks show whole seconds at best, and the response took time. */
const agreement = 3000;

function offsetOf(time: string | undefined): number {
  const offset = Date.parse(time ?? '') - Date.now();
  return Math.abs(offset) > agreement ? offset : 0;
}

interface FoundNamespaces {
  /** The ids of namespaces that can hold pages, ascending. */
  readonly ids: readonly number[];
  /** Those that a fresh wiki of that name lacks or names differently. */
  readonly differing: NamespaceDefinition[];
}

/**
 * Reads the namespaces from a response of `meta=siteinfo`.
 *
 * @throws ApiProblem if there are none
 */
function readNamespaces(response: object, siteName: string, usualCase: string): FoundNamespaces {
  const found = valueAt(response, '/query/namespaces');
  if (!isContainer(found)) throw new ApiProblem('it does not tell its namespaces');
  const aliases = new Map<number, string[]>();
  for (const row of listAt(response, '/query/namespacealiases')) {
    const [id, alias] = [valueAt(row, '/id'), textAt(row, '/alias')];
    if (typeof id === 'number' && alias !== undefined) aliases.set(id, [...(aliases.get(id) ?? []), alias]);
  }
  const usual = new NamespaceTable({ siteName });
  const ids: number[] = [];
  const differing: NamespaceDefinition[] = [];
  for (const [key, namespace] of Object.entries(found)) {
    const id = Number(key);
    const name = textAt(namespace, '/name') ?? '';
    if (id >= 0) ids.push(id);
    const firstLetter = textAt(namespace, '/case') ?? '';
    const [content, subpages] = [valueAt(namespace, '/content') === true, valueAt(namespace, '/subpages') === true];
    const protection = textAt(namespace, '/namespaceprotection');
    const fresh = usual.byId(id);
    const hasUsualCase = firstLetter === (fresh?.case ?? usualCase);
    const others = {
      ...(!hasUsualCase && ({ case: firstLetter === 'case-sensitive' ? 'case-sensitive' : 'first-letter' } as const)),
      ...(content !== (fresh?.content ?? false) && { content }),
      ...(subpages !== (fresh?.subpages ?? false) && { subpages }),
      ...(protection !== undefined && id !== interfaceNamespace && { protection: protection.split('|') }),
    };
    const differs = Object.keys(others).length > 0;
    if (isUsual(usual, id, name, aliases.get(id) ?? []) && !differs) continue;
    differing.push({ id, name, ...(aliases.has(id) && { aliases: aliases.get(id) ?? [] }), ...others });
  }
  return { ids: ids.sort((one, other) => one - other), differing };
}

function isUsual(usual: NamespaceTable, id: number, name: string, aliases: readonly string[]): boolean {
  return usual.byId(id)?.name === name && aliases.every((alias) => usual.find(alias)?.id === id);
}
