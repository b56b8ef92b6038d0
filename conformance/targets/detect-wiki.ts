import { WikiUnreachable, type Send } from '../runner/exchange';
import { isContainer, textAt, valueAt } from '../runner/paths';
import { ApiClient, ApiProblem } from './api-client';

/** What stands at an address. */
export type Detection =
  | {
      readonly kind: 'wiki';
      /** `1.43`, where the wiki tells. */
      readonly release?: string;
      /** Whether it shows the debug block (spec 2.4). */
      readonly showsDebugBlock: boolean;
    }
  /** Nothing that can be checked, and why, in a sentence. */
  | { readonly kind: 'unusable'; readonly reason: string };

/** Asks what stands at an address: whether it answers as this API does, and which release of it. */
export async function detectWiki(send: Send, api: string): Promise<Detection> {
  const client = new ApiClient(send);
  try {
    const answer = await client.get({ action: 'query', meta: 'siteinfo', siprop: 'general' });
    return describeWiki(answer) ?? unusable(`${api} answers with JSON, but not as the query API of a wiki does.`);
  } catch (error) {
    if (error instanceof WikiUnreachable) return unusable(error.message);
    if (!(error instanceof ApiProblem)) throw error;
    if (error.code === undefined)
      return unusable(`${api} is not the api.php of a wiki: it answered with ${error.message}.`);
    if (error.code === 'readapidenied') {
      return unusable(`${api} is a private wiki, and the rules are about what everybody may ask (${error.message}).`);
    }
    return unusable(`${api} refuses the simplest query: ${error.message}`);
  }
}

/** A wiki that does not know `siteinfo` says so in a warning, and is one nevertheless. */
function describeWiki(answer: object): Detection | undefined {
  if (!('batchcomplete' in answer) && !isContainer(valueAt(answer, '/query'))) return undefined;
  const release = /\d+\.\d+/.exec(textAt(answer, '/query/general/generator') ?? '')?.[0];
  const showsDebugBlock = 'debuginfo' in answer;
  return release === undefined ? { kind: 'wiki', showsDebugBlock } : { kind: 'wiki', release, showsDebugBlock };
}

function unusable(reason: string): Detection {
  return { kind: 'unusable', reason };
}
