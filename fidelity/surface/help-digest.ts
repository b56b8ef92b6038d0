import { createHash } from 'node:crypto';
import { join } from 'node:path';

/** Requests for texts about modules: the main page of the help, pages of a few modules, and those of all modules. */
export const helpQueries: readonly string[] = [
  '',
  'pageids=x',
  'action=help&modules=query%2Bimageusage&toc=1',
  'action=help&modules=query|main|query%2Btokens|block&submodules=1&toc=1',
  'action=help&recursivesubmodules=1&toc=1',
  ...['html', 'wikitext', 'raw'].map((format) => `action=paraminfo&modules=main|**&helpformat=${format}&format=json`),
];

/** Requests for the texts about all modules, on wikis with a setting. */
export const configuredHelpQueries: readonly string[] = [
  'action=help&recursivesubmodules=1&toc=1',
  'action=paraminfo&modules=main|**&helpformat=wikitext&format=json',
];

/** The language of a wiki whose English texts about modules name its pages. */
export const otherLanguage = 'de';

/** Requests for English texts on a wiki in that language. */
export const translatedHelpQueries: readonly string[] = [
  'action=help&recursivesubmodules=1&toc=1&uselang=en',
  'action=paraminfo&modules=main|**&helpformat=html&format=json&uselang=en',
];

/** Requests for the texts about all modules in another language, on an English wiki with nothing but its main page. */
export function helpQueriesIn(language: string): readonly string[] {
  return [
    `action=help&recursivesubmodules=1&toc=1&uselang=${language}`,
    `action=paraminfo&modules=main|**&helpformat=html&format=json&uselang=${language}`,
    `action=paraminfo&modules=main|**&helpformat=wikitext&format=json&uselang=${language}`,
  ];
}

/** @param difference the setting or language of the wiki: `miserMode`; empty for an ordinary one */
export function digestName(query: string, difference: string): string {
  return difference === '' ? query : `${difference}: ${query}`;
}

/** Digests of the responses of real wikis with the content of `scenarios/vectors/fixture.wiki.yaml`, by release and query. */
export type HelpDigests = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const helpDigestsFile = join(__dirname, 'help-digests.json');

/** The same of texts in other languages. */
export const helpTextDigestsFile = join(__dirname, 'help-text-digests.json');

/**
 * The digest of a response without what differs from wiki to wiki: of a page, its content.
 *
 * @param server `https://wiki.example`
 */
export function helpDigest(body: string, server: string): string {
  const content = /id="mw-content-text"[^>]*>([^]*?)<div class="printfooter"/.exec(body)?.[1] ?? body;
  const withoutServer = content.replaceAll(server, '').replaceAll(server.replaceAll('/', String.raw`\/`), '');
  return createHash('sha256').update(withoutServer).digest('hex');
}
