import { addresses, pactName } from './addresses.test-support';
import type { Chosen } from './choose-pacts.test-support';
import type { Pact, Stored, VerificationResult } from './stored.test-support';

type Notice = Readonly<{ when: string; text: string }>;

const betaWarning =
  'WARNING - this version of the Pact library uses a beta version of the API which will be removed in the future. ' +
  'Please upgrade your Pact library. See https://docs.pact.io/pact_broker/advanced_topics/provider_verification_results/' +
  '#pacts-for-verification for minimum required versions.';
const aboutPending = 'Read more at https://docs.pact.io/go/pending';

/**
 * The contracts to verify. A `GET` is the form of old libraries: its response contains a warning, and always shows
 * pending.
 */
export function forVerificationDocument(
  base: string,
  provider: string,
  chosen: readonly Chosen[],
  { old, isPending }: { old: boolean; isPending: ((chosen: Chosen) => boolean) | undefined },
): object {
  const pacts = chosen.map((each) => {
    const { pact, reasons } = each;
    const pending = isPending?.(each);
    const why = old ? [consumerVersionOf(pact)] : reasons.flatMap(({ parameters }) => parameters);
    return {
      shortDescription: reasons.map(({ short }) => short).join(', '),
      verificationProperties: {
        ...(pending !== undefined && { pending }),
        ...(each.wip && { wip: true }),
        notices: [
          ...(old ? [{ when: 'before_verification', text: betaWarning }] : []),
          { when: 'before_verification', text: whyChosen(base, each, old) },
          ...(pending === true ? pendingNotices(provider) : []),
        ],
      },
      _links: {
        self: {
          href: base + addresses.chosen(pact, pending === true ? [...why, ['p', 'true']] : why),
          name: pactName(pact),
        },
      },
    };
  });
  const self = { href: base + addresses.forVerification(provider), title: 'Pacts to be verified' };
  return { _embedded: { pacts }, _links: { self } };
}

function consumerVersionOf(pact: Pact): [string, string] {
  return ['s[][cv]', String(pact.version.order)];
}

function whyChosen(base: string, { pact, reasons }: Chosen, old: boolean): string {
  const several = reasons.length > 1;
  const criteria = reasons.map(({ long }) => {
    const ofWhom = old ? long.replace('latest version', `latest version of ${pact.consumer}`) : long;
    return `\n    * ${ofWhom}`;
  });
  return (
    `The pact at ${base}${addresses.content(pact)} is being verified because the pact content belongs to the consumer ` +
    `version${several ? 's' : ''} matching the following criteri${several ? 'a' : 'on'}:${criteria.join('')}`
  );
}

function pendingNotices(provider: string): Notice[] {
  const still = `This pact is still in pending state for ${provider} as`;
  return [
    {
      when: 'before_verification',
      text:
        `This pact is in pending state for this version of ${provider} because a successful verification result for ` +
        `${provider} has not yet been published. If this verification fails, it will not cause the overall build to ` +
        `fail. ${aboutPending}`,
    },
    {
      when: 'after_verification:success_true_published_false',
      text: `${still} the successful verification results have not yet been published.`,
    },
    {
      when: 'after_verification:success_false_published_false',
      text: `${still} a successful verification result has not yet been published`,
    },
    {
      when: 'after_verification:success_true_published_true',
      text:
        `This pact is no longer in pending state for ${provider}, as a successful verification result has been ` +
        `published. If a verification for a version of ${provider} fails in the future, it will fail the build. ` +
        aboutPending,
    },
    {
      when: 'after_verification:success_false_published_true',
      text: `${still} a successful verification result has not yet been published`,
    },
  ];
}

/** Whether the content has not been verified for the branch (or at all, without a branch). */
export function isPendingFor(stored: Stored, branch: string | undefined): (chosen: Chosen) => boolean {
  return ({ pact, wip }) =>
    wip ||
    !stored.results.some(
      (result) =>
        result.success &&
        result.pact.sha === pact.sha &&
        (branch === undefined || result.providerVersion.branches.includes(branch)),
    );
}

export function resultDocument(
  base: string,
  { number, pact, providerVersion, success, at, sent }: VerificationResult,
): object {
  const { buildUrl, testResults, verifiedBy } = sent;
  const self = `${base}${addresses.content(pact)}/verification-results/${number}`;
  return {
    providerName: providerVersion.pacticipant,
    providerApplicationVersion: providerVersion.number,
    success,
    verificationDate: at,
    ...(buildUrl !== undefined && { buildUrl }),
    ...(testResults !== undefined && { testResults }),
    ...(verifiedBy !== undefined && { verifiedBy: shownVerifier(verifiedBy) }),
    _links: {
      self: { title: 'Verification result', name: `Verification result ${number} for ${pactName(pact)}`, href: self },
      'pb:pact-version': {
        title: 'Pact',
        name: pactName(pact),
        href: base + addresses.chosen(pact, [['cvn', pact.version.number]]),
      },
      'pb:triggered-webhooks': {
        title: 'Webhooks triggered by the publication of this verification result',
        href: `${self}/triggered-webhooks`,
      },
    },
  };
}

/** The broker returns the language of the verifier as a flat member. */
function shownVerifier(sent: unknown): object {
  const { implementation, version, clientLanguage } = sent as {
    implementation?: string;
    version?: string;
    clientLanguage?: { name: string; testFramework: string; version: string };
  };
  return {
    implementation,
    version,
    ...(clientLanguage && {
      client_implementation: clientLanguage.name,
      client_test_framework: clientLanguage.testFramework,
      client_version: clientLanguage.version,
    }),
  };
}
