import type { PactContent, Publication, Stored, VerificationResult } from '../stored.test-support';
import type { Chosen } from './choose.test-support';
import type { Selection } from './selectors.test-support';

/**
 * Whether a failed verification of the content may be tolerated: no version of the provider, or of its branch, ever
 * verified it successfully. For a branch, what another branch verified before this one began counts as well.
 */
export function isPending(stored: Stored, content: PactContent, providerBranch: string | undefined): boolean {
  const successes = stored.results.filter(({ pact, success }) => pact === content && success);
  if (providerBranch === undefined) return successes.length === 0;
  return !successes.some((result) => countsFor(stored, result, providerBranch));
}

function countsFor(stored: Stored, { pact, providerVersion, moment }: VerificationResult, branch: string): boolean {
  if (providerVersion.branches.includes(branch)) return true;
  const began = stored.pacticipants.get(pact.provider)?.branches.get(branch)?.began ?? Infinity;
  return providerVersion.branches.length > 0 && moment < began;
}

/**
 * Work in progress: the contract of the newest version of every branch and with every tag, published since then, that
 * no selector chose and that the provider's branch has not verified, except as work in progress.
 */
export function workInProgress(
  stored: Stored,
  { provider, branch, since }: { provider: string; branch: string; since: string },
  chosen: readonly Chosen[],
): Selection[] {
  const candidates = stored.publications.filter(
    ({ content, createdAt }) =>
      content.provider === provider &&
      createdAt >= since &&
      !chosen.some((other) => other.publication.content === content) &&
      !stored.results.some(
        (result) => result.pact === content && result.success && !result.wip && countsFor(stored, result, branch),
      ),
  );
  return [...heads(candidates, 'branch', stored), ...heads(candidates, 'tag', stored)];
}

function heads(publications: readonly Publication[], kind: 'branch' | 'tag', stored: Stored): Selection[] {
  return publications.flatMap((publication): Selection[] => {
    const { version } = publication;
    return kind === 'branch'
      ? version.branches
          .filter((branch) => stored.isNewestOf(version, branch))
          .map((branch) => ({ publication, selector: { criterion: { kind, branch } } }))
      : version.tags
          .filter((tag) => stored.isNewestWith(version, tag))
          .map((tag) => ({ publication, selector: { criterion: { kind, tag, latest: true } } }));
  });
}
