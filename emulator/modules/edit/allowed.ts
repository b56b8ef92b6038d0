import { contentModel, modelOf } from '../../model/content-model';
import { holdsRight } from '../../model/rights';
import { failFor } from '../fail-for';
import { isLimited } from '../is-limited';
import type { ActionRun } from '../module-run';
import { protectionOfModel, whatForbids } from '../query/info/actions';
import type { EditTarget } from './target';

/**
 * Checks that the user may edit the page; since 1.43, also that the user has not edited too often.
 *
 * @throws UsageError with all reasons
 */
export function requireAllowed(run: ActionRun, { title }: EditTarget): void {
  const { context } = run;
  const reasons = [...whatForbids(context, 'edit', title)];
  if (context.release.since('1.43') && isLimited(context, 'edit')) {
    reasons.unshift({ code: 'ratelimited', key: 'apierror-ratelimited', parameters: [] });
  }
  failFor(run, reasons);
}

/** What is checked again when the page is saved. @throws UsageError */
export function requireSavable(run: ActionRun, { title, page, contentModel: model }: EditTarget): void {
  const { context } = run;
  if (isLimited(context, 'edit')) {
    const { release } = context;
    const text = release.since('1.43') ? {} : { text: limitedText };
    throw run.error({ code: 'ratelimited', key: 'apierror-ratelimited', parameters: [], ...text });
  }
  const before = page ? modelOf(title, page) : contentModel(title);
  if (model === before) return;
  const lacksRight = !holdsRight(context.user, 'editcontentmodel', context.wiki);
  // With the new model, others may be needed (sequence models-of-messages).
  if (lacksRight || protectionOfModel(context, 'edit', title, model).length > 0) {
    throw run.error({ code: 'cantchangecontentmodel', key: 'apierror-cantchangecontentmodel', parameters: [] });
  }
}

const limitedText =
  'As an anti-abuse measure, you are limited from performing this action too many times in a short space of time, and you have exceeded this limit. Please try again in a few minutes.';
