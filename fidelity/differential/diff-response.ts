/** An answer as a differential run compares it. */
export interface DiffResponse {
  readonly status: number;
  /** In the order received, names spelt as received. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array;
}

/** Where two answers to the same request first differ. */
export interface Difference {
  /** What kind of difference it is, by which a report groups: `status`, `header Vary`, `body $.query.imageusage[].title`. */
  readonly kind: string;
  /** The first differing place, exactly: `body $.query.imageusage[3].title`, `body, character 17`. */
  readonly at: string;
  /** What stood there, shortened; an absent header or member is undefined. */
  readonly emulator: string | undefined;
  readonly wiki: string | undefined;
}
