import { addresses } from '../addresses.test-support';
import type { Stored } from '../stored.test-support';
import type { Chosen } from './choose.test-support';
import { criteria, enumerate } from './descriptions.test-support';

export interface Notice {
  readonly when: string;
  readonly text: string;
}

const aboutPending = 'Read more at https://docs.pact.io/go/pending';

export const betaWarning: Notice = {
  when: 'before_verification',
  text:
    'WARNING - this version of the Pact library uses a beta version of the API which will be removed in the future. ' +
    'Please upgrade your Pact library. See https://docs.pact.io/pact_broker/advanced_topics/provider_verification_results/' +
    '#pacts-for-verification for minimum required versions.',
};

export function whyChosen(base: string, stored: Stored, { publication, selections }: Chosen): Notice {
  const several = selections.length > 1;
  const lines = criteria(stored, selections).map((criterion) => `\n    * ${criterion}`);
  const text =
    `The pact at ${base}${addresses.content(publication.content)} is being verified because the pact content belongs to ` +
    `the consumer version${several ? 's' : ''} matching the following criteri${several ? 'a' : 'on'}:${lines.join('')}`;
  return { when: 'before_verification', text };
}

export function whyInProgress(base: string, { publication, selections }: Chosen, providerBranch: string): Notice {
  const { content } = publication;
  const quoted = (names: readonly string[]): string => enumerate([...new Set(names)].map((name) => `'${name}'`));
  const branches = selections.flatMap(({ selector: { criterion } }) =>
    criterion.kind === 'branch' ? criterion.branch : [],
  );
  const tags = selections.flatMap(({ selector: { criterion } }) => (criterion.kind === 'tag' ? criterion.tag : []));
  const where = [
    ...(branches.length === 0 ? [] : [`from branch${branches.length === 1 ? '' : 'es'} ${quoted(branches)}`]),
    ...(tags.length === 0 ? [] : [`tagged with ${quoted(tags)}`]),
  ].join(' and ');
  const same = ['', '', ' (both have the same content)'][selections.length] ?? ' (all have the same content)';
  const versions = branches.length === 1 || tags.length === 1 ? 'version' : 'versions';
  const text =
    `The pact at ${base}${addresses.chosen(content, [['wip', 'true']])} is being verified because it is a 'work in ` +
    `progress' pact (ie. it is the pact for the latest ${versions} of ${content.consumer} ${where}${same} and it has not ` +
    `yet been successfully verified by a version of ${content.provider} from branch '${providerBranch}' when the pact's ` +
    'application version was explicitly specified in the consumer version selectors). Read more at ' +
    'https://docs.pact.io/go/wip';
  return { when: 'before_verification', text };
}

export interface PendingState {
  readonly provider: string;
  readonly providerBranch: string | undefined;
  readonly pending: boolean;
  readonly wip: boolean;
}

export function pendingNotices({ provider, providerBranch, pending, wip }: PendingState): Notice[] {
  const by = (article: string): string =>
    providerBranch === undefined ? provider : `${article} version of ${provider} from branch '${providerBranch}'`;
  const before = (text: string): Notice => ({ when: 'before_verification', text: `${text} ${aboutPending}` });
  if (!pending) {
    const text = `This pact has previously been successfully verified by ${by('a')}. If this verification fails, it will fail the build.`;
    return [before(text)];
  }
  const because = wip
    ? "it was included as a 'work in progress' pact"
    : `a successful verification result for ${by('a')} has not yet been published`;
  const after = (success: boolean, published: boolean, text: string): Notice => ({
    when: `after_verification:success_${success}_published_${published}`,
    text,
  });
  const still = `This pact is still in pending state for ${by('any')} as`;
  return [
    before(
      `This pact is in pending state for this version of ${provider} because ${because}. If this verification fails, it ` +
        'will not cause the overall build to fail.',
    ),
    after(true, false, `${still} the successful verification results have not yet been published.`),
    after(false, false, `${still} a successful verification result has not yet been published`),
    after(
      true,
      true,
      `This pact is no longer in pending state for ${by('any')}, as a successful verification result has been published. ` +
        `If a verification for a version of ${provider} fails in the future, it will fail the build. ${aboutPending}`,
    ),
    after(false, true, `${still} a successful verification result has not yet been published`),
  ];
}
