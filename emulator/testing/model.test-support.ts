import type { WikiDefinition } from '../../schemas/generated/wiki-file';
import { createModel } from '../definition/create-model';
import { createEnvironment } from '../environment';
import type { WikiModel } from '../model/wiki-model';
import { releases } from '../releases/releases';
import type { ReleaseName } from '../releases/release';

/** The content of a wiki, without requests. Its clock shows 2026-01-31T12:00:00Z. */
export function testModel(definition: WikiDefinition = {}, release: ReleaseName = '1.43'): WikiModel {
  const environment = createEnvironment({ now: '2026-01-31T12:00:00Z', seed: 1 });
  const settings = { debug: undefined, headersSent: false, unsupported: 'as-unknown' } as const;
  return createModel(definition, releases[release], environment, settings);
}
