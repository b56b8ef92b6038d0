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
    const asked = `${first.method} ${redactForSending(first.query)}`.trim();
    return [
      { ...finding, evidence: `${times} of ${observations.responses} responses; the first to ${asked}: ${detail}` },
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
  return [{ id: 'answers-are-slow', level: 'note', sentence: 'Responses are slow.', evidence }];
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

/** The finding for a check that accepted any certificate. */
export function unverifiedFinding(host: string): Finding {
  return {
    id: 'certificate-was-not-verified',
    level: 'warning',
    sentence: 'The responses may come from another server: --insecure accepts any certificate.',
    evidence: host,
  };
}
