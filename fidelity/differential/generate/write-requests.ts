import type { ActionModule } from '../../../emulator/modules/module';
import { actionModules } from '../../../emulator/modules/registry';
import { ParameterSet } from '../../../emulator/request/parameter-declarations';
import type { Addition, Draft } from './draft';
import { invalidToken } from './account-requests';
import { addParameters } from './module-parameters';
import { addPages } from './query-additions';
import { revisionId } from './numbers';
import { changeId } from './times-and-users';
import { pageTitle } from './titles';
import { flag, hostileText, integer } from './values';

/** Actions that need a token and are requested here; logging out is an account request. */
const writing = [...actionModules].filter(({ name, needsToken }) => needsToken !== undefined && name !== 'logout');

/** Requests for actions that write, none of which has an effect: no token of theirs could be valid. */
export function addWriteRequest(draft: Draft): void {
  const { dice } = draft;
  draft.method = dice.percent(88) ? 'POST' : 'GET';
  const action = dice.oneOf(writing);
  const add = tuned[action.name];
  if (add) add(draft);
  else {
    draft.add('action', action.name);
    addParameters(draft, withoutToken(action));
  }
  draft.posted.add('token');
  if (dice.percent(85)) draft.add('token', invalidToken(draft));
}

function withoutToken(action: ActionModule): ActionModule {
  const { prefix, declarations } = action.parameters;
  const others = Object.fromEntries(Object.entries(declarations).filter(([name]) => name !== 'token'));
  return { ...action, parameters: new ParameterSet(prefix, others) };
}

/** Actions whose parameters go together. */
const tuned: Readonly<Record<string, Addition>> = { watch: addWatch, patrol: addPatrol };

function addWatch(draft: Draft): void {
  const { dice } = draft;
  draft.add('action', 'watch');
  if (dice.percent(40)) draft.add('title', pageTitle(draft));
  else addPages(draft);
  if (dice.percent(35)) draft.add('unwatch', flag(draft));
  if (dice.percent(8)) draft.add('continue', dice.oneOf(['', '-||', hostileText(draft)]));
  if (dice.percent(8)) draft.add('generator', dice.oneOf(['allpages', 'imageusage', 'foo']));
  if (dice.percent(8)) draft.add('redirects', flag(draft));
  if (dice.percent(5)) draft.add('converttitles', flag(draft));
}

const anyChange = integer(changeId);

function addPatrol(draft: Draft): void {
  const { dice } = draft;
  draft.add('action', 'patrol');
  if (dice.percent(60)) draft.add('rcid', anyChange(draft));
  if (dice.percent(45)) draft.add('revid', revisionId(draft));
  if (dice.percent(6)) draft.add('tags', dice.oneOf(['foo', '', 'mw-new-redirect', 'a|b']));
}
