import { schemaCompiler } from '../../../conformance/schemas/compile';
import { readableProblems } from '../../../conformance/schemas/problems';
import schema from './result.schema.json';

/** What the methods of a library returned or threw (result.schema.json). */
export interface LibraryCalls {
  readonly version: string;
  readonly calls: Readonly<Record<string, Outcome>>;
  readonly leftOut: Readonly<Record<string, string>>;
  readonly notCalled: readonly string[];
}

export type Outcome = { readonly value: unknown } | { readonly error: string };

/** @throws Error with the problem for anything but the result of a program of calls/ */
export function readResult(text: string, library: string): LibraryCalls {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new Error(`${library}: expected a result as JSON, got ${text.slice(0, 300)}`);
  }
  const validate = schemaCompiler().compile<LibraryCalls>(schema);
  if (validate(data)) return data;
  const [problem] = readableProblems(validate.errors ?? []);
  throw new Error(`${library}: invalid result at ${problem?.path ?? ''}: ${problem?.message ?? ''}`);
}

/** The method of a call: what is special about this call follows a colon. */
export function methodOf(call: string): string {
  return call.replace(/: .*/, '');
}

/** The calls that ended with an error. */
export function failedCalls({ calls }: LibraryCalls): string[] {
  return Object.entries(calls).flatMap(([call, outcome]) => ('error' in outcome ? [call] : []));
}

/** A call with its outcome on either wiki, as `comparable` has it. */
export interface Difference {
  readonly call: string;
  readonly real: string;
  readonly fake: string;
}

interface Calls {
  readonly result: LibraryCalls;
  readonly apis: readonly string[];
}

/** The calls whose outcome differs between two wikis, or that only one of them has. */
export function differentCalls(real: Calls, fake: Calls): Difference[] {
  const names = new Set([...Object.keys(real.result.calls), ...Object.keys(fake.result.calls)]);
  const outcome = ({ result, apis }: Calls, call: string): string => comparable(result.calls[call], apis);
  return [...names]
    .map((call) => ({ call, real: outcome(real, call), fake: outcome(fake, call) }))
    .filter((each) => each.real !== each.fake);
}

/** Numbers and times of the parser; the fake's are those of a page without templates (docs/differences.md). */
const limitReport = /<!-- \\nNewPP limit report.*?-->\\n<!--\\nTransclusion expansion time report.*?-->/g;

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';

/**
 * An outcome as text, with placeholders for what differs between any two wikis: addresses, times, tokens, and the versions of
 * PHP and the database. Ids stay, because both wikis got the same requests.
 */
export function comparable(outcome: Outcome | undefined, apis: readonly string[]): string {
  if (outcome === undefined) return 'not called';
  const addresses = apis.reduce(
    (text, api) => text.replaceAll(new URL(api).host, '{wiki}'),
    JSON.stringify(outcome, null, 1),
  );
  return addresses
    .replace(limitReport, '{limit report}')
    .replace(/(?<="(?:phpversion|dbversion|phpsapi)": ")[^"]*/g, '{version}')
    .replace(/(?<=MediaWiki 1\.\d+)\.\d+/g, '')
    .replace(/[0-9a-f]{40,}\+\\\\/g, '{token}')
    .replace(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|\+00:00)?/g, '{time}')
    .replace(/(?<!\d)20\d{12}(?!\d)/g, '{time}')
    .replace(/(?<=")20\d\d-\d\d-\d\d(?=")/g, '{date}')
    .replace(/\b\d\d:\d\d:\d\d\b/g, '{time}')
    .replace(/(?<="wgRequestId\\*":\\*")[0-9a-f]+|(?<="wgUser(?:First)?Registration\\*":)\d+/g, '{number}')
    .replace(new RegExp(String.raw`\d\d:\d\d, \d{1,2} (?:${months}) \d{4}`, 'g'), '{time}');
}
