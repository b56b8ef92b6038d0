import type { Metadata } from '../addresses.test-support';
import type { Stored } from '../stored.test-support';
import { inBrokersOrder } from './selection-order.test-support';
import type { Selection } from './selectors.test-support';

/** Why a content was chosen, in a few words: `latest from branch main, deployed to test`. */
export function shortDescription(stored: Stored, selections: readonly Selection[]): string {
  return selections.map((selection) => short(stored, selection)).join(', ');
}

function short(stored: Stored, selection: Selection): string {
  const { selector, publication, environment } = selection;
  const { criterion, consumer } = selector;
  switch (criterion.kind) {
    case 'latest':
      return 'latest';
    case 'branch':
      return `latest from branch ${criterion.branch}`;
    case 'main branch':
      return 'latest from main branch';
    case 'tag':
      if (criterion.latest) return `latest with tag ${criterion.tag}`;
      return `one of ${consumer === undefined ? '' : `${consumer} `}${criterion.tag}`;
    case 'deployed':
      return `deployed to ${environment?.name ?? ''}`;
    case 'released':
      return `released in ${environment?.name ?? ''}`;
    // The broker has no words for it: it shows its own objects.
    case 'environment': {
      const { pacticipant, number } = publication.version;
      return JSON.stringify({
        ...(consumer !== undefined && { consumer }),
        environment_name: criterion.environment,
        environment: '#<PactBroker::Deployments::Environment:0x00007f0000000000>',
        consumer_version: `Version: number=${number}, pacticipant=${stored.pacticipants.get(pacticipant)?.id ?? ''}`,
      });
    }
  }
}

/** Why a content was chosen, a line for each criterion. */
export function criteria(stored: Stored, selections: readonly Selection[]): string[] {
  const inOrder = inBrokersOrder(selections);
  const kinds = [...new Set(inOrder.map(kindOf))];
  return kinds.flatMap((kind) => {
    const same = inOrder.filter((selection) => kindOf(selection) === kind);
    if (kind === 'deployed') return inEnvironments(same, 'currently deployed to');
    if (kind === 'released') return inEnvironments(same, 'released and supported in');
    return same.map((selection) => `${criterionText(stored, selection)} (${selection.publication.version.number})`);
  });
}

function kindOf({ selector: { criterion } }: Selection): string {
  return criterion.kind === 'tag' && criterion.latest ? 'latest tag' : criterion.kind;
}

function criterionText(stored: Stored, { selector, publication: { content }, environment }: Selection): string {
  const { criterion, consumer } = selector;
  const version = consumer === undefined ? 'version' : `version of ${consumer}`;
  switch (criterion.kind) {
    case 'latest':
      return `latest version of ${consumer ?? 'a consumer'} that has a pact with ${content.provider}`;
    case 'branch':
      return `latest ${version} from branch '${criterion.branch}'`;
    case 'main branch':
      return `latest ${version} from the main branch '${stored.pacticipants.get(content.consumer)?.mainBranch ?? ''}'`;
    case 'tag':
      if (criterion.latest) return `latest ${version} tagged '${criterion.tag}'`;
      return `all ${consumer ?? 'consumer'} versions tagged '${criterion.tag}'`;
    default:
      return `${consumer ?? 'a consumer'} version in environment ${environment?.name ?? ''}`;
  }
}

function inEnvironments(selections: readonly Selection[], where: string): string[] {
  const consumers = [...new Set(selections.map(({ selector }) => selector.consumer))];
  return consumers.map((consumer) => {
    const there = selections
      .filter(({ selector }) => selector.consumer === consumer)
      .map(({ environment, publication }) => `${environment?.name ?? ''} (${publication.version.number})`);
    return `${consumer === undefined ? 'consumer version(s)' : `version(s) of ${consumer}`} ${where} ${enumerate(there)}`;
  });
}

/** `a`, `a and b`, `a, b and c`. */
export function enumerate(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}

/** Why a content was chosen, as part of its address. */
export function selectionMetadata(selections: readonly Selection[]): Metadata {
  return selections.flatMap(({ selector: { criterion }, publication }) => {
    const members: [string, string][] = [];
    if (criterion.kind === 'branch') members.push(['b', criterion.branch]);
    if (criterion.kind === 'tag') members.push(['t', criterion.tag]);
    if (isLatest(criterion)) members.push(['l', 'true']);
    if ('environment' in criterion && criterion.environment !== undefined) members.push(['e', criterion.environment]);
    members.push(['cv', String(publication.version.order)]);
    return members.map(([name, value]): [string, string] => [`s[][${name}]`, value]);
  });
}

function isLatest(criterion: Selection['selector']['criterion']): boolean {
  switch (criterion.kind) {
    case 'latest':
    case 'branch':
      return true;
    case 'main branch':
      return !criterion.byDefault;
    case 'tag':
      return criterion.latest;
    default:
      return false;
  }
}
