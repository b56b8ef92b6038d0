import { variationSentence } from '../variation-sentence';
import type { Report, Run } from '../../../schemas/generated/report';
import { markup, type Markup } from './markup';
import { counted, wikiName } from './words';

/** Other findings, and the number of requests to each wiki. */
export function findingSection({ runs }: Report): Markup {
  return markup`<section id="findings" aria-labelledby="findings-title">
    <h2 id="findings-title">Other findings</h2>
    ${runs.map(findingsOf)}
  </section>`;
}

function findingsOf(run: Run, index: number): Markup {
  const { findings = [], retries = [] } = run;
  const rows = findings.map(
    ({ id, level, sentence, evidence }) =>
      markup`<tr>
        <th scope="row" class="${level}">${level}</th>
        <td>${sentence}<br /><small>${id}</small></td>
        <td><code>${evidence}</code></td>
      </tr> `,
  );
  return markup`<section class="wiki">
    <h3>${index + 1} · ${wikiName(run)}</h3>
    ${
      rows.length === 0
        ? markup`<p>None.</p>`
        : markup`<div class="wide" role="group" aria-label="Findings of ${wikiName(run)}" tabindex="0">
            <table>
              <thead>
                <tr>
                  <th scope="col">Level</th>
                  <th scope="col">Finding</th>
                  <th scope="col">Evidence</th>
                </tr>
              </thead>
              <tbody>
                ${rows}
              </tbody>
            </table>
          </div>`
    }
    <p>${capabilitySentence(run)} ${requestSentence(run)}</p>
    ${
      retries.length === 0
        ? undefined
        : markup`<ul>
            ${retries.map(({ request, reason, seconds }) => markup`<li><code>${request}</code>, after ${seconds} s: ${reason}</li>`)}
          </ul>`
    }
  </section>`;
}

function capabilitySentence({ capabilities }: Run): string {
  if (!capabilities) return '';
  const { generator = 'of unknown software', debugBlock } = capabilities;
  return `The wiki is ${generator}, and shows ${debugBlock ? 'the debug block' : 'no debug block'}.`;
}

function requestSentence({ requests, variation, retries = [] }: Run): string {
  if (!requests) return '';
  const sent = `${requests.sent} of ${counted(requests.budget, 'request')} were sent, ${counted(retries.length, 'repetition')} among them.`;
  return variation ? `${sent} ${variationSentence(variation)}` : sent;
}
