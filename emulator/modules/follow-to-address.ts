import type { RequestContext } from './context';

/** Blocks the address of a blocked client that may not do something, if its block says so (sequence autoblocks-of-moves). */
export function followToAddress(context: RequestContext): void {
  if (!context.wiki.hasBlocks) return;
  // Few wikis in tests have blocks.
  const { blockAddress } = require('./blocked/blocked') as typeof import('./blocked/blocked');
  blockAddress(context);
}
