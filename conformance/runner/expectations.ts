import type { Expectation } from '../../schemas/generated/scenario';
import { headerValues } from './exchange';
import { cookiesEnding, gatherFrom, type ApiResponse, type StepResponses } from './responses';
import { type Mismatch, comparisons, type Comparison, type Subject, type ExpectedValues } from './comparisons';
import type { ReceivedResponse } from './exchange';
import type { Gathered } from './paths';
import { hideCookieValue, readable } from './readable';

/** What expectations refer to besides their response. */
export interface Evidence {
  readonly stepNamed: (name: string | undefined) => StepResponses | undefined;
  /** Fills in placeholders. */
  readonly fill: (text: string) => string;
  /** The names of the cookies of sessions, if known. */
  readonly sessionCookies?: ReadonlySet<string> | undefined;
}

/** A mismatch, and the response that it is about. */
export interface LocatedMismatch extends Mismatch {
  readonly at: string;
  readonly response: ApiResponse | undefined;
}

/** All mismatches of an expectation with a step. */
export function judge(expectation: Expectation, step: StepResponses, evidence: Evidence): LocatedMismatch[] {
  const seen = view(expectation, step, evidence.sessionCookies);
  if (expectation.optional && seen.found.length === 0) return [];
  const subject: Subject = {
    gathered: expectation.optional ? { ...seen, missing: [] } : seen,
    statuses: step.responses.map(({ received }) => received.status),
    lookUp({ of, at }) {
      const other = evidence.stepNamed(of);
      return other ? gatherFrom(other, at) : { many: false, found: [], missing: [`${at} of ${of ?? 'response'}`] };
    },
    fill: evidence.fill,
  };
  return comparisonNames.flatMap((name) => {
    const wanted = expectation[name];
    const mismatch = wanted === undefined ? undefined : compare(name, wanted, subject);
    return mismatch ? [locate(mismatch, expectation, step)] : [];
  });
}

const comparisonNames = Object.keys(comparisons) as Comparison[];

function compare<Name extends Comparison>(
  name: Name,
  wanted: ExpectedValues[Name],
  subject: Subject,
): Mismatch | undefined {
  return comparisons[name](wanted, subject);
}

/** The value that the expectation selects: of a header, a cookie, or the body. */
function view(
  { header, cookie, at = '' }: Expectation,
  step: StepResponses,
  sessionCookies: ReadonlySet<string> | undefined,
): Gathered {
  if (header !== undefined) return viewText(step, `header ${header}`, (received) => joined(received, header));
  if (cookie !== undefined) {
    return viewText(step, `cookie ${cookie}`, (received) => cookiesEnding(received, cookie, sessionCookies));
  }
  return gatherFrom(step, at);
}

/** One text is a value, several are a list. In a continuation every response must have one. */
function viewText(
  step: StepResponses,
  label: string,
  read: (received: ReceivedResponse) => readonly string[],
): Gathered {
  const values = step.responses.map(({ received }) => read(received));
  const found = values.flat().map((value) => ({ path: label, value }));
  const missing = values.filter((texts) => texts.length === 0).map(() => label);
  return { many: step.isWalk || found.length > 1, found, missing };
}

/** A repeated header is one list (RFC 9110, 5.3); only `Set-Cookie` is not. */
function joined(received: ReceivedResponse, name: string): readonly string[] {
  const values = headerValues(received, name);
  return values.length > 1 && !/^set-cookie$/i.test(name) ? [values.join(', ')] : values;
}

function locate(mismatch: Mismatch, expectation: Expectation, step: StepResponses): LocatedMismatch {
  const at = mismatch.at ?? describePlace(expectation);
  const response = step.responses[step.isWalk ? Number(/^\/(\d+)/.exec(at)?.[1] ?? 0) : 0];
  const hide = isAboutCookies(expectation) ? hideCookieValue : (text: string) => text;
  const isInBody = !expectation.header && !expectation.cookie;
  const context = isInBody && mismatch.actual === 'nothing' && response ? ` in ${readable(response.body)}` : '';
  return {
    ...mismatch,
    at,
    response,
    expected: hide(mismatch.expected),
    actual: hide(mismatch.actual) + context,
  };
}

function isAboutCookies({ header, cookie }: Expectation): boolean {
  return cookie !== undefined || /^set-cookie$/i.test(header ?? '');
}

function describePlace({ header, cookie, at, status }: Expectation): string {
  if (status !== undefined) return 'status';
  if (header !== undefined) return `header ${header}`;
  if (cookie !== undefined) return `cookie ${cookie}`;
  return at === undefined || at === '' ? 'body' : at;
}
