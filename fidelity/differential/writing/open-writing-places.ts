import { ApiProblem } from '../../../conformance/http/api-client';
import type { Credentials } from '../../../conformance/targets/log-in';
import type { DiffedWiki } from '../diff-result';
import { openWritingEndpoints, type OpenWritingEndpoints } from '../endpoints/open-writing-endpoints';
import type { SessionTime } from './play-writing-session';
import type { WritingPlace } from './run-writing-sessions';
import { sessionNames } from './session-names';

export interface OpenWritingPlaces {
  /** The first wiki. */
  readonly first: DiffedWiki & Pick<OpenWritingEndpoints['site'], 'release'>;
  readonly places: readonly WritingPlace[];
  readonly close: () => void;
}

/**
 * Opens several wikis of the same software for sessions that write.
 *
 * @param apis the addresses of their `api.php`, at least one
 * @throws ApiProblem, WikiUnreachable with one sentence, if a wiki cannot be compared, or is of other software than the first
 */
export async function openWritingPlaces(
  apis: readonly [first: string, ...others: string[]],
  credentials: Credentials,
  timeout: number,
  sleep: SessionTime['sleep'],
): Promise<OpenWritingPlaces> {
  const opened: OpenWritingEndpoints[] = [];
  const close = (): void => {
    for (const { wiki } of opened) wiki.close();
  };
  try {
    for (const api of apis) {
      const one = await openWritingEndpoints(api, credentials, timeout);
      opened.push(one);
      const { version } = opened[0]?.site ?? one.site;
      if (one.site.version !== version) {
        throw new ApiProblem(`${api} is ${one.site.version}, and ${apis[0]} is ${version}: they must be the same.`);
      }
    }
  } catch (error) {
    close();
    throw error;
  }
  const [{ site }] = opened as [OpenWritingEndpoints];
  const names = sessionNames(credentials);
  const places = opened.map((one, index) => placeOf(one, new URL(apis[index] ?? '').hostname, names, sleep));
  return { first: { api: apis[0], release: site.release, version: site.version }, places, close };
}

function placeOf(
  { wiki, newFake, site }: OpenWritingEndpoints,
  host: string,
  names: ReturnType<typeof sessionNames>,
  sleep: SessionTime['sleep'],
): WritingPlace {
  const { server = '', scriptPath = '' } = site.definition;
  const address = server + scriptPath;
  return {
    endpoints: { wiki, newFake },
    newNames: () => names(host, site.remoteAddress),
    time: { now: () => Date.now() + site.clockOffset, sleep },
    addresses: { emulator: address, wiki: address },
  };
}
