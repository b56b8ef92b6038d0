import type { Finding, Report, Run } from '../../../schemas/generated/report';
import { isUnfit } from '../../baseline/apply-baseline';
import { overallSentence, rulesOf } from '../spec/matrix';
import { failureGroups, placeOf, type FailureGroup } from '../failure-groups';
import { verdictSentence } from '../verdict-sentence';
import { markup, type Markup } from './markup';
import { addressLink, counted, failureId, quoteMarkup, wikiName } from './words';

/** The most rules that are listed; those that most wikis fail come first. */
const shownRules = 5;
const results = { 0: ['pass', '✓'], 1: ['fail', '✗'], 2: ['open', '?'] } as const;

/** The summary for readers who read nothing else: the verdict of each wiki, and what to do first. */
export function summarySection(report: Report): Markup {
  const { runs, exitCode } = report;
  const [only] = runs;
  const sentence = runs.length === 1 && only ? verdictSentence(only) : overallSentence(runs);
  const [key, mark] = results[exitCode];
  return markup`<section id="summary" aria-labelledby="summary-title">
    <h2 id="summary-title">Summary</h2>
    <p class="verdict ${key}"><span class="mark" aria-hidden="true">${mark}</span> ${sentence}</p>
    ${toDo(report)}
    <div class="wide" role="group" aria-label="The wikis" tabindex="0">
      <table class="wikis">
        <caption>
          The wikis, and the number of rules by verdict
        </caption>
        <thead>
          <tr>
            <th scope="col">Wiki</th>
            <th scope="col">Result</th>
            <th scope="col">Passed</th>
            <th scope="col">Failed</th>
            <th scope="col">Inconclusive</th>
            <th scope="col">Not applicable</th>
            <th scope="col">Other findings</th>
            <th scope="col">Requests</th>
          </tr>
        </thead>
        <tbody>
          ${runs.map((run, index) => wikiRow(run, index, rulesOf(runs).length))}
        </tbody>
      </table>
    </div>
    <details>
      <summary>How to read this</summary>
      <p>
        Each rule is a sentence of the specification; docs/rules.md of wikidouble explains all of them. A rule
        <b>passed</b> if the wiki was seen to do what it says, and <b>failed</b> if the wiki was seen to do something
        else. A <b>known</b> failure is listed in the baseline as accepted. A rule is <b>not applicable</b> if the wiki
        or this check lacks what it is about: an account, or enough content. It is <b>inconclusive</b> if no response
        came. Recommended rules do not change the result. The exit code of the check was ${exitCode}.
      </p>
    </details>
  </section>`;
}

/** @param allRules the number of rules that were checked on any wiki; on an unreachable wiki, all are inconclusive */
function wikiRow(run: Run, index: number, allRules: number): Markup {
  const { target, exitCode, counts, rules, findings = [], requests } = run;
  const [key, mark] = results[exitCode];
  const known = rules.filter((rule) => rule.known).length;
  const sent = [
    target.release === undefined ? [] : `release ${target.release}`,
    target.loggedIn ? 'with an account' : 'anonymously',
  ];
  return markup`<tr>
    <th scope="row">
      ${index + 1} · ${wikiName(run)}<br /><small>${addressLink(target.api)}<br />${sent.flat().join(', ')}</small>
    </th>
    <td class="${key}"><span class="mark" aria-hidden="true">${mark}</span> ${verdictSentence(run)}</td>
    <td data-label="Passed">${counts.pass}</td>
    <td data-label="Failed">${counts.fail}${known > 0 ? ` (${known} known)` : ''}</td>
    <td data-label="Inconclusive">${run.problem === undefined ? counts.inconclusive : allRules || 'all'}</td>
    <td data-label="Not applicable">${counts['not applicable']}</td>
    <td data-label="Other findings">${findingCounts(findings)}</td>
    <td data-label="Requests">${requests ? requests.sent : '–'}</td>
  </tr> `;
}

function findingCounts(findings: readonly Finding[]): string {
  const count = (level: Finding['level']): number => findings.filter((finding) => finding.level === level).length;
  const parts = [
    ...(count('security') > 0 ? [`${count('security')} security`] : []),
    ...(count('warning') > 0 ? [counted(count('warning'), 'warning')] : []),
    ...(count('note') > 0 ? [counted(count('note'), 'note')] : []),
  ];
  return parts.join(', ') || 'none';
}

/** Urgent items first, then failures of many wikis, then inconclusive results. */
function toDo(report: Report): Markup {
  const causes = commonCauses(report.runs);
  const items = [
    ...securityItems(report.runs),
    ...causes.map(causeItem),
    ...brokenItems(report.runs, causes),
    ...openItems(report),
  ];
  if (items.length === 0) return markup`<p>There is nothing to do.</p>`;
  return markup`<h3>What to do first</h3>
    <ol>
      ${items.map((item) => markup`<li>${item}</li>`)}
    </ol>`;
}

function securityItems(runs: readonly Run[]): Markup[] {
  return runs.flatMap((run) =>
    (run.findings ?? [])
      .filter(({ level }) => level === 'security')
      .map(({ sentence }) => markup`<b>Security</b>, ${wikiName(run)}: ${sentence}`),
  );
}

/** Failures of a wiki in several scenarios that look alike. */
interface Cause {
  readonly run: Run;
  readonly index: number;
  readonly group: FailureGroup;
}

/** A cause that fails several rules comes first. Known failures are left out. */
function commonCauses(runs: readonly Run[]): Cause[] {
  return runs.flatMap((run, index) =>
    failureGroups(run)
      .filter(({ rules, otherScenarios, scenario }) => rules.length > 1 && otherScenarios.length > 0 && !scenario.known)
      .map((group) => ({ run, index, group })),
  );
}

function causeItem({ run, index, group }: Cause): Markup {
  const { rules, failure, scenario, otherScenarios } = group;
  const place = placeOf(failure);
  const link = failureId(index, run.scenarios.indexOf(scenario));
  return markup`One difference on ${wikiName(run)} fails ${rules.length} rules in ${otherScenarios.length + 1} scenarios:
    <code>${place}</code> (<a href="#${link}">the first of them</a>): rules ${rules.join(', ')}`;
}

function brokenItems(runs: readonly Run[], causes: readonly Cause[]): Markup[] {
  const isExplained = (run: Run, id: string): boolean =>
    causes.some((cause) => cause.run === run && cause.group.rules.includes(id));
  const broken = rulesOf(runs).flatMap(({ id, quote, level }) => {
    const names = runs
      .filter((run) => run.rules.some((rule) => rule.id === id && rule.verdict === 'fail' && !rule.known))
      .filter((run) => !isExplained(run, id))
      .map(wikiName);
    return level === 'required' && names.length > 0 ? [{ id, quote, names }] : [];
  });
  broken.sort((one, other) => other.names.length - one.names.length);
  const items = broken
    .slice(0, shownRules)
    .map(
      ({ id, quote, names }) =>
        markup`Failed on ${names.join(', ')}: <q>${quoteMarkup(quote)}</q> (<a href="#rule-${id}">rule ${id}</a>)`,
    );
  const more = broken.length - shownRules;
  return more > 0
    ? [...items, markup`${counted(more, 'more rule', 'more rules')} failed: <a href="#rules">all rules</a>`]
    : items;
}

function openItems({ runs, baseline }: Report): Markup[] {
  const unfit = baseline?.entries.filter(isUnfit).length ?? 0;
  const problems = runs.flatMap((run) => {
    if (run.problem !== undefined) return [markup`${wikiName(run)} could not be checked: ${run.problem}`];
    if (run.leftOver) return [markup`Left on ${wikiName(run)}: ${run.leftOver.join(', ')}`];
    return [];
  });
  if (unfit === 0) return problems;
  return [
    ...problems,
    markup`${counted(unfit, 'entry of the baseline is', 'entries of the baseline are')} out of date:
      <a href="#baseline">the list</a>`,
  ];
}
