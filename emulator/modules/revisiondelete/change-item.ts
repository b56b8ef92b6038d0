import { timeWordsOf } from '../../messages/time-words';
import type { Message } from '../../messages/message';
import { hiddenBits } from '../../model/hidden-parts';
import type { ResultRecord } from '../../response/result-tree';
import { isCanonicalInteger } from '../../text/integer';
import { writtenTime, type TimeForm } from '../../text/written-time';
import type { RequestContext } from '../context';
import { errorList } from '../writing/error-list';
import type { Hideable } from './hideables';

/** What a request asks to hide and to show: sums of `hiddenBits`. */
export interface HiddenChange {
  readonly hide: number;
  readonly show: number;
}

/** Hides and shows parts of an item. @returns the beginning of its row: whether that worked, and the errors and warnings */
export function changeItem(context: RequestContext, item: Hideable, { hide, show }: HiddenChange): ResultRecord {
  const before = item.hidden;
  const after = (before | hide) & ~show;
  const written = (form: TimeForm) =>
    writtenTime(Date.parse(item.timestamp), timeWordsOf(context.interfaceTexts), form);
  const message = (key: ItemProblem): Message => ({ code: key, key, parameters: [written('date'), written('time')] });
  const hidesContent = (after & hiddenBits.content) !== 0;
  if (item.isCurrent && hidesContent)
    return { status: 'Success', ...problems(context, [message('revdelete-hide-current')], []) };
  if (after === before) return { status: 'Success', ...problems(context, [], [message('revdelete-no-change')]) };
  if (!item.isAccessible) {
    const key = after === 0 ? 'revdelete-show-no-access' : 'revdelete-modify-no-access';
    return { status: 'Success', ...problems(context, [message(key)], []) };
  }
  if (after === hiddenBits.restricted) {
    return { status: 'Success', ...problems(context, [], [message('revdelete-only-restricted')]) };
  }
  item.hide(after);
  return { status: 'Success' };
}

type ItemProblem =
  | 'revdelete-hide-current'
  | 'revdelete-modify-no-access'
  | 'revdelete-show-no-access'
  | 'revdelete-no-change'
  | 'revdelete-only-restricted';

/** The row of what does not exist. Numbers are numbers in it. */
export function missingItem(context: RequestContext, id: string): ResultRecord {
  const shown = isCanonicalInteger(id) ? Number(id) : id;
  const key = 'revdelete-modify-missing';
  const message: Message = { code: key, key, parameters: [shown] };
  return { status: 'Fail', ...problems(context, [message], []), id: shown };
}

/** The older error format has both lists if there is anything in one. */
function problems(
  { reportForm }: RequestContext,
  errors: readonly Message[],
  warnings: readonly Message[],
): ResultRecord {
  const isOld = reportForm.format === 'bc';
  return {
    ...((isOld || errors.length > 0) && { errors: errorList(errors, reportForm) }),
    ...((isOld || warnings.length > 0) && { warnings: errorList(warnings, reportForm, 'warning') }),
  };
}
