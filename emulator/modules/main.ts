import { declareParameters, type ValuesOf } from '../request/parameter-declarations';
import { errorFormats } from '../messages/error-format';
import type { Release } from '../releases/release';

/** What the main module is called in errors and warnings. */
export const mainPath = 'main';

/** The default action (core 2.8). */
const defaultAction = 'help';

/** The action that a request selects, by its decoded parameters. */
export function requestedAction(sent: ReadonlyMap<string, string>): string {
  return sent.get('action') ?? defaultAction;
}

/** The parameters that select the modules within the main one. */
export const mainSelectors = ['action', 'format'] as const;

/** What `action=paraminfo` says of the main module. */
export const mainDescription = { helpPages: [], withoutReadRights: true } as const;

/**
 * The parameters that every request takes, in the order in which MediaWiki declares them: of several errors the
 * first in this order is reported (core 1).
 */
export function mainParameters(actions: readonly string[], formats: readonly string[], release: Release) {
  const cacheAge = release.cacheAgesHaveMinimum
    ? ({ type: 'integer', default: 0, minimum: 0 } as const)
    : ({ type: 'integer', default: 0 } as const);
  return declareParameters('', {
    action: { type: 'enumeration', values: actions, default: defaultAction },
    format: { type: 'enumeration', values: formats, default: 'jsonfm' },
    maxlag: { type: 'integer' },
    smaxage: cacheAge,
    maxage: cacheAge,
    assert: { type: 'enumeration', values: ['anon', 'user', 'bot'] },
    assertuser: { type: 'user' },
    requestid: { type: 'string' },
    servedby: { type: 'boolean' },
    curtimestamp: { type: 'boolean' },
    responselanginfo: { type: 'boolean' },
    origin: { type: 'string' },
    uselang: { type: 'string', default: 'user' },
    variant: { type: 'string' },
    errorformat: { type: 'enumeration', values: errorFormats, default: 'bc' },
    errorlang: { type: 'string', default: 'uselang' },
    errorsuselocal: { type: 'boolean' },
  });
}

export type MainParameters = ReturnType<typeof mainParameters>;
export type MainValues = ValuesOf<MainParameters>;
