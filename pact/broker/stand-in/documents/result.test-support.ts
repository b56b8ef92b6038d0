import { addresses, pactName } from '../addresses.test-support';
import type { Publication, VerificationResult } from '../stored.test-support';

/** @param publication the newest one of the content that was verified */
export function resultDocument(base: string, result: VerificationResult, publication: Publication): object {
  const { number, pact, providerVersion, success, at, sent } = result;
  const { buildUrl, testResults, verifiedBy } = sent;
  const self = base + addresses.result(pact, number);
  const name = pactName(publication);
  return {
    providerName: providerVersion.pacticipant,
    providerApplicationVersion: providerVersion.number,
    success,
    verificationDate: at,
    ...(buildUrl !== undefined && { buildUrl }),
    ...(testResults !== undefined && { testResults }),
    verifiedBy: shownVerifier(verifiedBy),
    _links: {
      self: { title: 'Verification result', name: `Verification result ${number} for ${name}`, href: self },
      'pb:pact-version': {
        title: 'Pact',
        name,
        href: base + addresses.chosen(pact, [['cvn', publication.version.number]]),
      },
      'pb:triggered-webhooks': {
        title: 'Webhooks triggered by the publication of this verification result',
        href: `${self}/triggered-webhooks`,
      },
    },
  };
}

/** The broker returns the language of the verifier as flat members. */
function shownVerifier(sent: unknown): object {
  const { implementation, version, clientLanguage } = (sent ?? {}) as {
    implementation?: string;
    version?: string;
    clientLanguage?: { name: string; testFramework: string; version: string };
  };
  return {
    ...(implementation !== undefined && { implementation }),
    ...(version !== undefined && { version }),
    ...(clientLanguage && {
      client_implementation: clientLanguage.name,
      client_test_framework: clientLanguage.testFramework,
      client_version: clientLanguage.version,
    }),
  };
}
