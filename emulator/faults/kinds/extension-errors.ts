/** What extensions that guard a wiki do to edits. The texts are theirs, of the versions that came with each release. */
import type { Fault } from '../fault';
import { injectMessage } from '../inject-error';
import { editing } from '../scopes';

export interface SpamOptions {
  /** What in the text is on the blacklist. Default: one domain. */
  readonly matches?: readonly string[];
}

/** The extension SpamBlacklist refuses a link. */
export const spamBlacklist: Fault<SpamOptions> = {
  ...editing,
  options: { matches: { type: 'strings', default: "['bad.example']" } },
  strike: (target, { matches = ['bad.example'] }) =>
    injectMessage(target, () => ({
      code: 'spamblacklist',
      key: 'spam-blacklisted-link',
      parameters: [{ list: matches, type: 'text' }],
      data: { spamblacklist: { matches } },
    })),
  describe: { advice: 'skips the page, and reports `matches`', request: 'edit' },
};

export interface AbuseFilterOptions {
  /** What the filter is called. Default: `Test filter`. */
  readonly description?: string;
  /** The number of the filter. Default: 1. */
  readonly id?: number;
}

/** The extension AbuseFilter refuses an edit. */
export const abuseFilterDisallowed = abuseFilter(
  'abusefilter-disallowed',
  'disallow',
  'stops, and reports the filter to its operator',
);

/** The extension AbuseFilter warns: the same request, sent once more, is executed. */
export const abuseFilterWarning = abuseFilter(
  'abusefilter-warning',
  'warn',
  'stops, and reports the filter; sends the same once more only if a person says so',
);

function abuseFilter(
  code: 'abusefilter-disallowed' | 'abusefilter-warning',
  action: 'disallow' | 'warn',
  advice: string,
): Fault<AbuseFilterOptions> {
  return {
    ...editing,
    options: {
      description: { type: 'string', default: "'Test filter'" },
      id: { type: 'count', default: '1' },
    },
    strike: (target, { description = 'Test filter', id = 1 }) =>
      injectMessage(target, () => ({
        code,
        key: code,
        parameters: [description, String(id)],
        data: { abusefilter: { id: String(id), description, actions: [action] } },
      })),
    describe: { advice, request: 'edit' },
  };
}
