import type { WikiDefinition } from 'wikidouble';

export const usedFile = 'File:Used by many.png';

/** A wiki in which so many pages use the same file. */
export function wikiWithUsers(count: number): WikiDefinition {
  return {
    pages: Array.from({ length: count }, (_, index) => ({ title: `Page ${index + 1}`, uses: [usedFile] })),
  };
}

/**
 * Path and query of a request for the pages that use the file.
 *
 * @param from the id of the page to go on from
 */
export function usagePath(limit: number, from?: number): string {
  const title = encodeURIComponent(usedFile);
  const path = `/api.php?action=query&list=imageusage&iutitle=${title}&iulimit=${limit}&format=json`;
  return from === undefined ? path : `${path}&iucontinue=0%7C${from}`;
}
