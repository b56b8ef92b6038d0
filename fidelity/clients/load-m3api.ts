/**
 * What is tried of m3api. The library's own types, made from its comments, give `any` for answers and `{}` for what
 * one iterates over.
 */
export interface M3api {
  readonly default: new (apiUrl: string, defaultParameters: Parameters, defaultOptions: Options) => Session;
  readonly set: (...elements: string[]) => ReadonlySet<string>;
}

export interface Session {
  /** Tokens that were fetched before. */
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

/** m3api is an ES module, so it cannot be imported at the top of ours. */
export async function loadM3api(): Promise<M3api> {
  return (await import('m3api')) as unknown as M3api;
}
