/**
 * The part of m3api that tests use. The library's own types, generated from its comments, have `any` for responses and
 * `{}` for what one iterates over.
 */
export interface M3api {
  readonly default: new (apiUrl: string, defaultParameters: Parameters, defaultOptions: Options) => Session;
  readonly set: (...elements: string[]) => ReadonlySet<string>;
}

export interface Session {
  /** The cached tokens. */
  readonly tokens: Map<string, string>;
  request(parameters: Parameters, options?: Options): Promise<unknown>;
  requestAndContinue(parameters: Parameters, options?: Options): AsyncIterable<unknown>;
  requestAndContinueReducingBatch<Batch>(
    parameters: Parameters,
    options: Options,
    reducer: (batch: Batch, response: unknown) => Batch,
    initial: () => Batch,
  ): AsyncIterable<Batch>;
  getToken(type: string, options: Options): Promise<string>;
}

export type Parameters = Readonly<Record<string, string | number | ReadonlySet<string>>>;

export interface Options {
  readonly method?: 'GET' | 'POST';
  readonly tokenType?: string;
  readonly tokenName?: string;
  readonly userAgent?: string;
  readonly maxRetriesSeconds?: number;
  readonly retryAfterMaxlagSeconds?: number;
  readonly warn?: (warning: unknown) => void;
  readonly clock?: {
    readonly performance: { now(): number };
    readonly setTimeout: (resume: () => void, milliseconds: number) => void;
  };
}

/** m3api is an ES module, so it cannot be imported statically here. */
export async function loadM3api(): Promise<M3api> {
  return (await import('m3api')) as unknown as M3api;
}
