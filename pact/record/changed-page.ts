import { actionModules } from '../../emulator/modules/registry';
import { isObject, memberOf } from '../contract/pointer';
import { stateNames } from '../contract/state-names';
import type { ProviderState } from '../contract/contract';
import { NotDescribable, type RecordedExchange } from './recorded-exchange';
import type { RecordedParameters } from './recorded-parameters';

/** A page that a request changes: its provider state, and which parameters take their values from it. */
export interface ChangedPage {
  readonly state: ProviderState;
  /** The member of the page, by the parameter. */
  readonly members: ReadonlyMap<string, string>;
}

/** The actions that change one page, which a verification can create and delete. */
const changesOnePage = new Set(['delete', 'edit', 'protect']);

/** Actions that change only what belongs to the client, or nothing that readers see. */
const changesNoPage = new Set([
  'clearhasmsg',
  'login',
  'logout',
  'options',
  'purge',
  'setnotificationtimestamp',
  'stashedit',
  'validatepassword',
  'watch',
]);

/** What each parameter names of the page: its title, its id, its latest revision, or when that was saved. */
const membersByParameter = {
  title: 'title',
  pageid: 'pageid',
  baserevid: 'revid',
  basetimestamp: 'timestamp',
  starttimestamp: 'timestamp',
} as const;

/** Sections that every page has, or can have. */
const sectionsOfAnyPage = new Set(['', '0', 'new']);

/**
 * The page that a request changes, as the state of another wiki. There it is another page, which is created for the request
 * and deleted afterwards.
 *
 * @param response the response, if it is JSON
 * @returns undefined if the request changes no page
 * @throws NotDescribable if it changes what could not be undone, or if the result depends on what the page was like
 */
export function changedPage(
  { request: { method } }: RecordedExchange,
  sent: RecordedParameters,
  response: unknown,
): ChangedPage | undefined {
  const action = sent.value('action') ?? '';
  if (method !== 'POST' || actionModules.get(action)?.writes === undefined || changesNoPage.has(action))
    return undefined;
  if (!changesOnePage.has(action)) {
    throw new NotDescribable(`a verification could not undo what action=${action} does to a wiki`);
  }
  const result = memberOf(response, action);
  if (!isObject(result)) throw new NotDescribable('whether it fails depends on the page and on the account');
  if ('nochange' in result) throw new NotDescribable('whether it changes anything depends on the text of the page');
  if (!sectionsOfAnyPage.has(sent.value('section') ?? '')) {
    throw new NotDescribable('it edits a section, which another page does not have');
  }
  const members = Object.entries(membersByParameter).filter(([parameter]) => sent.value(parameter) !== undefined);
  const isNew = 'new' in result && result.new !== false;
  const params = { kind: 'page', ...(isNew && { exists: false }), role: 'page' };
  return { state: { name: stateNames.page, params }, members: new Map(members) };
}
