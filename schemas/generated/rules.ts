// Generated from schemas/*.schema.json by `npm run generate`. Do not edit.

/**
 * The observable sentences of the specification (scenarios/rules.yaml).
 */
export interface RuleFile {
  /**
   * The title of the document that is quoted.
   */
  specification: string;
  /**
   * The sections that contain the rules, in the order of the document.
   */
  sections?: Section[];
  /**
   * In the order of the document.
   */
  rules: Rule[];
}

/**
 * A section of the document.
 */
export interface Section {
  /**
   * Its number.
   */
  id: string;
  /**
   * What the document calls it.
   */
  title: string;
}

/**
 * A sentence that states observable behavior.
 */
export interface Rule {
  /**
   * The section, then the place in it: `4.2.1` is rule 1 of section 4.2, `2.4.queries` is a row of a table.
   */
  id: string;
  /**
   * The words of the specification, unchanged.
   */
  quote: string;
  /**
   * Why it matters to clients and operators, and what to check if it fails. Markdown.
   */
  why?: string;
  /**
   * Whether a violation fails the run.
   */
  level: 'required' | 'recommended';
  /**
   * Who can observe it: every client; only the fake, which can be put into states that no client can cause; nobody (then `note` says why, and no scenario names the rule).
   */
  observable: 'outside' | 'emulator' | 'nowhere';
  /**
   * How it is read, where that is not obvious.
   */
  note?: string;
  /**
   * Why no invariant (scenarios/SECTION/invariants.yaml) is of this rule; absent if one is.
   */
  noInvariant?: string;
}
