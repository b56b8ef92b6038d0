import { hasHelpTexts } from '../../emulator/languages/translated-help';
import { isUnsupportedModule } from '../../emulator/unsupported/find-unsupported';
import type { DiffParameter, DiffRequest } from './diff-request';
import type { Difference } from './diff-response';
import { mediaTypeOf } from '../../emulator/request/request-parameters';
import { decodeName, decodeQueryValue } from '../../emulator/request/text';

/** A deliberate difference, as docs/differences.md lists it. */
export interface Explanation {
  readonly id: string;
  /** The words of docs/differences.md that list it. */
  readonly listedAs: string;
  /** Whether it is the reason for a difference. */
  readonly explains: (
    difference: Difference,
    parameters: ReadonlyMap<string, string>,
    /** The language of the wiki. */
    language: string,
  ) => boolean;
  /** A request whose responses must still differ in this way on every wiki. A run sends it, too. */
  readonly example: DiffRequest;
}

/** The help page, and the texts about modules with `helpformat` of `action=paraminfo`. */
const helpText =
  /^help page text$|\$\.help\.help\.#text$|\$\.paraminfo\..*\.@?(?:description|dynamicparameters|text)\b/;

/** The places of texts for people, in any format: of an error, a warning, a page. */
const text = /(?:^page (?:title|notice|chrome)|(?:\.@?info|text|html|reason|\["\*"\]|warnings|#text)(?:, .*)?)$/;
const longestKind = 1000;
const ofTheWiki = /^(?:user|content|uselang|)$/i;

/** The languages with recorded texts, and some that fall back to them or are invalid. */
const translated =
  /^(?:en|user|content|uselang||ar|cs|de|es|fa|fi|fr|he|id|it|ja|ko|nl|pl|pt|pt-br|ru|sv|tr|uk|vi|zh|zh-cn|zh-hk|zh-tw|zh-hans|zh-hant)$/i;

/** The language of the response: what is requested, or that of the wiki. */
function shownLanguage(parameters: ReadonlyMap<string, string>, ofWiki: string): string {
  const sent = parameters.get('uselang') ?? '';
  return ofTheWiki.test(sent) ? ofWiki : sent;
}

const rowsOfMessages = /^(?:body|page data) \$\.query\.allmessages\b/;

/** All known differences, as in docs/differences.md. */
export const explanations: readonly Explanation[] = [
  {
    id: 'languages',
    listedAs: 'With `qqx`, the texts about modules are English',
    explains: ({ kind }, parameters, language) => {
      const shown = shownLanguage(parameters, language);
      return helpText.test(kind) && (/^qqx$/i.test(shown) || (!/^en$/i.test(shown) && !hasHelpTexts()));
    },
    example: get(['action', 'help'], ['uselang', 'qqx']),
  },
  {
    id: 'messages',
    listedAs: '| `meta=allmessages` | Texts are English',
    // Without the package of texts, the module is unsupported.
    explains: ({ kind }, parameters, language) =>
      selects(parameters, 'meta', 'allmessages') &&
      (hasHelpTexts()
        ? rowsOfMessages.test(kind) &&
          !/^(?:en|qqx)$/.test(parameters.get('amlang') ?? shownLanguage(parameters, language))
        : responseOfModules.test(kind)),
    example: get(['action', 'query'], ['meta', 'allmessages'], ['ammessages', 'sunday'], ['amlang', 'de']),
  },
  {
    id: 'untranslated-languages',
    listedAs: 'Other languages have the texts of the first of these that they fall back to',
    explains: ({ kind }, parameters) =>
      (text.test(kind) || helpText.test(kind)) &&
      ['uselang', 'errorlang'].some((name) => !translated.test(parameters.get(name) ?? '')),
    example: get(
      ...[['action', 'query'] as const, ['meta', 'tokens'] as const, ['x', ''] as const],
      ...[['errorformat', 'plaintext'] as const, ['errorlang', 'nb'] as const, ['format', 'json'] as const],
    ),
  },
  {
    id: 'errors-as-html',
    listedAs: 'The name of an unknown `generator` is escaped',
    explains: ({ kind }, parameters) =>
      text.test(kind) &&
      ((parameters.get('errorformat') === 'html' && parameters.has('generator')) ||
        (parameters.get('generator') ?? '').includes('{{')),
    example: get(
      ['action', 'query'],
      ['generator', '%27%27%27b%27%27%27'],
      ['errorformat', 'html'],
      ['format', 'json'],
    ),
  },
  {
    id: 'name-in-error-as-html',
    listedAs: '| Parameter names that are not UTF-8 ',
    explains: ({ kind }, parameters) =>
      /^(?:header (?:MediaWiki-API-Error|Cache-Control|Vary)$|body|page data)/.test(kind) &&
      parameters.get('errorformat') === 'html' &&
      [...parameters.keys()].some((name) => name.includes('\ufffd')),
    example: get(['action', 'query'], ['errorformat', 'html'], ['a%FFb', ''], ['format', 'json']),
  },
  {
    id: 'statistics',
    listedAs: '| `meta=siteinfo`, statistics | `jobs` is 0',
    // A real wiki counts what has happened to it, and finds active users by a job (listed as `list=allusers`).
    explains: ({ kind }, parameters) =>
      (selects(parameters, 'meta', 'siteinfo') &&
        /^(?:body|page data) \$\.query\.statistics\.@?(?:articles|edits|jobs|activeusers)$/.test(kind)) ||
      (selects(parameters, 'list', 'allusers') &&
        parameters.has('auactiveusers') &&
        /^(?:body|page data) \$\.@?(?:query\.allusers|continue|query-continue|batchcomplete)\b/.test(kind)),
    example: get(['action', 'query'], ['meta', 'siteinfo'], ['siprop', 'statistics'], ['format', 'json']),
  },
  {
    id: 'random',
    listedAs: '| `list=random` ',
    explains: (difference, parameters) =>
      parameters.get('action') === 'query' &&
      ((selects(parameters, 'list', 'random') &&
        (parameters.has('rncontinue') ? randomRows : randomRedirects).test(difference.kind)) ||
        (parameters.get('generator') === 'random' &&
          (generatedPages.test(difference.kind) ||
            (parameters.has('exportnowrap') && exportedPages.test(difference.kind)) ||
            isErrorOfPages(difference, parameters)))),
    example: get(
      ...[['action', 'query'] as const, ['generator', 'random'] as const, ['grnlimit', '5'] as const],
      ...[['format', 'json'] as const, ['formatversion', '2'] as const],
    ),
  },
  {
    id: 'limit-report',
    listedAs: 'The numbers and times of the limit report are those of a page without templates',
    explains: ({ kind }, parameters) =>
      parameters.get('action') === 'parse' && /^(?:body|page data) \$\.parse\.@?limitreport(?:data|html)\b/.test(kind),
    example: get(
      ...[['action', 'parse'] as const, ['text', '{{CURRENTTIME}}'] as const, ['contentmodel', 'wikitext'] as const],
      ...[['prop', 'limitreportdata'] as const, ['format', 'json'] as const],
    ),
  },
  {
    id: 'modules',
    listedAs: 'supported.md) lists every module of MediaWiki',
    explains: (difference, parameters) =>
      (responseOfModules.test(difference.kind) && selectsUnsupported(parameters)) ||
      (wholeResponse.test(difference.kind) && isUnsupportedAction(parameters)) ||
      isListOfActions(difference),
    example: get(['action', 'imagerotate'], ['format', 'json']),
  },
];

/** What a list of random pages consists of, and where it continues. How many follow a given one is also chance. */
const randomRows = /^(?:body|page data) \$\.(?:query\.random|continue\.@?rncontinue|query-(?:non)?continue\.random)\b/;

/** Which of the random pages are redirects. */
const randomRedirects = /^(?:body|page data) \$\.query\.random(?:\[(?:\d+)?\]|\.page)\.@?redirect$/;

/** What depends on which pages a generator finds. */
const generatedPages =
  /^(?:body|page data) \$\.(?:@?batchcomplete|continue|query-(?:non)?continue|query\.(?:export|interwiki|normalized|pageids|pages|redirects))\b/;

const exportedPages = /^body \$\.page\b/;

/**
 * What random pages decide: `redirects` makes one page of two, and `prop=revisions` has parameters for one page only; where a list
 * goes on is written with the namespaces and titles of its pages, if they differ. An error has other headers.
 */
function isErrorOfPages({ kind, emulator, wiki }: Difference, parameters: ReadonlyMap<string, string>): boolean {
  if (kind === 'header Vary' && parameters.has('prop')) return true;
  if (kind !== 'header MediaWiki-API-Error' || (emulator !== undefined && wiki !== undefined)) return false;
  const code = emulator ?? wiki;
  if (code === 'invalidparammix') return parameters.has('redirects') && selects(parameters, 'prop', 'revisions');
  const isContinued = [...parameters.keys()].some((name) => /^(?!grn).+continue$/.test(name));
  return code === 'badcontinue' && isContinued && parameters.has('prop');
}

/** Whether a module is among those that a parameter selects. */
function selects(parameters: ReadonlyMap<string, string>, selector: string, module: string): boolean {
  return listedValues(parameters, selector).includes(module);
}

/** The list of actions that `errorformat=raw` shows for an unknown action (core 6.1). */
function isListOfActions({ kind, wiki = '' }: Difference): boolean {
  return (
    /\.params(?:\[\]|\.param|\.\d+|\["\d+"\])\.list\b/.test(kind) &&
    (wiki.match(/[a-z]+/g) ?? []).some((name) => isUnsupportedModule('action', name))
  );
}

/** The parts of a response that a module of `action=query` determines: data, warnings, an error, cache headers. */
const responseOfModules =
  /^header (?:MediaWiki-API-Error|Vary|Expires|Cache-Control)$|^(?:body|page data) \$\.@?(?:query|query-continue|continue|batchcomplete|limits|warnings|errors?|docref)\b/;

/** The parts of a response that an action determines. */
const wholeResponse =
  /^header (?:MediaWiki-API-Error|Vary|Expires|Cache-Control|Content-Type|Content-Disposition)(?:, .*)?$|^(?:body|page|help page) |^cookie /;

function isUnsupportedAction(parameters: ReadonlyMap<string, string>): boolean {
  return isUnsupportedModule('action', parameters.get('action') ?? '');
}

function selectsUnsupported(parameters: ReadonlyMap<string, string>): boolean {
  return (
    parameters.get('action') === 'query' &&
    ((['prop', 'list', 'meta'] as const).some((selector) =>
      listedValues(parameters, selector).some((name) => isUnsupportedModule(selector, name)),
    ) ||
      listedValues(parameters, 'generator').some(
        (name) => isUnsupportedModule('list', name) || isUnsupportedModule('prop', name),
      ))
  );
}

/**
 * Returns the id of a known difference; undefined for a bug.
 *
 * @param language that of the wiki
 */
export function explained(request: DiffRequest, difference: Difference, language = 'en'): string | undefined {
  const parameters = requestParameters(request);
  // The names of members may have any length, but those of known differences are short.
  const shortened = { ...difference, kind: difference.kind.slice(0, longestKind) };
  return explanations.find(({ explains }) => explains(shortened, parameters, language))?.id;
}

function get(...query: DiffParameter[]): DiffRequest {
  return { method: 'GET', pathInfo: '', query, headers: [], loggedIn: false };
}

/** The decoded parameters of a request by name, as far as explanations need them; those of the body take precedence. */
export function requestParameters(request: DiffRequest): ReadonlyMap<string, string> {
  const parameters = new Map<string, string>();
  for (const [name, value = ''] of [...request.query, ...bodyFields(request)]) {
    // PHP ignores spaces before a name, and what follows a zero byte in it.
    const [readName = ''] = bytesOf(name).split('\0');
    parameters.set(decodeName(readName).trimStart(), decodeQueryValue(bytesOf(value)).text);
  }
  return parameters;
}

/** The values of a list. Another separator than `|` precedes the list (core 2.7). */
export function listedValues(parameters: ReadonlyMap<string, string>, name: string): string[] {
  const text = parameters.get(name) ?? '';
  return text.startsWith('\ufffd') ? text.slice(1).split('\ufffd') : text.split('|');
}

function bodyFields({ body, method }: DiffRequest): readonly DiffParameter[] {
  if (!body || method !== 'POST') return [];
  const mediaType = mediaTypeOf(body.contentType ?? '');
  if ('fields' in body) {
    return body.file !== undefined || mediaType === 'application/x-www-form-urlencoded' ? body.fields : [];
  }
  if (mediaType !== 'multipart/form-data') return [];
  // The last field may have no end.
  const parts = body.bytes.matchAll(/name="([^"]*)"[^]*?\r\n\r\n([^]*?)(?:\r\n--|(?:\r\n)?$)/g);
  return Array.from(parts, ([, name = '', value = '']): DiffParameter => [name, value]);
}

/** One character per byte. */
function bytesOf(text: string): string {
  const bytes = text
    .replace(/\+/g, ' ')
    .replace(/%([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
  return /[^\0-\xff]/.test(bytes) ? Buffer.from(bytes).toString('latin1') : bytes;
}
