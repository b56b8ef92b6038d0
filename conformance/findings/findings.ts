import type { Finding } from '../../schemas/generated/report';
import { redactForSending } from '../../emulator/redact/request-secrets';
import type { Observations, Sight } from './observations';

interface Kind {
  readonly sight: Sight;
  readonly finding: Omit<Finding, 'evidence'>;
}

/** The finding for each kind of observation, the most serious first. */
const kinds: readonly Kind[] = [
  {
    sight: 'public token',
    finding: {
      id: 'tokens-are-publicly-cacheable',
      level: 'security',
      sentence: 'A cache between the wiki and its clients may store the tokens of one client and give them to another.',
    },
  },
  {
    sight: 'public cookie',
    finding: {
      id: 'cookies-are-publicly-cacheable',
      level: 'security',
      sentence: 'A cache between the wiki and its clients may store a cookie of one client and give it to another.',
    },
  },
  {
    sight: 'public debug block',
    finding: {
      id: 'debug-block-is-public',
      level: 'security',
      sentence:
        'Everybody can see the debug block: paths on the server, database statements, headers and addresses of requests.',
    },
  },
  {
    sight: 'debug setting',
    finding: {
      id: 'debug-api-is-enabled',
      level: 'security',
      sentence:
        'The wiki runs with $wgDebugAPI, which accepts writes by GET and without tokens. Its warning in each response was ' +
        'ignored.',
    },
  },
  {
    sight: 'no nosniff',
    finding: {
      id: 'nosniff-is-missing',
      level: 'warning',
      sentence: 'Browsers may interpret a response as something other than its content type.',
    },
  },
  {
    sight: 'host name',
    finding: {
      id: 'host-names-are-shown',
      level: 'note',
      sentence: 'Responses name the host that served them.',
    },
  },
];

/** Responses that take at least this long are called slow, in milliseconds. */
const slow = { median: 1000, slowest: 5000 };

/** What was noticed besides the rules, for the report. */
export function findingsOf(observations: Observations): Finding[] {
  const found = kinds.flatMap(({ sight, finding }): Finding[] => {
    const sighting = observations.sighting(sight);
    if (!sighting) return [];
    const { times, first, detail } = sighting;
    const sent = `${first.method} ${redactForSending(first.query)}`.trim();
    return [
      { ...finding, evidence: `${times} of ${observations.responses} responses; the first to ${sent}: ${detail}` },
    ];
  });
  return [...found, ...slowness(observations.durations)];
}

function slowness(durations: readonly number[]): Finding[] {
  const sorted = [...durations].sort((one, other) => one - other);
  const median = sorted[sorted.length >> 1] ?? 0;
  const slowest = sorted.at(-1) ?? 0;
  if (median < slow.median && slowest < slow.slowest) return [];
  const evidence = `${durations.length} responses: half of them took ${seconds(median)} or more, the slowest ${seconds(slowest)}`;
  return [{ id: 'responses-are-slow', level: 'note', sentence: 'Responses are slow.', evidence }];
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** The finding for pages that could not be deleted. */
export function leftOverFinding(pages: readonly string[]): Finding {
  return {
    id: 'made-pages-are-left',
    level: 'warning',
    sentence: 'Pages that the check created could not be deleted. Delete them by hand.',
    evidence: pages.join(', '),
  };
}

/** The finding for a private wiki, which is read with an account. */
export function privateWikiFinding(account: string): Finding {
  return {
    id: 'wiki-is-private',
    level: 'note',
    sentence: 'The wiki is private: rules about reading were checked with an account.',
    evidence: `requests that the wiki denies anonymous clients were sent as ${account}`,
  };
}

/** The finding for a wiki on which `File:a.png` and `File:A.png` are two files. */
export function caseSensitiveFinding(): Finding {
  return {
    id: 'file-names-are-case-sensitive',
    level: 'note',
    sentence: 'The first letter of a file name counts on this wiki: no rule was checked with names in lower case.',
    evidence: 'meta=siteinfo: the namespace File is case-sensitive ($wgCapitalLinks, $wgCapitalLinkOverrides)',
  };
}

/** The finding for a wiki that responds in another format version unless it is asked for version 1. */
export function formatVersionFinding(): Finding {
  return {
    id: 'formatversion-default-differs',
    level: 'note',
    sentence:
      'The default of formatversion is not 1 on this wiki: the requests of scenarios were sent with formatversion=1.',
    evidence: '"batchcomplete" is true without formatversion, and "" with formatversion=1',
  };
}

/** The finding for a cache that hides the wiki's own `Cache-Control`. */
export function rewritingCacheFinding(evidence: string): Finding {
  return {
    id: 'cache-replaces-headers',
    level: 'note',
    sentence:
      'A cache in front of the wiki replaces the header Cache-Control, so rules about it were not checked. Check the ' +
      'origin, or add --origin to judge what clients receive.',
    evidence,
  };
}

/** The finding for a check that accepted any certificate. */
export function unverifiedFinding(host: string): Finding {
  return {
    id: 'certificate-was-not-verified',
    level: 'warning',
    sentence: 'The responses may come from another server: --insecure accepts any certificate.',
    evidence: host,
  };
}
