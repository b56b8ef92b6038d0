import { declareParameters, type ValuesOf } from '../../../request/parameter-declarations';

/** The values of `siprop`; 1.39 does not have the last four. */
export type SiteProperty =
  | 'general'
  | 'namespaces'
  | 'namespacealiases'
  | 'specialpagealiases'
  | 'magicwords'
  | 'interwikimap'
  | 'dbrepllag'
  | 'statistics'
  | 'usergroups'
  | 'libraries'
  | 'extensions'
  | 'fileextensions'
  | 'rightsinfo'
  | 'restrictions'
  | 'languages'
  | 'languagevariants'
  | 'skins'
  | 'extensiontags'
  | 'functionhooks'
  | 'showhooks'
  | 'variables'
  | 'protocols'
  | 'defaultoptions'
  | 'uploaddialog'
  | 'autocreatetempuser'
  | 'autopromote'
  | 'autopromoteonce'
  | 'clientlibraries';

/** The parameters of `meta=siteinfo`, with the properties that a release has. */
export function parametersWith(properties: readonly SiteProperty[]) {
  return declareParameters('si', {
    prop: { type: 'enumeration list', values: properties, default: ['general'] },
    filteriw: { type: 'enumeration', values: ['local', '!local'] },
    showalldb: { type: 'boolean' },
    numberingroup: { type: 'boolean' },
    inlanguagecode: { type: 'string', examples: ['en'] },
  });
}

export type SiteInfoValues = ValuesOf<ReturnType<typeof parametersWith>>;
