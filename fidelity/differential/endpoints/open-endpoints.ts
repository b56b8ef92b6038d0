import { ApiClient, ApiProblem } from '../../../conformance/http/api-client';
import { sendOverHttp } from '../../../conformance/http/send-over-http';
import { WikiUnreachable } from '../../../conformance/runner/exchange';
import { logIn, type Credentials } from '../../../conformance/targets/log-in';
import type { SiteDefinition, WikiDefinition } from '../../../schemas/generated/wiki-file';
import { makeDataSet } from '../data/make-data-set';
import type { Account } from '../data/read-account';
import { readWiki } from '../data/read-wiki';
import { vocabularyOf } from '../data/vocabulary-of';
import type { DiffedWiki } from '../diff-result';
import type { Vocabulary } from '../generate/vocabulary';
import { FakeEndpoint } from './fake-endpoint';
import { WikiEndpoint } from './wiki-endpoint';
import { WikiSessions } from './wiki-sessions';

export interface OpenOptions {
  readonly credentials: Credentials | undefined;
  /** Content that is first created in the wiki if missing. */
  readonly dataSet?: WikiDefinition;
  /** Members of the wiki file's `site` that the wiki does not show. */
  readonly site?: Partial<SiteDefinition>;
  /** Timeout of a request, in milliseconds. */
  readonly timeout: number;
  /** Called with the progress. */
  readonly onProgress: (text: string) => void;
}

/** A wiki, and the fake with the same content. */
export interface OpenEndpoints {
  readonly wiki: WikiEndpoint;
  readonly emulator: FakeEndpoint;
  readonly described: DiffedWiki;
  readonly vocabulary: Vocabulary;
  /** The script path of each. */
  readonly addresses: { readonly emulator: string; readonly wiki: string };
  /** That of the wiki. */
  readonly language: string;
}

/**
 * Opens both endpoints of a differential run.
 *
 * @param api the address of `api.php`
 * @throws ApiProblem, WikiUnreachable with one sentence, if the wiki cannot be compared
 */
export async function openEndpoints(api: string, options: OpenOptions): Promise<OpenEndpoints> {
  const { credentials, dataSet, timeout, onProgress } = options;
  const send = sendOverHttp(api, { timeout });
  const account = credentials && (await openAccount(api, credentials, timeout));
  try {
    if (dataSet?.pages && account) {
      await makeDataSet(account.client, dataSet.pages, (made, all) => {
        onProgress(`creating pages: ${made}/${all}`);
      });
    }
    onProgress('reading the content of the wiki');
    const content = await readWiki(new ApiClient(send), account);
    const { site, user } = content;
    const definition = { ...content.definition, site: { ...site.definition, ...options.site } };
    const { server = '', scriptPath = '' } = definition.site;
    const emulator = new FakeEndpoint(definition, { ...site, origin: new URL(api).origin, scriptPath, user });
    const sessions = credentials && new WikiSessions(send, credentials, definition.site.sessionLifetime);
    return {
      wiki: new WikiEndpoint(api, timeout, sessions),
      emulator,
      described: { api, release: site.release, version: site.version },
      vocabulary: vocabularyOf(content),
      addresses: { emulator: server + scriptPath, wiki: server + scriptPath },
      language: definition.site.language ?? 'en',
    };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    throw new ApiProblem(`${api} cannot be compared: ${error.message}.`, error.code);
  }
}

async function openAccount(api: string, credentials: Credentials, timeout: number): Promise<Account> {
  const send = sendOverHttp(api, { timeout });
  try {
    const { cookies } = await logIn(send, credentials);
    return { client: new ApiClient(send, cookies), credentials };
  } catch (error) {
    if (error instanceof WikiUnreachable || !(error instanceof ApiProblem)) throw error;
    throw new ApiProblem(`${credentials.name} cannot log in to ${api}: ${error.message}`, error.code);
  }
}
