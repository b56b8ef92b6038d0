import type { UsageError } from '../../messages/usage-error';
import { holdsRight } from '../../model/rights';
import type { ActionRun } from '../module-run';
import { clientBlocks, errorInfo } from './blocked';

/**
 * A blocked administrator may only change blocks of their own account, and remove them with the right `unblockself`.
 *
 * @returns the error, if there is one
 */
export function whyMayNotBlock(run: ActionRun, target: string, isRemoval: boolean): UsageError | undefined {
  const { context } = run;
  const { user, wiki } = context;
  const [block] = clientBlocks(context);
  if (!block || block.partial) return undefined;
  const isOwn = target === user?.name;
  const data = errorInfo(context);
  if (!isOwn) {
    const info = isRemoval && data ? { data: { blockinfo: data } } : {};
    return run.error({ code: 'ipbblocked', key: 'ipbblocked', parameters: [], ...info });
  }
  const mayUnblock = holdsRight(user, 'unblockself', wiki) || block.by === target;
  if (mayUnblock) return undefined;
  const info = isRemoval && data ? { data: { blockinfo: data } } : {};
  return run.error({ code: 'ipbnounblockself', key: 'ipbnounblockself', parameters: [], ...info });
}
