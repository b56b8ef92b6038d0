import type { Finding, Report, Run } from '../../../schemas/generated/report';
import { isUnfit } from '../../baseline/apply-baseline';
import { overallSentence, rulesOf } from '../spec-report-matrix';
import { verdictSentence } from '../verdict-sentence';
import { markup, type Markup } from './markup';
import { addressLink, counted, quoteMarkup, wikiName } from './words';

/** Rules that most wikis break come first; whoever has read so many reads on by himself. */
const shownRules = 5;
const results = { 0: ['pass', '✓'], 1: ['fail', '✗'], 2: ['open', '?'] } as const;

/** For whoever reads only this: what it comes to, wiki by wiki, and what to do first. */
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
      <table>
        <caption>
          The wikis, and how many of the rules each keeps
        </caption>
        <thead>
          <tr>
            <th scope="col">Wiki</th>
            <th scope="col">Result</th>
            <th scope="col">Hold</th>
            <th scope="col">Broken</th>
            <th scope="col">Not found out</th>
            <th scope="col">Do not apply</th>
            <th scope="col">Findings</th>
            <th scope="col">Requests</th>
          </tr>
        </thead>
        <tbody>
          ${runs.map(wikiRow)}
        </tbody>
      </table>
    </div>
    <details>
      <summary>How to read this</summary>
      <p>
        Each rule is a sentence of the specification. It <b>holds</b> where the wiki was seen to do what it says, and is
        <b>broken</b> where the wiki was seen to do something else. A <b>known</b> failure stands in the list of those
        that are accepted. A rule <b>does not apply</b> where the wiki, or this check, lacks what it is about: an
        account, for instance. It was <b>not found out</b> where no answer came, or the wiki holds nothing to show the
        rule with. Rules that are only recommended do not count. The check ended with exit code ${exitCode}.
      </p>
    </details>
  </section>`;
}

function wikiRow(run: Run, index: number): Markup {
  const { target, exitCode, counts, rules, findings = [], requests } = run;
  const [key, mark] = results[exitCode];
  const known = rules.filter((rule) => rule.known).length;
  const asked = [
    target.release === undefined ? [] : `release ${target.release}`,
    target.loggedIn ? 'with an account' : 'anonymously',
  ];
  return markup`<tr>
    <th scope="row">
      ${index + 1} · ${wikiName(run)}<br /><small>${addressLink(target.api)}<br />${asked.flat().join(', ')}</small>
    </th>
    <td class="${key}"><span class="mark" aria-hidden="true">${mark}</span> ${verdictSentence(run)}</td>
    <td>${counts.pass}</td>
    <td>${counts.fail}${known > 0 ? ` (${known} known)` : ''}</td>
    <td>${counts.inconclusive}</td>
    <td>${counts['not applicable']}</td>
    <td>${findingCounts(findings)}</td>
    <td>${requests ? requests.sent : '–'}</td>
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

/** What cannot wait, then what many wikis get wrong, then what nobody knows yet. */
function toDo(report: Report): Markup {
  const items = [...securityItems(report.runs), ...brokenItems(report.runs), ...openItems(report)];
  if (items.length === 0) return markup`<p>Nothing is to be done.</p>`;
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

function brokenItems(runs: readonly Run[]): Markup[] {
  const broken = rulesOf(runs).flatMap(({ id, quote, level }) => {
    const names = runs
      .filter(({ rules }) => rules.some((rule) => rule.id === id && rule.verdict === 'fail' && !rule.known))
      .map(wikiName);
    return level === 'required' && names.length > 0 ? [{ id, quote, names }] : [];
  });
  broken.sort((one, other) => other.names.length - one.names.length);
  const items = broken
    .slice(0, shownRules)
    .map(
      ({ id, quote, names }) =>
        markup`Broken on ${names.join(', ')}: <q>${quoteMarkup(quote)}</q> (<a href="#rule-${id}">rule ${id}</a>)`,
    );
  const more = broken.length - shownRules;
  return more > 0
    ? [...items, markup`${counted(more, 'more rule is', 'more rules are')} broken: <a href="#rules">all rules</a>`]
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
    markup`${counted(unfit, 'known failure does', 'known failures do')} not fit any more:
      <a href="#baseline">the list</a>`,
  ];
}
