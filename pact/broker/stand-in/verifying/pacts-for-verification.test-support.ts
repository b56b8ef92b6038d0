import { addresses, pactName } from '../addresses.test-support';
import { badRequest, noPacticipant, ok, type BrokerResponse } from '../broker-response.test-support';
import { NotSupported } from '../not-supported.test-support';
import { BodyErrors, objectsOf, refuseMembers, type Body } from '../request-body.test-support';
import type { Stored } from '../stored.test-support';
import { chooseContents, mergeByContent, type Chosen } from './choose.test-support';
import { selectionMetadata, shortDescription } from './descriptions.test-support';
import { betaWarning, pendingNotices, whyChosen, whyInProgress } from './notices.test-support';
import { isPending, workInProgress } from './pending.test-support';
import { defaultSelectors, readSelectors, wrongSelectors } from './selectors.test-support';

interface ListRequest {
  readonly base: string;
  readonly stored: Stored;
  readonly provider: string;
  readonly providerBranch: string | undefined;
  readonly includePendingStatus: boolean;
  /** A `GET` is the form of old libraries: its response contains a warning. */
  readonly old: boolean;
}

/** Lists the contracts that a provider is to verify. */
export function pactsForVerification(
  base: string,
  stored: Stored,
  { provider, body, old }: { provider: string; body: Body; old: boolean },
): BrokerResponse {
  // Tags of the provider matter only for pending contracts and work in progress.
  if (wantsPendingStatus(body) || body.includeWipPactsSince !== undefined) refuseMembers(body, ['providerVersionTags']);
  const errors = new BodyErrors(body);
  const providerBranch = errors.optionalText('providerVersionBranch');
  const since = errors.optionalText('includeWipPactsSince');
  if (since !== undefined && !isDate(since)) errors.add('includeWipPactsSince', 'must be a date');
  const sent = objectsOf(body, 'consumerVersionSelectors');
  errors.add('consumerVersionSelectors', ...wrongSelectors(stored, sent, providerBranch));
  if (!errors.isEmpty) return badRequest(errors);
  if (!stored.pacticipants.has(provider)) return noPacticipant(provider, 'provider');

  const selectors = sent.length === 0 ? defaultSelectors(stored, provider) : readSelectors(sent, providerBranch);
  const chosen = chooseContents(stored, provider, selectors);
  const inProgress =
    since === undefined || providerBranch === undefined
      ? []
      : mergeByContent(workInProgress(stored, { provider, branch: providerBranch, since }, chosen));
  const request = { base, stored, provider, providerBranch, old, includePendingStatus: wantsPendingStatus(body) };
  const pacts = [
    ...chosen.map((each) => explicitPact(request, each)),
    ...inProgress.map((each) => wipPact(request, each)),
  ];
  const self = { href: base + addresses.forVerification(provider), title: 'Pacts to be verified' };
  return ok({ _embedded: { pacts }, _links: { self } });
}

function wantsPendingStatus({ includePendingStatus = true }: Body): boolean {
  if (typeof includePendingStatus === 'boolean') return includePendingStatus;
  throw new NotSupported('"includePendingStatus" other than true or false');
}

function explicitPact(request: ListRequest, chosen: Chosen): object {
  const { base, stored, provider, providerBranch, includePendingStatus, old } = request;
  const { publication, selections } = chosen;
  const pending = includePendingStatus ? isPending(stored, publication.content, providerBranch) : undefined;
  const metadata = selectionMetadata(selections);
  return {
    shortDescription: shortDescription(stored, selections),
    verificationProperties: {
      ...(pending !== undefined && { pending }),
      notices: [
        ...(old ? [betaWarning] : []),
        whyChosen(base, stored, chosen),
        ...(pending === undefined ? [] : pendingNotices({ provider, providerBranch, pending, wip: false })),
      ],
    },
    _links: {
      self: {
        href:
          base +
          addresses.chosen(
            publication.content,
            pending === undefined ? metadata : [...metadata, ['p', String(pending)]],
          ),
        name: pactName(publication),
      },
    },
  };
}

function wipPact(request: ListRequest, chosen: Chosen): object {
  const { base, stored, provider, providerBranch = '', includePendingStatus } = request;
  const { publication, selections } = chosen;
  const state = { provider, providerBranch, pending: true, wip: true };
  return {
    shortDescription: shortDescription(stored, selections),
    verificationProperties: {
      ...(includePendingStatus && { pending: true }),
      wip: true,
      notices: [whyInProgress(base, chosen, providerBranch), ...(includePendingStatus ? pendingNotices(state) : [])],
    },
    _links: {
      self: { href: base + addresses.chosen(publication.content, [['w', 'true']]), name: pactName(publication) },
    },
  };
}

function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d/.test(text) && !Number.isNaN(Date.parse(text));
}
