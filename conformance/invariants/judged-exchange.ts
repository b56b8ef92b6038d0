import { readPhp, readXml, type XmlElement } from '../documents/plain-values';
import { headerValues, type ReceivedResponse, type SentRequest } from '../runner/exchange';
import { readHtmlPage, type HtmlPage } from '../runner/html-page';
import { isContainer } from '../runner/paths';
import { readJson } from '../runner/read-json';
import { readParameters, type SentParameters } from './sent-parameters';

/** What is known about the client that sent a request. */
export interface JudgedClient {
  /** Tells clients apart: requests with the same key belong to one client. Absent for a client without cookies. */
  readonly key?: string | undefined;
  /** Whether it is logged in; undefined if that is not known, as for cookies that nobody saw being set. */
  readonly loggedIn: boolean | undefined;
}

/** A client without cookies, and without any other credentials. */
export const stranger: JudgedClient = { loggedIn: false };

/** How the data of a response is written. */
export type Notation = 'json' | 'xml' | 'php';

/** The data of a response, by its members. */
export type Document = Readonly<Record<string, unknown>>;

/** A request and its response, as invariants see them. Whatever takes time to read is read when it is first needed. */
export class JudgedExchange {
  private parametersRead: SentParameters | undefined;
  private pageRead: { readonly page: HtmlPage | undefined } | undefined;
  private documentRead: { readonly value: Document | undefined } | undefined;
  private xmlRead: { readonly root: XmlElement | undefined } | undefined;

  constructor(
    readonly sent: SentRequest,
    readonly received: ReceivedResponse,
    readonly client: JudgedClient = stranger,
    /** The address of `api.php`; undefined if it is not known. */
    readonly api?: string,
  ) {}

  get method(): string {
    return this.sent.method;
  }

  get status(): number {
    return this.received.status;
  }

  /** The decoded parameters of the query string, and of the form of a POST request. */
  get parameters(): SentParameters {
    return (this.parametersRead ??= readParameters(this.sent));
  }

  /** A header of the response; several with one name are one list (RFC 9110, 5.3). Its name in any case. */
  header(name: string): string | undefined {
    const values = headerValues(this.received, name);
    return values.length === 0 ? undefined : values.join(', ');
  }

  /** The media type of the response, in lower case: `application/json`. */
  get mediaType(): string {
    return (headerValues(this.received, 'content-type')[0] ?? '').split(';', 1)[0]!.trim().toLowerCase();
  }

  /** The page, if the response is one of HTML. */
  get page(): HtmlPage | undefined {
    const isPage = this.mediaType === 'text/html' && this.method !== 'HEAD';
    this.pageRead ??= { page: isPage ? readHtmlPage(this.received.body) : undefined };
    return this.pageRead.page;
  }

  /** The data of the response as text: its body, or what its page shows. */
  get data(): string {
    return this.page ? (this.page.preformatted ?? '') : this.received.body;
  }

  /** The notation of the data, by its look: a page does not name it. */
  get notation(): Notation | undefined {
    const { data } = this;
    if (this.isSpecial) return undefined;
    if (/^\s*[{[]/.test(data)) return 'json';
    if (data.startsWith('<?xml')) return 'xml';
    return /^a:\d+:\{/.test(data) ? 'php' : undefined;
  }

  /** Whether JSON may be about the data rather than the data, as with `format=raw` and `wrappedhtml` (core 5). */
  private get isSpecial(): boolean {
    const { values, isCertain } = this.parameters;
    const format = values.get('format') ?? 'jsonfm';
    return !isCertain || format.startsWith('raw') || (values.has('wrappedhtml') && !/^(?:json|xml|php)$/.test(format));
  }

  /** The data of a response in JSON or serialized PHP: an object. Undefined if it is something else. */
  get document(): Document | undefined {
    this.documentRead ??= { value: this.readDocument() };
    return this.documentRead.value;
  }

  /** The root element of a response in XML; undefined if it is something else, or not well-formed. */
  get xml(): XmlElement | undefined {
    this.xmlRead ??= { root: this.notation === 'xml' ? readXml(this.data) : undefined };
    return this.xmlRead.root;
  }

  private readDocument(): Document | undefined {
    const value =
      this.notation === 'json' ? readJson(this.data) : this.notation === 'php' ? readPhp(this.data) : undefined;
    return isContainer(value) && !Array.isArray(value) ? (value as Document) : undefined;
  }

  /** The code of the API error in the response; undefined if it is not an API error. */
  get errorCode(): string | undefined {
    return this.header('MediaWiki-API-Error');
  }
}
