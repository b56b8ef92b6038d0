import { unreachable } from '../../conformance/http/unreachable';
import type { Broker } from './broker';
import { BrokerFailure, failureOf } from './broker-failure';

/** A document of a broker: its content and its links. */
export interface BrokerDocument {
  readonly _links?: Readonly<Record<string, unknown>>;
  readonly [member: string]: unknown;
}

interface SentParameters {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly content?: object;
  /** For the sentence: `The broker … failed to ${purpose}.` */
  readonly purpose: string;
}

/** The default time limit of a request, in milliseconds. */
export const defaultPatience = 15_000;

interface Response {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Sends a broker requests as the native verifier does, and fails with one sentence that says why. */
export class BrokerConnection {
  /** Whether the broker has accepted a request. */
  private hasRead = false;

  /** @param patience the time limit of a request, in milliseconds */
  constructor(
    readonly broker: Broker,
    private readonly patience = defaultPatience,
  ) {}

  /** The links of the broker's index. */
  index(purpose = 'list its functions'): Promise<BrokerDocument> {
    return this.sendOnce('/', { purpose });
  }

  async sendOnce(address: string, { method = 'GET', content, purpose }: SentParameters): Promise<BrokerDocument> {
    const response = await this.send(address, {
      method,
      headers: {
        ...this.broker.headers,
        accept: 'application/hal+json, application/json',
        // A kept connection may be one that the broker has just closed.
        connection: 'close',
        ...(content && { 'content-type': 'application/json' }),
      },
      body: content && JSON.stringify(content),
      // A log-in page is not a response of the broker, and a secret must not follow to another host.
      redirect: 'manual',
      signal: AbortSignal.timeout(this.patience),
    });
    const { status, headers, text } = response;
    if (status < 200 || status > 299) {
      const location = headers.get('location') ?? undefined;
      const challenge = headers.get('www-authenticate') ?? undefined;
      const request = { purpose, isIndex: address === '/', hasRead: this.hasRead };
      throw failureOf(this.broker, { status, text, location, challenge }, request);
    }
    this.hasRead = true;
    return this.read(text);
  }

  /**
   * Links are absolute, with the address that the broker takes for its own. Requests still go to the address that the
   * user gave, so that a secret goes nowhere else.
   */
  private ownAddress(address: string): string {
    if (!/^https?:/.test(address)) return this.broker.url + address;
    const { pathname, search } = new URL(address);
    return new URL(pathname + search, this.broker.url).href;
  }

  private async send(address: string, request: RequestInit): Promise<Response> {
    try {
      const response = await fetch(this.ownAddress(address), request);
      return { status: response.status, headers: response.headers, text: await response.text() };
    } catch (error) {
      throw this.failure(error);
    }
  }

  private failure(error: unknown): BrokerFailure {
    const { url } = this.broker;
    if (error instanceof Error && error.name === 'TimeoutError') {
      return new BrokerFailure(`The broker at ${url} gave no response within ${this.patience / 1000} seconds.`);
    }
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const sentence = reason instanceof Error ? unreachable(new URL(url).host, reason).message : String(reason);
    const goesOn = sentence.replace(/^(?:Nothing|The|No)\b/, (word) => word.toLowerCase());
    return new BrokerFailure(`The broker could not be reached: ${this.broker.redact(goesOn)}`, undefined, [], {
      cause: error,
    });
  }

  private read(text: string): BrokerDocument {
    try {
      const document: unknown = JSON.parse(text);
      if (typeof document === 'object' && document !== null) return document as BrokerDocument;
    } catch {
      // Said below.
    }
    throw new BrokerFailure(`${this.broker.url} is not a Pact broker: it responds without a document.`);
  }
}

/** The address behind a link of a document, with the parts of a template filled in. */
export function linkOf(document: BrokerDocument, name: string, parts: Readonly<Record<string, string>> = {}): string {
  const link = document._links?.[name];
  const href = typeof link === 'object' && link !== null && 'href' in link ? link.href : undefined;
  if (typeof href !== 'string') throw new BrokerFailure(`The broker's response has no link "${name}".`);
  return href.replace(/\{(\w+)\}/g, (template, part: string) => {
    const value = parts[part];
    return value === undefined ? template : encodeURIComponent(value);
  });
}
