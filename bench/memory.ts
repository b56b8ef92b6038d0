import { freemem } from 'node:os';
import { getHeapStatistics } from 'node:v8';

/** Whether a wiki of so many pages can be made here: `NODE_OPTIONS=--max-old-space-size=…` allows for larger ones. */
export function fitsIntoMemory(pages: number, bytesPerPage: number): boolean {
  const { heap_size_limit: limit, used_heap_size: used } = getHeapStatistics();
  return pages * bytesPerPage < Math.min(limit - used, freemem());
}
