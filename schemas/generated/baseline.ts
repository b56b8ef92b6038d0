// Generated from schemas/*.schema.json by `npm run generate`. Do not edit.

/**
 * Known failures: `wikidouble check --baseline` passes with exactly these failures.
 */
export interface Baseline {
  known: KnownFailure[];
}

/**
 * A rule that a wiki is known to violate, or a scenario that is known to fail: exactly one of the two.
 */
export interface KnownFailure {
  /**
   * The wikis that it applies to, by address or name; `*` matches any text. Default: all.
   */
  wiki?: string;
  /**
   * Id of the rule in scenarios/rules.yaml.
   */
  rule?: string;
  scenario?: string;
  /**
   * Why the failure is accepted; shown in the report.
   */
  reason: string;
  /**
   * The last day on which the entry is valid, in UTC.
   */
  expires: string;
}
