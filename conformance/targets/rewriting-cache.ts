import { headerValue, headerValues, type ReceivedResponse, type Send } from '../runner/exchange';
import type { Scenario } from '../../schemas/generated/scenario';

/** Headers that caches between a wiki and its clients add. */
const marks = [
  'age',
  'via',
  'x-cache',
  'x-cache-status',
  'x-cache-hits',
  'x-varnish',
  'cf-cache-status',
  'x-proxy-cache',
];

/** A request whose response caches may keep for 60 seconds in browsers, and for 120 elsewhere (rule 4.2.4). */
const cacheable =
  '?action=query&list=imageusage&iutitle=File%3AWikidouble_unused_1.png&maxage=60&smaxage=120&format=json';

/**
 * Detects a cache in front of a wiki that replaces the `Cache-Control` of its responses, as Wikimedia's does to keep
 * browsers from storing them: what clients see then says nothing about the wiki.
 */
export class RewritingCache {
  private mark: string | undefined;
  private found: Promise<string | undefined> | undefined;

  /** Watches for caches; only where there is one, a request is spent on it. */
  watch(send: Send): Send {
    return async (request) => {
      const response = await send(request);
      this.mark ??= marks.find((name) => headerValue(response, name) !== undefined);
      return response;
    };
  }

  /** How a cache rewrites `Cache-Control`, as evidence; undefined if none does. */
  async evidence(send: Send): Promise<string | undefined> {
    const { mark } = this;
    if (mark === undefined) return undefined;
    return (this.found ??= send({ method: 'GET', query: cacheable, headers: {} }).then(
      (response) => evidenceIn(response, mark),
      () => undefined,
    ));
  }
}

/** Whether a scenario is about the header that such a cache replaces. */
export function isAboutCaching({ then }: Scenario): boolean {
  return then.some(({ header }) => header?.toLowerCase() === 'cache-control');
}

function evidenceIn(response: ReceivedResponse, mark: string): string | undefined {
  const value = headerValues(response, 'cache-control').join(', ');
  const isKept = ['public', 's-maxage=120', 'max-age=60'].every((directive) => value.includes(directive));
  return isKept ? undefined : `a response with the header ${mark} has Cache-Control: ${value || '(none)'}`;
}
