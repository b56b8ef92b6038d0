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
   * The sections that rules are of, in the order of the document.
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
 * One sentence that states something observable.
 */
export interface Rule {
  /**
   * The section, then what in it: `4.2.1` is rule 1 of section 4.2, `2.4.queries` a row of a table.
   */
  id: string;
  /**
   * The words of the specification, unchanged.
   */
  quote: string;
  /**
   * Why it matters to clients and operators, and what to look at where it fails. In Markdown.
   */
  why?: string;
  /**
   * Whether a wiki that breaks it fails the run.
   */
  level: 'required' | 'recommended';
  /**
   * Who can see it: every client; only the emulator, which can be put into states that no client can bring about; nobody (then `note` says why, and no scenario names it).
   */
  observable: 'outside' | 'emulator' | 'nowhere';
  /**
   * How it is read, where that is not obvious.
   */
  note?: string;
}
