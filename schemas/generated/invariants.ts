// Generated from schemas/*.schema.json by `npm run generate`. Do not edit.

/**
 * The invariants of a section of the specification (scenarios/SECTION/invariants.yaml): what its rules demand of any request and its response.
 *
 * @minItems 1
 */
export type InvariantFile = InvariantDeclaration[];

/**
 * A rule as a statement about any request and its response.
 */
export interface InvariantDeclaration {
  /**
   * Unique among all invariants and scenarios; lower case with hyphens.
   */
  id: string;
  /**
   * Id of the rule (scenarios/rules.yaml) that demands it.
   */
  rule: string;
  /**
   * The words of the rule that demand it: a part of its quotation.
   */
  quote: string;
  /**
   * What always holds, as a sentence.
   */
  title: string;
  /**
   * Name of the function that judges it (conformance/invariants/registry.ts).
   */
  predicate: string;
  /**
   * What a Pact contract carries of it: "whole"; "partly: " and what; or "no: " and why.
   */
  contract: string;
}
