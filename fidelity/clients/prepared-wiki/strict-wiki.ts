import { createWiki } from '../../../emulator';
import { definition, preparedEmulator } from './emulator-definition';
import type { ReleaseName } from '../../../emulator';
import type { PreparedWiki } from './prepared-wiki';

/** Whether the wiki throws at a client what it objects to (`strict: true`), or notes it and answers. */
export type StrictWay = 'throw' | 'note';

/** Something that a reviewer of the client would object to (docs/testing.md). */
export interface FoundInRequests {
  readonly id: string;
  readonly message: string;
}

export interface ReviewedEmulator {
  readonly wiki: PreparedWiki;
  /** What was found in the requests since the last call, each once, in the order in which it was found. */
  readonly takeFindings: () => FoundInRequests[];
  readonly stop: () => Promise<void>;
}

/** Enough to forget no request of a whole run. */
const journalBytes = 256 * 1024 * 1024;

/** Serves the emulator, which knows what is wrong with the requests that it got. */
export async function serveReviewedEmulator(release: ReleaseName, way: StrictWay): Promise<ReviewedEmulator> {
  const wiki = createWiki(definition(), { release, journalBytes, strict: way === 'throw' });
  const server = await wiki.listen({ keepsProcessAlive: true });
  let taken = 0;
  return {
    wiki: preparedEmulator(`wikidouble as MediaWiki ${release}`, `${server.url}/api.php`),
    takeFindings: () => {
      const found = wiki.requests.slice(taken).flatMap(({ findings }) => findings);
      taken = wiki.requests.length;
      return [...new Map(found.map(({ id, message }) => [`${id} ${message}`, { id, message }])).values()];
    },
    // Not `wiki.close`, which would throw once more what has been thrown at clients.
    stop: () => server.close(),
  };
}
