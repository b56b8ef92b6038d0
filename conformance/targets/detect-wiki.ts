import { WikiUnreachable, type ReceivedResponse, type Send } from '../runner/exchange';
import { isContainer, textAt, valueAt } from '../runner/paths';
import { ApiClient, ApiProblem } from '../http/api-client';
import { obstacleIn } from '../http/detect-wiki-obstacle';
import { readDenied } from './private-wiki';

/** What was found at an address. */
export type Detection =
  | {
      readonly kind: 'wiki';
      /** `1.43`, if the wiki reports it. */
      readonly release?: string;
      /** `MediaWiki 1.43.1`, if the wiki reports it. */
      readonly generator?: string;
      /** Whether it shows the debug block (spec 2.4). */
      readonly showsDebugBlock: boolean;
      /** Whether its responses name their host. */
      readonly showsHostNames: boolean;
      /** Whether the first letter of a file's name may be small, and counts (`$wgCapitalLinks`). */
      readonly hasCaseSensitiveFiles: boolean;
    }
  /** Nothing that can be checked, and why, in a sentence. */
  | {
      readonly kind: 'unusable';
      readonly reason: string;
      /** Whether the reason names an obstacle, and not only that there is no wiki. */
      readonly isObstacle: boolean;
      /** Whether it is a private wiki: reading needs an account. */
      readonly isPrivate?: true;
    };

/** Detects what is at an address: whether it responds as this API does, its release, and what it shows. */
export async function detectWiki(send: Send, api: string): Promise<Detection> {
  let last: ReceivedResponse | undefined;
  const client = new ApiClient(async (request) => (last = await send(request)));
  try {
    const response = await client
      .get({ action: 'query', meta: 'siteinfo', siprop: 'general|namespaces', servedby: 1 })
      .catch((error: unknown) => {
        // A wiki that fails to describe itself is still a wiki.
        if (isFailure(last)) return client.get({ action: 'query', servedby: 1 });
        throw error;
      });
    return describeWiki(response) ?? unusable(`${api} responds with JSON, but not as the query API of a wiki does.`);
  } catch (error) {
    if (error instanceof WikiUnreachable) return obstacle(error.message);
    if (!(error instanceof ApiProblem)) throw error;
    return describeProblem(api, error, last);
  }
}

/** A failure of the wiki itself, which says nothing about other requests. */
function isFailure(latest: ReceivedResponse | undefined): boolean {
  return latest !== undefined && latest.status >= 500;
}

function describeProblem(
  api: string,
  { code, message }: ApiProblem,
  response: ReceivedResponse | undefined,
): Detection {
  if (code === undefined) {
    const inTheWay = response && obstacleIn(api, response);
    if (inTheWay !== undefined) return obstacle(inTheWay);
    return unusable(`${api} is not the api.php of a wiki: it responded with ${message}.`);
  }
  if (code === readDenied) {
    const reason = `${api} is a private wiki: reading needs an account (${message}).`;
    return { kind: 'unusable', reason, isObstacle: true, isPrivate: true };
  }
  return obstacle(`${api} refuses the simplest query: ${message}`);
}

/** A wiki that does not know `siteinfo` says so in a warning, and is still a wiki. */
function describeWiki(response: object): Detection | undefined {
  if (!('batchcomplete' in response) && !isContainer(valueAt(response, '/query'))) return undefined;
  const generator = textAt(response, '/query/general/generator');
  const release = /(?<!\d)\d{1,4}\.\d{1,4}(?!\d)/.exec(generator ?? '')?.[0];
  return {
    kind: 'wiki',
    ...(release === undefined ? {} : { release }),
    ...(generator === undefined || generator === '' ? {} : { generator }),
    showsDebugBlock: 'debuginfo' in response,
    showsHostNames: (textAt(response, '/servedby') ?? '') !== '',
    hasCaseSensitiveFiles: textAt(response, '/query/namespaces/6/case') === 'case-sensitive',
  };
}

function unusable(reason: string): Detection {
  return { kind: 'unusable', reason, isObstacle: false };
}

function obstacle(reason: string): Detection {
  return { kind: 'unusable', reason, isObstacle: true };
}
