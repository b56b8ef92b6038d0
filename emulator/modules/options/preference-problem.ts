import type { MessageParameter } from '../../messages/message';
import type { RequestContext } from '../context';

/** Preferences with a few values (reading 6.5). */
const choices: Readonly<Record<string, readonly string[]>> = {
  gender: ['unknown', 'female', 'male'],
  editfont: ['monospace', 'sans-serif', 'serif'],
  underline: ['0', '1', '2'],
};

/** Preferences that are numbers, with the least and the greatest. */
const ranges: Readonly<Record<string, readonly [least: number, greatest: number]>> = {
  rcdays: [1, 90],
  rclimit: [1, 1000],
  watchlistdays: [0, 90],
  wllimit: [1, 1000],
};

/** Gadgets and user scripts keep what they want under names that begin with this. */
const ofScripts = 'userjs-';
/** In bytes, as the database keeps them. */
const longest = { name: 255, value: 65_530 } as const;

/** What has no default but can be set. */
const withoutDefault: ReadonlySet<string> = new Set([
  ...['username', 'usergroups', 'editcount', 'registrationdate', 'password', 'emailauthentication', 'oldsig'],
  ...['nowserver', 'nowlocal', 'watchlisttoken', 'watchlisttoken-info', 'restoreprefs', 'downloaduserdata'],
  ...['rcfilters-saved-queries', 'rcfilters-wl-saved-queries', 'rcfilters-rc-collapsed'],
]);

/** What has a default but is not offered by a wiki without further settings. */
const notOffered: ReadonlySet<string> = new Set([
  ...['enotifminoredits', 'enotifrevealaddr', 'enotifusertalkpages', 'enotifwatchlistpages', 'prefershttps'],
  ...['hidecategorization', 'watchlisthidecategorization', 'watchlistreloadautomatically', 'shownumberswatching'],
  ...['requireemail', 'editrecovery', 'search-thumbnail-extra-namespaces', 'variant', 'variant-en'],
]);

/** What is shown among the preferences, but belongs to the account. */
const ofAccount: ReadonlySet<string> = new Set(['realname', 'emailaddress']);

/**
 * Why a preference cannot have a value; nothing if it can (sequence options-without-names).
 *
 * @param value undefined to restore the default
 */
export function preferenceProblem(
  { wiki }: RequestContext,
  name: string,
  value: string | undefined,
  defaults: Readonly<Record<string, unknown>>,
): MessageParameter | undefined {
  if (name.startsWith(ofScripts)) return problemOfScripts(name, value ?? '');
  if (withoutDefault.has(name)) return undefined;
  if (ofAccount.has(name)) return { message: 'apiwarn-validationfailed-cannotset' };
  if (!Object.hasOwn(defaults, name) || notOffered.has(name)) return { message: 'apiwarn-validationfailed-badpref' };
  if (value === undefined) return undefined;
  if (!isChoice(wiki, name, value)) return { message: 'htmlform-select-badoption' };
  const range = Object.hasOwn(ranges, name) ? ranges[name] : undefined;
  if (!range || !/^\d+$/.test(value)) return undefined;
  if (Number(value) > range[1]) return { message: 'htmlform-int-toohigh', parameters: [range[1]] };
  return Number(value) < range[0] ? { message: 'htmlform-int-toolow', parameters: [range[0]] } : undefined;
}

/** Sequence names-of-own-options. */
function problemOfScripts(name: string, value: string): MessageParameter | undefined {
  if (Buffer.byteLength(name) > longest.name) {
    return { message: 'apiwarn-validationfailed-keytoolong', parameters: [{ num: longest.name }] };
  }
  if (/[^\w-]/.test(name)) return { message: 'apiwarn-validationfailed-badchars' };
  if (Buffer.byteLength(value) <= longest.value) return undefined;
  return { message: 'apiwarn-validationfailed-valuetoolong', parameters: [{ num: longest.value }] };
}

function isChoice({ release }: RequestContext['wiki'], name: string, value: string): boolean {
  if (name === 'skin') {
    const { skins } = require('../../releases/site-info-skins') as typeof import('../../releases/site-info-skins');
    return release.choose(skins).some(([code]) => code === value);
  }
  if (name === 'language') {
    const { languages } =
      require('../../releases/site-info-languages') as typeof import('../../releases/site-info-languages');
    return release
      .choose(languages)()
      .some(([code]) => code === value);
  }
  return !Object.hasOwn(choices, name) || choices[name]!.includes(value);
}
