import type { Report, RuleOutcome, Run } from '../../../schemas/generated/report';
import { sectionHeading, sectionOf, whyOf } from '../section';
import { rulesOf } from '../spec/matrix';
import { markup, type Markup } from './markup';
import { counted, failureId, quoteMarkup, signMarkup, signOf, wikiName } from './words';

/** Every rule, one column per wiki. The filters need the script and are hidden without it. */
export function ruleSection({ runs }: Report): Markup {
  const rules = rulesOf(runs);
  if (rules.length === 0)
    return markup`<section id="rules">
      <h2>Rules</h2>
      <p>No wiki could be checked.</p>
    </section>`;
  const sections = [...new Set(rules.map(({ id }) => sectionOf(id)))];
  return markup`<section id="rules" aria-labelledby="rules-title">
    <h2 id="rules-title">Rules</h2>
    ${filters(sections, runs.length)}
    <div class="wide" role="group" aria-label="Rules and wikis" tabindex="0">
      <table class="matrix">
        <caption>
          The verdicts by rule and wiki; select the words of a rule for details
        </caption>
        <thead>
          <tr>
            <th scope="col">Rule</th>
            <th scope="col">Specification</th>
            ${runs.map((run, index) => markup`<th scope="col">${index + 1} · ${wikiName(run)}</th>`)}
          </tr>
        </thead>
        ${sections.map(
          (section) =>
            markup`<tbody>
              <tr>
                <th scope="rowgroup" colspan="${runs.length + 2}">${sectionHeading(section)}</th>
              </tr>
              ${rules.filter(({ id }) => sectionOf(id) === section).map((rule) => ruleRow(rule, runs))}
            </tbody> `,
        )}
      </table>
    </div>
  </section>`;
}

function filters(sections: readonly string[], wikis: number): Markup {
  const verdicts = [
    ['', 'all'],
    ['fail', 'failed'],
    ['known', 'failed, known'],
    ['open', 'inconclusive'],
    ['none', 'not applicable'],
    ['pass', 'passed'],
    ...(wikis > 1 ? [['differs', 'differs between wikis'] as const] : []),
  ] as const;
  const levels = [
    ['', 'all'],
    ['required', 'required'],
    ['recommended', 'recommended'],
  ] as const;
  return markup`<form class="filters" hidden>
    <label>Verdict ${choice('verdict', verdicts)}</label>
    <label>Level ${choice('level', levels)}</label>
    <label>Section ${choice('section', [['', 'all'], ...sections.map((section) => [section, sectionHeading(section)] as const)])}</label>
    <label>Text <input type="search" name="text" autocomplete="off" /></label>
    <button type="reset">Show all</button>
    <button type="button" name="open">Open details</button>
    <output aria-live="polite"></output>
  </form>`;
}

function choice(name: string, options: readonly (readonly [value: string, shown: string])[]): Markup {
  const list = options.map(([value, shown]) => markup`<option value="${value}">${shown}</option>`);
  return markup`<select name="${name}">${list}</select>`;
}

function ruleRow(rule: RuleOutcome, runs: readonly Run[]): Markup {
  const { id, quote, level } = rule;
  const outcomes = runs.map(({ rules }) => rules.find((one) => one.id === id));
  const keys = new Set(outcomes.map((outcome) => signOf(outcome).key));
  const filtered = [...keys, ...(keys.size > 1 ? ['differs'] : [])].join(' ');
  return markup`<tr
    id="rule-${id}"
    data-rule="${id}"
    data-verdicts="${filtered}"
    data-level="${level}"
    data-section="${sectionOf(id)}"
  >
    <th scope="row">${id}</th>
    <td>
      <details>
        <summary>${quoteMarkup(quote)}</summary>
        ${ruleFacts(rule, outcomes, runs)}
      </details>
    </td>
    ${runs.map((run, index) => cell(outcomes[index], run, index, runs.length > 1))}
  </tr> `;
}

/** @param isNamed whether the cell names its wiki on narrow screens, where the table has no columns */
function cell(outcome: RuleOutcome | undefined, run: Run, index: number, isNamed: boolean): Markup {
  const sign = signOf(outcome);
  const advice = outcome?.verdict === 'fail' && outcome.level === 'recommended' ? ' (recommended)' : '';
  const place = outcome?.verdict === 'fail' ? failingScenarios(outcome.id, run)[0] : undefined;
  const shown = markup`${signMarkup(sign)}${advice}`;
  return markup`<td class="${sign.key}" data-label="${isNamed ? `${index + 1} · ${wikiName(run)}` : ''}">
    ${place === undefined ? shown : markup`<a href="#${failureId(index, place)}">${shown}</a>`}
  </td>`;
}

/** The indexes of the scenarios that found a rule broken. */
function failingScenarios(rule: string, { scenarios }: Run): number[] {
  return scenarios.flatMap(({ failures }, place) =>
    failures.some(({ rules }) => rules.includes(rule)) ? [place] : [],
  );
}

function ruleFacts(
  { id, level, scenarios }: RuleOutcome,
  outcomes: readonly (RuleOutcome | undefined)[],
  runs: readonly Run[],
): Markup {
  const why = whyOf(id);
  return markup`${why === undefined ? undefined : markup`<p>${quoteMarkup(why)}</p>`}
    <p>Rule ${id}, ${level}; shown by ${counted(scenarios.length, 'scenario')}.</p>
    <ul>
      ${runs.map((run, index) => {
        const outcome = outcomes[index];
        const links = failingScenarios(id, run).map(
          (place) => markup` <a href="#${failureId(index, place)}">${run.scenarios[place]?.id}</a>`,
        );
        const known = (outcome?.known ?? []).map(({ reason, expires }) => `known until ${expires}: ${reason}`);
        const reasons = [...(run.problem === undefined ? [] : [run.problem]), ...(outcome?.reasons ?? []), ...known];
        const why = reasons.map((reason) => `; ${reason}`);
        const seen = links.length > 0 ? markup`; seen in${links}` : undefined;
        return markup`<li>${index + 1} · ${wikiName(run)}: ${signMarkup(signOf(outcome))}${why}${seen}</li>`;
      })}
    </ul>`;
}
