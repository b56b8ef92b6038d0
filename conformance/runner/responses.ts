import { headerValues, type ReceivedResponse, type SentRequest } from './exchange';
import { readHtmlPage } from './html-page';
import { gather, isContainer, type Gathered } from './paths';
import { readJson } from './read-json';

/** A response, and what expectations see in it. */
export interface ApiResponse {
  readonly request: SentRequest;
  readonly received: ReceivedResponse;
  /** The value that paths refer to: parsed JSON, the parts of an HTML page (`HtmlPage`), or else the text. */
  readonly content: unknown;
  /** The whole body: parsed JSON, or else its text. */
  readonly body: unknown;
}

/** The result of a step: one response, or all responses of a continuation. */
export interface StepResponses {
  readonly step: string;
  readonly isWalk: boolean;
  readonly responses: readonly ApiResponse[];
}

/**
 * Reads a response by its content type: as a page if that is HTML, whatever the body looks like.
 *
 * @param ignoreDebugBlock leaves out `debuginfo`. A wiki may show it in every response, and no client may depend on it
 *   (spec 2.4), so other scenarios must pass with and without it
 */
export function readResponse(request: SentRequest, received: ReceivedResponse, ignoreDebugBlock: boolean): ApiResponse {
  const clean = (value: unknown): unknown => (ignoreDebugBlock ? withoutDebugBlock(value) : value);
  if (/^text\/html\b/i.test(headerValues(received, 'content-type')[0] ?? '')) {
    const page = readHtmlPage(received.body);
    if (!('json' in page)) return { request, received, content: page, body: received.body };
    const json = withoutSettingWarning(page.json);
    const shown = json === page.json ? {} : { preformatted: JSON.stringify(json, null, 4) };
    return { request, received, content: { ...page, ...shown, json: clean(json) }, body: received.body };
  }
  const body = clean(withoutSettingWarning(parsedOrText(received.body)));
  return { request, received, content: body, body };
}

/** The values at a path; in a continuation it starts at the list of all responses. The empty path is the whole body. */
export function gatherFrom({ isWalk, responses }: StepResponses, path: string): Gathered {
  const contents = responses.map(({ body, content }) => (path === '' ? body : content));
  return gather(isWalk ? contents : contents[0], path);
}

/**
 * The `Set-Cookie` values of cookies whose names end like this.
 *
 * @param ofSessions the names of the cookies that `session` stands for, if known: a wiki may choose them
 */
export function cookiesEnding(received: ReceivedResponse, ending: string, ofSessions?: ReadonlySet<string>): string[] {
  return headerValues(received, 'set-cookie').filter((text) => {
    const name = (text.split('=', 1)[0] ?? '').trim();
    return ending === 'session' && ofSessions ? ofSessions.has(name) : name.endsWith(ending);
  });
}

function parsedOrText(text: string): unknown {
  const value = readJson(text);
  return value === undefined ? text : value;
}

/** The warning that every response has while this setting is on; it is a finding of its own, and not of every rule. */
const settingWarning = '$wgDebugAPI';

/** Leaves out the warning about the setting, in each error format; returns the same value if there is no such warning. */
function withoutSettingWarning(value: unknown): unknown {
  if (!isContainer(value) || Array.isArray(value)) return value;
  const { warnings, ...others } = value as { readonly warnings?: unknown };
  if (!JSON.stringify(warnings ?? null).includes(settingWarning)) return value;
  if (Array.isArray(warnings)) {
    const left = warnings.filter((warning) => !JSON.stringify(warning).includes(settingWarning));
    return left.length > 0 ? { ...value, warnings: left } : others;
  }
  const left = Object.entries(isContainer(warnings) ? warnings : {}).flatMap(([module, warning]) => {
    const kept = Object.entries(isContainer(warning) ? warning : {}).flatMap(([member, text]) => {
      const lines = String(text)
        .split('\n')
        .filter((line) => !line.includes(settingWarning));
      return lines.length > 0 ? [[member, lines.join('\n')]] : [];
    });
    return kept.length > 0 ? [[module, Object.fromEntries(kept) as unknown] as const] : [];
  });
  return left.length > 0 ? { ...value, warnings: Object.fromEntries(left) } : others;
}

function withoutDebugBlock(value: unknown): unknown {
  if (!isContainer(value) || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== 'debuginfo'));
}
