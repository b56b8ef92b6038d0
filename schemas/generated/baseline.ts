// Generated from schemas/*.schema.json by `npm run generate`. Do not edit.

/**
 * Failures that are known: `wikidouble check --baseline` is content with them, and with no others.
 */
export interface Baseline {
  known: KnownFailure[];
}

/**
 * A rule that a wiki is known to break, or a scenario that is known to fail: one of the two.
 */
export interface KnownFailure {
  /**
   * Which wikis it is about, by their address or their name; `*` stands for anything. Default: all.
   */
  wiki?: string;
  /**
   * As in scenarios/rules.yaml.
   */
  rule?: string;
  scenario?: string;
  /**
   * Why it is accepted, for whoever reads the report.
   */
  reason: string;
  /**
   * The last day on which it counts, in UTC.
   */
  expires: string;
}
