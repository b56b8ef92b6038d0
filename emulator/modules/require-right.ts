import type { MessageKey } from '../messages/message-texts';
import type { UsageError } from '../messages/usage-error';
import { holdsRight } from '../model/rights';
import type { ModuleRun } from './module-run';

/** A right for which there is a message that says what it allows. */
type NamedRight = MessageKey extends infer Key ? (Key extends `action-${infer Right}` ? Right : never) : never;

/** What 1.39 says differently. */
const earlierActions: Partial<Readonly<Record<NamedRight, string>>> = {
  block: 'block this user from editing',
  deletedhistory: "view a page's deleted history",
  deletedtext: 'view deleted revision text',
  deletelogentry: 'delete log entries',
  deleterevision: 'delete revisions',
  suppressrevision: 'view, hide and unhide specific revisions of pages from any user',
};

/** @throws UsageError `permissiondenied` if the client does not have a right */
export function requireRight(run: ModuleRun, right: NamedRight): void {
  if (!holdsRight(run.context.user, right, run.context.wiki)) throw permissionDenied(run, right);
}

export function permissionDenied(run: ModuleRun, right: NamedRight): UsageError {
  const text = run.context.release.since('1.43') ? undefined : earlierActions[right];
  const action = { message: `action-${right}` as const, ...(text !== undefined && { text }) };
  return run.error({ code: 'permissiondenied', key: 'apierror-permissiondenied', parameters: [action] });
}
