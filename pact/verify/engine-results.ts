/** Reads the engine's results for interactions, each of which has a name that no other name contains. */
import { shorten } from '../../conformance/reports/terminal-safe';
import { isObject } from '../contract/pointer';
import type { Mismatch } from './outcome';

/** More of a page would hide the rest. */
const shownCharacters = 300;

export interface EngineResult {
  readonly verified: boolean;
  readonly mismatches: readonly Mismatch[];
  /** The problem, if nothing could be compared. */
  readonly problem?: string;
}

/**
 * @param text results as JSON
 * @returns the results by the name of the interaction, without those that the engine did not reach
 * @throws Error if the engine returned no results
 */
export function readEngineResults(text: string): ReadonlyMap<string, EngineResult> {
  const results = parse(text);
  const errors = listOf(results.errors);
  return new Map(
    listOf(results.interactionResults).flatMap((result) => {
      const { description } = result;
      if (typeof description !== 'string') return [];
      const own = errors.filter(
        ({ interaction }) => typeof interaction === 'string' && interaction.endsWith(description),
      );
      return [[description, { verified: result.result === 'OK', ...readErrors(own) }]];
    }),
  );
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    // Said below.
  }
  throw new Error(`The engine could not verify anything: ${text}`);
}

function readErrors(errors: readonly Readonly<Record<string, unknown>>[]): Omit<EngineResult, 'verified'> {
  const mismatches = new Map<string, Mismatch>();
  let problem: string | undefined;
  for (const { mismatch } of errors) {
    if (!isObject(mismatch)) continue;
    // The engine repeats a mismatch for each rule that finds it.
    for (const one of listOf(mismatch.mismatches)) mismatches.set(JSON.stringify(one), readMismatch(one));
    if (mismatch.type !== 'mismatches') problem = textOf(mismatch.message) ?? JSON.stringify(mismatch);
  }
  return { mismatches: [...mismatches.values()], ...(problem === undefined ? {} : { problem }) };
}

function readMismatch(mismatch: Readonly<Record<string, unknown>>): Mismatch {
  const { type, path, key, expected, actual } = mismatch;
  const text = shorten(textOf(mismatch.mismatch) ?? JSON.stringify(mismatch), shownCharacters);
  return {
    at: placeOf(textOf(type), textOf(path), textOf(key)),
    expected: shown(expected),
    actual: shown(actual),
    text,
  };
}

function placeOf(type = '', path = '$', key = ''): string {
  if (type === 'StatusMismatch') return 'status';
  if (type === 'HeaderMismatch') return `header ${key}`;
  return type === 'BodyTypeMismatch' ? 'body' : path;
}

function shown(value: unknown): string {
  if (value === undefined || value === '') return 'nothing';
  return shorten(typeof value === 'string' ? value : JSON.stringify(value), shownCharacters);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function listOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? (value as readonly unknown[]).filter(isObject) : [];
}
