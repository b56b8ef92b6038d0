import { NotSupported } from '../not-supported.test-support';
import { textOf, type Body } from '../request-body.test-support';
import type { Environment, Publication, Stored } from '../stored.test-support';

/** Which versions of consumers a selector means. */
export type Criterion =
  | { readonly kind: 'latest' }
  | { readonly kind: 'branch'; readonly branch: string }
  /** `byDefault`: not requested, but chosen because the request has no selectors. */
  | { readonly kind: 'main branch'; readonly byDefault: boolean }
  | { readonly kind: 'tag'; readonly tag: string; readonly latest: boolean }
  | { readonly kind: 'deployed' | 'released'; readonly environment?: string }
  | { readonly kind: 'environment'; readonly environment: string };

export interface Selector {
  readonly criterion: Criterion;
  /** Only versions of this consumer. */
  readonly consumer?: string;
}

/** A publication and the selector that chose it. */
export interface Selection {
  readonly selector: Selector;
  readonly publication: Publication;
  /** Where the version is, for selectors of environments. */
  readonly environment?: Environment;
}

/** The members of a selector with texts. */
interface Texts {
  readonly branch: string;
  readonly tag: string;
  readonly environment: string;
}

/** The combinations of members, apart from `consumer`, whose meaning is recorded. */
const combinations: Readonly<Record<string, (texts: Texts, providerBranch: string) => Criterion[]>> = {
  mainBranch: () => [{ kind: 'main branch', byDefault: false }],
  matchingBranch: (_, providerBranch) => [{ kind: 'branch', branch: providerBranch }],
  branch: ({ branch }) => [{ kind: 'branch', branch }],
  tag: ({ tag }) => [{ kind: 'tag', tag, latest: false }],
  'latest,tag': ({ tag }) => [{ kind: 'tag', tag, latest: true }],
  latest: () => [{ kind: 'latest' }],
  deployedOrReleased: () => [{ kind: 'deployed' }, { kind: 'released' }],
  'deployedOrReleased,environment': ({ environment }) => [
    { kind: 'deployed', environment },
    { kind: 'released', environment },
  ],
  deployed: () => [{ kind: 'deployed' }],
  'deployed,environment': ({ environment }) => [{ kind: 'deployed', environment }],
  released: () => [{ kind: 'released' }],
  'environment,released': ({ environment }) => [{ kind: 'released', environment }],
  environment: ({ environment }) => [{ kind: 'environment', environment }],
};

const flags = ['deployed', 'deployedOrReleased', 'latest', 'mainBranch', 'matchingBranch', 'released'];
const texts = ['branch', 'environment', 'fallbackBranch', 'fallbackTag', 'tag'];

/** What is wrong with the selectors of a request, in the broker's words. */
export function wrongSelectors(stored: Stored, sent: readonly Body[], providerBranch: string | undefined): string[] {
  return sent.flatMap((selector, index) =>
    wrongWith(stored, selector, providerBranch).map((message) => `${message} (at index ${index})`),
  );
}

function wrongWith(stored: Stored, sent: Body, providerBranch: string | undefined): string[] {
  if (![...flags, ...texts].some((name) => sent[name] !== undefined)) {
    return [
      'must specify a value for environment or tag or branch, or specify mainBranch=true, matchingBranch=true, ' +
        'latest=true, deployed=true, released=true or deployedOrReleased=true',
    ];
  }
  const environment = textOf(sent, 'environment');
  const isKnown = environment === undefined || stored.environments.some(({ name }) => name === environment);
  return [
    ...(sent.matchingBranch === true && providerBranch === undefined
      ? ['the providerVersionBranch must be specified when the selector matchingBranch=true is used']
      : []),
    ...(isKnown ? [] : [`environment with name '${environment}' does not exist`]),
  ];
}

export function readSelectors(sent: readonly Body[], providerBranch = ''): Selector[] {
  return sent.flatMap((selector) => {
    const given = [
      ...flags.filter((name) => selector[name] === true),
      ...texts.filter((name) => textOf(selector, name) !== undefined),
    ].sort();
    const consumer = textOf(selector, 'consumer');
    const members = [...given, ...(consumer === undefined ? [] : ['consumer'])];
    const criteria = combinations[given.join(',')];
    if (!criteria || Object.keys(selector).some((name) => !members.includes(name))) {
      throw new NotSupported(`the selector ${JSON.stringify(selector)}`);
    }
    const [branch = '', tag = '', environment = ''] = ['branch', 'tag', 'environment'].map((name) =>
      textOf(selector, name),
    );
    return criteria({ branch, tag, environment }, providerBranch).map((criterion) => ({
      criterion,
      ...(consumer !== undefined && { consumer }),
    }));
  });
}

/** What a request without selectors means: what is merged of every consumer, or its newest; and what is in use. */
export function defaultSelectors(stored: Stored, provider: string): Selector[] {
  const consumers = new Set(
    stored.publications.filter(({ content }) => content.provider === provider).map(({ content }) => content.consumer),
  );
  const merged = [...consumers].map((consumer): Selector => {
    const hasMain = stored.pacticipants.get(consumer)?.mainBranch !== undefined;
    return { consumer, criterion: hasMain ? { kind: 'main branch', byDefault: true } : { kind: 'latest' } };
  });
  return [...merged, { criterion: { kind: 'deployed' } }, { criterion: { kind: 'released' } }];
}

/** The publications that a selector chooses. */
export function select(stored: Stored, provider: string, selector: Selector): Selection[] {
  const { criterion, consumer } = selector;
  const candidates = stored.publications.filter(
    ({ content }) => content.provider === provider && (consumer === undefined || content.consumer === consumer),
  );
  const choose = (condition: (publication: Publication) => boolean): Selection[] =>
    candidates.filter(condition).map((publication) => ({ selector, publication }));
  switch (criterion.kind) {
    case 'latest':
      return choose(
        ({ content, version }) =>
          !candidates.some(
            (other) => other.content.consumer === content.consumer && other.version.order > version.order,
          ),
      );
    // The newest version of a branch counts even if it has no contract with this provider.
    case 'branch':
      return choose(({ version }) => isHead(stored, version, criterion.branch));
    case 'main branch':
      return choose(({ content, version }) => {
        const main = stored.pacticipants.get(content.consumer)?.mainBranch;
        return main !== undefined && isHead(stored, version, main);
      });
    case 'tag':
      return choose(
        ({ version }) =>
          version.tags.includes(criterion.tag) && (!criterion.latest || stored.isNewestWith(version, criterion.tag)),
      );
    default:
      return candidates.flatMap((publication) =>
        environmentsOf(stored, publication, criterion).map((environment) => ({ selector, publication, environment })),
      );
  }
}

function isHead(stored: Stored, version: Publication['version'], branch: string): boolean {
  return version.branches.includes(branch) && stored.isNewestOf(version, branch);
}

function environmentsOf(
  stored: Stored,
  { version }: Publication,
  { kind, environment }: { readonly kind: 'deployed' | 'released' | 'environment'; readonly environment?: string },
): Environment[] {
  const there = stored
    .currentPlacements(version)
    .filter((each) => kind === 'environment' || each.kind === kind)
    .map((each) => each.environment)
    .filter(({ name }) => environment === undefined || name === environment);
  return [...new Set(there)];
}
