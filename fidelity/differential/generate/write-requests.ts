import type { Draft } from './draft';
import { invalidToken } from './account-requests';
import { addPages } from './query-additions';
import { revisionId } from './numbers';
import { changeId } from './times-and-users';
import { pageTitle } from './titles';
import { flag, hostileText, integer } from './values';

/** `action=watch` and `action=patrol`, which come to nothing: no token of theirs could be valid. */
export function addWriteRequest(draft: Draft): void {
  const { dice } = draft;
  draft.method = dice.percent(88) ? 'POST' : 'GET';
  if (dice.percent(50)) addWatch(draft);
  else addPatrol(draft);
  draft.posted.add('token');
  if (dice.percent(85)) draft.add('token', invalidToken(draft));
}

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
