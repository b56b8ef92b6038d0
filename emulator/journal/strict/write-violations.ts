import { requestedAction } from '../../modules/main';
import type { ResultValue } from '../../response/result-tree';
import { sentParameters, type Exchange } from '../recorded-exchange';
import { resultMember } from './result-member';
import type { Violation } from './violation';

/** The actions that change content, each with the parameter that says why. */
const reasonParameters: ReadonlyMap<string, string | undefined> = new Map([
  ['edit', 'summary'],
  ['upload', 'comment'],
  ['filerevert', 'comment'],
  ['move', 'reason'],
  ['delete', 'reason'],
  ['undelete', 'reason'],
  ['protect', 'reason'],
  ['block', 'reason'],
  ['unblock', 'reason'],
  ['userrights', 'reason'],
  ['mergehistory', 'reason'],
  ['revisiondelete', 'reason'],
  ['import', 'summary'],
  // The wiki writes the summary of a rollback itself.
  ['rollback', undefined],
]);

/** Whether an action changes pages, files or accounts, so that others see who did it and why. */
export function changesContent(action: string): boolean {
  return reasonParameters.has(action);
}

/** What a reviewer would object to in a single request that writes. */
export function writeViolations(exchange: Exchange): Violation[] {
  const sent = sentParameters(exchange);
  const action = requestedAction(sent);
  if (!changesContent(action) || !sent.has('token')) return [];
  const violations = [
    ...(isFromBot(exchange) && !sent.has('assert') && !sent.has('assertuser') ? [noAssert(action)] : []),
    ...(isExplained(action, sent) ? [] : [noSummary(action)]),
  ];
  if (action === 'edit') violations.push(...editViolations(exchange, sent));
  return violations;
}

/** Whether a bot sent the request: an account with the right `bot`, or a bot password, which is for programs. */
export function isFromBot({ observed }: Exchange): boolean {
  return observed?.user?.grants !== undefined || observed?.isBot === true;
}

function editViolations({ observed }: Exchange, sent: ReadonlyMap<string, string>): Violation[] {
  const violations: Violation[] = [];
  if (observed?.isBot === true && !sent.has('bot')) violations.push(noBotFlag);
  if (replacesText(sent) && !hasBase(sent) && changedExistingPage(observed?.edit)) violations.push(noBaseRevision);
  return violations;
}

/** An undo has a summary of its own, and so has a new section with a title (writing 1.3). */
function isExplained(action: string, sent: ReadonlyMap<string, string>): boolean {
  const name = reasonParameters.get(action);
  if (name === undefined || (sent.get(name) ?? '').trim() !== '') return true;
  if (action !== 'edit') return false;
  return sent.has('undo') || (sent.get('section') === 'new' && (sent.get('sectiontitle') ?? '').trim() !== '');
}

/** Text that is added to a page cannot undo what others wrote meanwhile. */
function replacesText(sent: ReadonlyMap<string, string>): boolean {
  return sent.has('text') && sent.get('section') !== 'new' && !sent.has('appendtext') && !sent.has('prependtext');
}

/** `baserevid=0` counts as absent (writing 1.1). */
function hasBase(sent: ReadonlyMap<string, string>): boolean {
  return (sent.get('basetimestamp') ?? '') !== '' || Number(sent.get('baserevid') ?? 0) !== 0;
}

/** The id of the revision before the edit is 0 for a new page, and missing if nothing was changed (writing 1.2). */
function changedExistingPage(edit: ResultValue | undefined): boolean {
  return Number(resultMember(edit, 'oldrevid') ?? 0) !== 0;
}

function noAssert(action: string): Violation {
  return {
    id: 'no-assert',
    message: `A bot writes (action=${action}) without assert.`,
    advice: 'Send assert=user or assert=bot, so that nothing is written after the session is lost.',
  };
}

function noSummary(action: string): Violation {
  return {
    id: 'no-summary',
    message: `The client does not say why it writes (action=${action}).`,
    advice: `Send a text as "${reasonParameters.get(action) ?? ''}". Others read it in histories and logs.`,
  };
}

const noBotFlag: Violation = {
  id: 'no-bot-flag',
  message: 'An account with the right "bot" edits without the parameter "bot".',
  advice: 'Send bot=1, so that the edit is hidden from recent changes by default.',
};

const noBaseRevision: Violation = {
  id: 'no-base-revision',
  message: 'The client replaced the text of an existing page without baserevid or basetimestamp.',
  advice:
    'Send the id of the revision that the new text is based on as baserevid; on the error editconflict, read the page again and repeat.',
};
