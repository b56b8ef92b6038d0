import type { WikiResponse } from '../exchange';
import type { RequestContext } from '../modules/context';
import { ResultMap } from '../response/result-tree';

/** A response that takes the place of what the modules of the wiki would respond. */
export interface Substitute {
  /** The result that the requested format prints, or the body as it is sent. */
  readonly content: ResultMap | string;
  /** Default: 200. */
  readonly status?: number;
  readonly statusText?: string;
  /** Names and values alternating. Those of a result replace the headers of the format. */
  readonly headers: readonly string[];
}

/** Responds in place of the modules. */
export interface Substitution {
  /** Whether the request may get a substitute; then it may also name what the wiki does not have. */
  appliesTo(context: RequestContext): boolean;
  /** Undefined to leave the request to the wiki after all. */
  respond(context: RequestContext): Substitute | undefined;
}

/** The response of a substitute whose body is given. */
export function bodyResponse({ status = 200, statusText = 'OK', headers }: Substitute, body: string): WikiResponse {
  return { status, statusText, headers, body, stubbed: true };
}

/** Puts the members of a result where modules put theirs; the members that open every response keep their place. */
export function fillResult(result: { root: ResultMap }, content: ResultMap): void {
  const opening = result.root;
  result.root = new ResultMap(content.metadata);
  for (const map of [opening, content]) {
    map.forEach((name, value) => {
      result.root.set(name, value);
    });
  }
}

/** A printed result with the status and the headers of the substitute. */
export function withSubstitute(printed: WikiResponse, substitute: Substitute): WikiResponse {
  const { status = printed.status, statusText = printed.statusText } = substitute;
  const replaced = new Set(substitute.headers.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase()));
  const kept = printed.headers.filter((_, index) => !replaced.has(printed.headers[index - (index % 2)]!.toLowerCase()));
  return { ...printed, status, statusText, headers: [...kept, ...substitute.headers], stubbed: true };
}
