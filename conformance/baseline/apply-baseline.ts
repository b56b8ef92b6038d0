import type { BaselineEntryOutcome, ExitCode, KnownReason, Report, Run } from '../../schemas/generated/report';
import type { BaselineEntry, LoadedBaseline } from './load-baseline';

type BaselineOutcome = NonNullable<Report['baseline']>;

/** The runs with their known failures, and the state of each entry. */
export interface AppliedBaseline {
  readonly runs: readonly Run[];
  readonly outcome: BaselineOutcome;
}

/**
 * Compares the failures of runs with the known ones. A broken rule no longer fails a run if the baseline names the
 * rule, or every scenario that found it broken.
 *
 * @param today in UTC; entries that expire today still count
 */
export function applyBaseline(runs: readonly Run[], { file, entries }: LoadedBaseline, today: Date): AppliedBaseline {
  const day = today.toISOString().slice(0, 10);
  const inForce = entries.filter(({ expires }) => expires >= day);
  return {
    runs: runs.map((run) =>
      withKnown(
        run,
        inForce.filter((entry) => isAbout(entry, run)),
      ),
    ),
    outcome: {
      file,
      entries: entries.map((entry) => ({
        line: entry.line,
        what: describeEntry(entry),
        reason: entry.reason,
        expires: entry.expires,
        state: inForce.includes(entry) ? stateOf(entry, runs) : 'expired',
      })),
    },
  };
}

/** Whether an entry by itself makes the run fail: a list of failures must be kept up to date. */
export function isUnfit({ state }: BaselineEntryOutcome): boolean {
  return state === 'expired' || state === 'no longer fails';
}

/** `rule 4.2.1 on https://wiki.example/*` */
export function describeEntry({ wiki, rule, scenario }: BaselineEntry): string {
  const what = rule === undefined ? `scenario ${scenario ?? ''}` : `rule ${rule}`;
  return wiki === undefined ? what : `${what} on ${wiki}`;
}

/** `*` matches anything; the rest is literal. */
function isAbout({ wiki }: BaselineEntry, { target: { name, api, title } }: Run): boolean {
  if (wiki === undefined) return true;
  return [name, api, title].some((text) => text !== undefined && matchesPattern(text, wiki.split('*')));
}

/** Whether the text consists of the parts in this order, with anything between them. */
function matchesPattern(text: string, parts: readonly string[]): boolean {
  const [first = '', ...others] = parts;
  const last = others.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  let place = first.length;
  for (const part of others) {
    const found = text.indexOf(part, place);
    if (found < 0) return false;
    place = found + part.length;
  }
  return place + last.length <= text.length;
}

function withKnown(run: Run, entries: readonly BaselineEntry[]): Run {
  if (entries.length === 0 || run.problem !== undefined) return run;
  const knowing = (rule: string, scenario: string): BaselineEntry | undefined =>
    entries.find((entry) => entry.rule === rule || entry.scenario === scenario);
  const required = new Set(run.rules.filter(({ level }) => level === 'required').map(({ id }) => id));
  const found = run.scenarios.flatMap(({ id, failures }) =>
    failures.flatMap(({ rules }) => rules.map((rule) => ({ rule, scenario: id, entry: knowing(rule, id) }))),
  );
  const known = (list: typeof found): { known?: KnownReason[] } => {
    const reasons = new Set(list.flatMap(({ entry }) => entry ?? []));
    if (list.length === 0 || list.some(({ entry }) => !entry)) return {};
    return { known: [...reasons].map(({ reason, expires }) => ({ reason, expires })) };
  };
  const marked: Run = {
    ...run,
    rules: run.rules.map((rule) => ({ ...rule, ...known(found.filter((one) => one.rule === rule.id)) })),
    scenarios: run.scenarios.map((scenario) => ({
      ...scenario,
      ...known(found.filter((one) => one.scenario === scenario.id && required.has(one.rule))),
    })),
  };
  return { ...marked, exitCode: exitCodeOf(marked) };
}

/** A known failure counts as shown: someone looked at it and accepted it. */
function exitCodeOf({ rules, leftOver }: Run): ExitCode {
  const required = rules.filter(({ level }) => level === 'required');
  const broken = required.filter(({ verdict }) => verdict === 'fail');
  if (broken.some(({ known }) => !known)) return 1;
  if (leftOver || required.some(({ verdict }) => verdict === 'inconclusive')) return 2;
  return broken.length > 0 || required.some(({ verdict }) => verdict === 'pass') ? 0 : 2;
}

/** An entry no longer fails if what it names passed on every wiki that it applies to, and was shown at all. */
function stateOf(entry: BaselineEntry, runs: readonly Run[]): BaselineEntryOutcome['state'] {
  const verdicts = runs
    .filter((run) => isAbout(entry, run))
    .flatMap((run) => {
      const { rules, scenarios } = run;
      const found = entry.rule === undefined ? scenarios : rules;
      const outcome = found.find(({ id }) => id === (entry.rule ?? entry.scenario));
      return run.problem === undefined ? (outcome?.verdict ?? 'not applicable') : 'inconclusive';
    });
  if (verdicts.includes('fail')) return 'fails';
  if (verdicts.includes('inconclusive') || !verdicts.includes('pass')) return 'not looked at';
  return 'no longer fails';
}
