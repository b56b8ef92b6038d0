import { obstacleIn, quotation } from '../http/detect-wiki-obstacle';
import { forbiddenAction } from '../http/write-guard';
import { headerValue, WikiUnreachable, type ReceivedResponse, type Send } from '../runner/exchange';

/** The simplest request: a wiki that responds to it has no obstacle in front of it. */
const simplest = { method: 'GET', query: '?action=query&meta=siteinfo&format=json', headers: {} } as const;
/** How often something other than the API may respond before it is taken for the wiki's way. */
const mostProbes = 5;

/**
 * Recognizes an obstacle that begins during a run, such as a bot challenge, a log-in wall or a maintenance page. What it
 * responds must not be judged: it would break every rule. A wiki that responds to the simplest request has none, and is
 * judged by what it responds.
 */
export class ObstacleWatch {
  private probes = 0;

  /**
   * @param api the address of `api.php`, for messages
   * @param giveUp ends the run; it is given the reason as a sentence
   */
  constructor(
    private readonly api: string,
    private readonly giveUp: (reason: string) => void,
  ) {}

  wrap(send: Send): Send {
    return async (request) => {
      const response = await send(request);
      if (isOfTheApi(response) || this.probes >= mostProbes) return response;
      this.probes++;
      const reason = this.describe(response);
      const simple = await send(simplest);
      if (!isOfTheApi(simple)) {
        this.giveUp(reason);
        throw new WikiUnreachable(reason);
      }
      // It may have been an accident. A request that may have been executed is not sent again.
      if (forbiddenAction(request, 'reading') !== undefined) return response;
      const second = await send(request);
      if (isOfTheApi(second) || !isRefusal(second)) return second;
      throw new WikiUnreachable(reason);
    };
  }

  private describe(response: ReceivedResponse): string {
    const { status, body } = response;
    const found = obstacleIn(this.api, response);
    if (found !== undefined) return found;
    if (status === 404 || status === 410) return `${this.api} no longer exists (status ${status})${quotation(body)}.`;
    return `Something responds in place of ${this.api} (status ${status})${quotation(body)}.`;
  }
}

/** Whether a server or proxy refuses a request, which says nothing about the API behind it. */
function isRefusal({ status, body }: ReceivedResponse): boolean {
  return /^\s*</.test(body) && (status === 401 || status === 403 || status === 407);
}

/** Whether a response comes from the API, right or wrong, and not from something in front of it. */
export function isOfTheApi(response: ReceivedResponse): boolean {
  const { status, body } = response;
  if (headerValue(response, 'mediawiki-api-error') !== undefined) return true;
  if (/^\s*(?:[[{]|<\?xml|<api\b|a:\d+:\{)/.test(body)) return true;
  if (/api-pretty-|apihelp/.test(body)) return true;
  // `format=none`, HEAD, and the text formats.
  return status < 300 && !/^\s*</.test(body);
}
