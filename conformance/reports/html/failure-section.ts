import type {
  FailedExpectation,
  Report,
  ReportedExchange,
  RuleOutcome,
  Run,
  ScenarioOutcome,
} from '../../../schemas/generated/report';
import { scenarioGroups } from '../failure-groups';
import { referenceFor } from '../record-exchanges';
import { sectionHeading, sectionOf } from '../section';
import { exchangeMarkup } from './exchange-markup';
import { markup, type Markup } from './markup';
import { splitDifference } from './text-differences';
import { counted, failureId, quoteMarkup, wikiName } from './words';

/** The failures in detail, for the person who fixes them. */
export function failureSection({ runs }: Report): Markup | undefined {
  if (runs.every(({ scenarios }) => scenarios.every(({ verdict }) => verdict !== 'fail'))) return undefined;
  return markup`<section id="failures" aria-labelledby="failures-title">
    <h2 id="failures-title">Failures</h2>
    ${runs.map((run, index) => failuresOf(run, index, runs))}
  </section>`;
}

function failuresOf(run: Run, index: number, runs: readonly Run[]): Markup | undefined {
  const failed = run.scenarios.filter(({ verdict }) => verdict === 'fail');
  if (failed.length === 0) return undefined;
  return markup`<section class="wiki">
    <h3>${index + 1} · ${wikiName(run)}: ${counted(failed.length, 'scenario fails', 'scenarios fail')}</h3>
    ${scenarioGroups(run).map((group) => oneGroup(group, index, run, runs))}
  </section>`;
}

/** The scenario that stands for a cause, and those that share it. */
function oneGroup(
  [first, ...alike]: readonly ScenarioOutcome[],
  index: number,
  run: Run,
  runs: readonly Run[],
): Markup {
  const shown = (scenario: ScenarioOutcome): Markup =>
    oneScenario(scenario, failureId(index, run.scenarios.indexOf(scenario)), run, runs);
  return markup`${first && shown(first)}
  ${
    alike.length === 0
      ? undefined
      : markup`<details class="alike">
          <summary>${counted(alike.length, 'more scenario differs', 'more scenarios differ')} in the same way</summary>
          ${alike.map(shown)}
        </details>`
  }`;
}

function oneScenario(scenario: ScenarioOutcome, id: string, run: Run, runs: readonly Run[]): Markup {
  const { failures, reason, known = [] } = scenario;
  const broken = [...new Set(failures.flatMap(({ rules }) => rules))];
  const [key, mark] = known.length > 0 ? ['known', '!'] : ['fail', '✗'];
  return markup`<details class="failure" data-rules="${broken.join(' ')}">
    <summary>
      <span class="mark ${key}" aria-hidden="true">${mark}</span>
      ${scenario.title} <small>${scenario.id}; ${known.length > 0 ? 'known, ' : ''}fails ${broken.join(', ')}</small>
    </summary>
    <div id="${id}">
      ${known.map(({ reason, expires }) => markup`<p class="known">Known until ${expires}: ${reason}</p>`)}
      ${reason === undefined ? undefined : markup`<p>Note: ${reason}</p>`}
      ${broken.map((rule) => ruleQuote(rule, run.rules))} ${failures.map((failure, place) => oneFailure(failure, failures[place + 1]))}
      ${exchanges(scenario, run, runs)}
    </div>
  </details> `;
}

function ruleQuote(id: string, rules: readonly RuleOutcome[]): Markup {
  const rule = rules.find((one) => one.id === id);
  return markup`<blockquote>
    <p>${quoteMarkup(rule?.quote ?? '')}</p>
    <footer>Rule ${id}${rule ? `, ${rule.level}` : ''}, section ${sectionHeading(sectionOf(id))}</footer>
  </blockquote>`;
}

/** @param next the next failure; if it is about the same request, it shows the command instead */
function oneFailure(failure: FailedExpectation, next: FailedExpectation | undefined): Markup {
  const { step, at, expected, actual, firstDifference, curl } = failure;
  const { begin, middles, end } = splitDifference(expected, actual);
  // If nothing is equal, there is nothing to point at.
  const isPart = begin + end !== '';
  const [wanted, given] = middles.map((middle) => {
    return markup`${begin}${isPart && middle !== '' ? markup`<mark>${middle}</mark>` : middle}${end}`;
  });
  return markup`<h4>At <code>${at}</code> of the step “${step}”</h4>
    <div class="sides">
      <div>
        <h5>Expected</h5>
        <pre>${wanted}</pre>
      </div>
      <div>
        <h5>Actual</h5>
        <pre>${given}</pre>
      </div>
    </div>
    ${firstDifference === undefined ? undefined : markup`<p>The first path that differs: <code>${firstDifference}</code></p>`}
    ${next?.curl === curl ? undefined : markup`<p>To send the request again:</p><pre class="command">${curl}</pre>`} `;
}

function exchanges(scenario: ScenarioOutcome, run: Run, runs: readonly Run[]): Markup[] {
  const { exchanges: shown = [], failures } = scenario;
  const concerned = new Set(failures.flatMap(({ exchange }) => exchange ?? []));
  const other = comparedWith(scenario, run, runs);
  return shown.map((exchange, place) => {
    const compared = other?.exchanges[place];
    const comparison = other && compared ? { name: other.name, exchange: compared } : undefined;
    const about = failures.filter((failure) => failure.exchange === place);
    const body = exchangeMarkup(exchange, about, comparison);
    const title = `Request ${place + 1} of ${shown.length}`;
    if (concerned.size === 0 || concerned.has(place)) return markup`<h4>${title}</h4>${body}`;
    return markup`<details><summary>${title}</summary>${body}</details>`;
  });
}

interface OtherWiki {
  readonly name: string;
  readonly exchanges: readonly ReportedExchange[];
}

/** The exchange of a wiki on which the same scenario passes. */
function comparedWith({ id }: ScenarioOutcome, run: Run, runs: readonly Run[]): OtherWiki | undefined {
  const other = referenceFor(id, run, runs);
  const exchanges = other?.scenarios.find((scenario) => scenario.id === id)?.exchanges;
  if (!other || !exchanges) return undefined;
  return { name: `${runs.indexOf(other) + 1} · ${wikiName(other)}`, exchanges };
}
