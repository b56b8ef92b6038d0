import type { RequestContext } from './context';

/** Whether a block of the client concerns the whole wiki. What knows of blocks is loaded on a wiki that has any. */
export function isBlockedEverywhere(context: RequestContext): boolean {
  if (!context.wiki.hasBlocks) return false;
  const { clientBlocks } = require('./blocked/blocked') as typeof import('./blocked/blocked');
  return clientBlocks(context).some(({ partial }) => !partial);
}
