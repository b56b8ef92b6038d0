import { declareParameters, type ValuesOf } from '../../../request/parameter-declarations';
import type { SiteProperty } from './property';

/** The parameters of `meta=siteinfo`, with the properties that a release has. */
export function parametersWith(properties: readonly SiteProperty[]) {
  return declareParameters('si', {
    prop: { type: 'enumeration list', values: properties, default: ['general'] },
    filteriw: { type: 'enumeration', values: ['local', '!local'] },
    showalldb: { type: 'boolean' },
    numberingroup: { type: 'boolean' },
    inlanguagecode: { type: 'string' },
  });
}

export type SiteInfoValues = ValuesOf<ReturnType<typeof parametersWith>>;
