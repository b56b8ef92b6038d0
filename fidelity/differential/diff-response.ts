/** A response as a differential run compares it. */
export interface DiffResponse {
  readonly status: number;
  /** In the order and with the names received. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array;
}

/** The first difference of two responses to the same request. */
export interface Difference {
  /** The kind by which reports group: `status`, `header Vary`, `body $.query.imageusage[].title`. */
  readonly kind: string;
  /** The first differing place, exactly: `body $.query.imageusage[3].title`, `body, character 17`. */
  readonly at: string;
  /** The values at that place, shortened; undefined for an absent header or member. */
  readonly emulator: string | undefined;
  readonly wiki: string | undefined;
}
