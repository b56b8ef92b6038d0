import type { Integer } from '../text/integer';
import type { WikiRequest } from '../exchange';
import type { Release } from '../releases/release';
import { readParameters, type ReadingModule } from '../request/parameter-reader';
import type { ReadingContext } from '../request/parameter-values';
import type { ParameterDeclaration, ParameterDeclarations, ParameterValues } from '../request/parameter-declarations';
import type { RequestParameters } from '../request/request-parameters';
import { ApiResult } from '../response/api-result';
import { strictest, type CacheMode } from '../response/cache-headers';
import type { EscapeWikitext } from '../text/wikitext-escape';
import { usualForm, type ReportForm } from '../messages/error-format';
import type { ClientSession } from '../request/client-session';
import type { MessageLanguage } from '../messages/language';
import { canonicalAddress } from '../model/ip-address';
import { normaliseAddress, normaliseUserName } from '../model/user-name';
import { specialNamespace, type NamespaceTable } from '../model/namespaces';
import { isTitle, parseTitle, prefixedKey, type Titled } from '../model/title';
import { explicitGroups } from '../model/rights';
import { hasHighLimits } from '../model/users';
import type { User } from '../model/user';
import type { WikiModel } from '../model/wiki-model';
import type { Trace } from '../response/trace';
import { articleAddress, encodeForWikiUrl, wikiPaths, type WikiPaths } from '../text/wiki-url';
import { mainPageTitle } from './main-page';
import type { UnsupportedName } from '../unsupported/unsupported-name';
import type { MetPages } from './met-pages';

/** Whether the client uses HTTPS: a server in front of the wiki may say so. */
export function isSecure({ server, headers }: Pick<WikiRequest, 'server' | 'headers'>): boolean {
  return server.startsWith('https:') || headers['x-forwarded-proto'] === 'https';
}

/** The scheme and host of a wiki that are the same in every response. */
export function canonicalServer({ site }: WikiModel, request: Pick<WikiRequest, 'server'>): string {
  const server = site.server ?? request.server;
  return site.settings.canonicalServer ?? (server.startsWith('//') ? `http:${server}` : server);
}

/** A file that is sent in place of a result. */
export interface ResponseFile {
  readonly content: string;
  readonly contentType: string;
  readonly fileName: string;
  /** Whether it is sent as pages of the interface are, whatever the format. */
  readonly isPage?: true;
  /** Whether nobody may keep it, whatever the request says. */
  readonly isTransient?: true;
}

/** One request in progress: what modules may read of it, and where they put their results. */
export class RequestContext implements ReadingContext {
  /** 24 hexadecimal digits, the response's `X-Request-Id`. */
  readonly requestId: string;
  readonly result: ApiResult;
  /** Headers for a browser whose page is of another site, names and values alternating (core 7.3). */
  crossOriginHeaders: readonly string[] = [];
  /** Whether the response depends on the `Origin` header. */
  variesByOrigin = false;
  /** Sets the cookie of a blocked client, once the response is known. */
  finishBlock: (() => void) | undefined;
  /** Headers of what a module puts into the response, names and values alternating; they stand before its type. */
  readonly contentHeaders: string[] = [];
  /** Modules of styles that HTML in the result needs, which a page with it loads (reading 4.4; core 5.2). */
  readonly addedStyles = new Set<string>();
  /** What is sent in place of the result. */
  file: ResponseFile | undefined;
  /** What the action and its modules say; an error makes the response private whatever stands here. */
  cacheMode: CacheMode = 'private';
  /** The revisions that named the pages that modules are given, in the request or by a generator. */
  revisionIds: readonly Integer[] | undefined;
  /** The error format that the request selects. */
  reportForm: ReportForm = usualForm;
  /** The page that the action is about, to which links in messages do not lead (sequence reasons-with-markup). */
  page: Titled | undefined;

  private met: MetPages | undefined;
  /** The redirects in place of which the query is about what they lead to. */
  followed: readonly Titled[] = [];
  /** The code of the language that the pages of the interface are in. */
  interfaceLanguage: string;
  /** What the request names that real wikis have and this one does not support, once it was found. */
  unsupported: readonly UnsupportedName[] | undefined;

  constructor(
    readonly wiki: WikiModel,
    readonly request: WikiRequest,
    readonly parameters: RequestParameters,
    readonly client: ClientSession,
    /** The client's page may be of another site, so the request counts as logged out (vector userinfo/user-from-another-site). */
    readonly sameOriginSuppressed: boolean,
    /** What the debug block reports, if the wiki shows it. */
    readonly trace: Trace | undefined,
  ) {
    this.interfaceLanguage = wiki.site.language;
    this.requestId = wiki.environment.random.hexadecimal(24);
    this.result = new ApiResult(wiki.site.maximumResultSize, wiki.release.repeatsWarnings);
  }

  get release(): Release {
    return this.wiki.release;
  }

  get namespaces(): NamespaceTable {
    return this.wiki.site.namespaces;
  }

  get escapeWikitext(): EscapeWikitext {
    return this.release.escapeWikitext;
  }

  get tooManyValuesNamesParameter(): boolean {
    return this.release.tooManyValuesNamesParameter;
  }

  /** The texts of the interface, which some results follow even where errors are English (vector languages/log-in-form-french). */
  get interfaceTexts(): MessageLanguage {
    return this.textsIn(this.interfaceLanguage);
  }

  /** `lang="de" dir="ltr"` of the interface. */
  get interfaceAttributes(): string {
    return `lang="${this.release.languageTags.tag(this.interfaceLanguage)}" dir="${this.interfaceDirection}"`;
  }

  get interfaceDirection(): 'ltr' | 'rtl' {
    return this.release.languageTags.rightToLeft.has(this.interfaceLanguage) ? 'rtl' : 'ltr';
  }

  /** The texts of the interface in the language of the wiki, which become part of pages. */
  get contentTexts(): MessageLanguage {
    return this.textsIn(this.wiki.site.language);
  }

  private textsIn(language: string): MessageLanguage {
    const { messageLanguage } = require('./message-language') as typeof import('./message-language');
    return messageLanguage(this, language);
  }

  /** What links in messages depend on. */
  get links(): Omit<ReportForm, 'format' | 'language'> {
    const { scriptPath, articlePath, wiki } = this;
    const localTitle = (title: string) => {
      const page = /^Special:(.*)/.exec(title)?.[1];
      return page === undefined ? title : this.specialPageKey(page);
    };
    const missingTitle = (title: string) => {
      const texts = require('../messages/message-texts') as typeof import('../messages/message-texts');
      return texts.missingTitle(title, this.textsIn(wiki.site.language));
    };
    const hasPage = (title: string) => this.hasPage(title);
    const isRedirect = (title: string) => this.findPage(title)?.redirect === true;
    const isPage = (title: string) => {
      const parsed = parseTitle(title, wiki.site);
      return isTitle(parsed) && parsed.namespace === this.page?.namespace && parsed.key === this.page.key;
    };
    return { scriptPath, articlePath, localTitle, missingTitle, hasPage, isRedirect, isPage };
  }

  /** The logged-in user; undefined with same-origin suppression. */
  get user(): User | undefined {
    return this.sameOriginSuppressed ? undefined : this.client.user;
  }

  get nowSeconds(): number {
    return Math.floor(this.wiki.environment.clock.now() / 1000);
  }

  get highLimits(): boolean {
    return hasHighLimits(this.user, this.wiki);
  }

  /** The scheme and host that the wiki uses for itself, or `//` and the host. */
  get server(): string {
    return this.wiki.site.server ?? this.request.server;
  }

  /** `server` with the scheme of the request, if it has none. */
  get currentServer(): string {
    return this.withScheme(this.server);
  }

  /** An address with the scheme of the request, if it begins with `//`. */
  withScheme(address: string): string {
    return address.startsWith('//') ? `${isSecure(this.request) ? 'https:' : 'http:'}${address}` : address;
  }

  /** The scheme and host that are the same in every response. */
  get canonicalServer(): string {
    return canonicalServer(this.wiki, this.request);
  }

  /** The path before `/api.php`: `` or `/w`. */
  get scriptPath(): string {
    return this.wiki.site.scriptPath ?? this.request.scriptPath ?? '';
  }

  /** The path of pages: `/wiki/$1`, or `/w/index.php/$1`. */
  get articlePath(): string {
    return this.paths.articlePath;
  }

  /** The path, or the address, of the folder of uploaded files. */
  get uploadPath(): string {
    return this.paths.uploadPath;
  }

  private get paths(): WikiPaths {
    const { articlePath, settings } = this.wiki.site;
    return wikiPaths({ scriptPath: this.scriptPath, articlePath, uploadPath: settings.uploadPath });
  }

  /**
   * The path of a page.
   *
   * @param key with the name of the namespace: `User_talk:A_b`
   */
  pagePath(key: string): string {
    if (
      this.wiki.site.settings.mainPageIsDomainRoot &&
      key === prefixedKey(mainPageTitle(this.wiki), this.namespaces)
    ) {
      return '/';
    }
    return articleAddress(this.articlePath, key);
  }

  /** What the wiki calls a special page: `Spezial:Hochladen` for `Upload`. */
  specialPageKey(name: string): string {
    const namespace = this.namespaces.byId(specialNamespace)?.name ?? '';
    return `${namespace}:${this.wiki.site.specialPages.find(name) ?? name}`;
  }

  /** Where a missing file can be uploaded, by its key. */
  uploadAddress(key: string): string {
    const page = encodeForWikiUrl(this.specialPageKey('Upload'));
    return `${this.scriptPath}/index.php?title=${page}&wpDestFile=${encodeForWikiUrl(key)}`;
  }

  /** The software: `MediaWiki 1.43.1`. */
  get generator(): string {
    return `MediaWiki ${this.wiki.environment.software.version ?? this.release.version}`;
  }

  /** The address of `api.php`. */
  get entryPoint(): string {
    return `${this.currentServer}${this.scriptPath}/api.php`;
  }

  /**
   * The values of a module's parameters.
   *
   * @throws UsageError for an invalid value
   */
  read<Declarations extends ParameterDeclarations>(module: ReadingModule<Declarations>): ParameterValues<Declarations> {
    return readParameters(module, this);
  }

  /** Lets a module make the response more private than it was. */
  restrictCaching(mode: CacheMode): void {
    this.cacheMode = strictest(this.cacheMode, mode);
  }

  isTitle(text: string): boolean {
    return isTitle(parseTitle(text, this.wiki.site));
  }

  normaliseAddress(text: string): string | undefined {
    return normaliseAddress(text, this.wiki.site);
  }

  normaliseRange(text: string): string | undefined {
    return text.includes('/') ? canonicalAddress(text) : undefined;
  }

  hasParameter({ since, described }: ParameterDeclaration): boolean {
    if (since !== undefined && !this.release.since(since)) return false;
    return described?.setting === undefined || this.wiki.site.settings[described.setting] === true;
  }

  hasPage(text: string): boolean {
    return this.findPage(text) !== undefined;
  }

  private findPage(text: string) {
    const title = parseTitle(text, this.wiki.site);
    return isTitle(title) ? this.wiki.pages.findTitle(title.namespace, title.key) : undefined;
  }

  isUserTag(tag: string): boolean {
    return this.wiki.tags.isDefined(tag);
  }

  /** The pages of which modules know whether they exist; undefined in 1.43, where it makes no difference. */
  get metPages(): MetPages | undefined {
    if (this.release.since('1.43')) return undefined;
    const { MetPages } = require('./met-pages') as typeof import('./met-pages');
    return (this.met ??= new MetPages());
  }

  get groups(): readonly string[] {
    return explicitGroups(this.wiki);
  }

  normaliseUserName(text: string): string | undefined {
    return normaliseUserName(text, this.wiki.site);
  }
}
