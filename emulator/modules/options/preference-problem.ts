import { holdsRight } from '../../model/rights';
import type { MessageParameter } from '../../messages/message';
import { trimmed } from '../../wikitext/pieces';
import type { RequestContext } from '../context';

/** Preferences with a few values (reading 6.5; sequence options-with-choices). */
const choices: Readonly<Record<string, readonly string[]>> = {
  date: ['default', 'mdy', 'dmy', 'ymd', 'ISO 8601'],
  gender: ['unknown', 'female', 'male'],
  editfont: ['monospace', 'sans-serif', 'serif'],
  imagesize: ['0', '1', '2', '3', '4', '5'],
  thumbsize: ['0', '1', '2', '3', '4', '5'],
  underline: ['0', '1', '2'],
  'vector-font-size': ['0', '1', '2'],
  'vector-theme': ['day', 'night', 'os'],
};

const PATROL = ['patrol', 'patrolmarks'];

/** In days, to the digits that messages show. */
const HOUR = 0.041666666666667;

/** Preferences that are numbers, with the least and the greatest (sequence options-that-are-numbers). */
const numbers: Readonly<Record<string, { readonly range: readonly [number, number]; readonly isWhole?: boolean }>> = {
  rcdays: { range: [HOUR, 90] },
  rclimit: { range: [1, 1000], isWhole: true },
  searchlimit: { range: [1, 500], isWhole: true },
  watchlistdays: { range: [HOUR, 90] },
  wllimit: { range: [1, 1000], isWhole: true },
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
  ...['editrecovery', 'search-thumbnail-extra-namespaces', 'variant', 'variant-en'],
]);

/** What only those who hold one of these rights can set (sequence options-of-those-with-rights). */
const rightsNeeded: Readonly<Record<string, readonly string[]>> = {
  hidepatrolled: PATROL,
  newpageshidepatrolled: PATROL,
  showrollbackconfirmation: ['rollback'],
  watchdeletion: ['delete'],
  watchlisthidepatrolled: PATROL,
  watchrollback: ['rollback'],
};

/** What is shown among the preferences, but belongs to the account. */
const ofAccount: ReadonlySet<string> = new Set(['realname', 'emailaddress']);

/**
 * Why a preference cannot have a value; nothing if it can (sequence options-without-names).
 *
 * @param value undefined to restore the default
 */
export function preferenceProblem(
  context: RequestContext,
  name: string,
  value: string | undefined,
  defaults: Readonly<Record<string, unknown>>,
): MessageParameter | undefined {
  if (name.startsWith(ofScripts)) return problemOfScripts(name, value ?? '');
  if (withoutDefault.has(name)) return undefined;
  if (ofAccount.has(name)) return { message: 'apiwarn-validationfailed-cannotset' };
  if (!Object.hasOwn(defaults, name) || !isOffered(context, name))
    return { message: 'apiwarn-validationfailed-badpref' };
  if (value === undefined) return undefined;
  if (!isChoice(context.wiki, name, value)) return { message: 'htmlform-select-badoption' };
  return Object.hasOwn(numbers, name) ? numberProblem(trimmed(value), numbers[name]!) : undefined;
}

function numberProblem(value: string, { range, isWhole }: (typeof numbers)[string]): MessageParameter | undefined {
  if (value === '') return undefined;
  if (!/^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(value)) return { message: 'htmlform-float-invalid' };
  if (Number(value) < range[0]) return { message: 'htmlform-int-toolow', parameters: [range[0]] };
  if (Number(value) > range[1]) return { message: 'htmlform-int-toohigh', parameters: [range[1]] };
  return isWhole && !/^[+-]?\d+$/.test(value) ? { message: 'htmlform-int-invalid' } : undefined;
}

function isOffered({ user, wiki }: RequestContext, name: string): boolean {
  if (name === 'requireemail') return wiki.release.since('1.43');
  if (notOffered.has(name)) return false;
  return !Object.hasOwn(rightsNeeded, name) || rightsNeeded[name]!.some((right) => holdsRight(user, right, wiki));
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
